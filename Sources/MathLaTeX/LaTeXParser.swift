internal import MathTree

/// Parses LaTeX's math mode by recursive descent, with the packages that ``CommandTable`` lists.
///
/// A *list* is what stands in a group, a cell or an argument. What a command does is told by ``CommandTable``; one that
/// needs code of its own has a ``CommandHandler``, which sees a ``CommandContext`` and nothing else of the parser.
///
/// One object parses one formula. It is a class as a formula may be nested so deep that the stack of an app's thread has
/// no room for a copy at each level.
package final class LaTeXParser {
  /// The letters that are being written.
  struct Style {
    var font: MathVariant = .unspecified
    /// Whether letters that stand together are one name, as in `\mathrm{ab}`.
    var joinsLetters = false
    /// Whether signs like a hyphen are part of such a name, as in `\operatorname{lim-sup}`.
    var isName = false
    /// Whether a text is being parsed, in which arguments are text too.
    var isText = false
  }

  let source: [UInt8]
  let options: ParsingOptions
  var stream: TokenStream
  var builder = ListBuilder()
  var definitions = Definitions()
  var tags = EquationTags()
  var style = Style()
  /// The column of the table's cell that is being parsed, the first being 0.
  var column = 0
  private(set) var problems: [FormulaSyntaxError] = []
  var depth = 0
  private var expander = MacroExpander()
  /// How often parsing went on after a problem.
  private var failures = 0
  /// Whether the formula cannot be parsed on, lenient or not.
  private var isLost = false

  init(source: [UInt8], range: Range<Int>, options: ParsingOptions) {
    self.source = source
    self.options = options
    stream = TokenStream(source: source, range: range)
  }

  /// Parses the formula, which stands in `range` of the source.
  func parseFormula(in range: Range<Int>) throws(FormulaSyntaxError) {
    do throws(FormulaSyntaxError) {
      var top = try list(until: []).children
      if let tag = tags.formula { top = [builder.tree.labeled(top, tag: tag)] }
      builder.tree.root = builder.tree.add(.row, top, source: 0..<source.count)
      builder.setLimitsBeside()
    } catch {
      guard options.isLenient else { throw error }
      // Too much is wrong: the formula as a whole is an error.
      problems.append(error)
      let text = builder.tree.token(.text, String(decoding: source[range], as: UTF8.self), source: range)
      builder.tree.root = builder.tree.add(.row, [builder.tree.add(.error, [text])], source: 0..<source.count)
    }
  }

  // MARK: Lists

  /// Goes one level deeper into the formula, until `ascend`.
  func descend(at source: Range<Int>) throws(FormulaSyntaxError) {
    guard depth < maximumFormulaDepth else { throw tooDeep(at: source) }
    depth += 1
  }

  func ascend() { depth -= 1 }

  /// The problem of a formula whose parts are nested too deep, after which nothing is parsed.
  func tooDeep(at source: Range<Int>) -> FormulaSyntaxError {
    lost(FormulaSyntaxError("The formula's parts are nested more than \(maximumFormulaDepth) deep", at: source))
  }

  /// Parses a list to its end, and returns what is in it.
  func list(until ends: ListEnds) throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) {
    try descend(at: stream.endOfInput)
    let outer = (builder.open(ends: ends), style)
    defer {
      builder.close(to: outer.0)
      style = outer.1
      ascend()
    }
    var end = ListEnd.input
    while let token = stream.peek() {
      if let found = options.isLenient ? try parseLeniently(token) : try item(token) {
        end = found
        break
      }
    }
    return (builder.finished(endOfInput: stream.endOfInput), end)
  }

  /// Does `body` while nothing but the argument's tokens are to be parsed.
  func within<Result>(
    _ argument: Argument, _ body: (LaTeXParser) throws(FormulaSyntaxError) -> Result
  ) throws(FormulaSyntaxError) -> Result {
    let outside = stream.enter(argument)
    defer { stream.leave(to: outside) }
    return try body(self)
  }

  /// Parses an argument as a list.
  func contents(of argument: Argument) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    let outside = stream.enter(argument)
    defer { stream.leave(to: outside) }
    return style.isText ? try textPieces() : try list(until: []).children
  }

  /// One node for `children`. A lone operator keeps a row around it: it is not joined with operators beside it.
  func group(_ children: [FormulaTree.ID], source: Range<Int>? = nil) -> FormulaTree.ID {
    builder.group(children, source: source, at: stream.endOfInput)
  }

  // MARK: Problems

  /// Parses an item. If it cannot be parsed, an error takes its place.
  @inline(never)
  private func parseLeniently(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    let (place, count, problemCount) = (stream.place, builder.count, problems.count)
    do throws(FormulaSyntaxError) {
      return try item(token)
    } catch {
      failures += 1
      guard !isLost, failures < maximumProblemCount else { throw lost(error) }
      // Problems within what is parsed once more would be found once more.
      problems.removeSubrange(min(problemCount, problems.count)...)
      problems.append(error)
      // What the item left is taken back, and parsing goes on after its first token.
      stream.goBack(to: place)
      stream.skip()
      builder.remove(after: count)
      // An error at an environment is one at its name too.
      var range = token.source
      if error.source.lowerBound == range.lowerBound, error.source.upperBound > range.upperBound {
        range = error.source
        while let next = stream.following(0), next.source.upperBound <= range.upperBound,
          next.source.lowerBound >= token.source.upperBound
        {
          stream.skip()
        }
      }
      let text = String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
      builder.push(builder.tree.add(.error, [builder.tree.token(.text, text, source: range)]))
      return nil
    }
  }

  /// Marks the formula as one that cannot be parsed on.
  private func lost(_ error: FormulaSyntaxError) -> FormulaSyntaxError {
    isLost = true
    return error
  }

  /// Notes a problem that parsing can go on from, or throws it unless parsing is lenient.
  func report(_ error: FormulaSyntaxError) throws(FormulaSyntaxError) {
    failures += 1
    guard options.isLenient, failures < maximumProblemCount else { throw error }
    problems.append(error)
  }

  // MARK: Macros

  /// Puts tokens that `command` stands for in front of what is still to be parsed.
  func prepend(_ tokens: [Token], _ command: Token) throws(FormulaSyntaxError) {
    guard expander.prepend(tokens, to: &stream) else {
      throw lost(
        FormulaSyntaxError(
          "The macros go on without end, or make the formula too long",
          expected: "a macro that does not contain itself", at: command.source))
    }
  }

  /// Puts the LaTeX that `command` stands for in front of what is still to be parsed, with arguments for `#1` and so on.
  func expand(_ text: String, with arguments: [ArraySlice<Token>], _ command: Token) throws(FormulaSyntaxError) {
    let body = stream.tokens(of: text, at: command.source)
    try prepend(MacroExpander.filled(body, with: arguments, at: command), command)
  }
}

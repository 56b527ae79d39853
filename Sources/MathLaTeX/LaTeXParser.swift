internal import MathTree

/// Builds a tree from the tokens of a formula, by recursive descent.
///
/// A *list* is what stands in a group, a cell or an argument. What is read is pushed on one stack, `items`, that all
/// lists share. Macros put their tokens in front of what is still to be read.
internal struct LaTeXParser {
  /// Tokens that are being read.
  struct Input {
    var tokens: ArraySlice<Token>
    var position: Int
    var end: Int
  }

  /// The letters that are being written.
  struct Style {
    var font: MathVariant = .unspecified
    /// Whether letters that stand together are one name, as in `\mathrm{ab}`.
    var joinsLetters = false
    /// Whether signs like a hyphen are part of such a name, as in `\operatorname{lim-sup}`.
    var isName = false
    /// Whether a text is being read, in which arguments are text too.
    var isText = false
  }

  let source: [UInt8]
  let options: ParsingOptions
  var tree = FormulaTree()
  var problems: [FormulaSyntaxError] = []
  var tokenizer = Tokenizer()

  var input = Input(tokens: [], position: 0, end: 0)
  /// What is read when `input` is at its end; below `floor`, it belongs to a list further out.
  var waiting: [Input] = []
  var floor = 0

  var items: [FormulaTree.ID] = []
  var list = OpenList()
  var style = Style()
  var depth = 0
  /// The column of the table's cell that is being read, the first being 0.
  var column = 0
  var definitions = Definitions()
  var tags = Tags()
  /// Operators whose limits stand beside them in text style.
  var movable: [FormulaTree.ID] = []
  /// Operators that look like others but are not joined with them.
  var unlike: Set<FormulaTree.ID> = []
  /// How many macros were expanded, and to how many tokens in all.
  var expansions = 0
  var expandedTokens = 0
  /// How often reading went on after a problem.
  var failures = 0
  /// Whether the formula cannot be read on, lenient or not.
  var isLost = false
  /// Whether `\global` stands in front of what is read.
  var isNextGlobal = false

  init(source: [UInt8], options: ParsingOptions) {
    self.source = source
    self.options = options
    items.reserveCapacity(32)
  }

  /// Reads the formula that stands in `range` of the source.
  mutating func readFormula(in range: Range<Int>) throws(FormulaSyntaxError) {
    var tokens = tokenizer.tokens(of: source[range])
    if range.lowerBound > 0 {
      for i in tokens.indices {
        tokens[i].start += Int32(range.lowerBound)
        tokens[i].end += Int32(range.lowerBound)
      }
    }
    input = Input(tokens: tokens[...], position: 0, end: tokens.count)
    do throws(FormulaSyntaxError) {
      let (children, _) = try content(until: [])
      var top = children
      if let tag = tags.formula { top = [labeled(children, tag: tag)] }
      tree.root = tree.add(.row, top, source: 0..<source.count)
      setLimitsBeside()
    } catch {
      guard options.isLenient else { throw error }
      // Too much is wrong: the formula as a whole is an error.
      problems.append(error)
      let text = tree.token(.text, String(decoding: source[range], as: UTF8.self), source: range)
      tree.root = tree.add(.row, [tree.add(.error, [text])], source: 0..<source.count)
    }
  }

  // MARK: Tokens

  /// The next token as it stands, a space or not.
  mutating func peekAny() -> Token? {
    while input.position >= input.end {
      guard waiting.count > floor else { return nil }
      input = waiting.removeLast()
    }
    return input.tokens[input.position]
  }

  /// The next token that is no space and no comment.
  mutating func peek() -> Token? {
    while let token = peekAny() {
      switch token.kind {
      case .space: input.position += 1
      case .comment: skipComment()
      default: return token
      }
    }
    return nil
  }

  /// The token that stands right after the next one.
  func following(_ offset: Int = 1) -> Token? {
    input.position + offset < input.end ? input.tokens[input.position + offset] : nil
  }

  func name(of token: Token) -> String {
    let place = Int(token.value)
    return place < tokenizer.names.count ? tokenizer.names[place] : ""
  }

  private mutating func skipComment() {
    while input.position < input.end {
      let token = input.tokens[input.position]
      input.position += 1
      if token.value == 0x0A || token.value == 0x0D { return }
    }
  }

  /// Where the end of what is being read stands in the source.
  var endOfInput: Range<Int> {
    if input.position < input.tokens.endIndex {
      let start = Int(input.tokens[input.position].start)
      return start..<start
    }
    let end = input.tokens.last.map { Int($0.end) } ?? source.count
    return end..<end
  }

  // MARK: Lists

  /// Goes one level deeper into the formula, which whoever asked takes back in the end.
  mutating func descend(at source: Range<Int>) throws(FormulaSyntaxError) {
    guard depth < maximumFormulaDepth else {
      throw lost(
        FormulaSyntaxError("The formula's parts are nested more than \(maximumFormulaDepth) deep", at: source))
    }
    depth += 1
  }

  /// Reads a list to its end, and returns what is in it.
  mutating func content(until ends: ListEnds) throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) {
    try descend(at: endOfInput)
    let outer = (list, style)
    list = OpenList(base: items.count, ends: ends)
    defer {
      (list, style) = outer
      depth -= 1
    }
    var end = ListEnd.input
    do throws(FormulaSyntaxError) {
      while let token = peek() {
        if let found = try readLeniently(token) {
          end = found
          break
        }
      }
      let children = try finishedList()
      return (children, end)
    } catch {
      items.removeSubrange(list.base...)
      throw error
    }
  }

  /// Reads an item. If it cannot be read and reading is lenient, an error takes its place.
  private mutating func readLeniently(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    guard options.isLenient else { return try item(token) }
    let place = (input, waiting.count, items.count, problems.count)
    let ends = list.ends
    do throws(FormulaSyntaxError) {
      return try item(token)
    } catch {
      failures += 1
      guard !isLost, failures < maximumProblemCount else { throw lost(error) }
      // Problems within what is read once more would be found once more.
      problems.removeSubrange(min(place.3, problems.count)...)
      problems.append(error)
      // What the item left is taken back, and reading goes on after its first token.
      if waiting.count >= place.1 { waiting.removeSubrange(place.1...) }
      input = place.0
      input.position += 1
      list.ends = ends
      if items.count > place.2 { items.removeSubrange(place.2...) }
      // An error at an environment is one at its name too.
      var place = token.source
      if error.source.lowerBound == place.lowerBound, error.source.upperBound > place.upperBound {
        place = error.source
        while input.position < input.end, input.tokens[input.position].source.upperBound <= place.upperBound,
          input.tokens[input.position].source.lowerBound >= token.source.upperBound
        {
          input.position += 1
        }
      }
      let text = String(decoding: source[place.clamped(to: 0..<source.count)], as: UTF8.self)
      push(tree.add(.error, [tree.token(.text, text, source: place)]))
      return nil
    }
  }

  /// Marks the formula as one that cannot be read on.
  mutating func lost(_ error: FormulaSyntaxError) -> FormulaSyntaxError {
    isLost = true
    return error
  }

  /// Notes a problem that reading can go on from, or throws it unless reading is lenient.
  mutating func report(_ error: FormulaSyntaxError) throws(FormulaSyntaxError) {
    failures += 1
    guard options.isLenient, failures < maximumProblemCount else { throw error }
    problems.append(error)
  }

  /// Reads a list to its end as one node.
  mutating func row(until ends: ListEnds) throws(FormulaSyntaxError) -> (id: FormulaTree.ID, end: ListEnd) {
    let (children, end) = try content(until: ends)
    return (group(children), end)
  }

  /// One node for `children`. A lone operator keeps a row around it: it is not joined with operators beside it.
  mutating func group(_ children: [FormulaTree.ID], source: Range<Int>? = nil) -> FormulaTree.ID {
    if children.count == 1, tree[children[0]].element != .operator { return children[0] }
    return tree.add(.row, children, source: source ?? (children.isEmpty ? endOfInput : nil))
  }

  // MARK: Items

  /// Reads one item, or the end of the list.
  mutating func item(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    switch token.kind {
    case .letter: letters()
    case .digit: number()
    case .other: return try other(token)
    case .command: return try command(token)
    case .openBrace: try openBrace(token)
    case .closeBrace:
      guard list.ends.contains(.brace) else {
        throw FormulaSyntaxError(
          "This closing brace has no opening brace", expected: "'\\}' for a brace that is shown", at: token.source)
      }
      input.position += 1
      return .brace
    case .superscript, .subscript: try script(token)
    case .prime: try primes()
    case .alignment:
      guard list.ends.contains(.cell) else {
        throw FormulaSyntaxError(
          "'&' stands outside of a table", expected: "'\\&' for the sign itself", at: token.source)
      }
      input.position += 1
      return .cell
    case .tie:
      input.position += 1
      pushSpace("0.333em", token.source)
    case .parameter:
      throw FormulaSyntaxError(
        "'#' stands outside of a definition", expected: "'\\#' for the sign itself", at: token.source)
    case .space, .comment: input.position += 1
    }
    return nil
  }

  private mutating func openBrace(_ token: Token) throws(FormulaSyntaxError) {
    input.position += 1
    let (children, end) = try content(until: .brace)
    if end != .brace {
      try report(FormulaSyntaxError("This brace is not closed", expected: "'}'", at: token.source))
    }
    push(group(children, source: children.isEmpty ? token.source : nil))
  }

  /// A letter, or more of them where letters are joined.
  private mutating func letters() {
    let first = input.tokens[input.position]
    var text = String(Character(first.scalar))
    input.position += 1
    var end = first.end
    while style.joinsLetters, let next = following(0),
      next.kind == .letter || style.isName && (next.is("-") || next.is("*"))
    {
      text.unicodeScalars.append(input.tokens[input.position].scalar)
      end = input.tokens[input.position].end
      input.position += 1
    }
    push(tree.token(.identifier, text, variant: style.font, source: Int(first.start)..<max(Int(first.start), Int(end))))
  }

  private mutating func other(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    if startsNumber() {
      number()
      return nil
    }
    if token.is("$"), list.ends.contains(.dollar) {
      input.position += 1
      return .dollar
    }
    if token.value > 0x7F, try unicodeCharacter(token) { return nil }
    input.position += 1
    let (element, text) = Characters.token(of: token.scalar)
    push(tree.token(element, text, variant: style.font, source: token.source))
    return nil
  }

  // MARK: Commands

  private mutating func command(_ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    let name = name(of: token)
    input.position += 1
    if let definition = definitions.command(name) {
      return try run(definition, name, token)
    }
    guard let command = CommandTable.commands[name] else {
      throw unknownCommand(name, token)
    }
    return try run(command, name, token)
  }

  func unknownCommand(_ name: String, _ token: Token) -> FormulaSyntaxError {
    let near = NearName.nearest(to: name, in: CommandTable.commands.keys)
    return FormulaSyntaxError(
      "There is no command '\\\(name)'", expected: near.map { "'\\\($0)', perhaps" }, at: token.source)
  }

  /// Does what `command` says.
  mutating func run(
    _ command: Command, _ name: String, _ token: Token
  ) throws(FormulaSyntaxError) -> ListEnd? {
    switch command {
    case .symbol(let symbol): self.symbol(symbol, token)
    case .function(let text):
      push(tree.token(.identifier, text, variant: style.font, source: token.source), isFunction: true)
    case .limitOperator(let text):
      push(tree.token(.operator, text, source: token.source), hasLimits: true, isMovable: true)
    case .space(let width): pushSpace(width, token.source)
    case .macro(let text, let arguments, let optional):
      try expand(text, arguments: arguments, optional: optional, token)
    case .accent(let sign, let isUnder): try accent(sign, isUnder: isUnder, token)
    case .brace(let sign, let isUnder): try brace(sign, isUnder: isUnder, token)
    case .extensibleArrow(let sign): try extensibleArrow(sign, token)
    case .font(let variant): try font(variant, token)
    case .fontSwitch(let variant):
      style.font = variant
      style.joinsLetters = false
    case .text(let variant): try text(variant, token)
    case .style(let display): if let display { beginStyle(display: display) }
    case .bigDelimiter:
      let (text, source) = try delimiter(token)
      push(tree.token(.operator, text, source: source))
    case .infix(let fraction): try infix(fraction, token)
    case .fraction(let fraction): try prefixFraction(fraction, token)
    case .enclosure(let notation): try enclosure(notation, token)
    case .table(let environment): try tableArgument(environment, token)
    case .construction(let construction): return try construct(construction, name, token)
    }
    return nil
  }

  private mutating func symbol(_ symbol: Symbol, _ token: Token) {
    var variant = symbol.variant
    if style.font != .unspecified, variant == .normal || symbol.element == .operator { variant = style.font }
    let id = tree.token(symbol.element, symbol.text, variant: variant, source: token.source)
    if symbol.isUnlike { unlike.insert(id) }
    push(id, hasLimits: symbol.hasLimits, isMovable: symbol.hasLimits && symbol.text != "∫")
  }

  mutating func pushSpace(_ width: String, _ source: Range<Int>) {
    let id = tree.token(.space, "", source: source)
    tree.setAttribute("width", width, of: id)
    push(id)
  }
}

/// How a formula's source is to be parsed.
package struct ParsingOptions: Sendable, Hashable {
  /// The mark between a number's whole part and its decimals, `.` or `,`.
  package var decimalMark: Character
  /// Whether what cannot be parsed becomes an `error` element, and parsing goes on.
  package var isLenient: Bool
  /// Names whose parentheses hold two values at least, so that a comma in them is no decimal mark.
  package var namesOfTwo: Set<String>
  /// Letters that are functions before parentheses, in which LaTeX has a comma between two values.
  package var functionLetters: Set<String>

  package init(
    decimalMark: Character = ".", isLenient: Bool = false, namesOfTwo: Set<String> = [],
    functionLetters: Set<String> = []
  ) {
    self.decimalMark = decimalMark
    self.isLenient = isLenient
    self.namesOfTwo = namesOfTwo
    self.functionLetters = functionLetters
  }
}

/// A formula that was parsed.
package struct ParsedFormula: Sendable, Hashable {
  /// What was written.
  package var tree: FormulaTree
  /// What could not be parsed; empty unless parsing was lenient. Each stands in the tree as an `error` element.
  package var problems: [FormulaSyntaxError]

  package init(tree: FormulaTree, problems: [FormulaSyntaxError] = []) {
    self.tree = tree
    self.problems = problems
  }

  /// The formula that `source` was parsed to, unless it is nested too deeply: then leniently its source.
  ///
  /// - Throws: The problem of a formula that is nested too deeply, where parsing is strict.
  package init(
    _ tree: FormulaTree, of source: String, problems: [FormulaSyntaxError], options: ParsingOptions
  ) throws(FormulaSyntaxError) {
    if let problem = tree.nestedTooDeep() {
      guard options.isLenient else { throw problem }
      self = .unread(source, problems: problems + [problem])
    } else {
      self.init(tree: tree, problems: problems)
    }
  }

  /// A formula that could not be parsed: nothing but its source, marked.
  package static func unread(_ source: String, problems: [FormulaSyntaxError]) -> ParsedFormula {
    var tree = FormulaTree()
    let all = 0..<source.utf8.count
    let text = tree.token(.text, source, source: all)
    tree.root = tree.add(.row, [tree.add(.error, [text])], source: all)
    return ParsedFormula(tree: tree, problems: problems)
  }
}

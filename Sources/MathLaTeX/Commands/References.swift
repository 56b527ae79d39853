internal import MathTree

/// The numbers and labels of equations.
internal struct EquationTags {
  /// The tag of a row, or of the formula.
  struct Tag {
    var text: [FormulaTree.ID]
    var source: Range<Int>
  }

  /// The tag of the row that is being parsed.
  var row: Tag?
  /// The tag of the whole formula.
  private(set) var formula: Tag?
  /// Whether rows that may have tags are being parsed.
  var isInRows = false
  private(set) var labels: [String: String] = [:]
  private var openLabels: [String] = []
  /// What stands around a tag, and other ways to write it that the formula defines.
  var form = ("(", ")")
  var forms: [String: (String, String)] = [:]

  /// The tag of what is being parsed.
  var current: Tag? {
    get { isInRows ? row : formula }
    set { if isInRows { row = newValue } else { formula = newValue } }
  }

  /// Lets `label` refer to the current tag, or to the next one if there is none.
  mutating func add(label: String, in tree: FormulaTree) {
    openLabels.append(label)
    if let current { name(current, in: tree) }
  }

  /// Lets labels that wait for a tag refer to it.
  mutating func name(_ tag: Tag, in tree: FormulaTree) {
    var text = tag.text.map { tree[$0].text }.joined()
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    for label in openLabels { labels[label] = text }
    openLabels = []
  }
}

/// Commands that number equations and refer to them.
internal enum Reference: CommandHandler {
  case label, tag, noTag, newTagForm, useTagForm
  /// The number of an equation, perhaps in parentheses.
  case number(isInParentheses: Bool)

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .label:
      let label = try context.word()
      let tree = context.builder.tree
      context.changeTags { $0.add(label: label, in: tree) }
    case .noTag: context.changeTags { $0.current = nil }
    case .tag:
      let isPlain = context.star()
      let argument = try context.argument()
      var pieces = try context.texts(of: argument)
      if !isPlain {
        let (place, form) = (argument.source, context.tags.form)
        pieces.insert(context.token(.text, form.0, at: place.lowerBound..<place.lowerBound), at: 0)
        pieces.append(context.token(.text, form.1, at: place.upperBound..<place.upperBound))
      }
      let tag = EquationTags.Tag(text: pieces, source: argument.source)
      let tree = context.builder.tree
      context.changeTags {
        $0.current = tag
        $0.name(tag, in: tree)
      }
    case .newTagForm:
      let name = try context.word()
      try context.optionalArgument()
      let open = try context.word()
      let close = try context.word()
      context.changeTags { $0.forms[name] = (open, close) }
    case .useTagForm:
      let name = try context.word()
      context.changeTags { $0.form = $0.forms[name] ?? ("(", ")") }
    case .number(let isInParentheses):
      let text = context.tags.labels[try context.word()] ?? "???"
      context.push(context.token(.text, isInParentheses ? "(\(text))" : text))
    }
  }
}

extension FormulaTree {
  /// A table of one row whose label is `tag`.
  mutating func labeled(_ children: [ID], tag: EquationTags.Tag) -> ID {
    let cell = add(.cell, children)
    let table = add(.table, [labeledRow([cell], tag: tag)])
    setAttribute("displaystyle", "true", of: table)
    return table
  }

  mutating func labeledRow(_ cells: [ID], tag: EquationTags.Tag) -> ID {
    let label = add(.cell, tag.text, source: tag.source)
    return add(.labeledRow, [label] + cells)
  }
}

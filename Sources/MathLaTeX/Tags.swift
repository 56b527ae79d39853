internal import MathTree

/// Labels and numbers of equations.
internal struct Tags {
  /// The tag of the row, or of the formula, that is being read.
  struct Tag {
    var text: [FormulaTree.ID]
    var source: Range<Int>
  }

  /// The tag of the row that is being read.
  var row: Tag?
  /// The tag of the whole formula.
  var formula: Tag?
  /// Whether rows that may have tags are being read.
  var isInRows = false
  /// What labels refer to.
  var labels: [String: String] = [:]
  var openLabels: [String] = []
  /// What stands around a tag, and other ways to write it that the formula defines.
  var form = ("(", ")")
  var forms: [String: (String, String)] = [:]
}

extension LaTeXParser {
  mutating func reference(_ construction: Construction, _ token: Token) throws(FormulaSyntaxError) {
    switch construction {
    case .label:
      let label = try word(of: token)
      tags.openLabels.append(label)
      if let tag = tags.isInRows ? tags.row : tags.formula { name(tag) }
    case .noTag:
      if tags.isInRows { tags.row = nil } else { tags.formula = nil }
    case .tag:
      let isPlain = star()
      let argument = try argument(of: token)
      var pieces = try texts(of: argument)
      if !isPlain {
        let place = argument.source
        pieces.insert(tree.token(.text, tags.form.0, source: place.lowerBound..<place.lowerBound), at: 0)
        pieces.append(tree.token(.text, tags.form.1, source: place.upperBound..<place.upperBound))
      }
      let tag = Tags.Tag(text: pieces, source: argument.source)
      if tags.isInRows { tags.row = tag } else { tags.formula = tag }
      name(tag)
    case .tagForm: try tagForm(token)
    case .reference(let isInParentheses):
      let label = try word(of: token)
      let text = tags.labels[label] ?? "???"
      push(tree.token(.text, isInParentheses ? "(\(text))" : text, source: token.source))
    default: break
    }
  }

  /// `\newtagform{name}[font]{(}{)}` and `\usetagform{name}`.
  private mutating func tagForm(_ token: Token) throws(FormulaSyntaxError) {
    let name = try word(of: token)
    guard written(token) != "\\usetagform" else {
      return tags.form = tags.forms[name] ?? ("(", ")")
    }
    _ = try optionalArgument()
    let open = try word(of: token)
    tags.forms[name] = (open, try word(of: token))
  }

  /// Lets labels that wait for a tag refer to it.
  private mutating func name(_ tag: Tags.Tag) {
    var text = ""
    for id in tag.text { text += tree[id].text }
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    for label in tags.openLabels { tags.labels[label] = text }
    tags.openLabels = []
  }

  /// A table of one row whose label is `tag`.
  mutating func labeled(_ children: [FormulaTree.ID], tag: Tags.Tag) -> FormulaTree.ID {
    let cell = tree.add(.cell, children)
    let row = labeledRow([cell], tag: tag)
    let table = tree.add(.table, [row])
    tree.setAttribute("displaystyle", "true", of: table)
    return table
  }

  mutating func labeledRow(_ cells: [FormulaTree.ID], tag: Tags.Tag) -> FormulaTree.ID {
    let label = tree.add(.cell, tag.text, source: tag.source)
    return tree.add(.labeledRow, [label] + cells)
  }
}

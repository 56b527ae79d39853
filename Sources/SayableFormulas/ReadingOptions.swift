/// How a formula's source is to be read.
internal struct ReadingOptions: Sendable, Hashable {
  /// The mark between a number's whole part and its decimals, `.` or `,`.
  var decimalMark: Character = "."
  /// Whether what cannot be read becomes an `error` element, and reading goes on.
  var isLenient = false
}

/// A formula that was read.
internal struct Reading: Sendable, Hashable {
  /// What was written.
  var tree: MathTree
  /// What could not be read; empty unless reading was lenient. Each stands in the tree as an `error` element.
  var problems: [FormulaSyntaxError] = []

  /// A formula that could not be read: nothing but its source, marked.
  static func unread(_ source: String, problems: [FormulaSyntaxError]) -> Reading {
    var tree = MathTree()
    let all = 0..<source.utf8.count
    let text = tree.token(.text, source, source: all)
    tree.root = tree.add(.row, [tree.add(.error, [text])], source: all)
    return Reading(tree: tree, problems: problems)
  }
}

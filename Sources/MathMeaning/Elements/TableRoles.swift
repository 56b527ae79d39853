/// What the lines and columns of a table have in common.
internal enum TableRoles {
  /// Two lines above each other, as in a fraction without its line.
  static func binomial(_ upper: Part, _ lower: Part) -> Part {
    let made = Part(.lines, .binomial, [Part(.line, .binomial, [upper]), Part(.line, .binomial, [lower])])
    classify(lines: made)
    return made
  }

  /// Lines that all hold one kind of relation share its role.
  static func classify(lines made: Part) {
    let firsts = made.children.compactMap(\.children.first)
    guard let first = firsts.first, first.role != .unknown else { return }
    let isUniform = firsts.allSatisfy { $0.role == first.role && ($0.kind == .relation || $0.kind == .relations) }
    if isUniform { made.role = first.role }
  }

  /// A table has the role of the relations at which its rows are aligned; lines after its first row and column make it
  /// one of products.
  static func classify(table made: Part, columnLines: String?, rowLines: String?) {
    if let role = [MeaningRole.equality, .inequality, .arrow].first(where: { isAligned(made, at: $0) }) {
      made.role = role
    } else if isRuled(columnLines), isRuled(rowLines) {
      made.role = .cayley
    } else if let column = augmented(columnLines), !isRuled(rowLines) {
      made.text = String(column)
    }
  }

  /// The column behind which the only line between columns stands.
  private static func augmented(_ lines: String?) -> Int? {
    guard let parts = lines?.split(separator: " "), parts.count(where: { $0 != "none" }) == 1 else { return nil }
    return parts.firstIndex { $0 != "none" }.map { $0 + 1 }
  }

  /// Whether the rows are aligned at relations of one role: a column of signs, or one that begins or ends with them.
  private static func isAligned(_ table: Part, at role: MeaningRole) -> Bool {
    let rows = table.children
    func holds(_ column: Int, _ test: (Part) -> Bool) -> Bool {
      let written = rows.compactMap { column < $0.children.count ? $0.children[column].children.first : nil }
        .filter { $0.kind != .empty }
      return !written.isEmpty && written.allSatisfy(test)
    }
    func isSign(_ part: Part) -> Bool { part.isRelation && part.role == role }
    func isHalf(_ part: Part) -> Bool {
      guard part.kind == .relations, part.role == role, let first = part.children.first, let last = part.children.last
      else { return isSign(part) }
      return first.kind == .empty || last.kind == .empty
    }
    switch rows.map(\.children.count).max() ?? 0 {
    case 3: return holds(1, isSign)
    case 2: return holds(1, isHalf) || holds(0, isHalf)
    default: return false
    }
  }

  /// Whether a line stands after the first row or column and nowhere else.
  private static func isRuled(_ lines: String?) -> Bool {
    guard let parts = lines?.split(separator: " "), let first = parts.first else { return false }
    return (first == "solid" || first == "dashed") && parts.dropFirst().allSatisfy { $0 == "none" }
  }
}

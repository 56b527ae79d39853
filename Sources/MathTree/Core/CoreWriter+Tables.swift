/// Tables of MathML Core, whose lines and places of cells are CSS.
extension CoreWriter {
  mutating func table(_ id: FormulaTree.ID, _ rows: ArraySlice<FormulaTree.ID>) {
    let columnLines = words("columnlines", of: id)
    let rowLines = words("rowlines", of: id)
    let places = words("columnalign", of: id)
    var attributes: [(String, String)] = []
    if let display = tree.attribute("displaystyle", of: id) { attributes.append(("displaystyle", display)) }
    if let frame = tree.attribute("frame", of: id), frame != "none" {
      attributes.append(("style", "border:thin \(frame)"))
    }
    let width = rows.map { tree[$0].childCount - (tree[$0].element == .labeledRow ? 1 : 0) }.max() ?? 0
    whole("mtable", id, attributes) {
      for (number, row) in rows.enumerated() {
        let hasLabel = $0.tree[row].element == .labeledRow
        let isRow = hasLabel || $0.tree[row].element == .tableRow
        $0.whole("mtr", isRow ? row : nil) {
          let all = isRow ? $0.tree.children(of: row) : [row]
          let cells = hasLabel ? all.dropFirst() : all
          for (column, cell) in cells.enumerated() {
            var style: [String] = []
            if let place = Self.item(places, column), place != "center" {
              style.append("text-align:\(place)")
              // The two sides of an equation meet, unless a line stands between them.
              if columnLines.isEmpty {
                let next = column + 1 < width ? Self.item(places, column + 1) : nil
                if place == "right", next == "left" { style.append("padding-right:0") }
                if place == "left", column > 0, Self.item(places, column - 1) == "right" {
                  style.append("padding-left:0")
                }
              }
            }
            if column > 0, let line = Self.item(columnLines, column - 1), line != "none" {
              style.append("border-left:thin \(line)")
            }
            if number > 0, let line = Self.item(rowLines, number - 1), line != "none" {
              style.append("border-top:thin \(line)")
            }
            $0.cell(cell, style)
          }
          guard hasLabel, let label = all.first else { return }
          // A tag stands at the right, behind all cells.
          for _ in cells.count..<max(cells.count, Int(width)) { $0.out += "<mtd></mtd>" }
          $0.cell(label, ["padding-left:2em"])
        }
      }
    }
  }

  private mutating func cell(_ id: FormulaTree.ID, _ style: [String]) {
    var attributes = ["columnspan", "rowspan"].compactMap { name in tree.attribute(name, of: id).map { (name, $0) } }
    if !style.isEmpty { attributes.append(("style", style.joined(separator: ";"))) }
    let isCell = tree[id].element == .cell
    whole("mtd", isCell ? id : nil, attributes) {
      if isCell { $0.sequence($0.tree.children(of: id), hasFences: false) } else { $0.element(id) }
    }
  }

  private func words(_ name: String, of id: FormulaTree.ID) -> [String] {
    (tree.attribute(name, of: id) ?? "").split(separator: " ").map(String.init)
      .map { ["none", "solid", "dashed", "left", "right", "center"].contains($0) ? $0 : "none" }
  }

  /// The item for a place, the last one where there are not so many; for places of cells, all again from the first.
  private static func item(_ list: [String], _ place: Int) -> String? {
    guard let last = list.last else { return nil }
    if last == "left" || last == "right" || last == "center" { return list[place % list.count] }
    return place < list.count ? list[place] : last
  }
}

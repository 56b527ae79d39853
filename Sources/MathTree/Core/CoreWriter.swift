/// Writes a tree as MathML Core: the elements and attributes that browsers draw (W3C, MathML Core, sections 2 and 3).
///
/// What full MathML has and Core has not is written in other ways: styled letters as the characters that Unicode has for
/// them, frames, strokes and lines of tables by CSS, tags as cells. `intent` and `arg` are kept, as screen readers take them
/// from the page.
package struct CoreWriter {
  let tree: FormulaTree
  /// The names of nodes that get an `id`.
  let names: ElementNames?
  var out = ""

  /// The MathML of `tree`: one `math` element without line breaks.
  ///
  /// - Parameters:
  ///   - isBlock: Whether the formula stands on a line of its own.
  ///   - alternative: What the formula is where it is not drawn, such as what is said for it; empty for nothing.
  ///   - names: The names of nodes that get an `id`.
  package static func write(
    _ tree: FormulaTree, isBlock: Bool = false, alternative: String = "", names: ElementNames? = nil
  ) -> String {
    var writer = CoreWriter(tree: tree, names: names)
    writer.out = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\""
    if isBlock { writer.attribute("display", "block") }
    if !alternative.isEmpty { writer.attribute("alttext", alternative) }
    writer.out += ">"
    writer.lines(tree.children(of: tree.root))
    writer.out += "</math>"
    return writer.out
  }

  private init(tree: FormulaTree, names: ElementNames?) {
    self.tree = tree
    self.names = names
  }

  // MARK: Rows

  /// Writes the outermost row. Core breaks no lines, so lines are the rows of a table.
  private mutating func lines(_ children: ArraySlice<FormulaTree.ID>) {
    let lines = children.split(omittingEmptySubsequences: false) { tree.attribute("linebreak", of: $0) == "newline" }
    guard lines.count > 1 else { return sequence(children, hasFences: false) }
    out += "<mtable>"
    for line in lines {
      out += "<mtr><mtd style=\"text-align:left\">"
      sequence(line, hasFences: false)
      out += "</mtd></mtr>"
    }
    out += "</mtable>"
  }

  /// Writes elements side by side.
  ///
  /// - Parameter hasFences: Whether a fence at either end belongs to all in between, and grows with it.
  mutating func sequence(_ children: ArraySlice<FormulaTree.ID>, hasFences: Bool) {
    let growing = hasFences ? children.filter { tree[$0].element == .operator && mayGrow(tree[$0].text) } : []
    let ends = growing.filter { $0 == children.first || $0 == children.last }
    // In n(n+1), the partner of the last one stands in between.
    let isFenced = ends.count == 2 || ends.count == growing.count
    for child in children { element(child, isFence: isFenced && ends.contains(child)) }
  }

  /// Writes one element.
  mutating func element(_ id: FormulaTree.ID, isFence: Bool = false) {
    let node = tree[id]
    let children = tree.children(of: id)
    switch node.element {
    case .identifier, .number, .operator, .text, .string: token(id, node, isFence: isFence)
    case .space: empty("mspace", id, spaceAttributes(id))
    case .glyph:
      whole("mtext", id) { $0.escape(node.text.isEmpty ? $0.tree.attribute("alt", of: id) ?? "" : node.text) }
    case .row: whole("mrow", id) { $0.sequence(children, hasFences: true) }
    case .fenced: fenced(id, children)
    case .none: out += "<mrow/>"
    case .enclosure: enclosure(id, children)
    case .fraction where tree.attribute("bevelled", of: id) == "true": bevelled(id, children)
    case .table: table(id, children)
    // Rows and cells outside of a table.
    case .tableRow, .labeledRow, .cell: whole("mrow", id) { $0.sequence(children, hasFences: false) }
    case .over, .under, .underover: stacked(id, node, children)
    default: whole(node.element.name, id, attributes(of: id, node)) { $0.sequence(children, hasFences: false) }
    }
  }

  private mutating func fenced(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    let separators = Array((tree.attribute("separators", of: id) ?? ",").filter { $0 != " " })
    whole("mrow", id) {
      $0.sign($0.tree.attribute("open", of: id) ?? "(")
      for (place, child) in children.enumerated() {
        if place > 0, let last = separators.last {
          $0.sign(String(place - 1 < separators.count ? separators[place - 1] : last))
        }
        $0.element(child)
      }
      $0.sign($0.tree.attribute("close", of: id) ?? ")")
    }
  }

  private mutating func bevelled(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    whole("mrow", id) {
      for (place, child) in children.enumerated() {
        if place > 0 { $0.out += "<mo lspace=\"0\" rspace=\"0\">/</mo>" }
        $0.element(child)
      }
    }
  }

  /// Writes a sign that is no node of the tree.
  mutating func sign(_ text: String) {
    guard !text.isEmpty else { return }
    out += "<mo>"
    escape(text)
    out += "</mo>"
  }

  /// Accents are written as the characters that are drawn above. What stands over and under an arrow makes it long.
  private mutating func stacked(
    _ id: FormulaTree.ID, _ node: FormulaTree.Node, _ children: ArraySlice<FormulaTree.ID>
  ) {
    let hasArrow = children.first.map { isArrow($0) } ?? false
    whole(node.element.name, id, attributes(of: id, node)) {
      for child in children {
        let isSign = child != children.first && $0.tree[child].element == .operator
        if isSign, let mark = Self.marks[$0.tree[child].text] {
          $0.whole("mo", child) { $0.escape(mark) }
        } else if hasArrow, child != children.first {
          $0.out += "<mrow><mspace width=\"0.4em\"/>"
          $0.element(child)
          $0.out += "<mspace width=\"0.4em\"/></mrow>"
        } else {
          $0.element(child)
        }
      }
    }
  }

  private func isArrow(_ id: FormulaTree.ID) -> Bool {
    guard tree[id].element == .operator, let scalar = tree[id].text.unicodeScalars.first else { return false }
    return ("\u{2190}"..."\u{21FF}").contains(scalar) || ("\u{27F0}"..."\u{27FF}").contains(scalar)
  }

  private static let marks = [".": "˙", "..": "¨", "...": "\u{20DB}", "∼": "~", "―": "‾", "\u{332}": "_"]

  // MARK: Elements

  /// Writes an element around what `content` writes.
  mutating func whole(
    _ name: String, _ id: FormulaTree.ID?, _ attributes: [(String, String)] = [],
    _ content: (inout CoreWriter) -> Void
  ) {
    open(name, id, attributes)
    out += ">"
    content(&self)
    out += "</\(name)>"
  }

  mutating func empty(_ name: String, _ id: FormulaTree.ID, _ attributes: [(String, String)]) {
    open(name, id, attributes)
    out += "/>"
  }

  private mutating func open(_ name: String, _ id: FormulaTree.ID?, _ attributes: [(String, String)]) {
    out += "<\(name)"
    if let id {
      if let name = names?[id] {
        attribute("id", name)
      } else if let own = tree.attribute("id", of: id), names == nil {
        attribute("id", own)
      }
      for item in tree.attributes(of: id) where CoreAttributes.isForAll(item.name) { attribute(item.name, item.value) }
      let color = ["mathcolor", "mathbackground"].compactMap { name in
        tree.attribute(name, of: id).flatMap { CoreAttributes.color($0) }.map { (name, $0) }
      }
      for (name, value) in color { attribute(name, value) }
    }
    for (name, value) in attributes { attribute(name, value) }
  }

  mutating func attribute(_ name: String, _ value: String) {
    out += " \(name)=\""
    escape(value)
    out += "\""
  }

  mutating func escape(_ text: String) { MathMLWriter.escape(text, to: &out) }

  /// The attributes that an element of this kind has in Core.
  private func attributes(of id: FormulaTree.ID, _ node: FormulaTree.Node) -> [(String, String)] {
    tree.attributes(of: id).compactMap { item in
      CoreAttributes.value(item.name, item.value, on: node.element).map { (item.name, $0) }
    }
  }

  private func spaceAttributes(_ id: FormulaTree.ID) -> [(String, String)] {
    tree.attributes(of: id).compactMap { item in
      CoreAttributes.value(item.name, item.value, on: .space).map { (item.name, $0) }
    }
  }
}

internal import MathTree

/// Proof trees, which `semantics` attributes mark in tables: what follows from what, and by which rule.
internal struct ProofStage {
  let elements: ElementStage

  /// What the `semantics` attribute of an element says, by the names without their common beginning.
  private typealias Marks = [Substring: Substring]

  /// The marks of `id`; nil if it is no part of a proof.
  private func marks(_ id: FormulaTree.ID) -> Marks? {
    guard let text = elements.tree.attribute("semantics", of: id) else { return nil }
    var marks: Marks = [:]
    for entry in text.split(separator: ";") where entry.hasPrefix("bspr_") {
      let parts = entry.dropFirst(5).split(separator: ":", maxSplits: 1)
      guard let name = parts.first else { continue }
      marks[name] = parts.count > 1 ? parts[1] : ""
    }
    return marks.isEmpty ? nil : marks
  }

  /// The inference or axiom that `id` is, or nil.
  func part(_ id: FormulaTree.ID) -> Part? {
    guard let marks = marks(id) else { return nil }
    if marks["axiom"] != nil {
      let held = elements.parts(of: id)
      guard held.isEmpty else { return Part(.inference, .axiom, held) }
      let start = elements.tree[id].start
      return Part(.empty, .axiom, start: start, end: start)
    }
    guard marks["inferenceRule"] != nil || marks["labelledRule"] != nil, let made = inference(id, marks) else {
      return nil
    }
    if marks["proof"] != nil {
      made.role = .proof
      made.children.first?.role = .final
    }
    return made
  }

  private func inference(_ id: FormulaTree.ID, _ marks: Marks) -> Part? {
    let tree = elements.tree
    var labels: [Part] = []
    var rule = id
    if marks["inferenceRule"] == nil {
      guard let found = find("inferenceRule", in: id) else { return nil }
      rule = found
      for role in [MeaningRole.left, .right] {
        guard let label = find("prooflabel", Substring(role.rawValue), in: id) else { continue }
        labels.append(Part(.ruleLabel, role, [elements.rows.part(elements.parts(of: label))]))
      }
    }
    let rows = tree.children(of: rule)
    guard rows.count >= 2, let first = rows.first, let second = rows.dropFirst().first else { return nil }
    let isUpward = self.marks(rule)?["inferenceRule"] == "up"
    let (above, below) = isUpward ? (second, first) : (first, second)
    guard let premiseCell = tree.children(of: above).first, let conclusionCell = tree.children(of: below).first else {
      return nil
    }
    var premises: [Part] = []
    // A table of one row, with empty cells between the premises.
    if let table = tree.children(of: premiseCell).first, let cells = tree.children(of: table).first {
      premises = tree.children(of: cells).flatMap(elements.parts)
    }
    let conclusion = Part(.conclusion, [elements.rows.part(elements.parts(of: conclusionCell))])
    return Part(.inference, .unknown, [conclusion, Part(.premises, premises)], content: labels)
  }

  /// The element in `id`, or in rows in it, with this mark.
  private func find(_ name: Substring, _ value: Substring? = nil, in id: FormulaTree.ID) -> FormulaTree.ID? {
    for child in elements.tree.children(of: id) {
      if let mark = marks(child)?[name], value == nil || mark == value { return child }
      switch elements.tree[child].element {
      case .row, .style, .padded: if let found = find(name, value, in: child) { return found }
      default: break
      }
    }
    return nil
  }
}

internal import MathTree

/// Proof trees, which `semantics` attributes mark in tables: what follows from what, and by which rule.
extension MeaningBuilder {
  /// What the `semantics` attribute of an element says, by the names without their common beginning; nil if it marks no
  /// part of a proof.
  private func marks(_ id: FormulaTree.ID) -> [Substring: Substring]? {
    guard tree[id].attributes >= 0, let text = tree.attribute("semantics", of: id) else { return nil }
    var marks: [Substring: Substring] = [:]
    for entry in text.split(separator: ";") where entry.hasPrefix("bspr_") {
      let parts = entry.dropFirst(5).split(separator: ":", maxSplits: 1)
      guard let name = parts.first else { continue }
      marks[name] = parts.count > 1 ? parts[1] : ""
    }
    return marks.isEmpty ? nil : marks
  }

  /// The inference or axiom that `id` is, or nil.
  mutating func proof(_ id: FormulaTree.ID) -> Int? {
    guard let marks = marks(id) else { return nil }
    if marks["axiom"] != nil {
      let held = parts(of: id)
      guard held.isEmpty else { return branch(.inference, .axiom, held) }
      let made = empty(at: tree[id].start)
      drafts[made].role = .axiom
      return made
    }
    guard marks["inferenceRule"] != nil || marks["labelledRule"] != nil, let made = inference(id, marks) else {
      return nil
    }
    if marks["proof"] != nil {
      drafts[made].role = .proof
      if let conclusion = drafts[made].children.first { drafts[conclusion].role = .final }
    }
    return made
  }

  private mutating func inference(_ id: FormulaTree.ID, _ marks: [Substring: Substring]) -> Int? {
    var labels: [Int] = []
    var rule = id
    if marks["inferenceRule"] == nil {
      guard let found = find("inferenceRule", in: id) else { return nil }
      rule = found
      for role in [MeaningRole.left, .right] {
        guard let label = find("prooflabel", Substring(role.rawValue), in: id) else { continue }
        labels.append(branch(.ruleLabel, role, [row(parts(of: label))]))
      }
    }
    let rows = tree.children(of: rule)
    guard rows.count >= 2, let first = rows.first, let second = rows.dropFirst().first else { return nil }
    let isUpward = self.marks(rule)?["inferenceRule"] == "up"
    let (above, below) = isUpward ? (second, first) : (first, second)
    guard let premiseCell = tree.children(of: above).first, let conclusionCell = tree.children(of: below).first else {
      return nil
    }
    var premises: [Int] = []
    // A table of one row, with empty cells between the premises.
    if let table = tree.children(of: premiseCell).first, let cells = tree.children(of: table).first {
      for cell in tree.children(of: cells) {
        premises += parts(of: cell)
      }
    }
    let conclusion = branch(.conclusion, [row(parts(of: conclusionCell))])
    return branch(.inference, .unknown, [conclusion, branch(.premises, premises)], content: labels)
  }

  /// The element in `id`, or in rows in it, with this mark.
  private func find(_ name: Substring, _ value: Substring? = nil, in id: FormulaTree.ID) -> FormulaTree.ID? {
    for child in tree.children(of: id) {
      if let mark = marks(child)?[name], value == nil || mark == value { return child }
      switch tree[child].element {
      case .row, .style, .padded: if let found = find(name, value, in: child) { return found }
      default: break
      }
    }
    return nil
  }
}

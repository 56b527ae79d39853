internal import MathMeaning
internal import SpeechRules

/// What each part of a formula is called in the part that holds it, such as "numerator", and what it is, such as
/// "sum, 3 terms".
internal struct PartNames {
  private let meaning: MeaningTree
  private let words: SpeechWords
  /// The place of each node among the children of its parent; -1 for signs and the root.
  private let places: [Int]

  init(_ meaning: MeaningTree, _ words: SpeechWords) {
    self.meaning = meaning
    self.words = words
    var places = Array(repeating: -1, count: meaning.nodes.count)
    for position in meaning.nodes.indices {
      let id = MeaningTree.ID(position: Int32(position))
      for (place, child) in meaning.children(of: id).enumerated() where meaning.parent(of: child) == id {
        places[Int(child.position)] = place
      }
    }
    self.places = places
  }

  // MARK: Names

  private static let names: [MeaningKind: [String]] = [
    .fraction: ["numerator", "denominator"], .squareRoot: ["radicand"], .root: ["index", "radicand"],
    .subscript: ["base", "subscript"], .superscript: ["base", "exponent"], .limitLower: ["", "lower-bound"],
    .limitUpper: ["", "upper-bound"], .limitBoth: ["", "lower-bound", "upper-bound"],
    .application: ["function", "argument"], .integral: ["", "integrand", "variable"],
    .inference: ["conclusion", "premises"],
  ]

  private static let numberedNames: [MeaningKind: String] = [
    .matrix: "row", .table: "row", .vector: "row", .row: "column", .cases: "case", .lines: "line",
  ]

  /// What `id` is called in what holds it; nil for signs, and where the place has no name.
  func name(of id: MeaningTree.ID) -> String? {
    let place = places[Int(id.position)]
    guard place >= 0, let parent = meaning.parent(of: id) else { return nil }
    let holder = meaning[parent]
    if let names = Self.names[holder.kind] {
      guard names.indices.contains(place), isScripted(holder, id), holder.role != .binomial else { return nil }
      return word("part-" + names[place])
    }
    let count = meaning.children(of: parent).count
    switch holder.kind {
    case .relations, .mixedRelations:
      guard count == 2 else { return numbered("side", place) }
      return word(place == 0 ? "part-left-side" : "part-right-side")
    case .infix:
      guard let name = Self.operand(of: holder.role) else { return nil }
      return numbered(name, place)
    default: return Self.numberedNames[holder.kind].flatMap { numbered($0, place) }
    }
  }

  /// Whether `holder` is no letter with a mark, such as a prime.
  private func isScripted(_ holder: MeaningTree.Node, _ id: MeaningTree.ID) -> Bool {
    guard holder.kind == .superscript, let parent = meaning.parent(of: id),
      let script = meaning.children(of: parent).last
    else { return true }
    switch meaning[script].kind {
    case .punctuation, .operator, .relation, .fence: return false
    default: return true
    }
  }

  /// What the operands of an operation are called.
  private static func operand(of role: MeaningRole) -> String? {
    switch role {
    case .addition, .subtraction: "term"
    case .multiplication, .implicit: "factor"
    default: nil
    }
  }

  private func numbered(_ name: String, _ place: Int) -> String? {
    word("part-" + name).map { "\($0) \(place + 1)" }
  }

  // MARK: Summaries

  /// What `id` is, with the number of its parts; nil for what is no larger than its name.
  func summary(of id: MeaningTree.ID) -> String? {
    let node = meaning[id]
    let children = meaning.children(of: id)
    switch node.kind {
    case .fraction: return node.role == .unit || node.role == .binomial ? nil : word("whole-fraction")
    case .squareRoot, .root: return word("whole-root")
    case .superscript:
      guard let base = children.first, isScripted(node, base), node.role != .unit else { return nil }
      return word("whole-power")
    case .application: return word("whole-function-value")
    case .integral: return word("whole-integral")
    case .infix:
      switch Self.operand(of: node.role) {
      case "term": return counted("whole-sum", [(children.count, "terms")])
      case "factor": return counted("whole-product", [(children.count, "factors")])
      default: return nil
      }
    case .relations, .mixedRelations:
      switch node.role {
      case .equality: return word("whole-equation")
      case .inequality: return word("whole-inequality")
      default: return nil
      }
    case .matrix, .table:
      let columns = children.map { meaning.children(of: $0).count }.max() ?? 0
      return counted("whole-matrix", [(children.count, "rows"), (columns, "columns")])
    case .cases: return several(children.count, "cases")
    case .lines: return several(children.count, "lines")
    default: return nil
    }
  }

  /// A word and the numbers of parts, where there are several.
  private func counted(_ name: String, _ counts: [(Int, String)]) -> String? {
    word(name).map { ([$0] + counts.compactMap { several($0.0, $0.1) }).joined(separator: ", ") }
  }

  private func several(_ count: Int, _ name: String) -> String? {
    count > 1 ? word("whole-" + name).map { "\(count) \($0)" } : nil
  }

  // MARK: Words

  private func word(_ key: String) -> String? {
    words.words(for: ":" + key, isFunction: true).map { String(decoding: $0, as: UTF8.self) }
  }
}

internal import MathMeaning
internal import MathTree
internal import SayableExport

extension MeaningTree {
  /// What is said of a node.
  internal struct PartWords {
    /// What it is called in the node that holds it, such as "numerator".
    var name: String?
    /// What it is, such as "sum, 3 terms".
    var summary: String?
    /// What is said for it.
    var spoken: String?
  }

  /// The tree as JSON on one line: each node an object with `kind`, `role`, what is known of it, its place in the source
  /// as `source`, its `children` and its `content`.
  ///
  /// - Parameters:
  ///   - words: What is said of a node, which stands there as `name`, `summary` and `spoken`.
  ///   - elements: The names of the elements that draw a node, which stand there as `elements` where there are any.
  internal func json(words: (ID) -> PartWords, elements: (ID) -> [String] = { _ in [] }) -> String {
    var out = nodes.isEmpty ? "null" : ""
    if !nodes.isEmpty { write(root, to: &out, words, elements) }
    return out
  }

  private func write(_ id: ID, to out: inout String, _ words: (ID) -> PartWords, _ elements: (ID) -> [String]) {
    let node = self[id]
    out += "{\"kind\":\"\(node.kind.rawValue)\",\"role\":\"\(node.role.rawValue)\""
    if !node.text.isEmpty { out += ",\"text\":" + JSONText.quoted(node.text) }
    if node.font != .unspecified { out += ",\"font\":\"\(node.font.rawValue)\"" }
    if let embellished = node.embellished { out += ",\"embellished\":\"\(embellished.rawValue)\"" }
    if let label = label(of: id) { out += ",\"label\":" + JSONText.quoted(label) }
    let said = words(id)
    for case (let key, let text?) in [("name", said.name), ("summary", said.summary), ("spoken", said.spoken)] {
      out += ",\"\(key)\":" + JSONText.quoted(text)
    }
    out += ",\"source\":[\(node.source.lowerBound),\(node.source.upperBound)]"
    let names = elements(id)
    if !names.isEmpty { out += ",\"elements\":[" + names.map { JSONText.quoted($0) }.joined(separator: ",") + "]" }
    write("children", children(of: id), to: &out, words, elements)
    write("content", content(of: id).filter { parent(of: $0) == id }, to: &out, words, elements)
    out += "}"
  }

  private func write(
    _ name: String, _ list: some Collection<ID>, to out: inout String, _ words: (ID) -> PartWords,
    _ elements: (ID) -> [String]
  ) {
    guard !list.isEmpty else { return }
    out += ",\"\(name)\":["
    for (place, id) in list.enumerated() {
      if place > 0 { out += "," }
      write(id, to: &out, words, elements)
    }
    out += "]"
  }
}

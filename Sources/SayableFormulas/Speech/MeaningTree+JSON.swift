internal import MathMeaning
internal import MathTree
internal import SayableEngine
internal import SayableExport

extension MeaningTree {
  /// The tree as JSON on one line: each node an object with `kind`, `role`, what is known of it, its place in the source
  /// as `source`, its `children` and its `content`.
  ///
  /// - Parameters:
  ///   - spoken: What is said for a node, which stands there as `spoken`.
  ///   - elements: The names of the elements that draw a node, which stand there as `elements` where there are any.
  public func json(spoken: (ID) -> String?, elements: (ID) -> [String] = { _ in [] }) -> String {
    var out = nodes.isEmpty ? "null" : ""
    if !nodes.isEmpty { write(root, to: &out, spoken, elements) }
    return out
  }

  private func write(_ id: ID, to out: inout String, _ spoken: (ID) -> String?, _ elements: (ID) -> [String]) {
    let node = self[id]
    out += "{\"kind\":\"\(node.kind.rawValue)\",\"role\":\"\(node.role.rawValue)\""
    if !node.text.isEmpty { out += ",\"text\":" + JSONText.quoted(node.text) }
    if node.font != .unspecified { out += ",\"font\":\"\(node.font.rawValue)\"" }
    if let embellished = node.embellished { out += ",\"embellished\":\"\(embellished.rawValue)\"" }
    if let label = label(of: id) { out += ",\"label\":" + JSONText.quoted(label) }
    if let spoken = spoken(id) { out += ",\"spoken\":" + JSONText.quoted(spoken) }
    out += ",\"source\":[\(node.source.lowerBound),\(node.source.upperBound)]"
    let names = elements(id)
    if !names.isEmpty { out += ",\"elements\":[" + names.map { JSONText.quoted($0) }.joined(separator: ",") + "]" }
    write("children", children(of: id), to: &out, spoken, elements)
    write("content", content(of: id).filter { parent(of: $0) == id }, to: &out, spoken, elements)
    out += "}"
  }

  private func write(
    _ name: String, _ list: some Collection<ID>, to out: inout String, _ spoken: (ID) -> String?,
    _ elements: (ID) -> [String]
  ) {
    guard !list.isEmpty else { return }
    out += ",\"\(name)\":["
    for (place, id) in list.enumerated() {
      if place > 0 { out += "," }
      write(id, to: &out, spoken, elements)
    }
    out += "]"
  }
}

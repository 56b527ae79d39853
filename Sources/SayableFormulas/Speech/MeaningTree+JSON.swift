internal import MathMeaning
internal import MathTree
internal import SayableEngine
internal import SayableExport

extension MeaningTree {
  /// The tree as JSON on one line: each node an object with `kind`, `role`, what is known of it, its place in the source
  /// as `source`, its `children` and its `content`.
  ///
  /// - Parameter spoken: What is said for a node, which stands there as `spoken`.
  public func json(spoken: (ID) -> String?) -> String {
    var out = nodes.isEmpty ? "null" : ""
    if !nodes.isEmpty { write(root, to: &out, spoken) }
    return out
  }

  private func write(_ id: ID, to out: inout String, _ spoken: (ID) -> String?) {
    let node = self[id]
    out += "{\"kind\":\"\(node.kind.rawValue)\",\"role\":\"\(node.role.rawValue)\""
    if !node.text.isEmpty { out += ",\"text\":" + JSONText.quoted(node.text) }
    if node.font != .unspecified { out += ",\"font\":\"\(node.font.rawValue)\"" }
    if let embellished = node.embellished { out += ",\"embellished\":\"\(embellished.rawValue)\"" }
    if let label = label(of: id) { out += ",\"label\":" + JSONText.quoted(label) }
    if let spoken = spoken(id) { out += ",\"spoken\":" + JSONText.quoted(spoken) }
    out += ",\"source\":[\(node.source.lowerBound),\(node.source.upperBound)]"
    write("children", children(of: id), to: &out, spoken)
    write("content", content(of: id).filter { parent(of: $0) == id }, to: &out, spoken)
    out += "}"
  }

  private func write(_ name: String, _ list: some Collection<ID>, to out: inout String, _ spoken: (ID) -> String?) {
    guard !list.isEmpty else { return }
    out += ",\"\(name)\":["
    for (place, id) in list.enumerated() {
      if place > 0 { out += "," }
      write(id, to: &out, spoken)
    }
    out += "]"
  }
}

internal import SayableEngine

/// What has to be written into a string catalog so that a key has one more string, as Xcode would write it.
///
/// A new key stands directly behind the one it belongs to: Xcode sorts keys anew by a comparison of its own. A key that
/// is there already gets one more language or form.
internal struct XcstringsInsertion {
  internal private(set) var splices: [Splice] = []
  private let quoting: JSONQuoting
  private let layout: JSONLayout
  private let text: String

  /// - Returns: nil where the key has the string already, or other forms than it would need.
  internal init?(of text: String, as key: String, for entry: CatalogEntry, in catalog: Catalog) {
    let source = catalog.source
    guard let path = Self.path(of: entry),
      let display = JSONDocument.member(at: entry.extent.lowerBound, of: source.text)
    else { return nil }
    let quoting = JSONQuoting(for: text + key, in: source)
    let layout = JSONLayout(beside: display, depth: 2, in: source.text)
    self.quoting = quoting
    self.layout = layout
    self.text = text
    if let known = catalog.entries(ofKey: key).first {
      guard known.key != entry.key, let member = JSONDocument.member(at: known.extent.lowerBound, of: source.text),
        let splice = addition(of: path[...], to: member.value, level: 1, in: source.text)
      else { return nil }
      splices = [splice]
    } else {
      let content =
        layout.newLine(1) + quoting.string("extractionState") + layout.colon + quoting.string("manual") + ","
        + layout.newLine(1) + written(path[...], level: 1)
      let place = entry.extent.upperBound
      splices = [
        Splice(place..<place, layout.gap + quoting.string(key) + layout.colon + "{" + content + layout.newLine() + "}")
      ]
    }
  }

  /// The names from a key's object to the string; nil where the string is a part of another.
  private static func path(of entry: CatalogEntry) -> [String]? {
    let names = JSONPointer.names(in: entry.logicalPath)
    if names.contains("substitutions") { return nil }
    if names.count > 4 { return Array(names.dropFirst(2)) }
    return entry.locale.map { ["localizations", $0.description, "stringUnit"] }
  }

  /// A member of the names in `path` inside one another, and the string in the last.
  private func written(_ path: ArraySlice<String>, level: Int) -> String {
    guard let name = path.first else { return "" }
    let content =
      path.count > 1
      ? written(path.dropFirst(), level: level + 1)
      : quoting.string("state") + layout.colon + quoting.string("translated") + "," + layout.newLine(level + 1)
        + quoting.string("value") + layout.colon + quoting.string(text)
    return quoting.string(name) + layout.colon + "{" + layout.newLine(level + 1) + content + layout.newLine(level) + "}"
  }

  private func addition(of path: ArraySlice<String>, to node: JSONNode, level: Int, in source: [UInt8]) -> Splice? {
    guard node.isObject, let name = path.first else { return nil }
    if let member = node.members.last(where: { $0.name.equals(name, in: source) }) {
      return addition(of: path.dropFirst(), to: member.value, level: level + 1, in: source)
    }
    // One string, or one that varies: never both.
    let rival = name == "stringUnit" ? "variations" : name == "variations" ? "stringUnit" : nil
    if let rival, node.members.contains(where: { $0.name.equals(rival, in: source) }) { return nil }
    let member = written(path, level: level)
    if let next = node.members.first(where: { $0.name.string(in: source) > name }) {
      let place = next.extent.lowerBound
      return Splice(place..<place, member + "," + layout.newLine(level))
    }
    if let last = node.members.last {
      let place = last.extent.upperBound
      return Splice(place..<place, "," + layout.newLine(level) + member)
    }
    let inside = (node.range.lowerBound + 1)..<max(node.range.lowerBound + 1, node.range.upperBound - 1)
    return Splice(inside, layout.newLine(level) + member + layout.newLine(level - 1))
  }
}

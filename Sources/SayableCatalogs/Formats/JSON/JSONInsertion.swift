/// What has to be written so that an object has one more member.
internal enum JSONInsertion {
  /// A member `name` with the string `text`, directly behind the member at `extent`.
  ///
  /// - Parameter object: Where `text` is not the value itself, the name that it has in an object.
  /// - Returns: nil where no member stands at `extent`.
  internal static func sibling(
    _ name: String, _ text: String, inside object: String? = nil, behind extent: Range<Int>, depth: Int,
    in source: SourceFile
  ) -> [Splice]? {
    guard let member = JSONDocument.member(at: extent.lowerBound, of: source.text), member.extent == extent else {
      return nil
    }
    let layout = JSONLayout(beside: member, depth: depth, in: source.text)
    let quoting = JSONQuoting(for: text + name, in: source)
    var value = quoting.string(text)
    if let object {
      value = "{" + layout.newLine(1) + quoting.string(object) + layout.colon + value + layout.newLine() + "}"
    }
    let place = end(ofNotesBehind: member, in: source.text)
    return [Splice(place..<place, layout.gap + quoting.string(name) + layout.colon + value)]
  }

  /// The end of a member, or of the member `@name` directly behind it, which tells of it.
  private static func end(ofNotesBehind member: JSONMember, in source: [UInt8]) -> Int {
    let end = member.extent.upperBound
    let behind = source[end...].drop { $0 <= 0x20 }
    guard behind.first == UInt8(ascii: ",") else { return end }
    let start = behind.dropFirst().drop { $0 <= 0x20 }
    let name = "@" + member.name.string(in: source)
    guard start.dropFirst().first == UInt8(ascii: "@"),
      let notes = JSONDocument.member(at: start.startIndex, of: source), notes.name.equals(name, in: source)
    else { return end }
    return notes.extent.upperBound
  }
}

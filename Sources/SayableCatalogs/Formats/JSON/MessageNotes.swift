/// What an object tells of its messages in members beside them: `@key`, as a string or with a `description`, and `//key`.
internal struct MessageNotes {
  private var notes: [String: [DecodedText]] = [:]

  /// The notes among `members`.
  internal init(of members: [JSONMember], in source: [UInt8]) {
    for member in members where Self.isNote(member, in: source) {
      let name = member.name.string(in: source)
      let key = name.hasPrefix("//") ? name.dropFirst(2) : name.dropFirst()
      var texts: [DecodedText] = []
      if let string = member.value.string { texts.append(string.text(in: source)) }
      for part in member.value.members where part.name.equals("description", in: source) {
        if let string = part.value.string { texts.append(string.text(in: source)) }
      }
      if !key.isEmpty, !texts.isEmpty { notes[String(key), default: []] += texts }
    }
  }

  /// The notes inside a message that is an object.
  internal init(describing member: JSONMember, as name: String, in source: [UInt8]) {
    for part in member.value.members where Self.describing.contains(part.name.string(in: source)) {
      if let string = part.value.string { notes[name, default: []].append(string.text(in: source)) }
    }
  }

  private static let describing: Set<String> = ["description", "developer_comment", "comment", "context"]

  /// Whether a member is a note, and no message.
  internal static func isNote(_ member: JSONMember, in source: [UInt8]) -> Bool {
    let name = source[member.name.range]
    return name.first == UInt8(ascii: "@") || name.starts(with: "//".utf8)
  }

  /// Adds the notes of the member `name` to an entry of it.
  internal func add(to entry: inout CatalogEntry, named name: String) {
    for note in notes[name] ?? [] {
      entry.comment = entry.comment.map { $0 + "\n" + note.string } ?? note.string
      entry.suppressions += Suppression.inComment(note)
    }
  }
}

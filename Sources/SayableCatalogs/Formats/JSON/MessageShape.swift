/// How messages lie in a JSON file.
internal enum MessageShape: Sendable, Hashable {
  /// Strings, in objects inside one another or not.
  case strings
  /// Objects by locale, with strings in each.
  case locales
  /// `{"name": {"message": …, "description": …}}` of browser extensions.
  case webExtension
  /// The same with the text in another member.
  case described(String)

  /// The member that holds the text of a message; nil where the message is a string.
  internal var textName: String? {
    switch self {
    case .strings, .locales: nil
    case .webExtension: "message"
    case .described(let name): name
    }
  }

  private static let parts: Set<String> = [
    "message", "defaultMessage", "string", "description", "developer_comment", "context", "character_limit",
    "placeholders", "comment", "hash", "id",
  ]

  /// The shape of a file: messages are objects only where all of them are.
  internal init(of document: JSONDocument) {
    self = .strings
    let members = (document.root?.members ?? []).filter { !MessageNotes.isNote($0, in: document.source) }
    guard !members.isEmpty, members.allSatisfy(\.value.isObject) else { return }
    let source = document.source
    for name in ["message", "defaultMessage", "string"] {
      let isDescribed = members.allSatisfy { member in
        document.string(name, of: member.value) != nil
          && member.value.members.allSatisfy { Self.parts.contains($0.name.string(in: source)) }
      }
      if isDescribed {
        self = name == "message" ? .webExtension : .described(name)
        return
      }
    }
    if members.count > 1, members.allSatisfy({ MessageFile.isLocale($0.name.string(in: source)[...]) }) {
      self = .locales
    }
  }
}

internal import SayableEngine

/// Why no spoken text is written for a string that needs one.
internal enum FixRefusal: Error, Hashable {
  /// Arguments or tags would not be the same as before.
  case placeholders
  /// What changes lies in the syntax of a message, or needs signs that have a meaning in it.
  case syntax
  /// A date can be read in two ways.
  case ambiguousDate
  /// The key belongs to an object of an interface file.
  case interfaceObject
  /// There is no key that a sibling could be named after.
  case noKey
  /// The format, or the file, has no room for a string under the new key.
  case noRoom
  /// The file's encoding has no such character.
  case encoding(Unicode.Scalar)
  /// The file would be read otherwise afterwards than was meant.
  case misread
  /// The other strings of the key cannot be written, and some alone would be spoken in the wrong language or number.
  case others

  internal func diagnostic(for entry: CatalogEntry, key: String, in catalog: Catalog) -> Diagnostic {
    Diagnostic(
      .warning, code: code, message(entry, key),
      at: catalog.source.location(of: entry.value.sourceRange(of: 0..<entry.value.bytes.count).lowerBound),
      notes: [advice])
  }

  private var code: String {
    switch self {
    case .placeholders: "placeholders-differ"
    case .syntax: "message-syntax"
    case .ambiguousDate: "ambiguous-date"
    case .interfaceObject: "interface-object"
    case .noKey: "no-key"
    case .noRoom: "no-room"
    case .encoding: "not-encodable"
    case .misread: "misread"
    case .others: "incomplete"
    }
  }

  private func message(_ entry: CatalogEntry, _ key: String) -> String {
    let start = "no spoken text was written for '\(entry.key)': "
    switch self {
    case .placeholders: return start + "its arguments or tags would not stay the same"
    case .syntax: return start + "the change touches the syntax of the message"
    case .ambiguousDate: return start + "which part of its date is the month is not sure"
    case .interfaceObject: return start + "the key belongs to an object of an interface file"
    case .noKey: return start + "it has no key of its own"
    case .noRoom: return start + "a string '\(key)' cannot be added to this kind of file or beside this kind of string"
    case .encoding(let scalar):
      return start + "the file's encoding has no U+\(String(scalar.value, radix: 16, uppercase: true))"
    case .misread: return start + "the file would not be read as before with '\(key)' in it"
    case .others: return start + "another string of the same key could not be written"
    }
  }

  private var advice: String {
    switch self {
    case .ambiguousDate: "set 'date-order' in the configuration, or write it by hand"
    case .interfaceObject: "set the accessibility label of the object in the interface file"
    case .encoding: "write the file in UTF-8"
    case .others: "mend the other one first"
    case .placeholders, .syntax, .noKey, .noRoom, .misread: "write it by hand, as the finding shows it"
    }
  }
}

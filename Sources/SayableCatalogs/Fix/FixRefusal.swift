internal import SayableEngine

/// Why no spoken text is written for a string that needs one.
internal enum FixRefusal: Error, Hashable {
  /// Arguments or tags would not be the same as before.
  case placeholders
  /// What changes lies in the syntax of a message, or needs signs that have a meaning in it.
  case syntax
  /// A date can be read in two ways.
  case ambiguousDate
  /// The key, the note, the source text or the text around it tells of something else than what the rules say.
  case otherKey
  /// The rules say a part of what a voice says badly, and leave the rest.
  case half
  /// It is so long that it is read rather than heard at once.
  case longText
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
    let (code, reason, advice) = words(key)
    return Diagnostic(
      .warning, code: code, "no spoken text was written for '\(entry.key)': \(reason)",
      at: catalog.source.location(of: entry.value.sourceRange(of: 0..<entry.value.bytes.count).lowerBound),
      notes: [advice ?? "write it by hand, as the finding shows it"])
  }

  /// The code, why nothing was written, and what to do where it is more than to write it by hand.
  private func words(_ key: String) -> (code: String, reason: String, advice: String?) {
    switch self {
    case .placeholders: ("placeholders-differ", "its arguments or tags would not stay the same", nil)
    case .syntax: ("message-syntax", "the change touches the syntax of the message", nil)
    case .ambiguousDate:
      (
        "ambiguous-date", "which part of its date is the month is not sure",
        "set 'date-order' in the configuration, or write it by hand"
      )
    case .otherKey: ("other-key", "its key, note or source text tells of something else than the rules say", nil)
    case .half: ("half-said", "the rules say only a part of what a voice says badly in it", nil)
    case .longText: ("long-text", "it is long, and a copy of it would only have to be kept up to date", nil)
    case .interfaceObject:
      (
        "interface-object", "the key belongs to an object of an interface file",
        "set the accessibility label of the object in the interface file"
      )
    case .noKey: ("no-key", "it has no key of its own", nil)
    case .noRoom:
      ("no-room", "a string '\(key)' cannot be added to this kind of file or beside this kind of string", nil)
    case .encoding(let scalar):
      (
        "not-encodable", "the file's encoding has no U+\(String(scalar.value, radix: 16, uppercase: true))",
        "write the file in UTF-8"
      )
    case .misread: ("misread", "the file would not be read as before with '\(key)' in it", nil)
    case .others: ("incomplete", "another string of the same key could not be written", "mend the other one first")
    }
  }
}

/// A table made ready: spellings, and the words for each.
internal struct Table: Sendable {
  /// Words by plural category; `{0}` in them stands for the number.
  internal struct Entry: Sendable {
    internal let id: String
    internal let say: [PluralCategory: String]
    /// The words behind a range, where they differ.
    internal let sayRange: [PluralCategory: String]?

    /// The words for a number of `category`.
    internal func words(_ category: PluralCategory) -> String? { say[category] ?? say[.other] }

    /// The words for a range that ends in a number of `category`.
    internal func rangeWords(_ category: PluralCategory) -> String? {
      let words = sayRange ?? say
      return words[category] ?? words[.other]
    }
  }

  /// Which spellings a pattern means.
  internal enum Selection: String, Sendable, CaseIterable { case safe, risky, any }

  internal let name: String
  private let entries: [String: Entry]
  private let byWritten: [String: String]
  private let byFoldedWritten: [String: String]
  private let safe: [String]
  private let risky: [String]

  /// - Parameters:
  ///   - entries: In the order of the files.
  ///   - spellings: Each spelling with the id of its entry and whether it is risky; no spelling twice.
  internal init(name: String, entries: [Entry], spellings: [(written: String, id: String, isRisky: Bool)]) {
    self.name = name
    self.entries = Dictionary(entries.map { ($0.id, $0) }) { $1 }
    byWritten = Dictionary(spellings.map { (Self.normalized($0.written), $0.id) }) { first, _ in first }
    byFoldedWritten = Dictionary(spellings.map { (Self.normalized($0.written).lowercased(), $0.id) }) { first, _ in
      first
    }
    safe = spellings.filter { !$0.isRisky }.map(\.written)
    risky = spellings.filter(\.isRisky).map(\.written)
  }

  /// The entry that is written as `text`; where the case of no spelling agrees, one that differs in case alone.
  internal func entry(written text: String) -> Entry? {
    let key = Self.normalized(text)
    return (byWritten[key] ?? byFoldedWritten[key.lowercased()]).flatMap { entries[$0] }
  }

  /// The entry that is written as `text`, which is UTF-8.
  internal func entry(written text: ArraySlice<UInt8>) -> Entry? { entry(written: String(decoding: text, as: UTF8.self)) }

  /// The ids of all entries.
  internal var ids: Set<String> { Set(entries.keys) }

  /// The entry named `id`.
  internal func entry(id: String) -> Entry? { entries[id] }

  /// The spellings of `selection`.
  internal func spellings(_ selection: Selection) -> [String] {
    switch selection {
    case .safe: safe
    case .risky: risky
    case .any: safe + risky
    }
  }

  /// Spaces and apostrophes of all kinds as U+0020 and U+0027.
  private static func normalized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}", "\u{2009}": result.append(" ")
      case "\u{2019}": result.append("'")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

internal import SayableEngine

/// Which strings of a catalog are spoken in place of which.
public struct SiblingPairs: Sendable {
  /// A shown string and the one that is spoken for it, by their indices among the catalog's entries.
  public struct Pair: Sendable, Hashable {
    /// The index of the string that is shown.
    public let shown: Int
    /// The index of the string that is spoken.
    public let spoken: Int
    /// How the spoken one is named.
    public let style: SiblingStyle
  }

  /// The pairs of strings of one variant and locale, in the order of the spoken strings.
  public private(set) var pairs: [Pair] = []
  /// The indices of shown strings for which another is spoken, be it in other variants.
  public private(set) var shown: Set<Int> = []
  /// The indices of strings that are spoken for another.
  public private(set) var spoken: Set<Int> = []

  /// What names the strings under a key of one locale.
  private struct Place: Hashable {
    let key: String
    let locale: LanguageTag?
    let isSource: Bool

    init(_ entry: CatalogEntry, key: String? = nil) {
      self.key = key ?? entry.key
      locale = entry.locale
      isSource = entry.isSource
    }
  }

  /// Words behind a key that name what is shown of a thing, beside the mark of what is spoken.
  private static let shownProperties = ["text", "title", "normalTitle", "label", "name"]
  private static let shortProperties = ["short", "SHORT", "Short"]

  /// Finds the pairs of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - style: How the project names spoken strings, beside the common ways.
  public init(_ catalog: Catalog, style: SiblingStyle? = nil) {
    // Lines of text have no keys but themselves.
    if catalog.format == .text { return }
    let entries = catalog.entries
    var marked: [(index: Int, marks: [SpokenMark])] = []
    for index in entries.indices {
      var marks = SpokenMark.marks(in: entries[index].key)
      if let style {
        marks.insert(
          contentsOf: style.shownKeys(for: entries[index].key).map {
            SpokenMark(style: style, stem: $0, isPlain: true, isLength: false)
          }, at: 0)
      }
      if !marks.isEmpty { marked.append((index, marks)) }
    }
    if marked.isEmpty { return }
    let wanted = Set(marked.flatMap { $0.marks.flatMap(Self.shownKeys) })
    var indices: [Place: [Int]] = [:]
    for index in entries.indices where wanted.contains(entries[index].key) {
      indices[Place(entries[index]), default: []].append(index)
    }
    for (index, marks) in marked { note(index, marks, entries, indices) }
  }

  private mutating func note(_ index: Int, _ marks: [SpokenMark], _ entries: [CatalogEntry], _ indices: [Place: [Int]])
  {
    let entry = entries[index]
    for mark in marks {
      for key in Self.shownKeys(for: mark) {
        guard let found = indices[Place(entry, key: key)], key != entry.key else { continue }
        if !mark.isPlain {
          let mayBeSpoken = { (other: Int) in
            Self.mayBeSpoken(entry.value.bytes, for: entries[other].value.bytes)
              && (!mark.isLength || Self.isShortened(entries[other].value.string, from: entry.value.string))
          }
          guard found.contains(where: mayBeSpoken) else { continue }
        }
        shown.formUnion(found)
        spoken.insert(index)
        if let other = found.first(where: { entries[$0].variant == entry.variant }) {
          pairs.append(Pair(shown: other, spoken: index, style: mark.style))
        }
        return
      }
    }
  }

  private static func shownKeys(for mark: SpokenMark) -> [String] {
    guard mark.style.place == .suffix else { return mark.style.shownKeys(for: mark.style.mark + mark.stem) }
    let separator = mark.style.mark.utf8.first.flatMap { $0.isKeySeparator ? String(mark.style.mark.prefix(1)) : nil }
    if mark.isLength {
      return separator.map { separator in shortProperties.map { mark.stem + separator + $0 } }
        ?? shortProperties.map { mark.stem + $0 }
    }
    return [mark.stem] + (separator.map { separator in shownProperties.map { mark.stem + separator + $0 } } ?? [])
  }

  /// Whether a text may be what is spoken for another: with the same arguments, not much longer than words for its
  /// signs would be, and for one that has signs.
  private static func mayBeSpoken(_ spoken: [UInt8], for shown: [UInt8]) -> Bool {
    guard spoken != shown, spoken.count <= 4 * shown.count + 24 else { return false }
    let placeholders = PlaceholderScan(shown).placeholders
    guard placeholders == PlaceholderScan(spoken).placeholders else { return false }
    if !placeholders.isEmpty || String(decoding: shown, as: UTF8.self).unicodeScalars.count <= 3 {
      return spoken.count > shown.count
    }
    return String(decoding: shown, as: UTF8.self).unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .decimalNumber, .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol: true
      default: scalar == "%" || scalar == "/" || scalar == "•"
      }
    }
  }

  /// Whether the catalog has no pair.
  public var isEmpty: Bool { shown.isEmpty }

  /// Whether a text has the words of another, in order, each whole or with letters left out, as 'Mon' of 'Monday'.
  private static func isShortened(_ short: String, from long: String) -> Bool {
    var words = WordSearch.words(of: long)[...]
    for word in WordSearch.words(of: short) {
      guard let place = words.firstIndex(where: { $0.begins(as: word) }) else { return false }
      words = words[(place + 1)...]
    }
    return true
  }
}

extension String {
  /// Whether all letters of `short` stand in it, in order, the first at its start.
  fileprivate func begins(as short: String) -> Bool {
    guard first == short.first else { return false }
    var rest = short[...]
    for letter in self where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

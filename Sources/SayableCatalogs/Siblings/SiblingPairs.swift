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
  internal private(set) var styles = SiblingStyleCount()

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
          guard found.contains(where: { Self.mayBeSpoken(entry.value.bytes, for: entries[$0].value.bytes) }) else {
            continue
          }
        }
        shown.formUnion(found)
        spoken.insert(index)
        if let other = found.first(where: { entries[$0].variant == entry.variant }) {
          pairs.append(Pair(shown: other, spoken: index, style: mark.style))
        }
        if !mark.isLength { styles.add(mark.style) }
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

  /// The style of most pairs; nil where there is none.
  public var style: SiblingStyle? { styles.mostFrequent }
}

/// How often each style of naming spoken strings occurs in catalogs.
public struct SiblingStyleCount: Sendable {
  private var counts: [SiblingStyle: Int] = [:]

  /// Nothing was counted yet.
  public init() {}

  internal mutating func add(_ style: SiblingStyle) { counts[style, default: 0] += 1 }

  /// Counts the pairs of a catalog.
  public mutating func add(_ catalog: Catalog) {
    counts.merge(SiblingPairs(catalog).styles.counts, uniquingKeysWith: +)
  }

  /// The style that occurs most, the first by its name where two do; nil where none does.
  public var mostFrequent: SiblingStyle? { counts.max { ($0.value, $1.key.option) < ($1.value, $0.key.option) }?.key }
}

internal import SayableEngine

/// Writes a table in the form that `TableContents` reads.
internal struct TableContentsWriter {
  /// An entry as its files define it.
  internal struct Entry {
    internal let id: String
    internal let say: [PluralCategory: String]
    /// The words behind a range, where they differ.
    internal let sayRange: [PluralCategory: String]?
  }

  /// A spelling of an entry; no spelling stands twice.
  internal typealias Spelling = (written: String, id: String, isRisky: Bool)

  private var texts = ImagePart()
  private var lists = [[Int]](repeating: [], count: Table.listCount)

  /// The table of `entries` and `spellings`, both in the order of the files.
  internal static func table(name: String, entries: [Entry], spellings: [Spelling]) -> Table {
    var writer = TableContentsWriter()
    return Table(name: name, writer.write(entries, spellings))
  }

  private mutating func write(_ entries: [Entry], _ spellings: [Spelling]) -> [UInt8] {
    var places: [String: Int] = [:]
    for entry in entries.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
      places[entry.id] = texts.bytes.count
      lists[0].append(texts.bytes.count)
      texts.append(entry.id)
      append(entry.say)
      texts.append(entry.sayRange != nil)
      if let words = entry.sayRange { append(words) }
    }
    // Spellings that Swift takes for the same text mean what the first of them means.
    let byWritten = Dictionary(spellings.map { (Table.normalized($0.written), $0.id) }) { first, _ in first }
    let byFolded = Dictionary(spellings.map { (Table.normalized($0.written).lowercased(), $0.id) }) { first, _ in first
    }
    var keys: [[UInt8]: (id: String, place: Int)] = [:]
    for spelling in spellings {
      let text = Table.normalized(spelling.written)
      guard let id = byWritten[text] else { continue }
      keys[Array(text.utf8)] = (id, 0)
    }
    var folded: [[UInt8]: String] = [:]
    for spelling in spellings {
      let text = Table.normalized(spelling.written).lowercased()
      guard let id = byFolded[text], keys[Array(text.utf8)]?.id != id else { continue }
      folded[Array(text.utf8)] = id
    }
    for (key, value) in keys.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      keys[key]?.place = append(key, of: places[value.id] ?? 0, to: 1)
    }
    for (key, id) in folded.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      _ = append(key, of: places[id] ?? 0, to: 2)
    }
    for spelling in spellings {
      let known = keys[Array(spelling.written.utf8)]?.place
      lists[spelling.isRisky ? 4 : 3].append(known ?? texts.bytes.count)
      if known == nil { texts.append(spelling.written) }
    }
    let width = (2...4).first { texts.bytes.count < 1 << (7 * $0) } ?? 5
    var result = ImagePart()
    result.append(width)
    for number in lists.map(\.count) + lists.joined() { result.append(number, width: width) }
    return result.bytes + texts.bytes
  }

  /// Writes a spelling with the place of its entry behind it.
  private mutating func append(_ key: [UInt8], of entry: Int, to list: Int) -> Int {
    let place = texts.bytes.count
    lists[list].append(place)
    texts.append(key)
    texts.append(entry)
    return place
  }

  private mutating func append(_ words: [PluralCategory: String]) {
    let inOrder = PluralCategory.allCases.compactMap { category in words[category].map { (category, $0) } }
    texts.append(each: inOrder) { words, part in
      part.append(choice: words.0)
      part.append(words.1)
    }
  }
}

public import SayableEngine

/// A catalog that was read: its entries, and what is wrong with the file.
public struct Catalog: Sendable {
  /// The file.
  public let source: SourceFile
  /// The format that it was read as.
  public let format: CatalogFormat
  /// The strings, in the order of the file.
  public var entries: [CatalogEntry] = [] {
    didSet { indicesOfKeys = nil }
  }
  /// The indices of the entries of each key; nil as long as nobody looks for many keys.
  private var indicesOfKeys: [String: [Int]]?
  /// What is wrong with the file, in the order of the file. What could be read in spite of it is in ``entries``.
  public var problems: [Diagnostic] = []

  /// A catalog in which nothing was found yet.
  public init(_ source: SourceFile, format: CatalogFormat) {
    self.source = source
    self.format = format
  }

  /// Makes ``entries(ofKey:)`` take the same time however many entries there are.
  internal mutating func indexKeys() {
    var indices: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() { indices[entry.key, default: []].append(index) }
    indicesOfKeys = indices
  }

  /// The entries of a key, in the order of the file.
  internal func entries(ofKey key: String) -> [CatalogEntry] {
    if let indicesOfKeys { (indicesOfKeys[key] ?? []).map { entries[$0] } } else { entries.filter { $0.key == key } }
  }

  /// The indices of the entries in each locale, in the order of the file.
  ///
  /// - Parameter fallback: The locale of those for which the file does not tell one.
  internal func entriesByLocale(orElse fallback: LanguageTag) -> [(locale: LanguageTag, indices: [Int])] {
    var groups: [(locale: LanguageTag, indices: [Int])] = []
    var places: [LanguageTag: Int] = [:]
    var place = 0
    for index in entries.indices {
      let locale = entries[index].locale ?? fallback
      // In most catalogs all are in one.
      if groups.isEmpty || groups[place].locale != locale {
        place = places[locale] ?? groups.count
        if place == groups.count {
          groups.append((locale, []))
          places[locale] = place
        }
      }
      groups[place].indices.append(index)
    }
    return groups
  }

  /// Notes what is wrong at an offset of the source's text.
  ///
  /// - Parameters:
  ///   - code: The kind of problem, such as `missing-semicolon`.
  ///   - message: What is wrong, in one sentence without a full stop.
  ///   - notes: What was expected or can be done, a sentence each.
  internal mutating func addProblem(
    _ severity: Diagnostic.Severity = .error, code: String, _ message: String, at offset: Int, notes: [String] = []
  ) {
    problems.append(Diagnostic(severity, code: code, message, at: source.location(of: offset), notes: notes))
  }
}

extension SourceFile {
  /// The place of an offset of the text, for a diagnostic; without the text of a line that nobody could look through.
  internal func location(of offset: Int) -> SourceLocation {
    let position = position(of: offset)
    let line = lineLength(position.line) > Self.longestShown ? "" : line(position.line)
    return SourceLocation(file: path, line: position.line, column: position.column, text: line)
  }

  private static let longestShown = 1000
}

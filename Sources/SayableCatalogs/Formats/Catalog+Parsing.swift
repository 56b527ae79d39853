internal import SayableEngine

extension Catalog {
  /// Reads a catalog by the format that its name, and where that leaves doubt its content, tells.
  ///
  /// ```swift
  /// let catalog = Catalog(SourceFile(path: "de.lproj/Localizable.strings", bytes: bytes))
  /// catalog?.entries.map(\.value.string)
  /// ```
  ///
  /// - Returns: nil where the file is no catalog of a known format.
  public init?(_ source: SourceFile, options: CatalogParsingOptions = CatalogParsingOptions()) {
    guard let format = CatalogFormat(of: source) else { return nil }
    self.init(source, as: format, options: options)
  }

  /// Reads a catalog as `format`.
  public init(_ source: SourceFile, as format: CatalogFormat, options: CatalogParsingOptions = CatalogParsingOptions())
  {
    self = format.parser.parse(source, options)
    leaveOutInvalidLabels()
    leaveOutLongLabels()
  }

  /// Takes away labels that are not valid UTF-8: rules take such bytes as they come, but nobody can tell what should be
  /// said for them, and a message shows them repaired, where nothing stands at the same offset any more.
  private mutating func leaveOutInvalidLabels() {
    for index in entries.indices {
      let labels = entries[index].labels
      guard let invalid = labels.first(where: { !$0.text.isValid }) else { continue }
      entries[index].labels.removeAll { !$0.text.isValid }
      // Escapes of single bytes make such text in a file that is valid itself.
      guard !problems.contains(where: { $0.code == Self.invalidEncoding }) else { continue }
      addProblem(
        code: Self.invalidEncoding, "This string is not valid UTF-8",
        at: invalid.text.sourceRange(of: 0..<0).lowerBound,
        notes: ["Write the characters themselves, without escapes."])
    }
  }

  /// Takes away labels that are too long to be any, which a missing quotation mark makes of the rest of a file: rules
  /// and checks take their time with them, and nobody listens to them.
  private mutating func leaveOutLongLabels() {
    for index in entries.indices {
      guard let long = entries[index].labels.first(where: { $0.text.bytes.count > Self.longestLabel }) else { continue }
      entries[index].labels.removeAll { $0.text.bytes.count > Self.longestLabel }
      addProblem(
        .warning, code: "long-string", "A string of \(long.text.bytes.count) bytes is too long to be checked",
        at: long.text.sourceRange(of: 0..<0).lowerBound,
        notes: ["At most \(Self.longestLabel) bytes are. Is a quotation mark or a tag missing at its end?"])
    }
  }

  /// In bytes of UTF-8. Help and terms of use in real apps have up to 8,000.
  private static let longestLabel = 20_000
}

extension CatalogFormat {
  /// The format of a file by its name, and where that leaves doubt by its content; nil where it is none.
  public init?(of source: SourceFile) {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.lowercased() } ?? ""
    guard let format = Self.endings[ending]?.first(where: { $0.parser.accepts(source) }) else { return nil }
    self = format
  }

  internal var parser: any CatalogParser.Type {
    switch self {
    case .xcstrings: XcstringsParser.self
    case .strings: StringsParser.self
    case .stringsdict: StringsdictParser.self
    case .android: AndroidParser.self
    case .gettext: GettextParser.self
    case .xliff: XLIFFParser.self
    case .arb: ArbParser.self
    case .json: JSONCatalogParser.self
    case .properties: PropertiesParser.self
    case .resx: ResxParser.self
    case .qt: QtParser.self
    case .text: PlainTextParser.self
    }
  }
}

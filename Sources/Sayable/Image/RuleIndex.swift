internal import Prefilter

/// What the image of the embedded rules holds: the locales, where the compiled rules of each stand, and stamps of the
/// files that they were made of.
package struct RuleIndex: Sendable {
  /// A locale that has files.
  internal struct Locale: Sendable {
    internal let tag: LanguageTag
    internal let header: LocaleHeader
    /// The numbers of the locale's files.
    internal let files: Range<Int>
    /// The number of its `locale.yaml`, which the header is from.
    internal let headerFile: Int?
    /// The locales of its chain.
    internal let tags: [LanguageTag]
    /// The part of the image that holds its rules with the standard packs.
    internal let part: Int
    /// The part that holds how formulas are said; nil where that is not known.
    internal let formulas: Int?
  }

  internal let image: Image
  internal let locales: [Locale]
  /// Where the stamps of the files stand in the image.
  private let stamps: Int
  /// The stamp of a file as it is now.
  private let stampOfFile: @Sendable (Int) -> UInt64

  /// The embedded rules; nil where the image is not of these files.
  internal static let embedded = RuleIndex(
    EmbeddedRules.image, ofNames: (0..<EmbeddedRules.fileCount).lazy.map(EmbeddedRules.name),
    stampOfFile: EmbeddedRules.stamp)

  /// Reads what stands at the root of an image.
  ///
  /// - Returns: Nil where the names of the files are not those that the image was made of.
  internal init?(
    _ bytes: StoredBytes, ofNames names: some Sequence<String>, stampOfFile: @escaping @Sendable (Int) -> UInt64
  ) {
    guard let image = Image(bytes) else { return nil }
    self.image = image
    self.stampOfFile = stampOfFile
    var reader = image.start
    stamps = reader.range().lowerBound
    locales = reader.list { reader in
      Locale(
        tag: reader.tag(),
        header: LocaleHeader(
          parent: reader.flag() ? reader.tag() : nil, through: reader.flag() ? reader.tag() : nil,
          exceptions: reader.list { $0.text() }, isFamily: reader.flag()),
        files: reader.number()..<reader.number(), headerFile: reader.flag() ? reader.number() : nil,
        tags: reader.list { $0.tag() }, part: reader.number(),
        formulas: reader.flag() ? reader.number() : nil)
    }
    guard stamp(0) == Self.stamp(ofNames: names) else { return nil }
  }

  /// What is known of `tag`; nil where it has no files.
  internal func locale(_ tag: LanguageTag) -> Locale? { locales.first { $0.tag == tag } }

  /// The place of a locale's `locale.yaml` among the others; nil where the file has changed since.
  internal func header(of tag: LanguageTag) -> LocaleHeader? {
    guard let locale = locale(tag), locale.headerFile.map(isCurrent) ?? true else { return nil }
    return locale.header
  }

  /// What is known of the locale of `chain`; nil where a file of the chain has changed since.
  internal func current(_ chain: LocaleChain) -> Locale? {
    guard let locale = locale(chain.tags[0]), locale.tags == chain.tags else { return nil }
    for tag in chain.tags {
      guard let files = self.locale(tag)?.files, files.allSatisfy(isCurrent) else { return nil }
    }
    return locale
  }

  /// Whether a file is the one that the image was made of.
  private func isCurrent(_ file: Int) -> Bool { stamp(1 + file) == stampOfFile(file) }

  private func stamp(_ number: Int) -> UInt64 {
    UInt64(image.bytes.word(at: stamps + 8 * number)) | UInt64(image.bytes.word(at: stamps + 8 * number + 4)) << 32
  }

  /// The stamp of the names of files.
  fileprivate static func stamp(ofNames names: some Sequence<String>) -> UInt64 {
    names.reduce(0) { EmbeddedRules.stamp(of: Array($1.utf8), after: $0) }
  }
}

extension RuleIndex {
  /// The image as it should be: that of the embedded files as they are now.
  ///
  /// - Parameter addFormulas: Stores how formulas are said in a locale of a library, and gives the part; nil where
  ///   that is not known.
  /// - Throws: ``RuleSetError`` with all that is wrong with the files.
  package static func imageOfEmbeddedFiles(
    addingFormulas addFormulas: (LanguageTag, RuleLibrary, inout ImageWriter) throws(RuleSetError) -> Int?
  ) throws(RuleSetError) -> [UInt8] {
    try image(of: EmbeddedRules.files, addingFormulas: addFormulas)
  }

  /// Writes the image of the rules of `files`.
  ///
  /// - Throws: ``RuleSetError`` with all that is wrong with the files.
  internal static func image(
    of files: [RuleFile],
    addingFormulas addFormulas: (LanguageTag, RuleLibrary, inout ImageWriter) throws(RuleSetError) -> Int? = {
      _, _, _ in nil
    }
  ) throws(RuleSetError) -> [UInt8] {
    let files = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let library = try RuleLibrary().adding(files)
    let shared = SharedRules()
    var writer = ImageWriter()
    var locales: [Locale] = []
    for tag in library.folders {
      let chain = LocaleChain(tag, in: library)
      let part = writer.add(try LoadedRules(chain, in: library, sharing: shared))
      let own = files.indices.filter { files[$0].name.hasPrefix("\(tag)/") }
      locales.append(
        Locale(
          tag: tag, header: LocaleHeader(of: tag, in: library), files: (own.first ?? 0)..<((own.last ?? -1) + 1),
          headerFile: own.first { files[$0].name.hasSuffix("/locale.yaml") }, tags: chain.tags, part: part,
          formulas: try addFormulas(tag, library, &writer)))
    }
    var stamps = ImagePart()
    stamps.append(stamp: stamp(ofNames: files.lazy.map(\.name)))
    for file in files { stamps.append(stamp: EmbeddedRules.stamp(of: file.text)) }
    var root = ImagePart()
    root.append(stamps.bytes)
    root.append(each: locales) { $1.append($0) }
    let number = writer.add(root)
    return writer.image(root: number)
  }
}

extension ImagePart {
  fileprivate mutating func append(stamp: UInt64) {
    append(word: UInt32(truncatingIfNeeded: stamp))
    append(word: UInt32(truncatingIfNeeded: stamp >> 32))
  }

  fileprivate mutating func append(_ locale: RuleIndex.Locale) {
    append(locale.tag)
    for tag in [locale.header.parent, locale.header.through] {
      append(tag != nil)
      if let tag { append(tag) }
    }
    append(each: locale.header.exceptions) { $1.append($0) }
    append(locale.header.isFamily)
    append(locale.files.lowerBound)
    append(locale.files.upperBound)
    append(locale.headerFile != nil)
    if let file = locale.headerFile { append(file) }
    append(each: locale.tags) { $1.append($0) }
    append(locale.part)
    append(locale.formulas != nil)
    if let formulas = locale.formulas { append(formulas) }
  }

  private mutating func append(_ tag: LanguageTag) {
    append(tag.language)
    append(tag.script)
    append(tag.region)
  }
}

extension ImageReader {
  fileprivate mutating func tag() -> LanguageTag {
    LanguageTag(language: text(), script: optionalText(), region: optionalText())
  }
}

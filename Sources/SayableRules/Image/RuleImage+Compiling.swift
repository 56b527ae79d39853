internal import PrefilterCompiler
public import SayableEngine

extension RuleLibrary {
  /// Compiles the rules of locales, in the form that `RuleImage` reads. The rules of `root` are among them, for
  /// languages that have none.
  ///
  /// - Parameters:
  ///   - locales: The locales, or all of the library.
  ///   - packs: Which packs of rules apply.
  ///   - appRules: Files laid over the rules of each locale.
  /// - Returns: The bytes of the image, the same for the same rules.
  /// - Throws: `RuleSetError` with all that is wrong with the rules.
  public func compile(
    locales: [LanguageTag]? = nil, packs: PackSelection = .standard, appRules: [RuleFile] = []
  ) throws(RuleSetError) -> [UInt8] {
    let shared = SharedRules()
    var writer = RuleImageWriter()
    var problems: [Diagnostic] = []
    for tag in Set((locales ?? self.locales) + [.root]).sorted(by: { $0.description < $1.description }) {
      do throws(RuleSetError) {
        try writer.add(
          LoadedRules(LocaleChain(tag, in: self), in: self, packs: packs, appFiles: appRules, sharing: shared),
          in: self)
      } catch {
        problems += error.diagnostics
      }
    }
    if !problems.isEmpty { throw RuleSetError(diagnostics: problems) }
    return writer.bytes(self)
  }
}

extension RuleImage {
  /// The rules of one chain, compiled to be applied at once.
  internal init(_ loaded: LoadedRules, in library: RuleLibrary) {
    var writer = RuleImageWriter(writer: ImageWriter(isReadAtOnce: true))
    writer.add(loaded, in: library)
    self.init(Image(written: writer.bytes(library), .labels))
  }
}

/// Writes what `RuleImage` reads.
private struct RuleImageWriter {
  private var writer: ImageWriter
  private var locales: [ImageLocales.Locale] = []

  init(writer: ImageWriter = ImageWriter()) { self.writer = writer }

  /// Adds the rules of the locale that a chain begins with.
  mutating func add(_ loaded: LoadedRules, in library: RuleLibrary) {
    let tag = loaded.chain.tags[0]
    locales.append(
      ImageLocales.Locale(
        tag: tag, header: library.header(of: tag), tags: loaded.chain.tags, part: writer.add(loaded)))
  }

  /// The image, with the families of languages that the locales take rules from.
  func bytes(_ library: RuleLibrary) -> [UInt8] {
    var writer = writer
    let families = Set(locales.flatMap(\.tags)).filter { library.header(of: $0).isFamily }
    let locales =
      locales
      + families.sorted { $0.description < $1.description }
      .map { ImageLocales.Locale(tag: $0, header: library.header(of: $0), tags: [], part: nil) }
    var root = ImagePart()
    root.append(each: locales) { $1.append($0) }
    var sets = ImagePart()
    sets.append(each: writer.byteSets.words) { $1.append(Int($0)) }
    root.append(writer.add(compressed: sets))
    return writer.image(.labels, root: root)
  }
}

extension ImagePart {
  internal mutating func append(_ locale: ImageLocales.Locale) {
    append(locale.tag)
    for tag in [locale.header.parent, locale.header.through] {
      append(tag != nil)
      if let tag { append(tag) }
    }
    append(each: locale.header.exceptions) { $1.append($0) }
    append(locale.header.isFamily)
    append(each: locale.tags) { $1.append($0) }
    append(locale.part != nil)
    if let part = locale.part { append(part) }
  }

  private mutating func append(_ tag: LanguageTag) {
    append(tag.language)
    append(tag.script)
    append(tag.region)
  }
}

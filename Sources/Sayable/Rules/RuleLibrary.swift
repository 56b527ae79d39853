/// Rule files by locale, in layers: what a later layer says goes over what an earlier one says for the same locale.
public struct RuleLibrary: Sendable {
  /// Nil for the embedded files alone, which are looked through when somebody asks for one.
  private let own: RuleLayers?

  private var layers: RuleLayers { own ?? Self.embeddedLayers }

  /// What is known of the embedded files without reading them; nil for other files.
  private var index: RuleIndex? { own == nil ? RuleIndex.embedded : nil }

  /// A library without files.
  public init() { self.init(RuleLayers()) }

  private init(_ own: RuleLayers?) { self.own = own }

  /// The rules that come with Sayable.
  public static let embedded = RuleLibrary(nil)

  private static let embeddedLayers: RuleLayers = {
    var layers = RuleLayers()
    do throws(RuleSetError) {
      try layers.add((0..<EmbeddedRules.fileCount).map { .embedded($0) })
    } catch {
      // The embedded paths are right by construction; a test loads every one.
      fatalError("the embedded rules are broken")
    }
    return layers
  }()

  /// The locales that have files, in alphabetical order, `root` among them. Families of languages, such as the Slavic
  /// ones, are left out: they hold what locales share.
  public var locales: [LanguageTag] { folders.filter { !isFamily($0) } }

  /// The locales and families that have files, in alphabetical order.
  internal var folders: [LanguageTag] {
    (index?.locales.map(\.tag) ?? Array(layers.rules.keys)).sorted { $0.description < $1.description }
  }

  /// This library with a layer on top.
  ///
  /// - Parameter layer: Files named `LOCALE/FILE.yaml`, as they lie in a rules folder; the names that a locale may have
  ///   are `locale.yaml`, `cldr.yaml`, `words.yaml`, `labels.yaml`, a subject such as `dates.yaml`, `formulas.yaml` and
  ///   `packs/NAME.yaml`.
  /// - Throws: ``RuleSetError`` for a file of another name, or a folder that is no language tag.
  public func adding(_ layer: [RuleFile]) throws(RuleSetError) -> RuleLibrary {
    var layers = layers
    try layers.add(layer.map { .given($0) })
    return RuleLibrary(layers)
  }

  /// The files of a chain's locales in the order in which they are laid over one another, with a pack's name where a
  /// file is one.
  internal func files(of chain: LocaleChain) -> [(locale: LanguageTag, file: RuleFile, pack: String?)] {
    chain.tags.reversed().flatMap { tag in (layers.rules[tag] ?? []).map { (tag, $0.source.file, $0.pack) } }
  }

  /// The files with the speech of formulas for a chain's locales, in the order in which they are laid over one another.
  package func formulaFiles(of chain: LocaleChain) -> [(locale: LanguageTag, file: RuleFile)] {
    chain.tags.reversed().flatMap { tag in (layers.formulas[tag] ?? []).map { (tag, $0.file) } }
  }

  /// The locales that have a file with the speech of formulas, in alphabetical order.
  package var formulaLocales: [LanguageTag] { layers.formulas.keys.sorted { $0.description < $1.description } }

  /// The packs that any locale has.
  internal var packNames: [String] { Set(layers.rules.values.joined().compactMap(\.pack)).sorted() }

  /// Whether there are files for `tag` itself.
  internal func contains(_ tag: LanguageTag) -> Bool {
    if let index { return index.locale(tag) != nil }
    return layers.rules[tag] != nil
  }

  /// Whether the files of `tag` are shared by a family of languages, and it is no locale itself.
  internal func isFamily(_ tag: LanguageTag) -> Bool { header(of: tag).isFamily }

  /// What the files say of the place of `tag` among the locales.
  internal func header(of tag: LanguageTag) -> LocaleHeader {
    index?.header(of: tag) ?? LocaleHeader(of: tag, in: self)
  }

  /// The first file of `tag` that is named `name`.
  internal func file(named name: String, of tag: LanguageTag) -> RuleFile? {
    layers.rules[tag]?.first { $0.source.name.hasSuffix("/" + name) }?.source.file
  }

  /// Where the rules of a chain with the standard packs stand in the image of the embedded rules; nil where the files
  /// are others than those that it was made of.
  internal func image(of chain: LocaleChain) -> (image: Image, part: Int)? {
    guard let index, let locale = index.current(chain) else { return nil }
    return (index.image, locale.part)
  }

  /// Where that stands by which formulas are said for a chain.
  package func formulaImage(of chain: LocaleChain) -> (image: Image, part: Int)? {
    guard let index, let part = index.current(chain)?.formulas else { return nil }
    return (index.image, part)
  }
}

/// Compiled rules of some locales: those that come with Sayable, or what `sayable rules compile` wrote. They are read in
/// place, each when it is first needed.
///
/// ```swift
/// let rules = try RuleImage(bytes: [UInt8](Data(contentsOf: url)))
/// let say = Normalizer(image: rules, locale: LanguageTag("en"))
/// ```
public struct RuleImage: Sendable {
  package let image: Image
  private let directory: ImageLocales
  /// The part with the sets of bytes that the rules of all locales look for.
  internal let byteSets: Int

  /// Compiled rules from a file, checked for being those that were written.
  ///
  /// - Throws: ``RuleImageError``.
  public init(bytes: [UInt8]) throws(RuleImageError) {
    self.init(try Image(checking: bytes, .labels))
    guard contains(.root) else { throw .damaged }
  }

  /// Whether bytes begin as compiled rules of any version do.
  package static func isImage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Image.signature) }

  /// Compiled rules that stand in the program as a text, as the build tool plugin `CompileAppRules` writes them.
  public init(carried text: StaticString) { self.init(Image(carried: text, .labels)) }

  /// Compiled rules that the program itself carries.
  package init(_ image: Image) {
    self.image = image
    var reader = image.start
    directory = ImageLocales(&reader)
    byteSets = reader.number()
  }

  /// The locales that have rules, in alphabetical order, `root` among them.
  public var locales: [LanguageTag] { directory.tagsWithPart }

  /// The mark between a number's whole part and its decimals in `locale`, `.` or `,`.
  public func decimalMark(of locale: LanguageTag) -> Character {
    var reader = image.reader(of: part(of: LocaleChain(locale, in: self)))
    return Character(reader.localeSettings().numbers.decimal)
  }

  /// The locales with their names.
  package var localeSummaries: [LocaleSummary] {
    directory.locales.compactMap { place in
      place.part.map { part in
        var reader = image.reader(of: part)
        let settings = reader.localeSettings()
        return LocaleSummary(
          tag: place.tag, name: settings.name ?? place.tag.description,
          parents: place.tags.dropFirst().filter { !header(of: $0).isFamily }, isChecked: settings.isChecked)
      }
    }
  }

  /// The part that holds the rules of a chain's first locale.
  package func part(of chain: LocaleChain) -> Int {
    guard let part = directory.part(of: chain.tags[0]) else {
      preconditionFailure("the chain is that of another image")
    }
    return part
  }
}

extension RuleImage: LocaleDirectory {
  package func contains(_ tag: LanguageTag) -> Bool { directory.contains(tag) }

  package func header(of tag: LanguageTag) -> LocaleHeader { directory.header(of: tag) }
}

extension LocaleChain {
  /// Finds the chain of `tag` among the locales of an image.
  public init(_ tag: LanguageTag, in image: RuleImage) { self.init(tag, among: image) }
}

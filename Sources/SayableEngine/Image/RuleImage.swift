internal import Prefilter

/// Compiled rules of some locales: those that come with Sayable, or what `sayable rules compile` wrote. They are read in
/// place, each when it is first needed.
///
/// ```swift
/// let rules = try RuleImage(bytes: [UInt8](Data(contentsOf: url)))
/// let say = Normalizer(image: rules, locale: LanguageTag("en"))
/// ```
public struct RuleImage: Sendable {
  /// A locale that has rules, or a family of languages that locales take rules from.
  package struct Locale: Sendable {
    package let tag: LanguageTag
    package let header: LocaleHeader
    /// The locales of its chain, itself first.
    package let tags: [LanguageTag]
    /// The part of the image that holds its rules; nil of a family.
    package let part: Int?

    package init(tag: LanguageTag, header: LocaleHeader, tags: [LanguageTag], part: Int?) {
      self.tag = tag
      self.header = header
      self.tags = tags
      self.part = part
    }
  }

  package let image: Image
  private let places: [Locale]

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
    places = reader.list { reader in
      Locale(
        tag: reader.tag(),
        header: LocaleHeader(
          parent: reader.flag() ? reader.tag() : nil, through: reader.flag() ? reader.tag() : nil,
          exceptions: reader.list { $0.text() }, isFamily: reader.flag()),
        tags: reader.list { $0.tag() }, part: reader.flag() ? reader.number() : nil)
    }
  }

  /// The locales that have rules, in alphabetical order, `root` among them.
  public var locales: [LanguageTag] { places.filter { $0.part != nil }.map(\.tag) }

  /// The mark between a number's whole part and its decimals in `locale`, `.` or `,`.
  public func decimalMark(of locale: LanguageTag) -> Character {
    var reader = image.reader(of: part(of: LocaleChain(locale, in: self)))
    return Character(reader.localeSettings().numbers.decimal)
  }

  /// The locales with their names.
  package var localeSummaries: [LocaleSummary] {
    places.compactMap { place in
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
    guard let part = places.first(where: { $0.tag == chain.tags[0] })?.part else {
      preconditionFailure("the chain is that of another image")
    }
    return part
  }
}

extension RuleImage: LocaleDirectory {
  package func contains(_ tag: LanguageTag) -> Bool { places.contains { $0.tag == tag } }

  package func header(of tag: LanguageTag) -> LocaleHeader {
    places.first { $0.tag == tag }?.header ?? LocaleHeader()
  }
}

extension LocaleChain {
  /// Finds the chain of `tag` among the locales of an image.
  public init(_ tag: LanguageTag, in image: RuleImage) { self.init(tag, among: image) }
}

extension ImageReader {
  fileprivate mutating func tag() -> LanguageTag {
    LanguageTag(language: text(), script: optionalText(), region: optionalText())
  }
}

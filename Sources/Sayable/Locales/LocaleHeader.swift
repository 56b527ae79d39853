internal import YAML

/// What `locale.yaml` says of a locale's place among the others.
internal struct LocaleHeader: Sendable {
  internal let parent: LanguageTag?
  /// The locale that regions without a folder of their own go through.
  internal let through: LanguageTag?
  /// The regions that do not.
  internal let exceptions: [String]
  /// Whether the folder holds what related languages share, and is no locale that one can ask for.
  internal let isFamily: Bool

  internal init(parent: LanguageTag?, through: LanguageTag?, exceptions: [String], isFamily: Bool) {
    self.parent = parent
    self.through = through
    self.exceptions = exceptions
    self.isFamily = isFamily
  }

  /// Reads the file leniently: the loader reports what is wrong.
  internal init(of tag: LanguageTag, in library: RuleLibrary) {
    let root = library.file(named: "locale.yaml", of: tag).flatMap { try? Document.parse($0.text).root }
    let regions = root?["regions"]
    self.init(
      parent: root?["parent"]?.string.flatMap { try? LanguageTag($0) },
      through: regions?["through"]?.string.flatMap { try? LanguageTag($0) },
      exceptions: regions?["except"]?.items?.compactMap(\.string) ?? [],
      isFamily: root?["family"]?.string == "true")
  }

  /// The parent of a region without a folder of its own; nil where it is the language.
  internal func parent(ofRegion region: String) -> LanguageTag? { exceptions.contains(region) ? nil : through }
}

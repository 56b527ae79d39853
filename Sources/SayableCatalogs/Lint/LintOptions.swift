public import SayableEngine
public import SayableRules

/// What a project wants to be checked.
public struct LintOptions: Sendable, Hashable {
  /// Whose voices count; empty for all.
  public var voices: Set<VoiceProfile> = []
  /// The severity of each check that has another one than its own; nil turns a check off.
  public var severities: [String: Finding.Severity?] = [:]
  /// The ids of the checks that the project's own rule files have.
  public var ownChecks: Set<String> = []
  /// Texts in which nothing is found, as they are shown.
  public var allowed: Set<String> = []
  /// Texts, or parts of texts, in which one check finds nothing, by its id.
  public var allowedByCheck: [String: Set<String>] = [:]
  /// The packs of rules that apply.
  public var packs = PackSelection.standard
  /// The date order and so on.
  public var normalizing = NormalizerOptions()
  /// The locale of strings for which neither the file nor its path tells one, as in `values/strings.xml`: the language
  /// that the app is written in.
  public var sourceLocale = LanguageTag.english
  /// Whether entries that nobody has reviewed are checked.
  public var includesUnreviewed = true
  /// Whether entries that the app no longer uses are checked.
  public var includesObsolete = false
  /// How the project names strings that are spoken in place of shown ones, where the catalog does not show it.
  public var siblingStyle: SiblingStyle?
  /// How they are named in changes that people choose one by one, where the catalog does not show it.
  public var fallbackStyle: SiblingStyle?
  /// Whether findings come with the change to the file that would mend them.
  public var findsFixes = false

  /// All checks as they are.
  public init() {}

  /// The locale of the strings in a file that tells none: `locale` if it is given, else that of the path, else that of the
  /// source strings.
  package func locale(_ locale: LanguageTag?, ofFileAt path: String) -> LanguageTag {
    locale ?? LanguageTag(inPath: path) ?? sourceLocale
  }

  /// Whether the strings of the catalog at a path are those that others are translated from.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - locale: The locale of strings for which the file does not tell one; nil for the one of its path.
  public func isSource(path: String, locale: LanguageTag?) -> Bool {
    guard let tag = locale ?? LanguageTag(inPath: path) else { return true }
    return tag.language == sourceLocale.language
  }
}

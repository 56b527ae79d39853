public import SayableEngine

/// What a project has written down of how its catalogs are to be checked: its file `.sayable.yml`.
///
/// Paths in it are as they are written, relative to the folder that the file lies in.
public struct LintConfiguration: Sendable, Hashable {
  /// A value for the catalogs whose path matches a pattern.
  public struct ByPath<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The pattern.
    public let pattern: PathPattern
    /// The value.
    public let value: Value
  }

  /// The files that are checked where a folder is named; empty for all catalogs.
  public var include: [PathPattern] = []
  /// The files and folders that are not.
  public var exclude: [PathPattern] = []
  /// The locales of catalogs whose file and path do not tell them, or tell them wrongly.
  public var locales: [ByPath<LanguageTag>] = []
  /// The locale of the strings that others are translated from; nil where the files tell it.
  public var sourceLocale: LanguageTag?
  /// How messages are written in catalogs that leave doubt.
  public var dialects: [ByPath<MessageDialect>] = []
  /// Whose voices count; empty for all.
  public var voices: Set<VoiceProfile> = []
  /// The packs of rules; nil for those that the locale turns on.
  public var packs: [String]?
  /// Folders of rules that are laid over the built-in ones, the topmost last.
  public var ruleFolders: [String] = []
  /// The app's own rule files, laid over all others.
  public var appFiles: [String] = []
  /// The severities of checks that have others than their own; nil turns a check off.
  public var severities: [String: Finding.Severity?] = [:]
  /// The settings of checks that Sayable does not have, with what is to be said where no rule file of the project has
  /// them either.
  public internal(set) var unknownChecks: [String: Diagnostic] = [:]
  /// Texts in which nothing is found.
  public var allowed: Set<String> = []
  /// Texts in which one check finds nothing, by its id.
  public var allowedByCheck: [String: Set<String>] = [:]
  /// How keys of spoken strings are made, such as `*_spoken`; nil to find out.
  public var siblings: String?
  /// The least severity of findings that make the run fail; nil where it is not said.
  public var failLevel: Finding.Severity?
  /// The file of findings that are known already.
  public var baseline: String?
  /// The form of the report.
  public var report: ReportForm?
  /// Where the pages of the checks are published; nil where it is not said.
  public var checkPage: CheckPage?

  /// A project that has written nothing down.
  public init() {}

  /// The locale for the catalog at `path`, relative to the folder of the configuration; the last pattern that matches
  /// counts.
  public func locale(for path: String) -> LanguageTag? { locales.last { $0.pattern.matches(path) }?.value }

  /// How messages are written in the catalog at `path`, relative to the folder of the configuration.
  public func dialect(for path: String) -> MessageDialect? { dialects.last { $0.pattern.matches(path) }?.value }
}

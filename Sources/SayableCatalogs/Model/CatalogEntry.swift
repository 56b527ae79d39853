public import SayableEngine

/// One string of a catalog: the message under a key, for one locale and one plural category.
public struct CatalogEntry: Sendable {
  /// What a translator or a tool has noted of an entry.
  public enum State: Sendable, Hashable {
    /// The app shows it.
    case active
    /// A guess of a tool that nobody has looked at, such as a fuzzy entry of gettext.
    case unreviewed
    /// No longer used by the app, such as `#~` entries of gettext and stale ones of Xcode.
    case obsolete
  }

  /// What the app looks the string up by; of a string without a key, its source text.
  public var key: String
  /// What tells entries of one key apart, such as `other`, `device.mac/one`, `3` in a list; empty where there is one.
  public var variant: String
  /// Where the entry lies in the file's structure: a JSON pointer, or a path of elements and names for other formats.
  public var logicalPath: String
  /// The locale that the file gives for the entry; nil where only the file's path can tell.
  public var locale: LanguageTag?
  /// Whether the string is the one that others are translated from.
  public var isSource: Bool
  /// What the app shows.
  public var value: DecodedText
  /// What is read of it at once, in order: all of the value, or each branch of a message.
  public var labels: [CatalogLabel]
  /// What a translator or a tool has noted.
  public var state: State = .active
  /// Whether the file says that nobody should translate it; it is shown and spoken all the same.
  public var isUntranslatable = false
  /// The note for translators; nil where there is none.
  public var comment: String?
  /// The text that it is translated from, where the file has it beside it and it is in English; nil elsewhere.
  public var englishText: String?
  /// The checks that a comment in the file turns off for the entry.
  public var suppressions: [Suppression] = []
  /// The whole of the entry in the source's text, from its key to its end, half-open; a sibling is written behind it.
  public var extent: Range<Int>

  /// An entry that is read as one label, unless other ones are given.
  public init(
    key: String, variant: String = "", logicalPath: String, locale: LanguageTag? = nil, isSource: Bool = false,
    value: DecodedText, labels: [CatalogLabel]? = nil, extent: Range<Int>
  ) {
    self.key = key
    self.variant = variant
    self.logicalPath = logicalPath
    self.locale = locale
    self.isSource = isSource
    self.value = value
    self.extent = extent
    self.labels = labels ?? [CatalogLabel(value)]
  }
}

/// What a voice reads at once: a string, or one branch of a message.
public struct CatalogLabel: Sendable, Hashable {
  /// The text, without the syntax of messages around it.
  public var text: DecodedText
  /// What rules must not touch, in order and without overlaps, in bytes of the text, beside what they know themselves:
  /// arguments of messages, markup, untouchable elements.
  public var protectedSpans: [ProtectedSpan] = []
  /// The branch of the message, such as `one` or `minutes.other`; empty where there is one label.
  public var branch = ""

  /// A label without protected spans.
  public init(_ text: DecodedText) { self.text = text }
}

/// A comment of a catalog that turns checks off.
public struct Suppression: Sendable, Hashable {
  /// The ids of the checks; empty for all.
  public var checks: [String]
  /// The text that alone is meant; nil for all of the entry.
  public var text: String?
  /// Where the comment stands, in the source's text.
  public var source: Range<Int>

  /// A comment at `source` that turns `checks` off.
  public init(checks: [String], text: String? = nil, source: Range<Int>) {
    self.checks = checks
    self.text = text
    self.source = source
  }
}

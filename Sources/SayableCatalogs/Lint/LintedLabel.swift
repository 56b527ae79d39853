internal import SayableEngine

/// A label with all that checks look at.
///
/// It is a class since it is handed around among the checks, and holds much.
internal final class LintedLabel: Sendable {
  internal let catalog: Catalog
  internal let entry: CatalogEntry
  internal let label: CatalogLabel
  internal let language: LintLanguage
  /// The words of the catalog; nil where only the label itself is looked at.
  internal let vocabulary: CatalogVocabulary?
  /// What it is translated from; nil where that is not known, or not in English.
  internal let englishText: String?
  private let reading: LabelReading

  /// A label of `entry` with what the rules say for it.
  internal init(
    _ label: CatalogLabel, of entry: CatalogEntry, in catalog: Catalog, language: LintLanguage,
    vocabulary: CatalogVocabulary? = nil, englishText: String? = nil
  ) {
    self.catalog = catalog
    self.entry = entry
    self.label = label
    self.language = language
    self.vocabulary = vocabulary
    self.englishText = englishText
    reading = language.reading(of: label, as: entry.pluralForm(of: label))
  }

  internal var sure: Trace { reading.sure }
  /// What the rules say if those that are guesses apply, too; the same as `sure` where that changes nothing.
  internal var guessed: Trace { reading.guessed }
  /// What sure rules change, in order.
  internal var changes: [LabelChange] { reading.changes }
  /// What stands in it, at a glance.
  internal var traits: LabelTraits { reading.traits }
  internal var bytes: [UInt8] { label.text.bytes }
  /// Whether the sure rules say it otherwise than it is shown.
  internal var isSaidOtherwise: Bool { sure.spoken != bytes }
  /// What no rule touches: placeholders, markup, addresses.
  internal var protectedSpans: [ProtectedSpan] { sure.protectedSpans }
}

/// What a check has found in a label.
internal struct LabelFinding: Sendable, Hashable {
  /// Where, in bytes of the label, half-open.
  internal var range: Range<Int>
  /// What was found, in one sentence without a full stop.
  internal var message: String
  internal var rules: [String] = []
  /// What should be said for the label, where it differs from what the sure rules say.
  internal var spoken: String?
  /// Whether writing what the sure rules say for the label would mend it.
  internal var isMendedBySureRules = false
  /// Whether it matters little: it is a note, however severe the check is.
  internal var isMinor = false
}

/// A catalog with spoken siblings, and all that checks look at.
internal struct LintedCatalog: Sendable {
  internal let catalog: Catalog
  /// Which of its strings are spoken in place of which.
  internal let siblings: SiblingPairs
  /// The labels of the entries that are checked, by the index of the entry.
  internal var labels: [Int: [LintedLabel]] = [:]
}

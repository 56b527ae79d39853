internal import Prefilter
internal import SayableEngine
internal import Sharing

/// The rules of one locale, as linting needs them.
internal final class LintLanguage: Sendable {
  internal let locale: LanguageTag
  private let rules: LintRules
  /// Says English abbreviations and nothing else; nil for English itself.
  internal let english: EnglishAbbreviations?
  /// The checks that the project's rule files have.
  internal let ownChecks: [OwnCheck]
  /// The same rules for the forms of plural strings.
  private let forms = Lock<[PluralCategory: LintRules]>([:])

  internal init(_ locale: LanguageTag, _ rules: LintRules, english: EnglishAbbreviations?) {
    self.locale = locale
    self.rules = rules
    self.english = english
    ownChecks = rules.sure.checks.map { OwnCheck($0.rule, id: $0.id, $0.remark) }
  }

  internal var sure: Normalizer { rules.sure }

  /// What the sure rules say for a text that a check makes up.
  internal func said(_ text: String) -> String { rules.said(text) }

  /// The same where guesses apply, too.
  internal func guessed(_ text: String) -> String { rules.guessed(text) }

  /// What the rules say for a label.
  ///
  /// - Parameter form: The plural form that it is; nil where it is none.
  internal func reading(of label: CatalogLabel, as form: PluralForm?) -> LabelReading {
    // Only placeholders take their number from the form, and few plural strings are said otherwise.
    guard let form else { return rules.known.reading(of: label) { LabelReading(label, rules) } }
    return LabelReading(label, rules, form: form, counting: rules(for: form.category))
  }

  /// What the sure rules say for a label, with every step recorded.
  internal func trace(_ label: CatalogLabel, as form: PluralForm?) -> Trace {
    let trace = rules.sure.trace(label, recordsSteps: true)
    guard let form else { return trace }
    let counting = rules(for: form.category).sure.trace(label, recordsSteps: true)
    return trace.saying(form.countedSpan(in: trace), as: counting)
  }

  private func rules(for category: PluralCategory) -> LintRules {
    forms.withLock { forms in
      if let known = forms[category] { return known }
      let made = rules.forPlurals(category)
      forms[category] = made
      return made
    }
  }

  /// Whether nothing can be found in a label by itself: no rule is about it, and it has none of what checks look for.
  internal func findsNothing(in label: CatalogLabel) -> Bool {
    let text = label.text.bytes
    if text.isEmpty { return true }
    guard label.protectedSpans.isEmpty else { return false }
    if ownChecks.contains(where: { $0.findsSomething(in: label, rules.sure) }) { return false }
    let traits = LabelTraits(text)
    if traits == .abbreviation {
      if english?.mayApply(to: text) == true { return false }
    } else if !traits.isEmpty {
      return false
    }
    return rules.guessing.leavesUntouched(text.view)
  }
}

/// Says the abbreviations of English and nothing else.
internal final class EnglishAbbreviations: Sendable {
  /// The rule of English for what no other language writes.
  internal static let rule = "abbreviation-english"

  /// Applies the rules, and those that protect spans.
  internal let normalizer: Normalizer
  /// All rules of English.
  internal let language: LintLanguage
  private let rule: SingleRule?

  internal init(_ language: LintLanguage) {
    self.language = language
    let english = language.sure
    var options = NormalizerOptions()
    options.disabledPasses = Set(english.passNames).subtracting(["protect", "abbreviations"])
    normalizer = english.changing(options)
    rule = normalizer.rule(Self.rule)
  }

  /// Whether an abbreviation that no other language writes may stand in `label`.
  ///
  /// Most labels in other languages are done with here. The one rule is asked itself: a search for all rules of
  /// English would make states for the words of every language.
  internal func mayApply(to label: [UInt8]) -> Bool { rule.map { normalizer.applies($0, to: label) } ?? false }
}

internal import BuiltInRuleFiles
internal import Sayable
internal import SayableCatalogs
internal import SayableEngine
internal import SayableExport
internal import SayableFormulas
internal import SayableRules
internal import Sharing
internal import SpeechRules

/// What a caller in C holds: the rules of a locale, and what is made of them when it is first asked for.
internal final class Voice: Sendable {
  internal let normalizer: Normalizer
  /// What the caller should know though the voice can be used; nil where there is nothing.
  internal let warning: String?
  private let locale: LanguageTag
  private let offsets: OffsetUnit
  private let makeLinter: @Sendable () -> Linter
  private let makeSpeaker: @Sendable () -> FormulaSpeaker?
  private let linter = Lazy<Linter>()
  private let speaker = Lazy<FormulaSpeaker?>()

  /// How long a text may be that is held in memory more than once.
  private static let longest = 1 << 26

  internal init(locale tag: String, options text: String, rules: String) throws(VoiceFailure) {
    let options = try VoiceOptions(text)
    let locale: LanguageTag
    do throws(MalformedLanguageTag) { locale = try LanguageTag(tag) } catch { throw VoiceFailure(.locale, "\(error)") }
    let appRules = rules.isEmpty ? [] : [RuleFile(name: "app.yaml", text: rules)]
    let plain = try Self.normalizer(locale, options, appRules)
    try Self.checkNames(options.disabled, plain)
    let makeSpeaker: @Sendable () -> FormulaSpeaker? = {
      let rules = FormulaRules.builtIn
      return try? FormulaSpeaker(rules.chain(of: locale), rules: rules, decimalMark: plain.decimalMark) { plain }
    }
    let finder = FormulaFinder(makeSpeaker: makeSpeaker)
    normalizer = options.saysFormulas ? try Self.normalizer(locale, options, appRules, finder) : plain
    warning =
      plain.chain.hasLanguage
      ? nil : "there are no rules for '\(locale)'; only those that all languages share apply"
    self.locale = locale
    self.makeSpeaker = makeSpeaker
    offsets = options.offsets
    makeLinter = {
      var linting = LintOptions()
      linting.normalizing = options.normalizing
      linting.packs = options.packs
      linting.sourceLocale = locale
      return Linter(options: linting, appRules: appRules) { FormulaFinder(locale: $0) }
    }
  }

  private static func normalizer(
    _ locale: LanguageTag, _ options: VoiceOptions, _ appRules: [RuleFile], _ formulas: (any FormulaFinding)? = nil
  ) throws(VoiceFailure) -> Normalizer {
    do throws(RuleSetError) {
      return try Normalizer(
        locale, options: options.normalizing, packs: options.packs, appRules: appRules, library: .builtIn,
        formulas: formulas)
    } catch {
      throw VoiceFailure(error.diagnostics.contains { $0.code == "unknown-pack" } ? .option : .rules, "\(error)")
    }
  }

  /// Checks that each of `names` is a rule or a pass.
  private static func checkNames(_ names: [String], _ normalizer: Normalizer) throws(VoiceFailure) {
    if names.isEmpty { return }
    let known = normalizer.namesToDisable
    for name in names where !known.contains(name) {
      throw VoiceFailure(
        .option, "there is no rule or pass '\(name)' to disable; \(nearestNameNote(to: name, among: known))")
    }
  }

  internal func trace(_ text: [UInt8]) throws(VoiceFailure) -> [UInt8] {
    try checkLength(text)
    return TraceJSON(normalizer.trace(text), offsets: offsets).bytes
  }

  internal func formula(_ text: [UInt8]) throws(VoiceFailure) -> [UInt8] {
    try checkLength(text)
    guard let speaker = speaker.value(makeSpeaker) else {
      throw VoiceFailure(.words, "there are no words for formulas in '\(locale)'")
    }
    do throws(FormulaSyntaxError) {
      return Array(try speaker.speak(String(decoding: text, as: UTF8.self)).utf8)
    } catch {
      let expected = error.expected.map { "; expected: \($0)" } ?? ""
      throw VoiceFailure(
        .formula, "\(error.message), at bytes \(error.source.lowerBound) to \(error.source.upperBound)\(expected)")
    }
  }

  internal func findings(in text: [UInt8]) throws(VoiceFailure) -> [UInt8] {
    try checkLength(text)
    let catalog = Catalog(SourceFile(path: "text", bytes: text), as: .text)
    do throws(RuleSetError) {
      let found = try linter.value(makeLinter).findings(in: catalog, locale: locale)
      let report = LintReport([LintReport.File(catalog, findings: found)])
      return Array(report.text(as: .json, options: ReportOptions(version: SayableVersion.current)).utf8)
    } catch {
      throw VoiceFailure(.rules, "\(error)")
    }
  }

  private func checkLength(_ text: [UInt8]) throws(VoiceFailure) {
    guard text.count <= Self.longest else {
      throw VoiceFailure(.length, "a text of more than 64 MB is only normalized")
    }
  }
}

internal import PCRE2

/// Turns labels as they are written into text that a voice says well, by the rules of one locale.
///
/// ```swift
/// let say = try Normalizer(locale: "fr")
/// say.normalize("8 m²")  // "8 mètres carrés"
/// ```
///
/// A normalizer never changes, so one may be used from many tasks at once; no lock is taken for a label. Making one
/// reads and compiles the rules, so make it once and keep it.
public struct Normalizer: Sendable {
  /// The locales that the rules come from.
  public let chain: LocaleChain
  /// The options that the normalizer was made with.
  public let options: NormalizerOptions
  internal let rules: RuleSet
  private let formulas: (any FormulaFinding)?
  /// One for each rule.
  private let runs: [RuleRun]
  /// The rules that the options let apply.
  private let applicable: RuleIndices

  /// A longer label is worked on in stretches of about this many bytes, so that the time for a label grows with its
  /// length and no faster.
  internal static let stretch = 16_384

  /// Makes a normalizer for the rules nearest to `locale`; a language without rules gets those of `root`, which
  /// ``LocaleChain/hasLanguage`` of ``chain`` tells.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag in any case, with `-` or `_`, such as `nl-BE`.
  ///   - options: What the app knows better than the text.
  ///   - appRules: Rule files of an app's own, laid over all others.
  ///   - library: The rules to choose from.
  ///   - formulas: Who finds and says the formulas in labels; without, they are text like any other.
  /// - Throws: ``MalformedLanguageTag``, or ``RuleSetError`` with all that is wrong with the rules.
  public init(
    locale: String, options: NormalizerOptions = NormalizerOptions(), appRules: [RuleFile] = [],
    library: RuleLibrary = .embedded, formulas: (any FormulaFinding)? = nil
  ) throws {
    try self.init(LanguageTag(locale), options: options, appRules: appRules, library: library, formulas: formulas)
  }

  /// Makes a normalizer for a tag that is already read.
  ///
  /// - Throws: ``RuleSetError`` with all that is wrong with the rules.
  public init(
    _ locale: LanguageTag, options: NormalizerOptions = NormalizerOptions(), appRules: [RuleFile] = [],
    library: RuleLibrary = .embedded, formulas: (any FormulaFinding)? = nil
  ) throws(RuleSetError) {
    let rules = try RuleSet(LocaleChain(locale, in: library), in: library, packs: options.packs, appFiles: appRules)
    self.init(rules, options: options, formulas: formulas)
  }

  /// Makes a normalizer that shares what its locale has in common with others.
  ///
  /// - Throws: ``RuleSetError`` with all that is wrong with the rules.
  package init(
    _ chain: LocaleChain, options: NormalizerOptions, appRules: [RuleFile], library: RuleLibrary,
    formulas: (any FormulaFinding)?, sharing shared: SharedRules
  ) throws(RuleSetError) {
    let rules = try RuleSet(chain, in: library, packs: options.packs, appFiles: appRules, sharing: shared)
    self.init(rules, options: options, formulas: formulas)
  }

  internal init(_ rules: RuleSet, options: NormalizerOptions, formulas: (any FormulaFinding)? = nil) {
    chain = rules.chain
    self.formulas = formulas
    self.options = options
    self.rules = rules
    runs = Self.runs(of: rules, options)
    applicable = rules.indices(applyingUnder: options)
  }

  private static func runs(of rules: RuleSet, _ options: NormalizerOptions) -> [RuleRun] {
    let plural = rules.plural.assuming(options.placeholderCategory)
    return rules.rules.enumerated().map { index, rule in
      RuleRun(rule: rule, index: index, numbers: rules.settings.numbers, plural: plural)
    }
  }

  private init(_ other: Normalizer, options: NormalizerOptions) {
    chain = other.chain
    formulas = other.formulas
    self.options = options
    rules = other.rules
    let isAlike = options.placeholderCategory == other.options.placeholderCategory
    runs = isAlike ? other.runs : Self.runs(of: other.rules, options)
    applicable = rules.indices(applyingUnder: options)
  }

  /// The same with other options, which takes little time; its packs stay those that the normalizer was made with.
  package func changing(_ options: NormalizerOptions) -> Normalizer {
    var options = options
    options.packs = self.options.packs
    return Normalizer(self, options: options)
  }

  /// What a voice should say for `label`. Text that no rule is about comes back as it is.
  public func normalize(_ label: String) -> String {
    String(decoding: normalize(Array(label.utf8)), as: UTF8.self)
  }

  /// The same for bytes, which need not be valid UTF-8: what is invalid comes back as it is. `onSkip` is told of each
  /// rule that was skipped for the label since it went over a limit.
  public func normalize(_ label: [UInt8], onSkip: (Diagnostic) -> Void = { _ in }) -> [UInt8] {
    let candidates = candidatesAtOnce(in: label)
    if candidates?.isEmpty == true { return label }
    var spoken: [UInt8] = []
    spoken.reserveCapacity(label.count)
    let skipped = work(on: label, candidates: candidates, keepingSteps: false) { stretch in
      if stretch.text.isUntouched {
        spoken += label[stretch.range]
      } else {
        stretch.appendSpoken(to: &spoken, label: label)
      }
    }
    skipped.forEach(onSkip)
    return spoken
  }

  /// Whether a quick look tells that no rule changes `label` or sets a part of it aside; false where it takes more than
  /// that to tell.
  package func leavesUntouched(_ label: [UInt8]) -> Bool { candidatesAtOnce(in: label)?.isEmpty == true }

  /// The rules that may change `label`; nil where it is not matched against as it is and as a whole.
  private func candidatesAtOnce(in label: [UInt8]) -> RuleIndices? {
    guard label.count <= Self.stretch, formulas?.mayFindFormula(in: label) != true, WorkingText.isMatchable(label)
    else {
      return nil
    }
    return candidates(in: label)
  }

  /// What a voice should say for `label`, with every change's place and the rules behind it.
  public func trace(_ label: String) -> Trace { trace(Array(label.utf8)) }

  /// The same for bytes, which need not be valid UTF-8.
  ///
  /// - Parameters:
  ///   - label: The label's bytes.
  ///   - setAside: What rules must not touch beside what they know themselves, in order and without overlaps.
  ///   - keepingSteps: Whether to tell what each rule made of the label, which takes longer.
  public func trace(_ label: [UInt8], settingAside setAside: [SetAside] = [], keepingSteps: Bool = true) -> Trace {
    trace(label, settingAside: setAside, keepingSteps: keepingSteps, without: nil)
  }

  /// The same as if there were no rule `id`.
  internal func trace(
    _ label: [UInt8], settingAside setAside: [SetAside] = [], keepingSteps: Bool = true, without id: String?
  ) -> Trace {
    let candidates = setAside.isEmpty && !label.isEmpty ? candidatesAtOnce(in: label) : nil
    if candidates?.isEmpty == true { return Trace(untouched: label) }
    var spoken: [UInt8] = []
    var segments: [Trace.Segment] = []
    var kept: [SetAside] = []
    var steps: [Trace.Step] = []
    let skipped = work(
      on: label, candidates: candidates, settingAside: setAside, without: id, keepingSteps: keepingSteps
    ) { stretch in
      kept += stretch.setAside
      stretch.appendSegments(to: &segments, spokenSoFar: spoken.count, rules: rules.rules)
      stretch.appendSpoken(to: &spoken, label: label)
      steps += stretch.steps
    }
    return Trace(
      label: label, spoken: spoken, segments: segments, setAside: kept, steps: steps, diagnostics: skipped)
  }

  /// Applies all rules to each stretch of `label`, and hands the stretches over in order.
  ///
  /// - Parameter known: The rules that may change the label as it is, if that was asked before.
  private func work(
    on label: [UInt8], candidates known: RuleIndices? = nil, settingAside setAside: [SetAside] = [],
    without id: String? = nil, keepingSteps: Bool,
    _ finish: (WorkedStretch) -> Void
  ) -> [Diagnostic] {
    var scratch = MatchScratch()
    var skipped: Set<Int> = []
    var diagnostics: [Diagnostic] = []
    var start = 0
    repeat {
      let end = stretchEnd(in: label, from: start)
      var text = WorkingText(start == 0 && end == label.count ? label : Array(label[start..<end]))
      let edges: Edges = [start == 0 ? .start : [], end == label.count ? .end : []]
      if !setAside.isEmpty { text.setAside(setAside, from: start) }
      var steps: [Trace.Step] = []
      if let formulas, formulas.mayFindFormula(in: text.subject.bytes) {
        let before = keepingSteps ? text : nil
        if text.say(formulas), let before {
          steps.append(
            Trace.Step(
              rule: WorkingText.formulaRule, pass: WorkingText.formulaRule, before: before.restored(label, from: start),
              after: text.restored(label, from: start)))
        }
      }
      var candidates = known ?? candidates(in: text.subject.bytes)
      var next = 0
      while let index = candidates.first(from: next) {
        next = index + 1
        let run = runs[index]
        if skipped.contains(index) || run.rule.id == id { continue }
        let before = keepingSteps ? text : nil
        do throws(MatchError) {
          let changed = try run.apply(to: &text, scratch: &scratch, edges: edges)
          guard !changed.isEmpty else { continue }
          candidates = self.candidates(in: text.subject.bytes)
          if let before {
            steps.append(
              Trace.Step(
                rule: run.rule.id, pass: run.rule.pass, before: before.restored(label, from: start),
                after: text.restored(label, from: start)))
          }
        } catch {
          skipped.insert(index)
          diagnostics.append(
            Diagnostic(
              .warning, code: "over-limit", "the rule '\(run.rule.id)' was skipped for a label: \(error.message)",
              at: rules.definitions.rules[index].match?.location(),
              notes: ["its pattern backtracks too much on this text"]))
        }
      }
      finish(WorkedStretch(range: start..<end, text: text, steps: steps))
      start = end
    } while start < label.count
    return diagnostics
  }

  /// The rules that may change `text`.
  private func candidates(in text: [UInt8]) -> RuleIndices {
    var candidates = rules.candidates.rules(in: text)
    candidates.formIntersection(applicable)
    return candidates
  }

  /// Where a stretch that begins at `start` ends: behind a space near the usual length, or else between two scalars.
  private func stretchEnd(in label: [UInt8], from start: Int) -> Int {
    let limit = start + Self.stretch
    guard limit < label.count else { return label.count }
    let floor = start + Self.stretch / 2
    var fallback = limit
    while fallback > floor, label[fallback] & 0xC0 == 0x80 { fallback -= 1 }
    var space: Int?
    var spaceBehindWord: Int?
    var end = limit
    while end > floor {
      if label[end - 1] == UInt8(ascii: " ") {
        // A space between two words in letters parts nothing that a rule joins.
        if isLetter(label[end - 2]) {
          if isLetter(label[end]) { return end }
          spaceBehindWord = spaceBehindWord ?? end
        }
        space = space ?? end
      }
      end -= 1
    }
    return spaceBehindWord ?? space ?? fallback
  }
}

/// Whether `byte` is an ASCII letter or belongs to a scalar that is not ASCII.
private func isLetter(_ byte: UInt8) -> Bool {
  byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

internal import PCRE2
internal import Prefilter

/// Turns labels as they are written into text that a voice says well, by the rules of one locale.
///
/// ```swift
/// let say = try Normalizer(locale: "fr")
/// say.normalize("8 m²")  // "8 mètres carrés"
/// ```
///
/// What a normalizer says never changes, so one may be used from many tasks at once; nobody waits for another's label.
/// Making one reads and compiles the rules, so make it once and keep it. It remembers its answers to short labels, in
/// less than a megabyte for each task that uses it at the same time.
public struct Normalizer: Sendable {
  /// The locales that the rules come from.
  public let chain: LocaleChain
  /// The options that the normalizer was made with.
  public let options: NormalizerOptions
  package let rules: RuleSet
  internal let formulas: (any FormulaFinding)?
  /// Whether it says formulas; asked for each label, for which a look at ``formulas`` takes long.
  internal let findsFormulas: Bool
  internal let run: RuleRun
  /// The rules that the options let apply.
  internal let applicable: BitSet
  internal let memory: WorkMemoryPool
  /// Whether the memory's answers are those of this normalizer.
  internal let remembersAnswers: Bool

  /// Makes a normalizer for the rules of an image that are nearest to `locale`; a language without rules gets those of
  /// `root`, which ``LocaleChain/hasLanguage`` of ``chain`` tells.
  ///
  /// - Parameters:
  ///   - image: The rules to choose from.
  ///   - locale: The language of the labels.
  ///   - options: What the app knows better than the text.
  ///   - formulas: Who finds and says the formulas in labels; without, they are text like any other.
  public init(
    image: RuleImage, locale: LanguageTag, options: NormalizerOptions = NormalizerOptions(),
    formulas: (any FormulaFinding)? = nil
  ) {
    self.init(RuleSet(LocaleChain(locale, in: image), in: image), options: options, formulas: formulas)
  }

  package init(_ rules: RuleSet, options: NormalizerOptions, formulas: (any FormulaFinding)? = nil) {
    chain = rules.chain
    self.formulas = formulas
    findsFormulas = formulas != nil
    self.options = options
    self.rules = rules
    run = Self.run(of: rules, options)
    applicable = rules.indices(applyingUnder: options)
    memory = WorkMemoryPool()
    remembersAnswers = true
  }

  private static func run(of rules: RuleSet, _ options: NormalizerOptions) -> RuleRun {
    RuleRun(numbers: rules.settings.numbers, plural: rules.plural.assuming(options.placeholderCategory))
  }

  private init(_ other: Normalizer, options: NormalizerOptions) {
    chain = other.chain
    formulas = other.formulas
    findsFormulas = other.findsFormulas
    self.options = options
    rules = other.rules
    run = Self.run(of: rules, options)
    applicable = rules.indices(applyingUnder: options)
    memory = other.memory
    remembersAnswers = false
  }

  /// The same with other options, which takes little time.
  package func changing(_ options: NormalizerOptions) -> Normalizer { Normalizer(self, options: options) }

  /// The names of the passes, in order.
  package var passNames: [String] { rules.passes }

  /// The id and the pass of each rule, in the order in which they apply.
  package var ruleNames: [(id: String, pass: String)] { rules.rules.map { ($0.id, $0.pass) } }

  /// The ids of the rules that lack words in the locale.
  package var dormantRuleNames: [String] { rules.dormantRules }

  /// What a voice should say for `label`. Text that no rule is about comes back as it is.
  public func normalize(_ label: String) -> String {
    if !findsFormulas, label.withUTF8Span({ isUntouchedAtOnce($0, isText: true) }) { return label }
    if remembersAnswers, let known = label.withUTF8Span({ knownAnswer(to: $0) }) { return known ?? label }
    let bytes = Array(label.utf8)
    var spoken: [UInt8] = []
    return say(bytes, bytes.indices, into: &spoken) ? String(decoding: spoken, as: UTF8.self) : label
  }

  /// What was said for `label` before: nil if that is not known, and a nil in it if nothing touches the label.
  private func knownAnswer(to label: Span<UInt8>) -> String?? {
    memory.withMemory { memory in
      switch memory.answers.find(label) {
      case .answer(let range): String(decoding: memory.answers.bytes[range], as: UTF8.self)
      case .untouched: .some(nil)
      case nil: nil
      }
    }
  }

  /// The same for bytes, which need not be valid UTF-8: what is invalid comes back as it is. `onSkip` is told of each
  /// rule that was skipped for the label since it went over a limit.
  public func normalize(_ label: [UInt8], onSkip: (Diagnostic) -> Void = { _ in }) -> [UInt8] {
    var spoken: [UInt8] = []
    return say(label, label.indices, into: &spoken, onSkip: onSkip) ? spoken : label
  }

  /// Whether a quick look tells that no rule changes `label` or sets a part of it aside; false where it takes more than
  /// that to tell.
  package func leavesUntouched(_ label: [UInt8]) -> Bool {
    !mayHoldFormula(label, label.indices) && isUntouchedAtOnce(label.span)
  }

  /// The same, formulas aside.
  ///
  /// - Parameters:
  ///   - label: Its bytes.
  ///   - isText: Whether they are known to be UTF-8.
  internal func isUntouchedAtOnce(_ label: Span<UInt8>, isText: Bool = false) -> Bool {
    label.count <= Stretch.usualLength && !rules.prefilter.mayMatch(in: label, where: applicable)
      && WorkingText.isMatchable(label, isText: isText)
  }

  /// The rules that may change `label`, formulas aside; nil where it is not matched against as it is and as a whole.
  internal func candidatesAtOnce(in label: Span<UInt8>) -> BitSet? {
    guard label.count <= Stretch.usualLength, WorkingText.isMatchable(label) else { return nil }
    var candidates = BitSet(capacity: rules.rules.count)
    findCandidates(in: label, &candidates)
    return candidates
  }

  /// Makes `candidates` the rules that may change `text`.
  internal func findCandidates(in text: Span<UInt8>, _ candidates: inout BitSet) {
    rules.prefilter.findCandidates(in: text, &candidates)
    candidates.formIntersection(applicable)
  }

  internal func mayHoldFormula(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    findsFormulas && formulas?.mayFindFormula(in: text.span.extracting(range)) == true
  }
}

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
  /// Whether the cached answers in the memory are those of this normalizer.
  internal let cachesAnswers: Bool

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
    memory = WorkMemoryPool(ruleCount: rules.rules.count)
    cachesAnswers = true
  }

  private static func run(of rules: RuleSet, _ options: NormalizerOptions) -> RuleRun {
    RuleRun(numbers: rules.settings.numbers, plural: rules.plural.assuming(options.placeholderCategory))
  }

  /// The same rules with other options, or fewer of them.
  private init(_ other: Normalizer, options: NormalizerOptions, applicable: BitSet) {
    chain = other.chain
    formulas = other.formulas
    findsFormulas = other.findsFormulas
    self.options = options
    rules = other.rules
    run = Self.run(of: rules, options)
    self.applicable = applicable
    memory = other.memory
    cachesAnswers = false
  }

  /// The same normalizer with other options, which takes little time.
  package func changing(_ options: NormalizerOptions) -> Normalizer {
    Normalizer(self, options: options, applicable: rules.indices(applyingUnder: options))
  }

  /// The same normalizer without one rule, given by its index.
  package func removing(_ rule: Int) -> Normalizer {
    var applicable = applicable
    applicable.remove(rule)
    return Normalizer(self, options: options, applicable: applicable)
  }

  /// The names of the passes, in order.
  package var passNames: [String] { rules.passes }

  /// The id and the pass of each rule, in the order in which they apply.
  package var ruleNames: [(id: String, pass: String)] { rules.rules.map { ($0.id, $0.pass) } }

  /// What can be turned off by its name: passes and rules, also those that lack words in the locale.
  package var namesToDisable: [String] { rules.passes + rules.rules.map(\.id) + rules.dormantRules }

  /// The mark between a number's whole part and its decimals, `.` or `,`.
  package var decimalMark: Character { Character(rules.settings.numbers.decimal) }

  /// What a voice should say for `label`. Text that no rule is about comes back as it is.
  public func normalize(_ label: String) -> String {
    label.withUTF8Span { bytes in
      // Most labels end here.
      if !findsFormulas, isUntouchedAtOnce(bytes, isText: true) { return label }
      var request = LabelRequest()
      request.isText = true
      var spoken: [UInt8] = []
      return say(bytes, request, into: &spoken).isChanged ? String(decoding: spoken, as: UTF8.self) : label
    }
  }

  /// What a voice should say for bytes, which need not be valid UTF-8. Invalid bytes come back as they are.
  public func normalize(_ label: [UInt8]) -> [UInt8] {
    var spoken: [UInt8] = []
    return say(label.view, into: &spoken).isChanged ? spoken : label
  }
}

public import SayableEngine

/// The rules of a chain, made ready, with all that their files say of them.
internal struct DefinedRules: Sendable {
  /// What applies.
  internal let set: RuleSet
  /// In the order in which they apply.
  internal let definitions: [RuleDefinition]
  /// Those that the chain lacks words for.
  internal let dormant: [DormantRule]

  /// Reads and compiles the files of `chain`.
  ///
  /// - Parameters:
  ///   - packs: Which packs of rules apply.
  ///   - appFiles: Files laid over everything else.
  /// - Throws: `RuleSetError` with everything that is wrong with the files of the chain.
  internal init(
    _ chain: LocaleChain, in library: RuleLibrary, packs: PackSelection = .standard, appFiles: [RuleFile] = []
  ) throws(RuleSetError) {
    let shared = SharedRules()
    let loaded = try LoadedRules(chain, in: library, packs: packs, appFiles: appFiles, sharing: shared)
    set = RuleSet(loaded, in: library, sharing: shared)
    definitions = loaded.rules.map(\.definition)
    dormant = loaded.dormant
  }

  internal var chain: LocaleChain { self.set.chain }
  internal var rules: [Rule] { self.set.rules }
  internal var tables: [String: Table] { self.set.tables }
  internal var settings: LocaleSettings { self.set.settings }
  internal var passes: [String] { self.set.passes }
  internal var packNames: [String] { self.set.packNames }

  /// All rules in the order in which they apply, those that lack words last.
  internal var summaries: [RuleSummary] {
    definitions.map { RuleSummary($0) } + dormant.map { RuleSummary($0.definition, lacking: $0.lacking) }
  }
}

/// A rule that a chain lacks words for.
internal struct DormantRule: Sendable {
  internal let definition: RuleDefinition
  /// The variables and tables without words, each once.
  internal let lacking: [String]
}

extension RuleLibrary {
  /// All rules of a locale's files, in the order in which they apply, those that lack words last.
  ///
  /// - Parameters:
  ///   - locale: The locale, or one that takes its rules from another.
  ///   - packs: Which packs of rules apply.
  ///   - appRules: Files laid over everything else.
  /// - Throws: `RuleSetError` with all that is wrong with the files.
  public func rules(
    of locale: LanguageTag, packs: PackSelection = .standard, appRules: [RuleFile] = []
  ) throws(RuleSetError) -> [RuleSummary] {
    try DefinedRules(LocaleChain(locale, in: self), in: self, packs: packs, appFiles: appRules).summaries
  }
}

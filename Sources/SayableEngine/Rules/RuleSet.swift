package import Prefilter

/// The rules of one locale chain, ready to be applied.
package struct RuleSet: Sendable {
  package let chain: LocaleChain
  package let settings: LocaleSettings
  package let plural: PluralRules
  package let passes: [String]
  /// In the order in which they apply.
  package let rules: [Rule]
  package let tables: [String: Table]
  /// The packs that the chain has, whether they apply or not.
  package let packNames: [String]
  /// Which rules may match in a text.
  package let prefilter: PatternSet
  /// The ids of the rules that lack words.
  internal let dormantRules: [String]
  /// The tables whose spellings a rule looks for.
  package let soughtTables: Set<String>

  /// The rules of the locale that a chain begins with.
  ///
  /// - Parameters:
  ///   - image: The rules that `chain` was found in.
  ///   - patterns: The patterns that rules of other locales have, too.
  package init(_ chain: LocaleChain, in image: RuleImage, sharing patterns: PatternCache = PatternCache()) {
    let (part, byteSets) = (image.part(of: chain), image.byteSets)
    let image = image.image
    self.chain = chain
    var reader = image.reader(of: part)
    settings = reader.localeSettings()
    plural = reader.pluralRules()
    passes = reader.list { $0.text() }
    packNames = reader.list { $0.text() }
    dormantRules = reader.list { $0.text() }
    soughtTables = Set(reader.list { $0.text() })
    let tables = reader.list { reader in
      let name = reader.text()
      return (name, Table(name: name, in: image, part: reader.number()))
    }
    self.tables = Dictionary(tables) { first, _ in first }
    let context = Rule.Context(image: image, tables: self.tables, patterns: patterns)
    var rules: [Rule] = []
    let count = reader.number()
    rules.reserveCapacity(count)
    // The list tells how far each part lies from the one before it.
    var rulePart = 0
    for index in 0..<count {
      rulePart += reader.signedNumber()
      rules.append(Rule(index: index, part: rulePart, in: context))
    }
    self.rules = rules
    prefilter = PatternSet(NFAProgram(image, part: reader.number(), sets: byteSets))
  }
}

extension RuleSet {
  /// The same set with other rules.
  package init(_ other: RuleSet, rules: [Rule], prefilter: PatternSet) {
    (chain, settings, plural, passes) = (other.chain, other.settings, other.plural, other.passes)
    (tables, packNames, dormantRules) = (other.tables, other.packNames, other.dormantRules)
    soughtTables = other.soughtTables
    self.rules = rules
    self.prefilter = prefilter
  }

  /// The rules that `options` let apply.
  internal func indices(applyingUnder options: NormalizerOptions) -> BitSet {
    var indices = BitSet(capacity: rules.count)
    for (index, rule) in rules.enumerated() {
      let applies =
        rule.remark == nil && (options.appliesGuesses || !rule.isGuess)
        && rule.condition?.holds(for: options, in: settings) ?? true
        // Most callers turn nothing off, and names take time to read.
        && (options.disabledRules.isEmpty || !options.disabledRules.contains(rule.id))
        && (options.disabledPasses.isEmpty || !options.disabledPasses.contains(rule.pass))
      if applies { indices.insert(index) }
    }
    return indices
  }
}

internal import PCRE2
public import SayableEngine

/// A check of rule files: that they are well formed, that every rule has examples, that every example and every `unchanged`
/// line holds, that no pattern backtracks without bound or takes time that grows faster than a label, that words are
/// words, that no rule is needless or out of reach, and that no locale lacks what nearly all its siblings have.
///
/// ```swift
/// let check = RuleCheck(.builtIn)
/// check.diagnostics.isEmpty  // true
/// ```
public struct RuleCheck: Sendable {
  /// What was found, in reading order; empty where all is well.
  public var diagnostics: [Diagnostic] {
    // A parent's file is read for each of its children; what is wrong with it is said once.
    var seen: Set<Diagnostic> = []
    return (found + siblings.diagnostics()).filter { seen.insert($0).inserted }.sorted(by: Diagnostic.inReadingOrder)
  }
  /// How many locales were checked.
  public private(set) var localeCount = 0
  /// How many rules apply, counted in each locale.
  public private(set) var ruleCount = 0
  /// How many examples and `unchanged` lines were tried.
  public private(set) var exampleCount = 0

  private var found: [Diagnostic] = []
  /// The ids of the rules that apply in each locale that was loaded.
  private var activeRules: [LanguageTag: Set<String>] = [:]
  /// The patterns that were tried, with their references written out.
  private var triedPatterns: Set<String> = []
  private var siblings = SiblingReview()

  /// Checks the rules of `locales`, or of all locales of `library`. The files of `appRules` are laid over each of the
  /// locales, as an app does; their examples are tried in each.
  public init(_ library: RuleLibrary, locales: [LanguageTag]? = nil, appRules: [RuleFile] = []) {
    for tag in locales ?? library.locales { check(tag, in: library, appRules: appRules) }
  }

  /// Brings together checks of the same library, each of some of its locales, such as several tasks have made.
  public init(_ parts: [RuleCheck]) {
    for part in parts {
      found += part.found
      siblings.add(part.siblings)
      localeCount += part.localeCount
      ruleCount += part.ruleCount
      exampleCount += part.exampleCount
    }
  }

  private mutating func check(_ tag: LanguageTag, in library: RuleLibrary, appRules: [RuleFile]) {
    localeCount += 1
    let chain = LocaleChain(tag, in: library)
    do throws(RuleSetError) {
      let rules = try DefinedRules(chain, in: library, appFiles: appRules)
      ruleCount += rules.rules.count
      let inherited = try inheritedRules(chain, in: library)
      if appRules.isEmpty { activeRules[chain.tags[0]] = Set(rules.rules.map(\.id)) }
      var trial = ExampleTrial(rules)
      for rule in rules.rules {
        requireExample(of: rule, in: rules, inherited: inherited)
        trial.tryExamples(of: rule) { _ in true }
      }
      finish(trial)
      reportIdleExamples(of: rules) { _ in true }
      tryBacktracking(of: rules)
      review(rules, in: library)
      for pack in rules.packNames {
        let packed = try DefinedRules(chain, in: library, packs: .named([pack]), appFiles: appRules)
        let inherited = try inheritedRules(chain, in: library, pack: pack)
        tryBacktracking(of: packed)
        var trial = ExampleTrial(packed)
        for rule in trial.rules.rules {
          if packed.definitions[rule.index].id.file.isPack(pack) {
            requireExample(of: rule, in: packed, inherited: inherited)
          }
          trial.tryExamples(of: rule) { $0.written.file.isPack(pack) }
        }
        finish(trial)
        reportIdleExamples(of: packed) { $0.isPack(pack) }
      }
    } catch {
      found += error.diagnostics
    }
  }

  /// Tries each pattern in the form that it first has, with the words of whatever locale gives it.
  private mutating func tryBacktracking(of rules: DefinedRules) {
    var trial = BacktrackingTrial()
    for (rule, definition) in zip(rules.rules, rules.definitions)
    where triedPatterns.insert(rule.pattern.source).inserted {
      trial.run(rule.pattern, of: definition)
    }
    found += trial.diagnostics
  }

  /// Reviews what the files of the locale itself give, the generated ones left out.
  private mutating func review(_ rules: DefinedRules, in library: RuleLibrary) {
    let locale = rules.chain.tags[0]
    var overlaps = OverlapReview()
    overlaps.review(rules)
    found += overlaps.diagnostics
    var words = WordsReview()
    var ignored: [Diagnostic] = []
    var generated: Set<PluralCategory> = []
    var removed: Set<String> = []
    for file in library.files(of: rules.chain) where file.locale == locale {
      let content = RuleFileContent(file.file, of: locale, problems: &ignored)
      removed.formUnion(content.rules.filter { $0.isRemoved == true }.map(\.id.value))
      let entries = content.tables.flatMap { table in table.entries.map { (table.name.value, $0) } }
      removed.formUnion(entries.filter { $0.1.isRemoved == true }.map { "\($0)/\($1.id.value)" })
      if file.file.name.hasSuffix("/cldr.yaml") {
        // A category that CLDR's own words never use, as that of millions in French, needs none.
        generated = Set(entries.flatMap { Array(($0.1.say ?? [:]).keys) }).subtracting([.other])
      } else {
        for (table, entry) in entries { words.review(entry, of: table, categories: generated) }
      }
    }
    found += words.diagnostics
    guard let parent = parent(of: rules.chain, in: library) else { return }
    siblings.add(
      SiblingReview.Locale(
        tag: locale, parent: parent, rules: Set(rules.rules.map(\.id)), dormant: rules.dormant,
        entries: rules.tables.mapValues(\.ids), removed: removed))
  }

  /// A rule that the locale gives examples for has to have words there.
  private mutating func reportIdleExamples(of rules: DefinedRules, where isMeant: (RuleFile) -> Bool) {
    let locale = rules.chain.tags[0]
    for rule in rules.dormant {
      let own = rule.definition.examples.first { $0.locale == locale && isMeant($0.written.file) }
      guard let own else { continue }
      found.report(
        "dormant-rule", "the rule '\(rule.definition.id.value)' has an example, but no words in the locale '\(locale)'",
        at: own.written.location(), notes: ["give words to: \(rule.lacking.joined(separator: ", "))"])
    }
  }

  private mutating func finish(_ trial: ExampleTrial) {
    found += trial.diagnostics
    exampleCount += trial.count
  }

  /// The nearest parent that is a locale: a family has few words, and its rules are tried in its languages.
  private func parent(of chain: LocaleChain, in library: RuleLibrary) -> LanguageTag? {
    chain.tags.dropFirst().first { !library.isFamily($0) }
  }

  /// The ids of the rules that apply in the parent, too; with a pack, if the parent has it.
  private mutating func inheritedRules(
    _ chain: LocaleChain, in library: RuleLibrary, pack: String? = nil
  ) throws(RuleSetError) -> Set<String> {
    guard let parent = parent(of: chain, in: library).map({ LocaleChain($0, in: library) }) else { return [] }
    if let pack {
      guard library.files(of: parent).contains(where: { $0.pack == pack }) else { return [] }
      return Set(try DefinedRules(parent, in: library, packs: .named([pack])).rules.map(\.id))
    }
    if let known = activeRules[parent.tags[0]] { return known }
    let active = Set(try DefinedRules(parent, in: library).rules.map(\.id))
    activeRules[parent.tags[0]] = active
    return active
  }

  /// A rule needs an example in the locale that gives its pattern or words, and where it first has words.
  private mutating func requireExample(
    of rule: Rule, in rules: DefinedRules, inherited: Set<String>
  ) {
    let definition = rules.definitions[rule.index]
    let locale = rules.chain.tags[0]
    guard definition.definingLocale == locale || !inherited.contains(rule.id) else { return }
    guard !definition.examples.contains(where: { $0.locale == locale }) else { return }
    let file = definition.origin == locale ? definition.id.file.name : "\(locale)/labels.yaml"
    found.report(
      "missing-example", "the rule '\(rule.id)' has no example in the locale '\(locale)'", at: definition.id.location(),
      notes: ["add: - id: \(rule.id), with examples: [['what is written', 'what is said']], to \(file)"])
  }
}

extension RuleFile {
  /// Whether this is the file of the pack `name`.
  fileprivate func isPack(_ name: String) -> Bool { self.name.hasSuffix("/packs/\(name).yaml") }
}

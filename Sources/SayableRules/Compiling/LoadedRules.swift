internal import PCRE2
internal import Prefilter
internal import PrefilterCompiler
internal import SayableEngine

/// The rules of one locale chain as they are read from their files, merged, checked and compiled.
internal struct LoadedRules: Sendable {
  internal let chain: LocaleChain
  internal let settings: LocaleSettings
  internal let plural: PluralRules
  internal let passes: [String]
  /// Those that were compiled from the files, in the order in which they apply.
  internal let rules: [CompiledRule]
  /// All rules in the order in which they apply.
  internal let places: [Place]
  /// Rules compiled before, which unchanged rules are taken from; nil where all were compiled from the files.
  internal let base: RuleSet?
  /// The tables whose spellings a rule looks for.
  internal let soughtTables: Set<String>
  /// The rules of the files that do not apply, since the chain lacks words for them.
  internal let dormant: [DormantRule]
  internal let tables: [String: Table]
  /// The packs that the chain has, whether they apply or not.
  internal let packNames: [String]

  /// Where a rule is.
  internal enum Place {
    /// Among the compiled ones.
    case compiled(Int)
    /// Among those of the base.
    case base(Int)
  }

  /// Loads the rules of `chain`.
  ///
  /// - Parameters:
  ///   - packs: Which packs of rules apply.
  ///   - appFiles: Files laid over everything else.
  ///   - usesBase: Whether rules that are as the program carries them are taken as they were compiled.
  ///   - shared: What other locales have in common with this one.
  /// - Throws: `RuleSetError` with everything that is wrong with the files of the chain.
  internal init(
    _ chain: LocaleChain, in library: RuleLibrary, packs: PackSelection = .standard, appFiles: [RuleFile] = [],
    usesBase: Bool = false, sharing shared: SharedRules
  ) throws(RuleSetError) {
    var problems: [Diagnostic] = []
    let own = chain.tags[0]
    let files = library.files(of: chain, hasExamples: !usesBase)
    packNames = Set(files.compactMap(\.pack)).sorted()
    // An app chooses its packs once for all its languages; not every language has words for each.
    problems += packs.problems(known: library.packNames)
    let base = usesBase ? library.base.flatMap { RuleSet(chain, laidOver: $0, sharing: shared.patterns) } : nil
    var contents: [RuleFileContent] = []
    var changed = ChangedNames()
    for (locale, file, pack) in files where base != nil || packs.mayContain(pack) {
      let content = shared.content(of: file, locale, problems: &problems)
      let applies = packs.contains(pack, isDefault: content.isDefaultPack)
      if applies { contents.append(content) }
      let wasCompiled = file.isStored && PackSelection.standard.contains(pack, isDefault: content.isDefaultPack)
      if applies != wasCompiled { changed.insert(content) }
    }
    for file in appFiles {
      contents.append(RuleFileContent(file, of: own, problems: &problems))
      changed.insert(contents[contents.count - 1])
    }
    self.chain = chain
    var merged = MergedRules()
    for content in contents { content.checkParent(chain, in: library, problems: &problems) }
    for content in contents { merged.add(content, problems: &problems) }
    settings = merged.settings
    if base != nil { changed.insertReferring(merged.variables) }
    tables = merged.makeTables(
      keeping: base?.tables.filter { !changed.touchTable($0.key) } ?? [:], problems: &problems)
    for (name, text) in merged.variables where tables[name] != nil {
      problems.report(
        "duplicate-name", "'\(name)' is the name of a variable and of a table", at: text?.location(),
        notes: ["a pattern could not tell which is meant; rename one"])
    }
    plural = PluralRules(merged.plural, problems: &problems)
    passes = merged.passes
    var compiler = RuleCompiler(
      variables: merged.variables, tables: tables, additions: merged.additions, shared: shared)
    var rules: [CompiledRule] = []
    var dormant: [DormantRule] = []
    var places: [Place] = []
    var soughtTables: Set<String> = []
    let known = base.map { Dictionary($0.rules.map { ($0.id, $0.index) }) { first, _ in first } } ?? [:]
    for definition in merged.orderedRules(problems: &problems) {
      if let index = known[definition.id.value], !changed.touch(definition) {
        places.append(.base(index))
        soughtTables.formUnion(references(in: definition.match?.value ?? "").intersection(tables.keys))
        continue
      }
      switch compiler.compile(definition, problems: &problems) {
      case .rule(let rule):
        places.append(.compiled(rules.count))
        rules.append(rule)
        soughtTables.formUnion(rule.expanded.namedTables)
      case .lacksWords(let names): dormant.append(DormantRule(definition: definition, lacking: names))
      case .broken: break
      }
    }
    self.rules = rules
    self.dormant = dormant
    (self.places, self.base, self.soughtTables) = (places, base, soughtTables)
    if !problems.isEmpty { throw RuleSetError(diagnostics: problems) }
  }
}

extension RuleFileContent {
  /// Reports a parent that there are no rules for, or that has the locale itself as a parent.
  fileprivate func checkParent(_ chain: LocaleChain, in library: RuleLibrary, problems: inout [Diagnostic]) {
    guard let parent, let tag = try? LanguageTag(parent.value), tag != .root else { return }
    if let place = chain.tags.firstIndex(of: tag), let own = chain.tags.firstIndex(of: locale), place <= own {
      problems.report(
        "circular-parent", "the locale '\(locale)' is a parent of its parent '\(tag)'", at: parent.location(),
        notes: ["the way from a locale to its parents must end at root"])
    }
    guard !library.contains(tag) else { return }
    problems.report(
      "unknown-locale", "there are no rules for the parent '\(parent.value)'", at: parent.location(),
      notes: [nearestNameNote(to: parent.value, among: library.folders.map(\.description))])
  }
}

extension PluralRules {
  /// The patterns of the categories, without those that do not compile.
  fileprivate init(
    _ patterns: [(category: PluralCategory, pattern: SourcedText)], problems: inout [Diagnostic]
  ) {
    self.init(
      patterns.compactMap { category, source in
        do throws(PatternError) {
          return (category, try PluralRules.anchored(source.value))
        } catch {
          problems.report(
            "bad-pattern", "the pattern does not compile: \(error.message)", at: source.location(atOffset: error.offset)
          )
          return nil
        }
      })
  }
}

extension RuleSet {
  /// The compiled rules of a chain; nil where the files that come with Sayable give another chain.
  fileprivate init?(_ chain: LocaleChain, laidOver image: RuleImage, sharing patterns: PatternCache) {
    guard LocaleChain(chain.tags[0], in: image).tags == chain.tags else { return nil }
    self.init(chain, in: image, sharing: patterns)
  }

  /// The rules of one chain, ready to be applied.
  internal init(_ loaded: LoadedRules, in library: RuleLibrary, sharing shared: SharedRules) {
    let compiled = RuleSet(loaded.chain, in: RuleImage(loaded, in: library), sharing: shared.patterns)
    guard let base = loaded.base else {
      self = compiled
      return
    }
    var rules: [Rule] = []
    var names = [Int?](repeating: nil, count: base.rules.count)
    for (index, place) in loaded.places.enumerated() {
      switch place {
      case .compiled(let number):
        rules.append(Rule(compiled.rules[number], index: index))
        names.append(index)
      case .base(let number):
        rules.append(Rule(base.rules[number], index: index))
        names[number] = index
      }
    }
    let program = base.prefilter.program
    let added = NFACompiler(
      loaded.rules.map(\.pattern.syntax), sharing: SharedByteSets(behind: program), behind: program)
    self.init(
      compiled, rules: rules,
      prefilter: PatternSet(NFAProgram(program, adding: loaded.rules.count, added, names: names)))
  }
}

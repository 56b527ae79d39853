internal import PCRE2
internal import SayableEngine

/// The rules of one locale chain as they are read from their files, merged, checked and compiled.
internal struct LoadedRules: Sendable {
  internal let chain: LocaleChain
  internal let settings: LocaleSettings
  internal let plural: PluralRules
  internal let passes: [String]
  /// In the order in which they apply.
  internal let rules: [CompiledRule]
  /// The rules of the files that do not apply, since the chain lacks words for them.
  internal let dormant: [DormantRule]
  internal let tables: [String: Table]
  /// The packs that the chain has, whether they apply or not.
  internal let packNames: [String]

  /// Loads the rules of `chain`.
  ///
  /// - Parameters:
  ///   - packs: Which packs of rules apply.
  ///   - appFiles: Files laid over everything else.
  ///   - shared: What other locales have in common with this one.
  /// - Throws: `RuleSetError` with everything that is wrong with the files of the chain.
  internal init(
    _ chain: LocaleChain, in library: RuleLibrary, packs: PackSelection = .standard, appFiles: [RuleFile] = [],
    sharing shared: SharedRules
  ) throws(RuleSetError) {
    var problems: [Diagnostic] = []
    let own = chain.tags[0]
    let files = library.files(of: chain)
    packNames = Set(files.compactMap(\.pack)).sorted()
    // An app chooses its packs once for all its languages; not every language has words for each.
    problems += packs.problems(known: library.packNames)
    let contents =
      files.compactMap { locale, file, pack in
        guard packs.mayContain(pack) else { return nil }
        let content = shared.content(of: file, locale, problems: &problems)
        return packs.contains(pack, isDefault: content.isDefaultPack) ? content : nil
      } + appFiles.map { RuleFileContent($0, of: own, problems: &problems) }
    for content in contents {
      guard let parent = content.parent, let tag = try? LanguageTag(parent.value), tag != .root else { continue }
      if let place = chain.tags.firstIndex(of: tag), let own = chain.tags.firstIndex(of: content.locale), place <= own {
        problems.append(
          Diagnostic(
            code: "circular-parent", "the locale '\(content.locale)' is a parent of its parent '\(tag)'",
            at: parent.location(), notes: ["the way from a locale to its parents must end at root"]))
      }
      guard !library.contains(tag) else { continue }
      problems.append(
        Diagnostic(
          code: "unknown-locale", "there are no rules for the parent '\(parent.value)'", at: parent.location(),
          notes: [nearestNameNote(to: parent.value, among: library.folders.map(\.description))]))
    }
    self.chain = chain
    var merged = MergedRules()
    for content in contents { merged.add(content, problems: &problems) }
    settings = merged.settings
    tables = merged.makeTables(problems: &problems)
    for (name, text) in merged.variables where tables[name] != nil {
      problems.append(
        Diagnostic(
          code: "duplicate-name", "'\(name)' is the name of a variable and of a table", at: text?.location(),
          notes: ["a pattern could not tell which is meant; rename one"]))
    }
    plural = PluralRules(
      merged.plural.compactMap { category, source in
        do throws(PatternError) {
          return (category, try PluralRules.anchored(source.value))
        } catch {
          problems.append(
            Diagnostic(
              code: "bad-pattern", "the pattern does not compile: \(error.message)",
              at: source.location(atOffset: error.offset)))
          return nil
        }
      })
    passes = merged.passes
    var compiler = RuleCompiler(variables: merged.variables, tables: tables, shared: shared)
    var rules: [CompiledRule] = []
    var dormant: [DormantRule] = []
    for definition in merged.orderedRules(problems: &problems) {
      switch compiler.compile(definition, problems: &problems) {
      case .rule(let rule): rules.append(rule)
      case .lacksWords(let names): dormant.append(DormantRule(definition: definition, lacking: names))
      case .broken: break
      }
    }
    self.rules = rules
    self.dormant = dormant
    if !problems.isEmpty { throw RuleSetError(diagnostics: problems) }
  }
}

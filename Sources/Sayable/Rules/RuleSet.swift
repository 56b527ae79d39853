internal import PCRE2

/// The rules of one locale chain, merged, checked and compiled.
internal struct RuleSet: Sendable {
  /// A rule ready to be applied.
  internal struct Rule: Sendable {
    internal enum Action: Sendable {
      /// Sets the match aside; a placeholder counts as a number.
      case setAside(isPlaceholder: Bool)
      case say(Template)
    }

    internal let definition: RuleDefinition
    internal let pass: String
    internal let read: RulePattern
    internal let action: Action
    internal let comparison: Comparison?

    internal var pattern: Pattern { read.pattern }
    internal var id: String { definition.id.value }
    internal var isGuess: Bool { definition.certainty == .guess }
  }

  /// A rule that the chain lacks words for.
  internal struct Dormant: Sendable {
    internal let definition: RuleDefinition
    /// The variables and tables without words, each once.
    internal let lacking: [String]
  }

  internal let chain: LocaleChain
  internal let settings: LocaleSettings
  internal let plural: PluralRules
  internal let passes: [String]
  /// In the order in which they apply.
  internal let rules: [Rule]
  /// The rules of the files that do not apply, since the chain lacks words for them.
  internal let dormant: [Dormant]
  internal let tables: [String: Table]
  /// The packs that the chain has, whether they apply or not.
  internal let packNames: [String]
  /// Which rules may match in a text.
  internal let candidates: CandidateRules

  /// Loads the rules of `chain`.
  ///
  /// - Parameters:
  ///   - packs: Which packs of rules apply.
  ///   - appFiles: Files laid over everything else.
  ///   - shared: What other locales have in common with this one.
  /// - Throws: ``RuleSetError`` with everything that is wrong with the files of the chain.
  internal init(
    _ chain: LocaleChain, in library: RuleLibrary, packs: PackSelection = .standard, appFiles: [RuleFile] = [],
    sharing shared: SharedRules = SharedRules()
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
          notes: [nearestNameNote(to: parent.value, among: library.locales.map(\.description))]))
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
    var rules: [Rule] = []
    var dormant: [Dormant] = []
    for definition in merged.orderedRules(problems: &problems) {
      switch compiler.compile(definition, problems: &problems) {
      case .rule(let rule): rules.append(rule)
      case .lacksWords(let names): dormant.append(Dormant(definition: definition, lacking: names))
      case .broken: break
      }
    }
    self.rules = rules
    self.dormant = dormant
    candidates = CandidateRules(CandidateProgram(rules.map(\.read.syntax)))
    if !problems.isEmpty { throw RuleSetError(diagnostics: problems) }
  }
}

extension RuleSet {
  /// The rules that `options` let apply.
  internal func indices(applyingUnder options: NormalizerOptions) -> RuleIndices {
    var indices = RuleIndices(capacity: rules.count)
    for (index, rule) in rules.enumerated() {
      let applies =
        (options.appliesGuesses || !rule.isGuess)
        && rule.definition.condition?.holds(for: options, in: settings) ?? true
        && !options.disabled.contains(rule.id) && !options.disabled.contains(rule.pass)
      if applies { indices.insert(index) }
    }
    return indices
  }
}

/// Compiles rules one by one; what their patterns share is written out once.
private struct RuleCompiler {
  enum Outcome {
    case rule(RuleSet.Rule)
    case lacksWords([String])
    case broken
  }

  private let variables: [String: SourcedText?]
  private let tables: [String: Table]
  private var expander: PatternExpander
  private var syntaxes = SharedSyntaxes()
  private let shared: SharedRules

  init(variables: [String: SourcedText?], tables: [String: Table], shared: SharedRules) {
    self.shared = shared
    self.variables = variables
    self.tables = tables
    expander = PatternExpander(variables: variables, tables: tables)
  }

  mutating func compile(_ definition: RuleDefinition, problems: inout [Diagnostic]) -> Outcome {
    let before = problems.count
    if definition.match == nil { problems.append(missing("match", of: definition)) }
    if definition.pass == nil { problems.append(missing("pass", of: definition)) }
    if definition.say == nil, definition.opaque == nil { problems.append(missing("say", of: definition)) }
    guard problems.count == before, let match = definition.match, let pass = definition.pass else { return .broken }
    let expanded = expander.expand(match, problems: &problems)
    guard problems.count == before else { return .broken }
    guard expanded.lacking.isEmpty else {
      return .lacksWords(distinct(expanded.lacking + wordless(definition.say?.value ?? "")))
    }
    let read: RulePattern
    do throws(PatternError) {
      read = try shared.pattern(expanded.text) { () throws(PatternError) in
        try RulePattern(expanded, sharing: &syntaxes)
      }
    } catch {
      problems.append(
        Diagnostic(
          code: "bad-pattern", "the pattern does not compile: \(error.message)",
          at: expanded.location(atOffset: error.offset)))
      return .broken
    }
    let action: RuleSet.Rule.Action
    if let opaque = definition.opaque {
      guard ["placeholder", "verbatim"].contains(opaque.value) else {
        problems.append(
          Diagnostic(
            code: "unknown-value", "'\(opaque.value)' is not a value of 'opaque'", at: opaque.location(),
            notes: ["expected one of: placeholder, verbatim"]))
        return .broken
      }
      action = .setAside(isPlaceholder: opaque.value == "placeholder")
    } else if let say = definition.say {
      var parser = TemplateParser(
        groups: read.pattern.groupNumbers, groupCount: read.pattern.groupCount, tablesOfGroup: expanded.tablesOfGroup,
        tables: tables, variables: variables)
      let template = parser.parse(say, problems: &problems)
      guard parser.lacking.isEmpty else { return .lacksWords(distinct(parser.lacking)) }
      action = .say(template)
    } else {
      return .broken
    }
    let comparison = definition.comparison.flatMap {
      Comparison($0, groups: read.pattern.groupNumbers, problems: &problems)
    }
    guard problems.count == before else { return .broken }
    return .rule(
      RuleSet.Rule(
        definition: definition, pass: pass.value, read: read, action: action, comparison: comparison))
  }

  /// The variables without words that a template refers to.
  private func wordless(_ template: String) -> [String] {
    template.split(separator: "{").dropFirst().compactMap { part in
      let name = String(part.prefix { $0 != "}" })
      if case .some(.none) = variables[name] { return name }
      return nil
    }
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func missing(_ key: String, of definition: RuleDefinition) -> Diagnostic {
    Diagnostic(
      code: "missing-key", "the rule '\(definition.id.value)' has no '\(key)'", at: definition.id.location(),
      notes: key == "say" ? ["a rule needs 'say', or 'opaque' for what is to stay as it is"] : [])
  }
}

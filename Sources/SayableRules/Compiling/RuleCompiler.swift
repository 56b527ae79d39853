internal import PCRE2
internal import PrefilterCompiler
internal import SayableEngine

/// A rule as its files give it, with its pattern and template made ready.
internal struct CompiledRule: Sendable {
  internal let definition: RuleDefinition
  internal let pass: String
  /// The pattern with its references written out.
  internal let expanded: ExpandedPattern
  internal let pattern: RulePattern
  internal let action: RuleAction
  internal let comparison: Comparison?
}

/// Compiles rules one by one; what their patterns share is written out once.
internal struct RuleCompiler {
  internal enum Outcome {
    case rule(CompiledRule)
    case lacksWords([String])
    case broken
  }

  private let variables: [String: SourcedText?]
  private let tables: [String: Table]
  private var expander: PatternExpander
  private var syntaxes = SharedSyntaxes()
  private let shared: SharedRules
  /// Where an app adds entries to each table.
  private let additions: [String: SourceLocation]
  /// Tables of which it has been told that an app adds too much to them.
  private var overfullTables: Set<String> = []

  /// - Parameter additions: Where an app adds entries to each table.
  internal init(
    variables: [String: SourcedText?], tables: [String: Table], additions: [String: SourceLocation], shared: SharedRules
  ) {
    self.shared = shared
    self.additions = additions
    self.variables = variables
    self.tables = tables
    expander = PatternExpander(variables: variables, tables: tables)
  }

  internal mutating func compile(_ definition: RuleDefinition, problems: inout [Diagnostic]) -> Outcome {
    let before = problems.count
    if definition.match == nil { problems.append(missing("match", of: definition)) }
    let pass = definition.remark == nil ? definition.pass?.value : RuleFileContent.Keys.checks
    if pass == nil { problems.append(missing("pass", of: definition)) }
    if definition.say == nil, definition.protection == nil { problems.append(missing("say", of: definition)) }
    guard problems.count == before, let match = definition.match, let pass else { return .broken }
    let expanded = expander.expand(match, problems: &problems)
    guard problems.count == before else { return .broken }
    guard expanded.lacking.isEmpty else {
      return .lacksWords(distinct(expanded.lacking + wordless(definition.say?.value ?? "")))
    }
    if let refusal = expanded.refusal {
      problems.report(
        "bad-pattern", refusal.message, at: expanded.location(atOffset: refusal.offset), notes: [refusal.note])
      return .broken
    }
    let read: RulePattern
    do throws(PatternError) {
      read = try shared.readPattern(expanded.text) { () throws(PatternError) in
        try RulePattern(expanded, sharing: &syntaxes)
      }
    } catch {
      let grown = expanded.tables.first { additions[$0] != nil }
      if error.isTooLarge, match.file.isStored, let grown {
        // What else refers to the table gets too large as well.
        guard overfullTables.insert(grown).inserted else { return .broken }
        problems.report(
          "table-too-long", "with these entries the table '\(grown)' makes patterns that are too large",
          at: additions[grown],
          notes: ["a table of Sayable has room for some 200 short spellings more; match others by rules of your own"])
      } else {
        problems.report(
          "bad-pattern", "the pattern does not compile: \(error.message)", at: expanded.location(atOffset: error.offset)
        )
      }
      return .broken
    }
    let action: RuleAction
    if let protection = definition.protection {
      guard ["placeholder", "text"].contains(protection.value) else {
        problems.report(
          "unknown-value", "'\(protection.value)' is not a value of 'protect'", at: protection.location(),
          notes: ["expected one of: placeholder, text"])
        return .broken
      }
      action = .protect(isPlaceholder: protection.value == "placeholder")
    } else if let say = definition.say {
      var parser = TemplateParser(
        groups: read.groupNumbers, groupCount: read.pattern.groupCount, tablesOfGroup: expanded.tablesOfGroup,
        tables: tables, variables: variables)
      let template = parser.parse(say, problems: &problems)
      guard parser.lacking.isEmpty else { return .lacksWords(distinct(parser.lacking)) }
      action = .say(template)
    } else {
      return .broken
    }
    let comparison = definition.comparison.flatMap {
      Comparison($0, groups: read.groupNumbers, problems: &problems)
    }
    guard problems.count == before else { return .broken }
    return .rule(
      CompiledRule(
        definition: definition, pass: pass, expanded: expanded, pattern: read, action: action,
        comparison: comparison))
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
      notes: key == "say" ? ["a rule needs 'say', or 'protect' for what is to stay as it is"] : [])
  }
}

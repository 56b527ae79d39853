internal import SayableEngine

/// What the files of a locale chain say together, each file laid over those before it.
internal struct MergedRules {
  internal private(set) var settings = LocaleSettings()
  internal private(set) var plural: [(category: PluralCategory, pattern: SourcedText)] = []
  internal private(set) var variables: [String: SourcedText?] = [:]
  internal private(set) var passes: [String] = []
  private var tables: [String: [TableEntryDefinition]] = [:]
  private var entryIndex: [String: [String: Int]] = [:]
  private var rules: [RuleDefinition] = []
  private var ruleIndex: [String: Int] = [:]
  private var locale = LanguageTag.root

  /// In bytes of UTF-8. Spellings become a tree with a level for each character.
  private static let longestSpelling = 200

  /// Lays `content` over what there is; what a single file says twice goes to `problems`.
  internal mutating func add(_ content: RuleFileContent, problems: inout [Diagnostic]) {
    if content.locale != locale {
      // A locale's name, and whether a speaker has checked its words, say nothing of its children.
      locale = content.locale
      settings.name = nil
      settings.isChecked = false
    }
    settings.name = content.name ?? settings.name
    settings.isChecked = content.isChecked ?? settings.isChecked
    settings.dateOrder = content.dateOrder ?? settings.dateOrder
    settings.numbers = content.numbers ?? settings.numbers
    plural = content.plural ?? plural
    for (name, text) in content.variables { variables.updateValue(text, forKey: name.value) }
    passes += content.passes.map(\.value).filter { !passes.contains($0) }
    for (name, entries) in content.tables {
      tables[name.value, default: []] += []
      for entry in entries { add(entry, to: name.value) }
    }
    var seen: Set<String> = []
    for rule in content.rules {
      let id = rule.id.value
      if !seen.insert(id).inserted {
        problems.report(
          "duplicate-id", "this file has two rules '\(id)'", at: rule.id.location(),
          notes: ["an id names one rule; another file may give the same id to override it"])
      } else if let index = ruleIndex[id] {
        if (rules[index].remark == nil) != (rule.remark == nil) {
          problems.report(
            "duplicate-id", "'\(id)' is the id of a rule and of a check", at: rule.id.location(),
            notes: ["an id names one of them"])
        }
        rules[index].override(with: rule)
      } else {
        ruleIndex[id] = rules.count
        rules.append(rule)
      }
    }
  }

  private mutating func add(_ entry: TableEntryDefinition, to table: String) {
    if let index = entryIndex[table]?[entry.id.value] {
      tables[table]?[index].override(with: entry)
    } else {
      entryIndex[table, default: [:]][entry.id.value] = tables[table]?.count ?? 0
      tables[table, default: []].append(entry)
    }
  }

  /// Where files that do not come with Sayable add entries to each table: the first of them.
  internal var additions: [String: SourceLocation] {
    tables.compactMapValues { $0.first { !$0.id.file.isStored }?.id.location() }
  }

  /// The tables made ready; a spelling that two entries of a table share goes to `problems`.
  ///
  /// - Parameter known: Tables that are ready.
  internal func makeTables(keeping known: [String: Table] = [:], problems: inout [Diagnostic]) -> [String: Table] {
    var result = known
    for (name, definitions) in tables where known[name] == nil {
      var entries: [TableContentsWriter.Entry] = []
      var spellings: [TableContentsWriter.Spelling] = []
      // By bytes: to Swift, the sign of the ohm and the letter omega are one.
      var owners: [[UInt8]: String] = [:]
      for definition in definitions where definition.isRemoved != true {
        let id = definition.id.value
        guard let say = definition.say else {
          problems.report(
            "missing-key", "the entry '\(id)' of the table '\(name)' has no 'say'", at: definition.id.location())
          continue
        }
        entries.append(
          TableContentsWriter.Entry(
            id: id, say: say.mapValues(\.value), sayRange: definition.sayRange?.mapValues(\.value)))
        let risky = Set(definition.risky.map(\.value))
        for spelling in definition.spellings {
          guard spelling.value.utf8.count <= Self.longestSpelling else {
            problems.report(
              "spelling-too-long", "a spelling of '\(id.prefix(40))' is longer than \(Self.longestSpelling) bytes",
              at: spelling.location(), notes: ["a spelling is a short text, such as km"])
            continue
          }
          if let owner = owners.updateValue(id, forKey: Array(spelling.value.utf8)) {
            guard owner != id else { continue }
            problems.report(
              "duplicate-spelling",
              "'\(spelling.value)' is written for both '\(owner)' and '\(id)' in the table '\(name)'",
              at: spelling.location(), notes: ["a spelling belongs to one entry"])
          } else {
            spellings.append((spelling.value, id, definition.isRisky == true || risky.contains(spelling.value)))
          }
        }
      }
      result[name] = TableContentsWriter.table(name: name, entries: entries, spellings: spellings)
    }
    return result
  }

  /// The rules in the order in which they apply: by pass, then as the files give them, a rule with `before` moved in
  /// front of the one that it names.
  internal func orderedRules(problems: inout [Diagnostic]) -> [RuleDefinition] {
    var ordered: [Int] = []
    for (number, rule) in rules.enumerated() where rule.isRemoved != true {
      if let pass = rule.pass, !passes.contains(pass.value) {
        problems.report(
          "unknown-pass", "there is no pass '\(pass.value)'", at: pass.location(),
          notes: [
            passes.isEmpty
              ? "name the passes first: passes: [\(pass.value)]" : nearestNameNote(to: pass.value, among: passes)
          ])
      }
      guard let before = rule.before else {
        ordered.append(number)
        continue
      }
      if let next = ruleIndex[before.value], let index = ordered.firstIndex(of: next) {
        ordered.insert(number, at: index)
      } else {
        problems.report(
          "unknown-rule", "there is no earlier rule '\(before.value)' to stand before", at: before.location(),
          notes: [nearestNameNote(to: before.value, among: Array(ruleIndex.keys))])
      }
    }
    let ranks = Dictionary(passes.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let rank = rules.map { rule in
      rule.remark == nil ? rule.pass.flatMap { ranks[$0.value] } ?? 0 : passes.count
    }
    return ordered.enumerated().sorted { (rank[$0.element], $0.offset) < (rank[$1.element], $1.offset) }.map {
      rules[$0.element]
    }
  }
}

extension TableEntryDefinition {
  /// Lays a later definition of the same entry over this one.
  internal mutating func override(with later: TableEntryDefinition) {
    written = later.written ?? written
    alsoWritten += later.alsoWritten
    risky += later.risky
    isRisky = later.isRisky ?? isRisky
    say = later.say ?? say
    // Other words make the parent's words for ranges wrong.
    sayRange = later.sayRange ?? (later.say == nil ? sayRange : nil)
    isRemoved = later.isRemoved ?? isRemoved
  }

  /// All spellings; the id where the files give none.
  internal var spellings: [SourcedText] { (written ?? [id]) + alsoWritten }
}

internal import PrefilterCompiler
internal import SayableEngine

/// A pattern of a rule file with its `{references}` written out, and where each part of it came from.
internal struct ExpandedPattern: Sendable {
  /// The pattern as PCRE2 takes it.
  internal private(set) var text = ""
  /// The tables that stand inside each named group.
  internal private(set) var tablesOfGroup: [String: [String]] = [:]
  /// The variables and tables that it refers to and that have no words in this locale; a rule that lacks some does not
  /// apply.
  internal private(set) var lacking: [String] = []
  /// The references that were written out, in order of their beginnings.
  internal private(set) var parts: [PatternPart] = []
  /// The tables that the pattern itself names, not those that its variables name.
  internal private(set) var namedTables: Set<String> = []
  /// The names of its groups in the order of their numbers, from 1 on.
  internal private(set) var groups: [String?] = []
  /// Whether it is known to compile: its text comes with Sayable, and what tables add to it cannot break it.
  internal fileprivate(set) var isSound = true
  private var origins: [(start: Int, source: SourcedText, offset: Int)] = []
  internal private(set) var tables: [String] = []

  /// What a pattern may not hold though PCRE2 takes it; nil where there is nothing of it.
  internal var refusal: (message: String, note: String, offset: Int)? {
    let bytes = Array(text.utf8)
    // The settings of PCRE2 that may stand at the start have names in capitals; `(*pla:…)` and its like are groups.
    if text.hasPrefix("(*"), bytes.count > 2, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[2] {
      return ("the pattern begins with a setting of PCRE2", "limits and modes are the same for all rules", 0)
    }
    var position = 0
    while position + 1 < bytes.count {
      if bytes[position] != UInt8(ascii: "\\") {
        position += 1
      } else if bytes[position + 1] == UInt8(ascii: "K") {
        return ("the pattern moves the start of its match by '\\K'", "write what stands before as (?<=…)", position)
      } else {
        position += 2
      }
    }
    return nil
  }

  /// The place in a rule file of the UTF-8 offset `offset` of ``text``.
  internal func location(atOffset offset: Int) -> SourceLocation? {
    guard let origin = origins.last(where: { $0.start <= offset }) ?? origins.first else { return nil }
    return origin.source.location(atOffset: origin.offset + max(0, offset - origin.start))
  }

  fileprivate mutating func append(_ bytes: ArraySlice<UInt8>, from source: SourcedText, at offset: Int) {
    guard !bytes.isEmpty else { return }
    origins.append((text.utf8.count, source, offset))
    text += String(decoding: bytes, as: UTF8.self)
  }

  fileprivate mutating func append(_ inner: ExpandedPattern, of variable: String) {
    let start = text.utf8.count
    text += "(?:"
    let shift = text.utf8.count
    parts.append(PatternPart(range: start..<(shift + inner.text.utf8.count + 1), name: variable))
    parts += inner.parts.map {
      PatternPart(range: ($0.range.lowerBound + shift)..<($0.range.upperBound + shift), name: $0.name)
    }
    groups += inner.groups
    isSound = isSound && inner.isSound
    origins += inner.origins.map { ($0.start + shift, $0.source, $0.offset) }
    text += inner.text + ")"
    for (group, tables) in inner.tablesOfGroup { tablesOfGroup[group, default: []] += tables }
    tables += inner.tables
    lacking += inner.lacking
  }

  /// - Parameter name: What the pattern stands for.
  fileprivate mutating func append(
    table: String, pattern: String?, named name: String, from source: SourcedText, at offset: Int
  ) {
    let start = text.utf8.count
    origins.append((start, source, offset))
    text += pattern ?? "(?!)"
    if pattern != nil { parts.append(PatternPart(range: start..<text.utf8.count, name: name)) }
    if pattern == nil { lacking.append(table) }
    tables.append(table)
    namedTables.insert(table)
  }

  /// Notes the beginning of a group that has a number.
  fileprivate mutating func openGroup(_ name: String?) { groups.append(name) }

  /// Notes that the tables named since the first `count` stand in the group `name`.
  fileprivate mutating func closeGroup(_ name: String, tablesBefore count: Int) {
    tablesOfGroup[name, default: []] += tables[count...]
  }

  fileprivate var tableCount: Int { tables.count }
}

/// Writes out the `{references}` of patterns: `{gap}` to the variable's pattern, `{unit}` to the spellings of a table,
/// `{unit:risky}` and `{unit:any}` to those that are risky, or all.
internal struct PatternExpander {
  /// Nil for a variable that the locale lacks.
  private let variables: [String: SourcedText?]
  private let tables: [String: Table]
  private var expandedVariables: [String: ExpandedPattern] = [:]
  private var tablePatterns: [String: String] = [:]
  private var openVariables: [String] = []
  private var isTooLong = false
  /// How long a pattern may get, in bytes of UTF-8; PCRE2 compiles hardly longer ones.
  private static let limit = 200_000

  internal init(variables: [String: SourcedText?], tables: [String: Table]) {
    self.variables = variables
    self.tables = tables
  }

  internal mutating func expand(_ source: SourcedText, problems: inout [Diagnostic]) -> ExpandedPattern {
    var result = ExpandedPattern()
    result.isSound = source.file.isStored
    var lexer = PatternLexer(source.value, hasReferences: true)
    var openGroups: [(name: String?, tables: Int)] = []
    // How many groups were open outside of the outermost lookbehind.
    var lookbehind: Int?
    // Up to where the pattern is written out, and to where it is read.
    var (copied, start) = (0, 0)
    while let token = lexer.next() {
      switch token {
      case .open(let kind):
        var name: String?
        switch kind {
        case .named(let own):
          name = own
          result.openGroup(own)
        case .numbered: result.openGroup(nil)
        case .lookbehind: lookbehind = lookbehind ?? openGroups.count
        case .unknown: result.isSound = false
        case .plain, .lookahead, .definition: break
        }
        openGroups.append((name, result.tableCount))
      case .close:
        if lookbehind == openGroups.count - 1 { lookbehind = nil }
        if let group = openGroups.popLast(), let name = group.name {
          result.closeGroup(name, tablesBefore: group.tables)
        }
      case .reference(let name, let selection):
        result.append(lexer.bytes[copied..<start], from: source, at: copied)
        let tables = result.tableCount
        expandReference(name, selection, source, start, into: &result, problems: &problems)
        // PCRE2 wants to know how long a lookbehind is.
        if lookbehind != nil, result.tableCount > tables { result.isSound = false }
        copied = lexer.position
      case .unknown: result.isSound = false
      default: break
      }
      start = lexer.position
    }
    result.append(lexer.bytes[copied...], from: source, at: copied)
    for (offset, name) in lexer.referencesInClasses where variables[name] != nil || tables[name] != nil {
      problems.report(
        "reference-in-class", "'{\(name)}' stands inside a character class", at: source.location(atOffset: offset),
        notes: ["write it outside: (?:{\(name)}|[…]); for a brace itself write \\{"])
    }
    return result
  }

  private mutating func expandReference(
    _ name: String, _ selection: String?, _ source: SourcedText, _ offset: Int, into result: inout ExpandedPattern,
    problems: inout [Diagnostic]
  ) {
    if let table = tables[name] {
      guard let chosen = Table.Selection(rawValue: selection ?? "safe") else {
        problems.report(
          "unknown-selection", "a table has no '\(selection ?? "")' spellings", at: source.location(atOffset: offset),
          notes: ["write {\(name)}, {\(name):risky} or {\(name):any}"])
        return
      }
      let key = "\(name):\(chosen.rawValue)"
      if tablePatterns[key] == nil {
        let spellings = table.spellings(chosen)
        tablePatterns[key] = spellings.isEmpty ? "" : spellingPattern(spellings)
      }
      let pattern = tablePatterns[key].flatMap { $0.isEmpty ? nil : $0 }
      result.append(table: name, pattern: pattern, named: key, from: source, at: offset)
      return
    }
    guard let variable = variables[name] else {
      problems.report(
        "unknown-variable", "there is no variable or table '\(name)'", at: source.location(atOffset: offset),
        notes: [nearestNameNote(to: name, among: Array(variables.keys) + Array(tables.keys))])
      return
    }
    if let selection {
      problems.report(
        "unknown-selection", "the variable '\(name)' has no '\(selection)' spellings",
        at: source.location(atOffset: offset), notes: ["write {\(name)}"])
      return
    }
    guard let text = variable else {
      result.append(table: name, pattern: nil, named: name, from: source, at: offset)
      return
    }
    guard !openVariables.contains(name) else {
      problems.report(
        "circular-variable", "the variable '\(name)' refers to itself", at: source.location(atOffset: offset),
        notes: ["the way round is " + (openVariables + [name]).joined(separator: " -> ")])
      return
    }
    if expandedVariables[name] == nil {
      openVariables.append(name)
      expandedVariables[name] = expand(text, problems: &problems)
      openVariables.removeLast()
    }
    guard let inner = expandedVariables[name] else { return }
    guard result.text.utf8.count + inner.text.utf8.count <= Self.limit else {
      // What refers to this pattern gets too long as well; the first is the one to mend.
      if isTooLong { return }
      isTooLong = true
      problems.report(
        "pattern-too-long", "with the variable '\(name)' the pattern gets longer than \(Self.limit) bytes",
        at: source.location(atOffset: offset), notes: ["let variables refer to one another less often"])
      return
    }
    result.append(inner, of: name)
  }
}

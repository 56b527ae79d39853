internal import SayableEngine

/// Reads the templates of rules: literal words, `$1`, `${name}`, `${name:function arguments}` and `{variable}`.
internal struct TemplateParser {
  /// The functions and what follows their names.
  internal static let functions: [String: String] = {
    var functions = [
      "say": "say, say NUMBER-GROUP, or say NUMBER-GROUP in TABLE", "each": "each", "range": "range NUMBER-GROUP",
      "look": "look TABLE", "count": "count ENTRY in TABLE", "opening": "opening WORDS", "behind": "behind WORDS",
    ]
    for change in TextChange.allCases { functions[change.rawValue] = change.rawValue }
    return functions
  }()

  private let groups: [String: [Int]]
  private let groupCount: Int
  private let tablesOfGroup: [String: [String]]
  private let tables: [String: Table]
  private let variables: [String: SourcedText?]
  private var openVariables: [String] = []
  /// How long the template got, in bytes of words, with each part of it counted as one.
  private var size = 0
  /// How long it may get: variables that refer to one another can make much of little.
  private static let sizeLimit = 10_000
  /// The variables that the template refers to and that have no words in this locale.
  internal private(set) var lacking: [String] = []

  internal init(
    groups: [String: [Int]], groupCount: Int, tablesOfGroup: [String: [String]], tables: [String: Table],
    variables: [String: SourcedText?]
  ) {
    self.groups = groups
    self.groupCount = groupCount
    self.tablesOfGroup = tablesOfGroup
    self.tables = tables
    self.variables = variables
  }

  internal mutating func parse(_ source: SourcedText, problems: inout [Diagnostic]) -> Template {
    Template(parts: parts(of: source, problems: &problems))
  }

  private mutating func parts(of source: SourcedText, problems: inout [Diagnostic]) -> [Template.Part] {
    let bytes = Array(source.value.utf8)
    if let problem = source.lineBreakProblem { problems.append(problem) }
    var parts: [Template.Part] = []
    var literal: [UInt8] = []
    var position = 0
    func flush() {
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    while position < bytes.count {
      size += 1
      if size > Self.sizeLimit {
        // It is told once, at the first place that is too much.
        if size == Self.sizeLimit + 1 {
          problems.report(
            "template-too-long", "the template gets longer than \(Self.sizeLimit) bytes",
            at: source.location(atOffset: position), notes: ["let variables refer to one another less often"])
        }
        return parts
      }
      let start = position
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch (bytes[position], next) {
      case (UInt8(ascii: "$"), UInt8(ascii: "{")), (UInt8(ascii: "{"), _):
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
          problems.report(
            "bad-template", "'{' is never closed", at: source.location(atOffset: start), notes: ["expected '}'"])
          return parts
        }
        flush()
        let isGroup = bytes[position] == UInt8(ascii: "$")
        let inner = String(decoding: bytes[(position + (isGroup ? 2 : 1))..<end], as: UTF8.self)
        position = end + 1
        if isGroup {
          if let part = groupPart(inner, source, start, problems: &problems) { parts.append(part) }
        } else {
          parts += variableParts(inner, source, start, problems: &problems)
        }
      case (UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9")):
        let end =
          bytes[(position + 1)...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? bytes.count
        flush()
        let number = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        position = end
        if let group = group(number, source, start, problems: &problems) { parts.append(.copy(group)) }
      case (UInt8(ascii: "$"), UInt8(ascii: "a")...UInt8(ascii: "z")),
        (UInt8(ascii: "$"), UInt8(ascii: "A")...UInt8(ascii: "Z")):
        problems.report(
          "bad-template", "'$' stands before a letter", at: source.location(atOffset: start),
          notes: ["a group is written ${name}, a dollar sign $$"])
        return parts
      case (UInt8(ascii: "$"), UInt8(ascii: "$")):
        literal.append(UInt8(ascii: "$"))
        position += 2
      default:
        literal.append(bytes[position])
        position += 1
      }
    }
    flush()
    return parts
  }

  private mutating func variableParts(
    _ name: String, _ source: SourcedText, _ offset: Int, problems: inout [Diagnostic]
  ) -> [Template.Part] {
    guard let variable = variables[name] else {
      problems.report(
        "unknown-variable", "there is no variable '\(name)'", at: source.location(atOffset: offset),
        notes: [nearestNameNote(to: name, among: Array(variables.keys)), "a group of the match is written ${\(name)}"])
      return []
    }
    guard let text = variable else {
      lacking.append(name)
      return []
    }
    guard !openVariables.contains(name) else {
      problems.report(
        "circular-variable", "the variable '\(name)' refers to itself", at: source.location(atOffset: offset))
      return []
    }
    openVariables.append(name)
    defer { openVariables.removeLast() }
    return parts(of: text, problems: &problems)
  }

  private mutating func groupPart(
    _ inner: String, _ source: SourcedText, _ offset: Int, problems: inout [Diagnostic]
  ) -> Template.Part? {
    let halves = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let group = group(halves[0], source, offset, problems: &problems) else { return nil }
    guard halves.count == 2 else { return .copy(group) }
    let words = halves[1].split(separator: " ").map(String.init)
    let name = words.first ?? ""
    let arguments = Array(words.dropFirst())
    func wrongArguments() -> Template.Part? {
      problems.report(
        "wrong-arguments", "the function '\(name)' is given '\(arguments.joined(separator: " "))'",
        at: source.location(atOffset: offset), notes: ["expected: \(Self.functions[name] ?? name)"])
      return nil
    }
    if let change = TextChange(rawValue: name) { return arguments.isEmpty ? .change(group, change) : wrongArguments() }
    switch (name, arguments.count) {
    case ("opening", 1...), ("behind", 1...):
      // The words with the space behind them, if there is one.
      return .placed(group, atOpening: name == "opening", String(halves[1].dropFirst(name.count + 1)))
    case ("say", 0):
      return tables(of: halves[0], source, offset, problems: &problems).map { .words(group, $0, .bare) }
    case ("say", 1):
      guard let number = self.group(arguments[0], source, offset, problems: &problems) else { return nil }
      return tables(of: halves[0], source, offset, problems: &problems).map { .words(group, $0, .number(number)) }
    case ("say", 3) where arguments[1] == "in":
      guard let number = self.group(arguments[0], source, offset, problems: &problems),
        let table = table(arguments[2], source, offset, problems: &problems)
      else { return nil }
      return .words(group, [table], .number(number))
    case ("each", 0):
      return tables(of: halves[0], source, offset, problems: &problems).map { .words(group, $0, .each) }
    case ("range", 1):
      guard let end = self.group(arguments[0], source, offset, problems: &problems) else { return nil }
      let name = variables["range-with-unit"] == nil ? "range" : "range-with-unit"
      let range = variableParts(name, source, offset, problems: &problems)
      return tables(of: halves[0], source, offset, problems: &problems).map {
        .words(group, $0, .range(end: end, range))
      }
    case ("look", 1):
      return table(arguments[0], source, offset, problems: &problems).map { .look(group, $0) }
    case ("count", 3) where arguments[1] == "in":
      guard let table = table(arguments[2], source, offset, problems: &problems) else { return nil }
      // A locale without the entry has no words for the rule.
      guard let entry = table.entry(id: arguments[0]) else {
        lacking.append("\(arguments[2])/\(arguments[0])")
        return nil
      }
      return .count(group, entry, of: table)
    default:
      if Self.functions[name] != nil { return wrongArguments() }
      problems.report(
        "unknown-function", "there is no function '\(name)'", at: source.location(atOffset: offset),
        notes: [nearestNameNote(to: name, among: Array(Self.functions.keys))])
      return nil
    }
  }

  private func group(
    _ name: String, _ source: SourcedText, _ offset: Int, problems: inout [Diagnostic]
  ) -> Template.Group? {
    if let number = Int(name), (0...groupCount).contains(number) { return [number] }
    if let numbers = groups[name] { return numbers }
    let known = groups.isEmpty ? (0...groupCount).map(String.init) : Array(groups.keys)
    problems.report(
      "unknown-group", "the match has no group '\(name)'", at: source.location(atOffset: offset),
      notes: [nearestNameNote(to: name, among: known)])
    return nil
  }

  private func table(
    _ name: String, _ source: SourcedText, _ offset: Int, problems: inout [Diagnostic]
  ) -> Table? {
    if let table = tables[name] { return table }
    problems.report(
      "unknown-table", "there is no table '\(name)'", at: source.location(atOffset: offset),
      notes: [nearestNameNote(to: name, among: Array(tables.keys))])
    return nil
  }

  private func tables(
    of group: String, _ source: SourcedText, _ offset: Int, problems: inout [Diagnostic]
  ) -> [Table]? {
    let found = (tablesOfGroup[group] ?? []).compactMap { tables[$0] }
    guard found.isEmpty, lacking.isEmpty else { return found }
    problems.report(
      "no-table-in-group", "the group '\(group)' holds no table, so it has no words",
      at: source.location(atOffset: offset), notes: ["write the table into the group: (?<\(group)>{unit})"])
    return nil
  }
}

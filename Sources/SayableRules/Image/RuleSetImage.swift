internal import PCRE2
internal import Prefilter
internal import PrefilterCompiler
internal import SayableEngine

extension ImageWriter {
  /// Stores the rules of a locale chain.
  internal mutating func add(_ loaded: LoadedRules) -> Int {
    let tables = loaded.tables.sorted { $0.key < $1.key }.map { name, table in
      var part = ImagePart()
      if let stored = table.storedImage {
        part.append(rest: stored)
        return (name, add(part))
      }
      part.append(rest: table.image)
      return (name, add(compressed: part))
    }
    let rules = loaded.rules.map { add($0) }
    // Rules that lie over others are searched for together with these.
    let candidates = add(loaded.base == nil ? loaded.rules.map(\.pattern.syntax) : [])
    var part = ImagePart()
    part.append(loaded.settings)
    part.append(loaded.plural)
    part.append(each: loaded.passes) { $1.append($0) }
    part.append(each: loaded.packNames) { $1.append($0) }
    part.append(each: loaded.dormant) { $1.append($0.definition.id.value) }
    part.append(each: loaded.soughtTables.sorted()) { $1.append($0) }
    part.append(each: tables) { table, part in
      part.append(table.0)
      part.append(table.1)
    }
    part.append(rules.count)
    for (index, rule) in rules.enumerated() { part.append(signed: rule - (index > 0 ? rules[index - 1] : 0)) }
    part.append(candidates)
    return add(part)
  }
}

extension ImageWriter {
  /// Appends where a text stands.
  private mutating func append(place text: SourcedText?, to part: inout ImagePart) {
    let location = text?.location()
    var file = ImagePart()
    file.append(location?.file ?? "")
    part.append(add(file))
    part.append(location?.line ?? 0)
    part.append(location?.column ?? 0)
    part.append(isReadAtOnce ? location?.text ?? "" : "")
  }

  /// Stores a rule. What it has in common with the same rule of other locales is a part of its own.
  internal mutating func add(_ rule: CompiledRule) -> Int {
    var part = ImagePart()
    let definition = rule.definition
    // One number for all four, since every rule has it.
    let value = definition.reads.flatMap(ReadValue.allCases.firstIndex).map { $0 + 1 } ?? 0
    part.append(
      value << 3 | (definition.remark != nil ? 4 : 0) | (definition.condition != nil ? 2 : 0)
        | (definition.isGuess == true ? 1 : 0))
    if let condition = definition.condition { part.append(condition) }
    if let remark = definition.remark {
      part.append(remark.severity)
      part.append(remark.message)
    }
    part.append(add(rule.expanded))
    part.append(rule.pattern.pattern.groupCount)
    part.append(addCommon(of: rule))
    return add(part)
  }

  /// Stores what a rule says of itself and does, whatever its pattern was written out to.
  private mutating func addCommon(of rule: CompiledRule) -> Int {
    var part = ImagePart()
    part.append(rule.definition.id.value)
    part.append(rule.pass)
    append(place: rule.definition.match, to: &part)
    part.append(rule.comparison != nil)
    if let comparison = rule.comparison { part.append(comparison) }
    switch rule.action {
    case .say(let template):
      part.append(true)
      part.append(template)
    case .protect(let isPlaceholder):
      part.append(false)
      part.append(isPlaceholder)
    }
    return add(part)
  }
}

extension ImageWriter {
  /// Stores the NFA program that looks for what the pattern of each rule matches.
  internal mutating func add(_ patterns: [PatternSyntax]) -> Int {
    let compiled = NFACompiler(patterns, sharing: byteSets)
    byteSets = compiled.sets
    var part = ImagePart()
    part.append(patterns.count)
    for classes in [compiled.classes, compiled.lookbehindClasses] {
      // Most bytes are of the same class as the one before, or of the next.
      var last: UInt8 = 0
      for number in classes.numbers {
        part.append(Int(number &- last))
        last = number
      }
    }
    var (steps, choices) = (compiled.steps, compiled.choices)
    NFAProgram.exchangeTargets(of: &steps, &choices)
    for words in [compiled.always, compiled.reaches.map(\.word), steps, choices] {
      part.append(each: words) { $1.append(Int($0)) }
    }
    return add(compressed: part)
  }
}

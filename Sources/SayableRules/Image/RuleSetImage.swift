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
    part.append(each: rules) { $1.append($0) }
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
    part.append(keepsSourceLines ? location?.text ?? "" : "")
  }

  /// Stores a rule.
  internal mutating func add(_ rule: CompiledRule) -> Int {
    let pattern = add(rule.expanded)
    var part = ImagePart()
    // One number for both, since every rule has it.
    let value = rule.definition.reads.flatMap(ReadValue.allCases.firstIndex).map { $0 + 1 } ?? 0
    part.append(value << 1 | (rule.definition.isGuess == true ? 1 : 0))
    part.append(rule.definition.condition != nil)
    if let condition = rule.definition.condition { part.append(condition) }
    part.append(rule.definition.remark != nil)
    if let remark = rule.definition.remark {
      part.append(remark.severity)
      part.append(remark.message)
    }
    part.append(rule.definition.id.value)
    part.append(rule.pass)
    append(place: rule.definition.match, to: &part)
    part.append(pattern)
    part.append(rule.pattern.pattern.groupCount)
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
      for number in classes.numbers { part.append(Int(number), width: 2) }
    }
    var (steps, choices) = (compiled.steps, compiled.choices)
    NFAProgram.exchangeTargets(of: &steps, &choices)
    for words in [compiled.always, compiled.reaches.map(\.word), steps, choices] {
      part.append(each: words) { $1.append(Int($0)) }
    }
    return add(compressed: part)
  }
}

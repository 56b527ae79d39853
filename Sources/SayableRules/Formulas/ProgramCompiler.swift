internal import MathMeaning
internal import MathTree
internal import SayableEngine
internal import SpeechRules

/// Makes a program of the files of a locale chain, for one style and verbosity.
internal struct ProgramCompiler {
  /// A template with the numbers of its slots.
  private struct Template {
    let segments: [TemplateSegment]
    let slots: [SpeechTemplateParser.Slot]
    let text: SourcedText
    /// Its place in the program, from the first rule on that asks for it.
    var place: Int32?
  }

  private let files: [FormulaRuleFile]
  /// The styles whose rules and words hold, the one asked for first, then those it inherits.
  private let styles: [String]
  /// The names that variants of words are looked up by, best first.
  private let variants: [String]
  /// Whether the rules are checked, and not run.
  private let isCheck: Bool
  private var conditions: ConditionParser
  private var program = SpeechProgram()
  private var templates: [String: Template] = [:]
  private var modes: [String: Int32] = [:]

  /// - Parameter isCheck: Whether a template that is missing is noted, and not gone without.
  init(_ files: FormulaFiles, style: SpeechStyle, verbosity: Verbosity, isCheck: Bool = false) {
    self.files = files.files
    self.isCheck = isCheck
    var styles = [style.rawValue]
    while let last = styles.last,
      let parent = self.files.lazy.flatMap(\.styles).first(where: { $0.style == last && $0.inherits != nil })?.inherits,
      !styles.contains(parent.value)
    { styles.append(parent.value) }
    self.styles = styles
    variants =
      (styles.contains("mathspeak") ? verbosity.variants : []) + styles + (style == .literal ? ["verbose"] : [])
    conditions = ConditionParser(catalog: files.catalog)
  }

  /// The ids of templates that rules ask for.
  var usedTemplates: [String] { templates.filter { $0.value.place != nil }.map(\.key) }

  /// The program, as far as nothing is wrong.
  mutating func compile(problems: inout [Diagnostic]) -> SpeechProgram {
    program.words = words()
    conditions.parseConditions(files.flatMap(\.conditions), into: &program, problems: &problems)
    parseTemplates(&problems)
    program.words.capital = capital()
    let groups = namedGroups()
    for name in MeaningKind.allCases.map(\.rawValue) + modes.sorted(by: { $0.value < $1.value }).map(\.key) {
      let start = Int32(program.rules.count)
      let isKind = MeaningKind(rawValue: name) != nil
      for rule in (isKind ? groups["any"] ?? [] : []) + (groups[name] ?? []) { compile(rule, of: name, &problems) }
      program.lists.append(start..<Int32(program.rules.count))
    }
    return program
  }

  /// The rules of each group: those of the style before those of the style it inherits, and in a style those of the
  /// nearest locale first; a group may be written once for several kinds. Numbers the modes on the way.
  private mutating func namedGroups() -> [String: [FormulaRuleFile.Rule]] {
    var groups: [String: [FormulaRuleFile.Rule]] = [:]
    for style in styles {
      for group in files.reversed().flatMap(\.styles).filter({ $0.style == style }).flatMap(\.groups) {
        for name in group.name.value.split(separator: "|").map(String.init) {
          // A file may be laid over an older one of itself.
          for rule in group.rules where !(groups[name]?.contains { $0.isSame(as: rule) } ?? false) {
            groups[name, default: []].append(rule)
          }
          if name != "any", MeaningKind(rawValue: name) == nil, modes[name] == nil {
            modes[name] = Int32(MeaningKind.allCases.count + modes.count)
          }
        }
      }
    }
    return groups
  }

  private mutating func compile(_ rule: FormulaRuleFile.Rule, of group: String, _ problems: inout [Diagnostic]) {
    var compiled = SpeechRule()
    let before = problems.count
    problems.collect { () throws(RuleSetError) in
      if let when = rule.when { compiled.tests = try conditions.parse(when, into: &program) }
      if let ends = rule.ends { compiled.endTests = try conditions.parse(ends, into: &program) }
    }
    guard problems.count == before else { return }
    let parser = SlotParser(modes: modes, conditions: conditions.places)
    var slots: [SpeechSlot] = []
    for slot in rule.slots {
      problems.collect { () throws(RuleSetError) in slots.append(try parser.parse(slot, in: group, into: &program)) }
    }
    guard problems.count == before else { return }
    if let say = rule.say {
      if templates[say.value] != nil {
        compiled.template = place(ofTemplate: say.value)
        guard check(say.value, against: rule, &problems) else { return }
      } else if isCheck {
        problems.report(
          "missing-template", "there is no template '\(say.value)' in \(styles.joined(separator: " or "))",
          at: say.location(),
          notes: [
            nearestName(to: say.value, among: templates.keys).map { "did you mean '\($0)'?" }
              ?? "write it under 'templates' of the locale"
          ])
        return
      } else {
        slots = wordless(slots, of: group)
      }
    }
    compiled.slots = program.slots.add(slots)
    program.rules.append(compiled)
  }

  /// The place of a template in the program. Languages have the same templates in other orders; rules ask for them in
  /// the same one.
  private mutating func place(ofTemplate id: String) -> Int32? {
    guard let template = templates[id] else { return nil }
    if let place = template.place { return place }
    program.templates.append(program.segments.add(template.segments))
    templates[id]?.place = Int32(program.templates.count - 1)
    return templates[id]?.place
  }

  /// What a rule says whose template the locale lacks: one missing line must not take the whole language away.
  ///
  /// A kind's rule gives way to the node as it stands. A mode's says its slots one after another, for it may be about
  /// what is around the node, and so does one that adds to what the next rule says.
  private func wordless(_ slots: [SpeechSlot], of group: String) -> [SpeechSlot] {
    if slots.contains(where: { $0.source == .nextRule }) { return slots }
    if modes[group] == nil { return [SpeechSlot(.plain)] }
    return slots.isEmpty ? [SpeechSlot(.leaf)] : slots
  }

  /// Notes where a template and the slots of a rule do not go together.
  private func check(
    _ template: String, against rule: FormulaRuleFile.Rule, _ problems: inout [Diagnostic]
  ) -> Bool {
    guard let template = templates[template] else { return false }
    let given = rule.slots.count
    if let wrong = template.slots.first(where: { $0.number >= given }) {
      problems.report(
        "unknown-slot", "the template has a slot {\(wrong.number + 1)} that its rule does not give",
        at: template.text.location(atOffset: wrong.offset), notes: ["the rule gives \(given) slots"])
      return false
    }
    for number in 0..<given where !template.slots.contains(where: { $0.number == number }) {
      problems.report(
        "missing-slot", "the template lacks the slot {\(number + 1)} that its rule gives",
        at: template.text.location(), notes: ["it stands for: \(rule.slots[number].value)"])
      return false
    }
    return true
  }

  private mutating func parseTemplates(_ problems: inout [Diagnostic]) {
    for style in styles.reversed() {
      for template in files.flatMap(\.templates) where template.style == style {
        guard let text = template.text.text(for: variants),
          let parsed = SpeechTemplateParser.parse(text, problems: &problems)
        else { continue }
        templates[template.id.value] = Template(segments: parsed.segments, slots: parsed.slots, text: text)
      }
    }
  }

  /// The words of the template `capital` before and behind its slot; the engine says it of any capital letter.
  private func capital() -> (before: [UInt8], after: [UInt8])? {
    guard let segments = templates["capital"]?.segments else { return nil }
    let slot = segments.firstIndex { $0.kind == .slot } ?? segments.endIndex
    func words(_ segments: ArraySlice<TemplateSegment>) -> [UInt8] { segments.last { $0.kind == .words }?.words ?? [] }
    return (words(segments[..<slot]), words(segments[slot...]))
  }

  private func words() -> SpeechWords {
    var words = SpeechWords()
    for file in files {
      for (name, variants) in file.symbols { words.lexicon.setSymbol(bytes(variants), for: name) }
      for (name, variants) in file.functions { words.lexicon.setFunction(bytes(variants), for: name) }
      for (name, variants) in file.fonts {
        guard let font = MathVariant(rawValue: name.value) else { continue }
        words.fonts[Int(font.index)] = bytes(variants)
      }
      for (name, forms) in file.units { words.unitNames[name.value] = Self.forms(forms) }
      for (name, forms) in file.unitsWithPrefixes { words.unitsWithPrefixes[name.value] = Self.forms(forms) }
      for (name, forms) in file.unitPrefixes {
        words.unitPrefixes[name.value] = forms.first.map { Array($0.value.utf8) }
      }
      for (pair, whole) in file.contractions {
        let parts = pair.value.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
        guard parts.count == 2 else { continue }
        words.contractions.removeAll { [$0.first, $0.second] == parts }
        words.contractions.append(Contraction(first: parts[0], second: parts[1], whole: Array(whole.value.utf8)))
      }
      for (list, texts) in file.numbers.lists { words.numbers[keyPath: list] = texts.map { Array($0.value.utf8) } }
      for (mark, text) in file.numbers.marks { words.numbers[keyPath: mark] = Array(text.value.utf8) }
      for (digits, ending) in file.numbers.ordinalEndings {
        words.numbers.ordinalEndings[digits] = Array(ending.value.utf8)
      }
      for (number, forms) in file.numbers.denominators {
        guard let value = Int32(number.value), value > 0, let forms = Self.forms(forms) else { continue }
        words.numbers.denominators[Int(value)] = forms
      }
    }
    return words
  }

  /// The words for one thing and for several.
  private static func forms(_ texts: [SourcedText]) -> (one: [UInt8], other: [UInt8])? {
    guard let one = texts.first, let other = texts.last else { return nil }
    return (Array(one.value.utf8), Array(other.value.utf8))
  }

  private func bytes(_ words: FormulaRuleFile.Variants) -> [UInt8] {
    Array((words.text(for: variants)?.value ?? "").utf8)
  }
}

extension [Diagnostic] {
  /// Does something, and keeps what it finds wrong.
  internal mutating func collect(_ work: () throws(RuleSetError) -> Void) {
    do throws(RuleSetError) {
      try work()
    } catch {
      self += error.diagnostics
    }
  }
}

extension Array {
  /// Adds elements at the end, and gives their places.
  internal mutating func add(_ elements: [Element]) -> Range<Int32> {
    self += elements
    return Int32(count - elements.count)..<Int32(count)
  }
}

internal import MathMeaning
internal import MathTree
internal import SayableEngine
internal import SayableRules

/// Makes a program of the files of a locale chain, for one style and its preferences.
internal struct ProgramCompiler {
  /// The files, lowest layer first.
  private let files: [FormulaRuleFile]
  /// The styles whose rules and words hold, the one asked for first, then those it inherits.
  private let styles: [String]
  /// The names that variants of words are looked up by, best first.
  private let variants: [String]
  /// Whether the rules are checked, and not run.
  private let isCheck: Bool
  private var conditions: ConditionReader
  private var program = ProgramDraft()
  private var templates: [String: (place: Int32, slots: [(number: Int, offset: Int)], text: SourcedText)] = [:]
  private var modes: [String: Int32] = [:]
  /// The ids of templates that rules ask for.
  private(set) var usedTemplates: Set<String> = []

  /// - Parameters:
  ///   - isCheck: Whether a template that is missing is noted, and not gone without.
  init(
    _ files: [FormulaRuleFile], style: String, catalog: PreferenceCatalog, verbosity: [String], isCheck: Bool = false
  ) {
    self.files = files
    self.isCheck = isCheck
    var styles = [style]
    while let last = styles.last,
      let parent = files.lazy.flatMap(\.styles).first(where: { $0.style == last && $0.inherits != nil })?.inherits,
      !styles.contains(parent.value)
    { styles.append(parent.value) }
    self.styles = styles
    variants =
      (styles.contains("mathspeak") ? verbosity : []) + styles + (style == "literal" ? ["verbose"] : [])
    conditions = ConditionReader(catalog: catalog)
    program.preferences = catalog
  }

  /// The program, as far as nothing is wrong.
  mutating func compile(problems: inout [Diagnostic]) -> ProgramDraft {
    program.words = words()
    conditions.readConditions(files.flatMap(\.conditions), into: &program, problems: &problems)
    readTemplates(&problems)
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
      for file in files.reversed() {
        for section in file.styles where section.style == style {
          for group in section.groups {
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
      }
    }
    return groups
  }

  private mutating func compile(_ rule: FormulaRuleFile.Rule, of group: String, _ problems: inout [Diagnostic]) {
    var tests: Range<Int32> = 0..<0
    if let when = rule.when {
      guard let read = conditions.read(when, into: &program, problems: &problems) else { return }
      tests = read
    }
    var endTests: Range<Int32> = 0..<0
    if let ends = rule.ends {
      guard let read = conditions.read(ends, into: &program, problems: &problems) else { return }
      endTests = read
    }
    let reader = SlotReader(modes: modes, conditions: conditions)
    let before = problems.count
    var slots = rule.slots.compactMap { reader.read($0, in: group, into: &program, problems: &problems) }
    guard problems.count == before else { return }
    var template: Int32?
    if let say = rule.say {
      if let found = templates[say.value] {
        usedTemplates.insert(say.value)
        guard check(found.slots, of: found.text, against: rule, &problems) else { return }
        template = found.place
      } else if isCheck {
        problems.append(
          Diagnostic(
            code: "missing-template", "there is no template '\(say.value)' in \(styles.joined(separator: " or "))",
            at: say.location(),
            notes: [
              nearestName(to: say.value, among: templates.keys).map { "did you mean '\($0)'?" }
                ?? "write it under 'templates' of the locale"
            ]))
        return
      } else {
        slots = wordless(slots, of: group)
      }
    }
    let start = Int32(program.slots.count)
    program.slots += slots
    program.rules.append(
      SpeechRule(
        tests: tests, template: template, slots: start..<Int32(program.slots.count), endTests: endTests))
  }

  /// What a rule says whose template the locale lacks: one missing line must not take the whole language away.
  ///
  /// A kind's rule gives way to the node as it stands. A mode's says its slots one after another, for it may be about
  /// what is around the node, and so does one that adds to what the next rule says.
  private func wordless(_ slots: [SpeechSlot], of group: String) -> [SpeechSlot] {
    let isAddition = slots.contains { if case .nextRule = $0.source { true } else { false } }
    if isAddition { return slots }
    if modes[group] == nil { return [SpeechSlot(source: .plain, path: 0..<0)] }
    return slots.isEmpty ? [SpeechSlot(source: .leaf, path: 0..<0)] : slots
  }

  /// Notes where a template and the slots of a rule do not go together.
  private func check(
    _ slots: [(number: Int, offset: Int)], of text: SourcedText, against rule: FormulaRuleFile.Rule,
    _ problems: inout [Diagnostic]
  ) -> Bool {
    let given = rule.slots.count
    if let wrong = slots.first(where: { $0.number >= given }) {
      problems.append(
        Diagnostic(
          code: "unknown-slot", "the template has a slot {\(wrong.number + 1)} that its rule does not give",
          at: text.location(atOffset: wrong.offset), notes: ["the rule gives \(given) slots"]))
      return false
    }
    for number in 0..<given where !slots.contains(where: { $0.number == number }) {
      problems.append(
        Diagnostic(
          code: "missing-slot", "the template lacks the slot {\(number + 1)} that its rule gives",
          at: text.location(), notes: ["it stands for: \(rule.slots[number].value)"]))
      return false
    }
    return true
  }

  private mutating func readTemplates(_ problems: inout [Diagnostic]) {
    for style in styles.reversed() {
      for file in files {
        for template in file.templates where template.style == style {
          guard let text = template.text.text(for: variants),
            let read = TemplateReader.read(text, problems: &problems)
          else { continue }
          templates[template.id.value] = (Int32(program.templates.count), read.slots, text)
          program.templates.append(read.template)
        }
      }
    }
  }

  /// The words of the template `capital` before and behind its slot; the engine says it of any capital letter.
  private func capital() -> (before: [UInt8], after: [UInt8])? {
    guard let template = templates["capital"] else { return nil }
    var sides: (before: [UInt8], after: [UInt8]) = ([], [])
    var isBefore = true
    for segment in program.templates[Int(template.place)].segments {
      switch segment.content {
      case .words(let words): if isBefore { sides.before = words } else { sides.after = words }
      case .slot: isBefore = false
      default: break
      }
    }
    return sides
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
      if let cardinals = file.cardinals { words.numbers.cardinals = cardinals.map { Array($0.value.utf8) } }
      if let ordinals = file.ordinals { words.numbers.ordinals = ordinals.map { Array($0.value.utf8) } }
      if let point = file.point { words.numbers.point = Array(point.value.utf8) }
      if let mark = file.decimalMark { words.numbers.decimalMark = Array(mark.value.utf8) }
      if let mark = file.groupMark { words.numbers.groupMark = Array(mark.value.utf8) }
      for (name, forms) in file.units {
        guard let one = forms.first, let other = forms.last else { continue }
        words.unitNames[name.value] = (Array(one.value.utf8), Array(other.value.utf8))
      }
      if let nesting = file.nesting { words.numbers.nesting = nesting.map { Array($0.value.utf8) } }
      for (digits, ending) in file.ordinalEndings { words.numbers.ordinalEndings[digits] = Array(ending.value.utf8) }
      for (number, forms) in file.denominators {
        guard let value = Int32(number.value).map({ Int($0) }), value > 0, let one = forms.first, let other = forms.last
        else { continue }
        words.numbers.denominators[value] = (Array(one.value.utf8), Array(other.value.utf8))
      }
    }
    return words
  }

  private func bytes(_ words: FormulaRuleFile.Variants) -> [UInt8] {
    Array((words.text(for: variants)?.value ?? "").utf8)
  }
}

internal import MathMeaning
internal import MathTree
internal import SayableEngine
internal import SayableRules

/// Reads conditions, such as `child 1 is fenced, role is implicit|multiplication, not Fraction is Over`, into tests.
internal struct ConditionReader {
  /// The preferences that there are.
  let catalog: PreferenceCatalog
  /// The places of the named conditions.
  private(set) var conditionPlaces: [String: Int32] = [:]
  /// Where a condition may refer to: those before this place freely, itself only for parts of the node.
  private var limit = Int32.max

  init(catalog: PreferenceCatalog) { self.catalog = catalog }

  /// Reads the named conditions into `program`.
  mutating func readConditions(
    _ named: [(name: SourcedText, alternatives: [SourcedText])], into program: inout ProgramDraft,
    problems: inout [Diagnostic]
  ) {
    for builtin in NamedCondition.Builtin.allCases {
      conditionPlaces[builtin.rawValue] = Int32(program.conditions.count)
      program.conditions.append(NamedCondition(builtin: builtin))
    }
    for (name, alternatives) in named {
      if MeaningKind(rawValue: name.value) != nil || NamedCondition.Builtin(rawValue: name.value) != nil {
        problems.append(
          Diagnostic(
            code: "duplicate-name", "'\(name.value)' is the name of a kind of nodes or of a built-in condition",
            at: name.location(), notes: ["call the condition otherwise"]))
      }
      let place = conditionPlaces[name.value] ?? Int32(program.conditions.count)
      if Int(place) == program.conditions.count { program.conditions.append(NamedCondition()) }
      conditionPlaces[name.value] = place
      limit = place
      let compiled = alternatives.compactMap { read($0, into: &program, problems: &problems) }
      let start = Int32(program.alternatives.count)
      program.alternatives += compiled
      program.conditions[Int(place)].alternatives = start..<Int32(program.alternatives.count)
    }
    limit = .max
  }

  /// The tests of a condition; nil if it is wrong.
  func read(_ text: SourcedText, into program: inout ProgramDraft, problems: inout [Diagnostic]) -> Range<Int32>? {
    var words = RuleWords(text)
    var tests: [SpeechTest] = []
    repeat {
      let isNegated = words.take("not")
      if let name = words.word, let place = catalog.places[name] {
        guard let values = readValues(ofPreferenceAt: place, &words, &problems) else { return nil }
        tests.append(SpeechTest(path: 0..<0, property: .preference(place, values), isNegated: isNegated))
      } else {
        let place = words.offset
        let path = words.takePath()
        if let problem = words.problemOfPlace(code: Self.code) {
          problems.append(problem)
          return nil
        }
        guard var test = readProperty(&words, path, &program, &problems) else { return nil }
        check(path, in: words, at: place, &problems)
        test.isNegated = isNegated
        test.path = program.place(path)
        tests.append(test)
      }
    } while words.take(",")
    guard words.isAtEnd else {
      problems.append(words.problem("the test ends before this", "write a comma between two tests", code: Self.code))
      return nil
    }
    let start = Int32(program.tests.count)
    program.tests += tests
    return start..<Int32(program.tests.count)
  }

  private static let code = "bad-condition"

  /// The values that are asked for behind the name of a preference, a bit each; nil if that is wrong.
  private func readValues(
    ofPreferenceAt place: Int, _ words: inout RuleWords, _ problems: inout [Diagnostic]
  ) -> UInt128? {
    let name = catalog.preferences[place].name
    _ = words.next()
    guard words.take("is") else {
      problems.append(words.problem("the preference '\(name)' has no value here", "expected 'is'", code: Self.code))
      return nil
    }
    var values: UInt128 = 0
    repeat {
      guard let value = words.word, let number = catalog.preferences[place].values.firstIndex(of: value) else {
        let known = catalog.preferences[place].values.joined(separator: ", ")
        problems.append(
          words.problem("this is no value of the preference '\(name)'", "known are: \(known)", code: Self.code))
        return nil
      }
      _ = words.next()
      values |= 1 << UInt128(number)
    } while words.take("|")
    return values
  }

  /// A way that goes to many nodes after it went up would be gone for each of these nodes again.
  private func check(_ path: [TreeStep], in words: RuleWords, at place: Int, _ problems: inout [Diagnostic]) {
    guard let up = path.firstIndex(where: { !$0.isDescent }), path[up...].contains(where: \.isQuantified) else {
      return
    }
    problems.append(
      words.problem(
        "the path goes up and then to several nodes",
        "name a condition for the node above and ask whether that is met", at: place, code: Self.code))
  }

  private func readProperty(
    _ words: inout RuleWords, _ path: [TreeStep], _ program: inout ProgramDraft, _ problems: inout [Diagnostic]
  ) -> SpeechTest? {
    var property: SpeechTest.Property?
    if words.take("is") {
      property = readKinds(&words, path, &program, &problems)
    } else if words.take("role", "is") {
      property = readMask(&words, MeaningRole.allCases.map(\.rawValue), "role", &problems).map { .role($0) }
    } else if words.take("font", "is") {
      let names = MathVariant.allCases.map { $0.rawValue.isEmpty ? "none" : $0.rawValue }
      property = readMask(&words, names, "font", &problems).map { .font(UInt32(truncatingIfNeeded: $0)) }
    } else if words.take("embellished", "is") {
      let kinds = readMask(&words, MeaningKind.allCases.map(\.rawValue), "kind", &problems)
      property = kinds.map { .embellished(UInt64(truncatingIfNeeded: $0)) }
    } else if words.take("embellished") {
      property = .embellished(.max)
    } else if words.take("text", "is") {
      let start = Int32(program.literals.count)
      repeat {
        guard let literal = words.peek, literal.isQuoted || !["|", ","].contains(literal.value) else {
          problems.append(words.problem("a text is missing", "expected one such as \"(\"", code: Self.code))
          return nil
        }
        _ = words.next()
        program.literals.append(program.words.lexicon.add(literal.value))
      } while words.take("|")
      property = .text(start..<Int32(program.literals.count))
    } else if words.take("exists") {
      property = .exists
    } else if words.take("value") {
      property = readComparison(&words, &problems).map { .value($0, $1) }
    } else if words.take("count") {
      property = readComparison(&words, &problems).map { .childCount($0, $1) }
    } else if words.take("content", "count") {
      property = readComparison(&words, &problems).map { .contentCount($0, $1) }
    } else if words.take("nesting") {
      property = readComparison(&words, &problems).map { .nesting($0, $1) }
    } else if words.take("length") {
      property = readComparison(&words, &problems).map { .length($0, $1) }
    } else if words.take("index") {
      property = readComparison(&words, &problems).map { .index($0, $1) }
    } else if let isInner = words.takeDepth() {
      guard let measure = readMeasure(&words, isInner: isInner, &problems) else { return nil }
      property = readComparison(&words, &problems).map { .depth(measure, $0, $1) }
    } else {
      problems.append(
        words.problem(
          "no test begins with '\(words.peek?.value ?? "")'",
          "expected a preference, or a path (child N, content N, last child, any child, every child, parent, ancestor, "
            + "next, previous, before, after, joined by 'of') and: is, role is, font is, text is, embellished, exists, "
            + "value, count, content count, nesting, index, length, depth by, inner depth by", code: Self.code))
    }
    return property.map { SpeechTest(path: 0..<0, property: $0) }
  }

  /// The condition that a depth is measured by.
  func readMeasure(
    _ words: inout RuleWords, isInner: Bool, _ problems: inout [Diagnostic]
  ) -> DepthMeasure? {
    words.entry(of: conditionPlaces, "condition", code: Self.code, &problems)
      .map { DepthMeasure(condition: $0, isInner: isInner) }
  }

  private func readKinds(
    _ words: inout RuleWords, _ path: [TreeStep], _ program: inout ProgramDraft, _ problems: inout [Diagnostic]
  ) -> SpeechTest.Property? {
    var kinds: UInt64 = 0
    let start = Int32(program.conditionReferences.count)
    repeat {
      let name = words.word ?? ""
      if let kind = MeaningKind(rawValue: name) {
        kinds |= 1 << UInt64(kind.index)
      } else if let place = conditionPlaces[name] {
        if place == limit, path.isEmpty || path.contains(where: { !$0.isDescent }) {
          problems.append(
            words.problem(
              "'\(name)' refers to itself", "a condition may ask itself only of a part of the node", code: Self.code))
          return nil
        }
        program.conditionReferences.append(place)
      } else {
        let known = MeaningKind.allCases.map(\.rawValue) + conditionPlaces.keys
        problems.append(
          words.problem(
            "'\(name)' is no kind of nodes and no condition", nearestNameNote(to: name, among: known), code: Self.code))
        return nil
      }
      _ = words.next()
    } while words.take("|")
    return .kind(kinds, start..<Int32(program.conditionReferences.count))
  }

  private func readMask(
    _ words: inout RuleWords, _ names: [String], _ what: String, _ problems: inout [Diagnostic]
  ) -> UInt128? {
    var mask: UInt128 = 0
    repeat {
      let name = words.word ?? ""
      guard let place = names.firstIndex(of: name) else {
        problems.append(
          words.problem("'\(name)' is no \(what)", nearestNameNote(to: name, among: names), code: Self.code))
        return nil
      }
      mask |= 1 << UInt128(place)
      _ = words.next()
    } while words.take("|")
    return mask
  }

  private func readComparison(
    _ words: inout RuleWords, _ problems: inout [Diagnostic]
  ) -> (SpeechTest.Comparison, Int)? {
    for comparison in SpeechTest.Comparison.allCases where words.take(comparison.rawValue) {
      if let number = words.takeNumber() { return (comparison, number) }
    }
    problems.append(
      words.problem("a number is compared here", "expected is, above or below, and a number", code: Self.code))
    return nil
  }
}

extension ProgramDraft {
  /// Adds the steps of a path; the same path is not kept twice.
  internal mutating func place(_ path: [TreeStep]) -> Range<Int32> {
    guard !path.isEmpty else { return 0..<0 }
    if path.count <= steps.count {
      for start in 0...(steps.count - path.count) where steps[start..<(start + path.count)].elementsEqual(path) {
        return Int32(start)..<Int32(start + path.count)
      }
    }
    steps += path
    return Int32(steps.count - path.count)..<Int32(steps.count)
  }
}

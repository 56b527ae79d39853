internal import MathMeaning
internal import MathTree
internal import SayableEngine
internal import SpeechRules

/// Parses conditions, such as `child 1 is fenced, role is implicit|multiplication, not Fraction is Over`, into tests.
internal struct ConditionParser {
  /// The preferences that there are.
  let catalog: PreferenceCatalog
  /// The places of the named conditions.
  private(set) var places: [String: Int32] = [:]
  /// Where a condition may refer to: those before this place freely, itself only for parts of the node.
  private var limit = Int32.max

  init(catalog: PreferenceCatalog) { self.catalog = catalog }

  /// Parses the named conditions into `program`.
  mutating func parseConditions(
    _ named: [(name: SourcedText, alternatives: [SourcedText])], into program: inout SpeechProgram,
    problems: inout [Diagnostic]
  ) {
    for builtIn in BuiltInCondition.allCases {
      places[builtIn.rawValue] = Int32(program.conditions.count)
      program.conditions.append(0..<0)
    }
    for (name, alternatives) in named {
      if MeaningKind(rawValue: name.value) != nil || BuiltInCondition(rawValue: name.value) != nil {
        problems.append(
          Diagnostic(
            code: "duplicate-name", "'\(name.value)' is the name of a kind of nodes or of a built-in condition",
            at: name.location(), notes: ["call the condition otherwise"]))
      }
      let place = places[name.value] ?? Int32(program.conditions.count)
      if Int(place) == program.conditions.count { program.conditions.append(0..<0) }
      places[name.value] = place
      limit = place
      let parsed = alternatives.compactMap { parse($0, into: &program, problems: &problems) }
      program.conditions[Int(place)] = program.alternatives.add(parsed)
    }
    limit = .max
  }

  /// The tests of a condition; nil if it is wrong.
  func parse(_ text: SourcedText, into program: inout SpeechProgram, problems: inout [Diagnostic]) -> Range<Int32>? {
    var words = RuleWords(text, code: "bad-condition")
    var tests: [SpeechTest] = []
    repeat {
      let isNegated = words.take("not")
      var parsed: SpeechTest?
      if let name = words.word, let place = catalog.places[name] {
        parsed = values(ofPreferenceAt: place, &words, &problems)
      } else {
        let place = words.offset
        let path = words.takePath()
        if let problem = words.problemOfPlace {
          problems.append(problem)
          return nil
        }
        parsed = property(&words, path, &program, &problems)
        guard parsed != nil else { return nil }
        check(path, in: words, at: place, &problems)
        parsed?.path = program.place(path)
      }
      guard var test = parsed else { return nil }
      test.isNegated = isNegated
      tests.append(test)
    } while words.take(",")
    guard words.isAtEnd else {
      problems.append(words.problem("the test ends before this", "write a comma between two tests"))
      return nil
    }
    return program.tests.add(tests)
  }

  /// The test for the values that are asked for behind the name of a preference; nil if that is wrong.
  private func values(
    ofPreferenceAt place: Int, _ words: inout RuleWords, _ problems: inout [Diagnostic]
  ) -> SpeechTest? {
    let preference = catalog.preferences[place]
    _ = words.next()
    guard words.take("is") else {
      problems.append(words.problem("the preference '\(preference.name)' has no value here", "expected 'is'"))
      return nil
    }
    var test = SpeechTest(.preference)
    test.number = Int32(place)
    guard test.takeMembers(of: preference.values, &words) == nil else {
      problems.append(
        words.problem(
          "this is no value of the preference '\(preference.name)'",
          "known are: \(preference.values.joined(separator: ", "))"))
      return nil
    }
    return test
  }

  /// A way that goes to many nodes after it went up would be gone for each of these nodes again.
  private func check(_ path: [TreeStep], in words: RuleWords, at place: Int, _ problems: inout [Diagnostic]) {
    guard let up = path.firstIndex(where: { !$0.isDescent }), path[up...].contains(where: \.isQuantified) else {
      return
    }
    problems.append(
      words.problem(
        "the path goes up and then to several nodes",
        "name a condition for the node above and ask whether that is met", at: place))
  }

  /// What is asked for a member of a set, with the names of its members.
  private static let sets: [(word: String, property: SpeechTest.Property, what: String, names: [String])] = [
    ("role", .role, "role", MeaningRole.allCases.map(\.rawValue)),
    ("font", .font, "font", MathVariant.allCases.map { $0.rawValue.isEmpty ? "none" : $0.rawValue }),
    ("embellished", .embellished, "kind", MeaningKind.allCases.map(\.rawValue)),
  ]

  /// What is compared with a number.
  private static let numbers: [(words: [String], property: SpeechTest.Property)] = [
    (["value"], .value), (["count"], .childCount), (["content", "count"], .contentCount), (["nesting"], .nesting),
    (["length"], .length), (["index"], .index),
  ]

  /// What is asked of the node that a path leads to; nil if that is wrong.
  private func property(
    _ words: inout RuleWords, _ path: [TreeStep], _ program: inout SpeechProgram, _ problems: inout [Diagnostic]
  ) -> SpeechTest? {
    if words.take("is") { return kinds(&words, path, &program, &problems) }
    for set in Self.sets where words.take(set.word, "is") {
      var test = SpeechTest(set.property)
      guard let name = test.takeMembers(of: set.names, &words) else { return test }
      problems.append(words.problem("'\(name)' is no \(set.what)", nearestNameNote(to: name, among: set.names)))
      return nil
    }
    for number in Self.numbers where words.take(number.words) {
      return comparison(SpeechTest(number.property), &words, &problems)
    }
    if words.take("embellished") {
      var test = SpeechTest(.embellished)
      test.members = .max
      return test
    }
    if words.take("exists") { return SpeechTest(.exists) }
    if words.take("text", "is") { return texts(&words, &program, &problems) }
    if let isInner = words.takeDepth() {
      guard let condition = measure(&words, &problems) else { return nil }
      var test = SpeechTest(isInner ? .innerDepth : .depth)
      test.condition = condition
      return comparison(test, &words, &problems)
    }
    problems.append(
      words.problem(
        "no test begins with '\(words.peek?.value ?? "")'",
        "expected a preference, or a path (child N, content N, last child, any child, every child, parent, ancestor, "
          + "next, previous, before, after, joined by 'of') and: is, role is, font is, text is, embellished, exists, "
          + "value, count, content count, nesting, index, length, depth by, inner depth by"))
    return nil
  }

  /// The condition that a depth is measured by.
  func measure(_ words: inout RuleWords, _ problems: inout [Diagnostic]) -> Int32? {
    words.entry(of: places, "condition", &problems)
  }

  private func texts(
    _ words: inout RuleWords, _ program: inout SpeechProgram, _ problems: inout [Diagnostic]
  ) -> SpeechTest? {
    var test = SpeechTest(.text)
    var numbers: [Int32] = []
    repeat {
      guard let text = words.peek, text.isQuoted || !["|", ","].contains(text.value) else {
        problems.append(words.problem("a text is missing", "expected one such as \"(\""))
        return nil
      }
      _ = words.next()
      numbers.append(program.words.lexicon.add(text.value))
    } while words.take("|")
    test.references = program.references.add(numbers)
    return test
  }

  private func kinds(
    _ words: inout RuleWords, _ path: [TreeStep], _ program: inout SpeechProgram, _ problems: inout [Diagnostic]
  ) -> SpeechTest? {
    var test = SpeechTest(.kind)
    var references: [Int32] = []
    repeat {
      let name = words.word ?? ""
      if let kind = MeaningKind(rawValue: name) {
        test.members |= 1 << UInt128(kind.index)
      } else if let place = places[name] {
        if place == limit, path.isEmpty || path.contains(where: { !$0.isDescent }) {
          problems.append(
            words.problem("'\(name)' refers to itself", "a condition may ask itself only of a part of the node"))
          return nil
        }
        references.append(place)
      } else {
        let known = MeaningKind.allCases.map(\.rawValue) + places.keys
        problems.append(
          words.problem("'\(name)' is no kind of nodes and no condition", nearestNameNote(to: name, among: known)))
        return nil
      }
      _ = words.next()
    } while words.take("|")
    test.references = program.references.add(references)
    return test
  }

  /// The test with what its number is compared with.
  private func comparison(
    _ test: SpeechTest, _ words: inout RuleWords, _ problems: inout [Diagnostic]
  ) -> SpeechTest? {
    var test = test
    for (word, comparison) in [("is", SpeechTest.Comparison.equal), ("above", .above), ("below", .below)]
    where words.take(word) {
      guard let number = words.takeNumber() else { continue }
      (test.comparison, test.number) = (comparison, Int32(number))
      return test
    }
    problems.append(words.problem("a number is compared here", "expected is, above or below, and a number"))
    return nil
  }
}

extension SpeechTest {
  /// Takes names with `|` between them, as the members of a set, and gives the first that is not among `names`.
  fileprivate mutating func takeMembers(of names: [String], _ words: inout RuleWords) -> String? {
    repeat {
      let name = words.word ?? ""
      guard let place = names.firstIndex(of: name) else { return name }
      members |= 1 << UInt128(place)
      _ = words.next()
    } while words.take("|")
    return nil
  }
}

extension SpeechProgram {
  /// Adds the steps of a path; the same path is not kept twice.
  internal mutating func place(_ path: [TreeStep]) -> Range<Int32> {
    guard !path.isEmpty else { return 0..<0 }
    if path.count <= steps.count {
      for start in 0...(steps.count - path.count) where steps[start..<(start + path.count)].elementsEqual(path) {
        return Int32(start)..<Int32(start + path.count)
      }
    }
    return steps.add(path)
  }
}

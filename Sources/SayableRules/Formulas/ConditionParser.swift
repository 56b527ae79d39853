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
        problems.report(
          "duplicate-name", "'\(name.value)' is the name of a kind of nodes or of a built-in condition",
          at: name.location(), notes: ["call the condition otherwise"])
      }
      let place = places[name.value] ?? Int32(program.conditions.count)
      if Int(place) == program.conditions.count { program.conditions.append(0..<0) }
      places[name.value] = place
      limit = place
      var parsed: [Range<Int32>] = []
      for alternative in alternatives {
        problems.collect { () throws(RuleSetError) in parsed.append(try parse(alternative, into: &program)) }
      }
      program.conditions[Int(place)] = program.alternatives.add(parsed)
    }
    limit = .max
  }

  /// The tests of a condition.
  ///
  /// - Throws: The first thing that is wrong with it.
  func parse(_ text: SourcedText, into program: inout SpeechProgram) throws(RuleSetError) -> Range<Int32> {
    var words = RuleWords(text, code: "bad-condition")
    var tests: [SpeechTest] = []
    repeat {
      let isNegated = words.take("not")
      var test: SpeechTest
      if let name = words.word, let place = catalog.place(of: name) {
        test = try values(ofPreferenceAt: place, &words)
      } else {
        let place = words.offset
        let path = words.takePath()
        try words.checkPlace()
        test = try property(&words, path, &program)
        try check(path, in: words, at: place)
        test.path = program.place(path)
      }
      test.isNegated = isNegated
      tests.append(test)
    } while words.take(",")
    try words.end("the test ends before this", "write a comma between two tests")
    return program.tests.add(tests)
  }

  /// The test for the values that are asked for behind the name of a preference.
  private func values(ofPreferenceAt place: Int, _ words: inout RuleWords) throws(RuleSetError) -> SpeechTest {
    let preference = catalog.preferences[place]
    _ = words.next()
    guard words.take("is") else {
      throw words.problem("the preference '\(preference.name)' has no value here", "expected 'is'")
    }
    var test = SpeechTest(.preference)
    test.number = Int32(place)
    test.members = try words.members(of: preference.values) { _ in
      (
        "this is no value of the preference '\(preference.name)'",
        "known are: \(preference.values.joined(separator: ", "))"
      )
    }
    return test
  }

  /// A way that goes to many nodes after it went up would be gone for each of these nodes again.
  private func check(_ path: [TreeStep], in words: RuleWords, at place: Int) throws(RuleSetError) {
    guard let up = path.firstIndex(where: { !$0.isDescent }), path[up...].contains(where: \.isQuantified) else {
      return
    }
    throw words.problem(
      "the path goes up and then to several nodes",
      "name a condition for the node above and ask whether that is met", at: place)
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

  /// What is asked of the node that a path leads to.
  private func property(
    _ words: inout RuleWords, _ path: [TreeStep], _ program: inout SpeechProgram
  ) throws(RuleSetError) -> SpeechTest {
    var test = SpeechTest(.exists)
    if words.take("is") { return try kinds(&words, path, &program) }
    for set in Self.sets where words.take(set.word, "is") {
      test.property = set.property
      test.members = try words.members(of: set.names) {
        ("'\($0)' is no \(set.what)", nearestNameNote(to: $0, among: set.names))
      }
      return test
    }
    for number in Self.numbers where words.take(number.words) {
      test.property = number.property
      try compare(&test, &words)
      return test
    }
    if words.take("embellished") {
      test.property = .embellished
      test.members = .all
    } else if words.take("text", "is") {
      test.property = .text
      test.references = program.references.add(try texts(&words, &program))
    } else if let isInner = words.takeDepth() {
      test.property = isInner ? .innerDepth : .depth
      test.condition = try words.entry(of: places, "condition")
      try compare(&test, &words)
    } else if !words.take("exists") {
      throw words.problem(
        "no test begins with '\(words.peek?.value ?? "")'",
        "expected a preference, or a path (child N, content N, last child, any child, every child, parent, ancestor, "
          + "next, previous, before, after, joined by 'of') and: is, role is, font is, text is, embellished, exists, "
          + "value, count, content count, nesting, index, length, depth by, inner depth by")
    }
    return test
  }

  private func texts(_ words: inout RuleWords, _ program: inout SpeechProgram) throws(RuleSetError) -> [Int32] {
    var numbers: [Int32] = []
    repeat {
      guard let text = words.peek, text.isQuoted || !["|", ","].contains(text.value) else {
        throw words.problem("a text is missing", "expected one such as \"(\"")
      }
      _ = words.next()
      numbers.append(program.words.lexicon.add(text.value))
    } while words.take("|")
    return numbers
  }

  private func kinds(
    _ words: inout RuleWords, _ path: [TreeStep], _ program: inout SpeechProgram
  ) throws(RuleSetError) -> SpeechTest {
    var test = SpeechTest(.kind)
    var references: [Int32] = []
    repeat {
      let name = words.word ?? ""
      if let kind = MeaningKind(rawValue: name) {
        test.members.insert(Int(kind.index))
      } else if let place = places[name] {
        if place == limit, path.isEmpty || path.contains(where: { !$0.isDescent }) {
          throw words.problem("'\(name)' refers to itself", "a condition may ask itself only of a part of the node")
        }
        references.append(place)
      } else {
        let known = MeaningKind.allCases.map(\.rawValue) + places.keys
        throw words.problem(
          "'\(name)' is no kind of nodes and no condition", nearestNameNote(to: name, among: known))
      }
      _ = words.next()
    } while words.take("|")
    test.references = program.references.add(references)
    return test
  }

  /// Takes what a number is compared with.
  private func compare(_ test: inout SpeechTest, _ words: inout RuleWords) throws(RuleSetError) {
    for (word, comparison) in [("is", SpeechTest.Comparison.equal), ("above", .above), ("below", .below)]
    where words.take(word) {
      guard let number = words.takeNumber() else { continue }
      (test.comparison, test.number) = (comparison, Int32(number))
      return
    }
    throw words.problem("a number is compared here", "expected is, above or below, and a number")
  }
}

extension RuleWords {
  /// Takes names with `|` between them, as the members of a set.
  ///
  /// - Throws: What `problem` tells of a name that is not among `names`.
  fileprivate mutating func members(
    of names: [String], _ problem: (String) -> (message: String, note: String)
  ) throws(RuleSetError) -> MemberSet {
    var members = MemberSet()
    repeat {
      let name = word ?? ""
      guard let place = names.firstIndex(of: name) else {
        let wrong = problem(name)
        throw self.problem(wrong.message, wrong.note)
      }
      members.insert(place)
      _ = next()
    } while take("|")
    return members
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

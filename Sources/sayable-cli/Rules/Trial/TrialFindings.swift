internal import SayableEngine

/// What rules do to strings, grouped by the rule and the shape of what it changes.
internal struct TrialFindings {
  /// A string and what is said for it.
  struct Answer {
    let string: TriedString
    let spoken: String
    /// What other rules say, where two sets of rules are compared.
    var compared: String?
    let rules: [String]
  }

  /// What tells groups apart.
  struct Name: Hashable {
    /// The rules that make the change, joined by ` + `; empty where there is none.
    let rule: String
    let shape: String
  }

  /// The strings of one shape that a rule changes.
  struct Group {
    let name: Name
    /// How many strings each app has of it.
    var apps: [String: Int] = [:]
    /// The shortest of them.
    var example: Answer

    var count: Int { apps.values.reduce(0, +) }
  }

  /// What is looked for.
  enum Question {
    case changed, unchanged
    /// What a second set of rules says otherwise.
    case different
  }

  /// How many strings there are, of languages that have rules.
  private(set) var stringCount = 0
  /// The strings that were looked for, in the order of the files.
  private(set) var answers: [Answer] = []
  /// How many bytes of answers are changed, or differ.
  private(set) var byteCount = 0
  private var groups: [Name: Group] = [:]
  private let question: Question

  /// Tries rules on strings.
  ///
  /// - Parameter other: A second set of rules, for the question what differs.
  init(
    _ question: Question, of strings: [TriedString], by rules: TrialRules, and other: TrialRules? = nil
  ) throws(RuleSetError) {
    self.question = question
    var (rules, other) = (rules, other)
    for string in strings {
      guard let trace = try rules.trace(string) else { continue }
      stringCount += 1
      switch question {
      case .changed: note(string, changedIn: trace)
      case .unchanged: note(string, unchangedIn: trace)
      case .different: if let compared = try other?.trace(string) { note(string, trace, compared) }
      }
    }
  }

  /// The rules with the groups of each, the most frequent first.
  var byRule: [(rule: String, count: Int, groups: [Group])] {
    Dictionary(grouping: groups.values, by: \.name.rule)
      .map { rule, groups in
        (
          rule, groups.reduce(0) { $0 + $1.count },
          groups.sorted { ($1.count, $0.name.shape) < ($0.count, $1.name.shape) }
        )
      }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// A sample of the strings, drawn by seed.
  func sample(_ count: Int, seed: UInt64) -> [Answer] {
    answers.map { (lot: $0.string.lot(seed: seed), answer: $0) }.sorted { $0.lot < $1.lot }.prefix(count).map(\.answer)
  }

  private mutating func note(_ string: TriedString, changedIn trace: Trace) {
    let changed = trace.segments.filter { !$0.rules.isEmpty }
    if trace.spoken == string.text { return }
    let answer = Answer(
      string: string, spoken: trace.text, rules: changed.flatMap(\.rules).withoutRepetitions)
    answers.append(answer)
    let shape = TextShape(string.text, protecting: trace.protectedSpans)
    let protected = trace.protectedSpans.map(\.range)
    for segment in changed where !protected.contains(segment.source) {
      byteCount += segment.spoken.count
      let rule = segment.rules.withoutRepetitions.joined(separator: " + ")
      add(answer, to: Name(rule: rule, shape: shape.around(segment.source)))
    }
  }

  private mutating func note(_ string: TriedString, unchangedIn trace: Trace) {
    guard trace.spoken == string.text else { return }
    let shapes = TextShape(string.text, protecting: trace.protectedSpans).remarkable
    if shapes.isEmpty { return }
    let answer = Answer(string: string, spoken: trace.text, rules: [])
    answers.append(answer)
    for shape in shapes.withoutRepetitions { add(answer, to: Name(rule: "", shape: shape)) }
  }

  private mutating func note(_ string: TriedString, _ trace: Trace, _ other: Trace) {
    if trace.spoken == other.spoken { return }
    let (old, new) = (trace.segments.flatMap(\.rules), other.segments.flatMap(\.rules))
    let rules = (new.filter { !old.contains($0) } + old.filter { !new.contains($0) }).withoutRepetitions
    let answer = Answer(
      string: string, spoken: trace.text, compared: other.text, rules: rules.isEmpty ? new.withoutRepetitions : rules)
    answers.append(answer)
    byteCount += other.spoken.count
    add(
      answer,
      to: Name(rule: answer.rules.joined(separator: " + "), shape: .difference(answer.spoken, other.text)))
  }

  private mutating func add(_ answer: Answer, to name: Name) {
    var group = groups.removeValue(forKey: name) ?? Group(name: name, example: answer)
    group.apps[answer.string.app, default: 0] += 1
    if answer.string.text.count < group.example.string.text.count { group.example = answer }
    groups[name] = group
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

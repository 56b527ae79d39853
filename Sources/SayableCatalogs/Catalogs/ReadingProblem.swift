internal import SayableEngine

/// What a parser has found wrong, before anybody asks on which line it stands.
internal struct ReadingProblem: Sendable {
  /// How bad it is.
  internal var severity = Diagnostic.Severity.error
  /// The kind, such as `missing-semicolon`.
  internal let code: String
  /// What is wrong, in one sentence without a full stop.
  internal let message: String
  /// Where, in the source's text.
  internal let offset: Int
  /// What can be done, in one sentence.
  internal let note: String
}

extension Catalog {
  /// Notes what a parser has found wrong, in the order of the file.
  internal mutating func addProblems(_ problems: [ReadingProblem]) {
    // A file that is none of its format has something wrong on every line, and nobody reads all of that.
    let most = 100
    for problem in problems.sorted(by: { $0.offset < $1.offset }).prefix(most) {
      addProblem(problem.severity, code: problem.code, problem.message, at: problem.offset, notes: [problem.note])
    }
    if problems.count > most {
      addProblem(
        code: "too-many-problems", "\(problems.count - most) more problems are not listed", at: source.text.count,
        notes: ["Mend the first ones, and look again."])
    }
  }
}

internal import SayableEngine

/// What a parser has found wrong, before anybody asks on which line it stands.
internal struct ParsingProblem: Sendable, Hashable {
  internal let severity: Diagnostic.Severity
  /// The kind, such as `missing-semicolon`.
  internal let code: String
  /// What is wrong, in one sentence without a full stop.
  internal let message: String
  /// Where, in the source's text.
  internal let offset: Int
  /// What was expected or can be done, a sentence each.
  internal let notes: [String]

  internal init(
    _ severity: Diagnostic.Severity = .error, code: String, _ message: String, at offset: Int, notes: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.offset = offset
    self.notes = notes
  }
}

extension [ParsingProblem] {
  /// Adds an error.
  internal mutating func report(_ code: String, _ message: String, at offset: Int, notes: [String] = []) {
    append(ParsingProblem(code: code, message, at: offset, notes: notes))
  }

  /// Adds a warning.
  internal mutating func warn(_ code: String, _ message: String, at offset: Int, notes: [String] = []) {
    append(ParsingProblem(.warning, code: code, message, at: offset, notes: notes))
  }
}

extension Catalog {
  /// Notes what a parser has found wrong, in the order of the file.
  internal mutating func addProblems(_ problems: [ParsingProblem]) {
    // A file that is none of its format has something wrong on every line, and nobody reads all of that.
    let most = 100
    for problem in problems.sorted(by: { $0.offset < $1.offset }).prefix(most) { add(problem, notes: problem.notes) }
    if problems.count > most {
      addProblem(
        code: "too-many-problems", "\(problems.count - most) more problems are not listed", at: source.text.count,
        notes: ["Mend the first ones, and look again."])
    }
  }

  /// Notes what is wrong with a JSON text, in the order of the file. Of a kind that comes again and again, the last
  /// that is noted tells how many more there are: a file in one long line would else be quoted for each.
  internal mutating func add(_ found: [ParsingProblem], limit: Int = 20) {
    addEncodingProblem()
    var counts: [String: Int] = [:]
    for problem in found { counts[problem.code, default: 0] += 1 }
    var noted: [String: Int] = [:]
    for problem in found.sorted(by: { $0.offset < $1.offset }) {
      let count = noted[problem.code, default: 0] + 1
      noted[problem.code] = count
      guard count <= limit else { continue }
      let more = (counts[problem.code] ?? 0) - limit
      add(
        problem,
        notes: problem.notes + (count == limit && more > 0 ? ["There are \(more) more of this kind in the file."] : []))
    }
  }

  /// Notes what is not well-formed in the catalog's file.
  internal mutating func addProblems(of document: XMLDocument) {
    for problem in document.problems { add(problem, notes: problem.notes) }
  }

  private mutating func add(_ problem: ParsingProblem, notes: [String]) {
    addProblem(problem.severity, code: problem.code, problem.message, at: problem.offset, notes: notes)
  }
}

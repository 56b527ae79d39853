internal import SayableEngine

/// Something that is wrong with a JSON text, or with a message in one.
internal struct JSONProblem: Sendable {
  /// How bad it is.
  internal var severity: Diagnostic.Severity = .error
  /// The kind of problem.
  internal let code: String
  /// What is wrong, in one sentence without a full stop.
  internal let message: String
  /// Where, in the source's text.
  internal let offset: Int
  /// What was expected or can be done.
  internal var notes: [String] = []
}

extension Catalog {
  /// Notes what is wrong with a JSON text, in the order of the file. Of a kind that comes again and again, the last
  /// that is noted tells how many more there are: a file in one long line would else be quoted for each.
  internal mutating func add(_ found: [JSONProblem], limit: Int = 20) {
    addEncodingProblem()
    var counts: [String: Int] = [:]
    for problem in found { counts[problem.code, default: 0] += 1 }
    var noted: [String: Int] = [:]
    for problem in found.sorted(by: { $0.offset < $1.offset }) {
      let count = noted[problem.code, default: 0] + 1
      noted[problem.code] = count
      guard count <= limit else { continue }
      let more = (counts[problem.code] ?? 0) - limit
      addProblem(
        problem.severity, code: problem.code, problem.message, at: problem.offset,
        notes: problem.notes + (count == limit && more > 0 ? ["There are \(more) more of this kind in the file."] : []))
    }
  }
}

/// `sayable rules try`: what the rules do to real text, on standard output, the counts on standard error.
internal struct RulesTryCommand {
  private let request: Request
  private let question: TrialFindings.Question
  private let sampleSize: Int?
  private let seed: UInt64

  init(_ request: Request) throws {
    self.request = request
    if request.has(.unchanged), request.has(.compared) {
      throw request.misuse("the options '--unchanged' and '--diff' exclude each other")
    }
    question = request.has(.unchanged) ? .unchanged : request.has(.compared) ? .different : .changed
    sampleSize = try request.number(of: .sample)
    seed = UInt64(try request.number(of: .seed) ?? 1)
  }

  func run(_ messages: inout Messages) throws -> ExitStatus {
    let found = try TriedStrings(request.operands, locales: request.locales() ?? [])
    for failure in found.failures { messages.error(failure) }
    let other = try request.value(of: .compared).map { try TrialRules(request, over: $0) }
    let findings = try TrialFindings(question, of: found.strings, by: TrialRules(request), and: other)
    let report = TrialReport(findings, sample: sampleSize.map { findings.sample($0, seed: seed) })
    _ = try ExitStatus.shown(request.value(of: .trialOutput) == "json" ? report.json : report.text)
    let count = findings.answers.count
    let outcome =
      switch question {
      case .changed: "changed: \(count), bytes of answers changed: \(findings.byteCount)"
      case .unchanged: "unchanged with digits or symbols: \(count)"
      case .different: "answered otherwise: \(count), bytes of their answers: \(findings.byteCount)"
      }
    messages.say("strings: \(findings.stringCount), \(outcome)")
    messages.flush()
    return found.failures.isEmpty ? .success : .failure
  }
}

extension Request {
  /// The number that an option gives; nil where it was not given.
  fileprivate func number(of option: Option) throws(Failure) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw misuse("invalid value '\(text)' for '--\(option.name)'", notes: ["it is a number"])
    }
    return number
  }
}

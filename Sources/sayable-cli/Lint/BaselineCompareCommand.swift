internal import SayableCatalogs

/// Tells what has come and gone between two baselines: `sayable lint baseline compare`.
internal struct BaselineCompareCommand {
  private let comparison: BaselineComparison

  init(_ request: Request) throws {
    let files = try request.operands.map { try BaselineFile(at: $0) }
    guard let old = files.first, let new = files.last, files.count == 2 else {
      throw request.misuse("two baselines are compared, an old and a new one")
    }
    comparison = old.baseline.comparison(with: new.baseline)
  }

  func run(_ messages: inout Messages) throws -> ExitStatus {
    var output = BufferedOutput.standardOutput
    for item in comparison.added { try output.write(line("+", item)) }
    for item in comparison.fixed { try output.write(line("-", item)) }
    try output.finish()
    messages.say(
      "\(count(comparison.added)) added, \(count(comparison.fixed)) fixed, \(count(comparison.unchanged)) unchanged")
    messages.flush()
    return comparison.added.isEmpty ? .success : .found
  }

  private func count(_ items: [Baseline.Item]) -> Int { items.reduce(0) { $0 &+ $1.count } }

  private func line(_ sign: String, _ item: Baseline.Item) -> String {
    let times = item.count == 1 ? "" : " (\(item.count) times)"
    return shown("\(sign) \(item.path): \(item.key) [\(item.locale)]: \(item.text) [\(item.check)]\(times)") + "\n"
  }

  /// A line of its own, whatever is in it.
  private func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }
}

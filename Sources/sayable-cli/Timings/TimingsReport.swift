/// Where the time of a run went, as tables.
internal struct TimingsReport {
  /// What was measured beside the labels, in nanoseconds.
  struct Whole {
    let start: Int
    let rules: Int
    let work: Int

    var sum: Int { start + rules + work }
  }

  private(set) var lines: [String] = []

  private static let shownRules = 25

  init(_ times: RuleTimes, rules: [(id: String, pass: String)], passes: [String], whole: Whole) {
    let inRules = times.rules.reduce(0) { $0 + $1.time }
    let perSecond = times.labels.count * 1_000_000_000 / max(1, whole.work)
    lines.append("\(times.labels.count) labels, \(times.labels.bytes) bytes, \(perSecond) labels a second")
    table(
      ["part", "time", "share", "calls"],
      [
        ("start of the program", whole.start, nil), ("making the rules ready", whole.rules, nil),
        ("finding the rules that may apply", times.search.time, times.search.calls),
        ("applying rules", inRules, times.rules.reduce(0) { $0 + $1.calls }),
        ("other work on labels", times.labels.time - times.search.time - inRules, times.labels.count),
        ("reading, waiting and writing", whole.work - times.labels.time, nil),
      ].map { name, time, calls in [name, shown(time), share(time, of: whole.sum), calls.map(String.init) ?? ""] })

    var byPass: [String: RuleTimes.Rule] = [:]
    for (rule, time) in zip(rules, times.rules) {
      byPass[rule.pass, default: RuleTimes.Rule()].time += time.time
      byPass[rule.pass, default: RuleTimes.Rule()].calls += time.calls
      byPass[rule.pass, default: RuleTimes.Rule()].changes += time.changes
    }
    table(
      ["pass", "time", "share", "calls", "matches"],
      passes.compactMap { name in byPass[name].flatMap { $0.calls == 0 ? nil : [name] + fields($0, of: whole.sum) } })

    let called = times.rules.indices.filter { times.rules[$0].calls > 0 }
    let longest = called.sorted { times.rules[$0].time > times.rules[$1].time }
    table(
      ["rule", "pass", "time", "share", "calls", "matches"],
      longest.prefix(Self.shownRules).map { index in
        [rules[index].id, rules[index].pass] + fields(times.rules[index], of: whole.sum)
      })
    lines.append("\(called.count) of \(rules.count) rules were tried")
  }

  private func fields(_ rule: RuleTimes.Rule, of whole: Int) -> [String] {
    [shown(rule.time), share(rule.time, of: whole), String(rule.calls), String(rule.changes)]
  }

  /// Adds a table with an empty line before it; fields that begin with a digit stand at the right of their column.
  private mutating func table(_ heading: [String], _ rows: [[String]]) {
    let rows = [heading] + rows
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines.append("")
    for row in rows {
      var line = ""
      for (column, field) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - field.count)
        let isFigure = !["part", "pass", "rule"].contains(heading[column])
        line += (column == 0 ? "" : "  ") + (isFigure ? padding + field : field + padding)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
  }
}

/// A time in the unit that suits it, with three digits.
private func shown(_ nanoseconds: Int) -> String {
  for (size, unit) in [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs")] where nanoseconds >= size {
    let decimals = nanoseconds >= 100 * size ? 0 : nanoseconds >= 10 * size ? 1 : 2
    let scale = [1, 10, 100][decimals]
    let value = (nanoseconds * scale + size / 2) / size
    return decimals == 0 ? "\(value) \(unit)" : "\(value / scale).\(digits(value % scale, decimals)) \(unit)"
  }
  return "\(max(0, nanoseconds)) ns"
}

private func share(_ part: Int, of whole: Int) -> String {
  let thousandths = whole <= 0 ? 0 : (max(0, part) * 1_000 + whole / 2) / whole
  return "\(thousandths / 10).\(thousandths % 10)%"
}

private func digits(_ value: Int, _ count: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: count - text.count) + text
}

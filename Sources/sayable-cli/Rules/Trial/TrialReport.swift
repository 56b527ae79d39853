internal import SayableEngine
internal import SayableExport

/// What a trial of rules found, as text for people or JSON for programs.
internal struct TrialReport {
  private let findings: TrialFindings
  /// The strings that were drawn; nil where groups are shown.
  private let sample: [TrialFindings.Answer]?

  init(_ findings: TrialFindings, sample: [TrialFindings.Answer]?) {
    self.findings = findings
    self.sample = sample
  }

  /// Groups under their rules, or a string after the other.
  var text: String {
    if let sample { return sample.map { Self.lines(of: $0, indent: "") + "\n" }.joined() }
    return findings.byRule.map { rule, count, groups in
      (rule.isEmpty ? "" : "\(rule)  \(count)\n")
        + groups.map { group in
          "  \(group.count)  \(Self.visible(group.name.shape))  [\(Self.list(group.apps))]\n"
            + Self.lines(of: group.example, indent: "      ")
        }.joined() + "\n"
    }.joined()
  }

  /// An object with the counts and the groups, or the strings that were drawn.
  var json: String {
    var members = ["\"strings\":\(findings.stringCount)", "\"found\":\(findings.answers.count)"]
    members.append("\"bytes\":\(findings.byteCount)")
    if let sample {
      members.append("\"sample\":[\n\(sample.map(Self.object).joined(separator: ",\n"))]")
    } else {
      let groups = findings.byRule.flatMap(\.groups).map { group in
        "{\"rule\":\(JSONText.quoted(group.name.rule)),\"shape\":\(JSONText.quoted(group.name.shape)),"
          + "\"count\":\(group.count),\"apps\":{"
          + Self.sorted(group.apps).map { "\(JSONText.quoted($0.key)):\($0.value)" }.joined(separator: ",")
          + "},\"example\":\(Self.object(group.example))}"
      }
      members.append("\"groups\":[\n\(groups.joined(separator: ",\n"))]")
    }
    return "{\(members.joined(separator: ","))}\n"
  }

  private static func lines(of answer: TrialFindings.Answer, indent: String) -> String {
    let string = answer.string
    var lines = [
      "\(string.locale) \(string.app)" + (answer.rules.isEmpty ? "" : ": \(answer.rules.joined(separator: ", "))")
    ]
    // Of a long string, what stands around the first difference.
    let start = commonLength(answer.compared == nil ? string.shown : answer.spoken, answer.compared ?? answer.spoken)
    lines.append("  \(excerpt(string.shown, from: answer.rules.isEmpty ? 0 : start))")
    if let compared = answer.compared {
      lines += ["  - \(excerpt(answer.spoken, from: start))", "  + \(excerpt(compared, from: start))"]
    } else if !answer.rules.isEmpty {
      lines.append("  > \(excerpt(answer.spoken, from: start))")
    }
    return lines.map { indent + $0 + "\n" }.joined()
  }

  private static func object(_ answer: TrialFindings.Answer) -> String {
    let string = answer.string
    var members = [
      ("locale", string.locale.description), ("app", string.app), ("text", string.shown), ("spoken", answer.spoken),
    ]
    if let compared = answer.compared { members.append(("compared", compared)) }
    return "{" + members.map { "\"\($0)\":\(JSONText.quoted($1))" }.joined(separator: ",")
      + ",\"rules\":[\(answer.rules.map(JSONText.quoted).joined(separator: ","))]}"
  }

  private static func visible(_ text: String) -> String { VisibleText(text, limit: 1000).string }

  private static func excerpt(_ text: String, from start: Int) -> String {
    if text.count <= 160 { return visible(text) }
    let start = max(0, min(start - 60, text.count - 160))
    return (start > 0 ? "…" : "") + visible(String(text.dropFirst(start).prefix(160)))
      + (start + 160 < text.count ? "…" : "")
  }

  /// How many characters two texts have in common at their beginning.
  private static func commonLength(_ first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  private static func list(_ apps: [String: Int]) -> String {
    sorted(apps).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private static func sorted(_ apps: [String: Int]) -> [(key: String, value: Int)] {
    apps.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}

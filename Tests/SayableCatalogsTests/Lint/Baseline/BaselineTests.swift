import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct BaselineTests {
  @Test func `a baseline hides what it lists and no more`() throws {
    let old = try findings("75 m²\n8 m²")
    let new = try findings("8 m²\n9 m²\n75 m²")
    #expect(Baseline(old).unknown(in: new).map(\.text) == ["9 m²"])
    #expect(Baseline(old).unknown(in: old) == [])
    #expect(Baseline().unknown(in: old) == old)
  }

  @Test func `of findings that only their place tells apart as many are hidden as are listed`() throws {
    let once = try findings("8 m²")
    let thrice = try findings("8 m²\n8 m²\n8 m²")
    let baseline = Baseline(once)
    #expect(Baseline(thrice).items.map(\.count) == [3])
    #expect(baseline.unknown(in: thrice).map(\.range.start.line) == [2, 3])
    #expect(Baseline(thrice).unknown(in: once) == [])
  }

  @Test func `a finding is known wherever the file has moved to below the baseline`() throws {
    let baseline = Baseline(try findings("8 m²", path: "/a/en.txt")) { String($0.dropFirst(3)) }
    #expect(baseline.items.map(\.path) == ["en.txt"])
    let moved = try findings("8 m²", path: "../b/en.txt")
    #expect(baseline.unknown(in: moved) { String($0.dropFirst(5)) } == [])
    #expect(baseline.unknown(in: moved).count == 1)
  }

  @Test func `two baselines are compared`() throws {
    let old = Baseline(try findings("8 m²\n8 m²\n9 m²\n10 m²"))
    let new = Baseline(try findings("8 m²\n9 m²\n11 m²\n11 m²"))
    let comparison = old.comparison(with: new)
    #expect(comparison.added.map(\.text) == ["11 m²"])
    #expect(comparison.added.map(\.count) == [2])
    #expect(comparison.fixed.map(\.text) == ["10 m²", "8 m²"])
    #expect(comparison.fixed.map(\.count) == [1, 1])
    #expect(comparison.unchanged.map(\.text) == ["8 m²", "9 m²"])
  }

  @Test func `what is listed and no longer found is fixed, in the files that were checked`() throws {
    let baseline = Baseline(try findings("8 m²", path: "a/en.txt") + findings("8 m²", path: "b/en.txt"))
    #expect(baseline.fixed(by: [], in: ["a/en.txt"]).map(\.path) == ["a/en.txt"])
    #expect(try baseline.fixed(by: findings("8 m²", path: "a/en.txt"), in: ["a/en.txt"]) == [])
    #expect(baseline.fixed(by: [], in: [String]()) == [])
  }

  @Test func `a baseline is written in an order of its own and read back`() throws {
    let text = "9 m²\n8 m²\n8 m²\n8 m² \"a\\b\" \u{FEFF}\u{2028}\u{85}\u{7}\u{FFFF} é 👍\u{200D}"
    let found = try findings(text)
    let baseline = Baseline(found)
    #expect(Baseline(found.reversed()).json == baseline.json)
    let read = read(baseline.json)
    #expect(read.problems == [])
    #expect(read.baseline == baseline)
    #expect(read.baseline.unknown(in: found) == [])
  }

  @Test func `the file has a line for each finding`() throws {
    #expect(
      Baseline(try findings("8 m²\n8 m²", path: "en.txt")).json == """
        {
          "version": 1,
          "findings": [
            {"path":"en.txt","key":"8 m²","locale":"en","check":"spoken-differently","text":"8 m²","count":2}
          ]
        }

        """)
    #expect(Baseline().json == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test(arguments: [
    ("", "empty-baseline", 1), ("{", "bad-yaml", 1), ("[]", "wrong-kind", 1), ("{}", "unknown-version", 1),
    ("{\"version\": 2}", "unknown-version", 1), ("{\"version\": 1, \"findings\": 3}", "wrong-kind", 1),
    ("{\"version\": 1,\n\"findings\": [{}]}", "missing-key", 2),
    ("{\"version\": 1,\n\"finding\": []}", "unknown-key", 2),
    ("{\"version\": 1,\n\"findings\": [3]}", "wrong-kind", 2),
    (
      "{\"version\": 1, \"findings\": [\n{\"path\":\"a\",\"key\":\"\",\"locale\":\"en\",\"check\":\"c\",\"text\":\"\",\"count\":-1}]}",
      "unknown-value", 2
    ),
  ])
  func `a file that is no baseline is refused with the place`(text: String, code: String, line: Int) {
    let problems = read(text).problems
    #expect(problems.map(\.code) == [code])
    #expect(problems.map { $0.location?.line } == [line])
  }

  private func read(_ text: String) -> (baseline: Baseline, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    let baseline = Baseline(name: "baseline.json", bytes: Array(text.utf8), problems: &problems)
    return (baseline, problems)
  }

  private func findings(_ text: String, path: String = "en.txt") throws -> [Finding] {
    let catalog = try #require(Catalog(SourceFile(path: path, bytes: Array(text.utf8))))
    return try Self.linter.findings(in: catalog)
  }

  private static let linter: Linter = {
    var options = LintOptions()
    // Other checks may find more; these tests want one finding for each label.
    for description in CheckDescription.all where description.id != "spoken-differently" {
      options.severities[description.id] = Finding.Severity?.none
    }
    return Linter(options: options)
  }()
}

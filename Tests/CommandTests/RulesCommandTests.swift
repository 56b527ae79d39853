import Foundation
import Testing

@Suite struct RulesCommandTests {
  private static let rules = """
    rules:
      - id: seats
        pass: abbreviations
        match: '(?<n>{number}) st\\.'
        say: '${n} seats'
        examples: [['2 st.', '2 seats']]

    """

  @Test func `rules new writes files that pass the check, and overwrites none`() throws {
    try withTemporaryFolder { folder in
      let outcome = try BuiltProgram.run(["rules", "new", "eo", "--out", "r"], in: folder)
      #expect(outcome.text == "r/eo/locale.yaml\nr/eo/words.yaml\nr/eo/labels.yaml\n")
      #expect(outcome.messages.contains("shared rules have no words yet"))
      #expect(outcome.status == 0)
      let check = try BuiltProgram.run(["rules", "check", "r", "--locale", "eo"], in: folder)
      #expect(check.messages.hasSuffix(" checked: 0 errors, 0 warnings\n"))
      #expect(check.status == 0)
      let again = try BuiltProgram.run(["rules", "new", "eo", "--out", "r"], in: folder)
      #expect(again.messages.hasPrefix("sayable: 'r/eo/locale.yaml' is there already\n"))
      #expect(again.status == 2)
      let left = try BuiltProgram.run(["rules", "coverage", "--rules", "r", "--locale", "eo"], in: folder)
      #expect(left.text.contains("lacks unit\n"))
    }
  }

  @Test func `rules coverage has a line for each locale and a column for each pass`() throws {
    let outcome = try BuiltProgram.run(["rules", "coverage"])
    let lines = outcome.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let locales = try BuiltProgram.run(["locales"]).text.split(separator: "\n").count
    #expect(lines.count == locales, "the heading stands in for root")
    #expect(lines.first?.prefix(3) == ["locale", "protect", "marks"])
    #expect(lines.allSatisfy { $0.count == lines[0].count })
  }

  @Test func `the embedded rules are sound`() throws {
    let outcome = try BuiltProgram.run(["rules", "check", "--locale", "en", "--locale", "nl"])
    #expect(outcome.text == "")
    #expect(outcome.messages.hasSuffix(" 0 errors, 0 warnings\n"))
    #expect(outcome.status == 0)
  }

  @Test func `sound rules of an app`() throws {
    let outcome = try check(Self.rules)
    #expect(outcome.text == "")
    #expect(outcome.messages.hasPrefix("1 locale, "))
    #expect(outcome.messages.hasSuffix(" checked: 0 errors, 0 warnings\n"))
    #expect(outcome.status == 0)
  }

  @Test func `an example that fails`() throws {
    let outcome = try check(Self.rules.replacing("'2 seats']", with: "'2 chairs']"))
    #expect(
      outcome.text == """
        app.yaml:6:18: error: '2 st.' is said '2 seats', not '2 chairs' [failed-example]
              examples: [['2 st.', '2 chairs']]
                           ^
          note: the rule 'seats' made '2 seats' of '2 st.'

        """)
    #expect(outcome.messages.hasSuffix(" checked: 1 error, 0 warnings\n"))
    #expect(outcome.status == 1)
  }

  @Test func `a wrong rule file`() throws {
    let outcome = try check(Self.rules.replacing("match:", with: "mach:"))
    #expect(outcome.text.contains("app.yaml:4:5: error: unknown key 'mach' in a rule [unknown-key]\n"))
    #expect(outcome.text.contains("note: did you mean 'match'?\n"))
    #expect(outcome.status == 1)
  }

  @Test func `a folder is laid over the embedded rules`() throws {
    try withTemporaryFolder { folder in
      let locale = folder.appendingPathComponent("rules/en")
      try FileManager.default.createDirectory(at: locale, withIntermediateDirectories: true)
      try Data(Self.rules.replacing("'2 seats']", with: "'2 chairs']").utf8)
        .write(to: locale.appendingPathComponent("labels.yaml"))
      let outcome = try BuiltProgram.run(["rules", "check", "rules", "--locale", "en"], in: folder)
      #expect(outcome.text.hasPrefix("rules/en/labels.yaml:6:18: error: '2 st.' is said '2 seats', not '2 chairs'"))
      #expect(outcome.status == 1)
    }
  }

  @Test func `every listed rule is shown`() throws {
    let list = try BuiltProgram.run(["rules", "list", "--locale", "en"])
    #expect(list.status == 0)
    let ids = list.text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids.contains("quantity"))
    for id in ids.prefix(5) + ["quantity"] {
      let shown = try BuiltProgram.run(["rules", "show", id, "--locale", "en"])
      #expect(shown.text.hasPrefix("rule       \(id)\n"))
      #expect(shown.status == 0)
    }
  }

  @Test func `the locales are listed`() throws {
    let outcome = try BuiltProgram.run(["locales"])
    let tags = outcome.text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(tags).isSuperset(of: ["root", "en", "en-001", "en-GB", "fr", "nl"]))
    #expect(outcome.status == 0)
  }

  private func check(_ rules: String) throws -> BuiltProgram.Outcome {
    try withTemporaryFolder { folder in
      try Data(rules.utf8).write(to: folder.appendingPathComponent("app.yaml"))
      return try BuiltProgram.run(["rules", "check", "app.yaml"], in: folder)
    }
  }
}

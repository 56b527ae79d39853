import Foundation
import Testing

@Suite struct JobsTests {
  /// Enough labels for many reads, in several files, some of which say nothing new, lack their end or are missing.
  private func withLabels<Result>(_ body: ([String]) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
      let many = (1...6_000).map {
        $0 % 50 == 0 ? "\($0) m² • \($0 % 3) bd." : "A label that no rule touches has number \($0)"
      }
      let texts = [many.joined(separator: "\n"), "8 m²\r\n\r", many.reversed().joined(separator: "\r\n") + "\n", ""]
      let files = try texts.enumerated().map { index, text in
        let file = folder.appendingPathComponent("\(index)")
        try Data(text.utf8).write(to: file)
        return file.path
      }
      return try body(files + [folder.appendingPathComponent("missing").path, files[1]])
    }
  }

  @Test(arguments: [[], ["--null"], ["--output", "json"], ["--output", "ssml"], ["--explain"]])
  func `several threads answer as one does`(_ options: [String]) throws {
    try withLabels { files in
      let one = try BuiltProgram.run(options + files)
      let three = try BuiltProgram.run(["--jobs", "3"] + options + files)
      #expect(three.output == one.output)
      #expect(three.messages == one.messages)
      #expect(three.status == one.status)
      #expect(one.status == 2)
    }
  }

  @Test func `formulas are answered in order`() throws {
    let formulas = (1...3_000).map { $0 % 500 == 0 ? "\\frac{\($0)" : "x^\($0)" }.joined(separator: "\n")
    let one = try BuiltProgram.run(["formula"], input: formulas)
    let two = try BuiltProgram.run(["formula", "-j2"], input: formulas)
    #expect(two.output == one.output)
    #expect(two.messages == one.messages)
    #expect(two.messages.contains("sayable: line 2500, column "))
    #expect(two.status == 1)
  }

  @Test func `a rule that is skipped is named once`() throws {
    try withTemporaryFolder { folder in
      let rules = folder.appendingPathComponent("slow.yaml")
      let rule = "- {id: slow, pass: abbreviations, match: '(?:a|aa)+[bc]d{12}', say: x}"
      try Data("rules:\n  \(rule)\n".utf8).write(to: rules)
      let slow = String(repeating: "a", count: 60) + "! acddddddddddd\n"
      let input = String(repeating: slow + String(repeating: "label\n", count: 30_000), count: 3)
      let outcome = try BuiltProgram.run(["--jobs", "2", "--app", rules.path], input: input)
      #expect(outcome.output == Data(input.utf8))
      #expect(outcome.messages.split(separator: "\n").count { $0.contains("'slow' was skipped") } == 1)
    }
  }

  @Test(arguments: ["0", "-1", "two", "1.5", "1025", ""]) func `a count that is none is misuse`(_ count: String) throws
  {
    for command in [["filter"], ["formula"], ["lint"]] {
      let outcome = try BuiltProgram.run(command + ["--jobs=\(count)"])
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains("'--jobs'"))
    }
  }
}

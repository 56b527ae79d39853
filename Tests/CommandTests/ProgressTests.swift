import Foundation
import Testing

/// What long work tells a terminal, tried with a terminal that `script` makes.
@Suite(.enabled(if: Tool.isInstalled("script"), "script is not installed")) struct ProgressTests {
  /// What a terminal shows of the messages of a command.
  private func shown(_ command: String, in folder: URL) throws -> String {
    let line = "'\(BuiltProgram.url.path)' \(command)"
    return try #require(try Tool.run("script", ["-qec", line, "/dev/null"], in: folder)).text
  }

  @Test func `a terminal sees how much of a long input is answered, and nothing of it at the end`() throws {
    try withTemporaryFolder { folder in
      let labels = String(repeating: "Settings\n", count: 2_500_000)
      try Data(labels.utf8).write(to: folder.appending(path: "labels.txt"))
      let text = try shown("--locale en labels.txt >answers.txt", in: folder)
      #expect(text.contains("\r\u{1B}[K10 MB"))
      #expect(text.hasSuffix("\r\u{1B}[K"))
      #expect(try String(contentsOf: folder.appending(path: "answers.txt"), encoding: .utf8) == labels)
    }
  }

  @Test func `a terminal sees how many locales are checked`() throws {
    try withTemporaryFolder { folder in
      let text = try shown("rules check --locale eu --locale gl >findings.txt", in: folder)
      #expect(text.contains("50 % of 2 locales"))
      #expect(text.contains("2 locales, "))
    }
  }

  @Test func `what is no terminal sees no progress`() throws {
    let labels = String(repeating: "Settings\n", count: 1_500_000)
    #expect(try BuiltProgram.run(["--locale", "en"], input: labels).messages == "")
  }
}

import Foundation
import Testing

@testable import sayable_cli

struct ManualPageTests {
  @Test func `the page names every command and option that help names`() throws {
    let page = try BuiltProgram.run(["man"]).text
    #expect(page.hasPrefix(".TH SAYABLE 1 "))
    for command in ["rules check", "lint", "export pls", "completions"] {
      #expect(page.contains(".SH \"\(command.uppercased())\"\n"))
    }
    for option in ["locale", "date\\-order", "explain", "out"] { #expect(page.contains("\\fB\\-\\-\(option)\\fR")) }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [("groff", ["-man", "-ww", "-Tutf8", "-z"]), ("mandoc", ["-Tlint", "-Werror"])])
  func `a formatter takes the page without complaint`(formatter: (name: String, arguments: [String])) throws {
    let page = try BuiltProgram.run(["man"]).text
    // Where the formatter is not installed nobody can tell.
    guard let outcome = try Tool.run(formatter.name, formatter.arguments, input: page) else { return }
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
  }

  /// Its examples can be typed as they stand there.
  @Test(arguments: ManualPage.examples.map(\.command)) func `an example of the page works`(command: String) throws {
    try withTemporaryFolder { folder in
      try Data("8 m²\n".utf8).write(to: folder.appending(path: "labels.txt"))
      try Data(#"{"locale": "fr", "text": "8 m²"}"#.utf8).write(to: folder.appending(path: "corpus.jsonl"))
      try FileManager.default.createDirectory(at: folder.appending(path: "App"), withIntermediateDirectories: true)
      try Data(#"{"size": "eight"}"#.utf8).write(to: folder.appending(path: "App/en.json"))
      let bash = try #require(InstalledProgram("bash"))
      let programs = BuiltProgram.url.deletingLastPathComponent().path
      // The voice would play what it says.
      let typed = command.replacing("| espeak-ng --stdin", with: "")
      let outcome = try bash.run([
        "-c", "set -o pipefail; cd '\(folder.path)' && export PATH='\(programs)':$PATH LC_ALL=C && \(typed)",
      ])
      #expect(outcome.status == 0, "\(outcome.text)")
      #expect(outcome.text.contains("cannot read") == false)
    }
  }
}

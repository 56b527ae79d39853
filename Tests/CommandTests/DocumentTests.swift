import Foundation
import Testing

/// The examples of the documents, which show a command behind `$` and below it what the program writes.
@Suite struct DocumentTests {
  /// A command with what the document shows for it.
  struct Example: CustomTestStringConvertible, Sendable {
    let document: String
    let command: String
    let shown: [String]
    var testDescription: String { "\(document): \(command)" }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let examples: [Example] = [
    "README.md", "Rules/FORMULAS.md", "Sources/SayableCharts/Documentation.docc/Charts.md",
    "Sources/SayableExport/Documentation.docc/SpeechEngines.md",
    "Sources/SayableFormulas/Documentation.docc/Formulas.md",
  ].flatMap { name -> [Example] in
    let text = (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
    return examples(in: text, of: name)
  }

  /// The examples of a document: lines like `    $ echo 'TEXT' | sayable ARGUMENTS`, and the indented lines below them.
  private static func examples(in text: String, of document: String) -> [Example] {
    var found: [Example] = []
    var command: String?
    var shown: [String] = []
    func finish() {
      if let command { found.append(Example(document: document, command: command, shown: shown)) }
      command = nil
      shown = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("    ") else {
        finish()
        continue
      }
      let content = line.dropFirst(4)
      if content.hasPrefix("$ ") {
        finish()
        let typed = content.dropFirst(2).replacing("Scripts/sayable", with: "sayable")
        // Others are about the system, or try examples of their own.
        if ["echo ", "printf ", "sayable "].contains(where: typed.hasPrefix) { command = String(typed) }
      } else if command != nil {
        shown.append(String(content))
      }
    }
    finish()
    return found
  }

  @Test func `the documents have examples`() { #expect(Self.examples.count > 8) }

  /// What is shown may end with a line that says it goes on.
  @Test(arguments: examples) func `prints what the document shows`(_ example: Example) throws {
    try withTemporaryFolder { folder in
      try Data("day,temperature\nMonday,3\nTuesday,5\n".utf8).write(to: folder.appending(path: "temperatures.csv"))
      let bash = try #require(InstalledProgram("bash"))
      let programs = BuiltProgram.url.deletingLastPathComponent().path
      let line = "cd '\(folder.path)' && export PATH='\(programs)':$PATH LC_ALL=C && \(example.command)"
      let written = try bash.run(["-c", line]).text.split(separator: "\n").map(String.init)
      let shown = example.shown.filter { !$0.isEmpty }
      if let last = shown.last, last.hasSuffix("…") {
        #expect(Array(written.prefix(shown.count - 1)) == shown.dropLast())
      } else {
        #expect(written == shown)
      }
    }
  }
}

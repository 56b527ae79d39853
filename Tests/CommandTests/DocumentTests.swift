import Foundation
import Testing

/// The examples of the documents, which show a command behind `$` and below it what the program writes.
@Suite struct DocumentTests {
  /// A command with what the document shows for it.
  struct Example: CustomTestStringConvertible, Sendable {
    let document: String
    let input: String
    let arguments: [String]
    let shown: [String]
    var testDescription: String { "\(document): \(input) \(arguments)" }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let examples: [Example] = [
    "README.md", "Rules/FORMULAS.md", "Sources/SayableFormulas/Documentation.docc/Formulas.md",
  ].flatMap { name -> [Example] in
    let text = (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
    return examples(in: text, of: name)
  }

  /// The examples of a document: lines like `    $ echo 'TEXT' | sayable ARGUMENTS`, and the indented lines below them.
  private static func examples(in text: String, of document: String) -> [Example] {
    var found: [Example] = []
    var command: (input: String, arguments: [String])?
    var shown: [String] = []
    func finish() {
      if let command {
        found.append(Example(document: document, input: command.input, arguments: command.arguments, shown: shown))
      }
      command = nil
      shown = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("    ") else {
        finish()
        continue
      }
      let content = line.dropFirst(4)
      if let match = content.wholeMatch(of: /\$ echo '(.*)' \| (?:Scripts\/)?sayable ?(.*)/) {
        finish()
        let words = match.2.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
        command = (String(match.1), words)
      } else if content.hasPrefix("$ ") {
        finish()
      } else if command != nil {
        shown.append(String(content))
      }
    }
    finish()
    return found
  }

  @Test func `the documents have examples`() { #expect(Self.examples.count > 8) }

  @Test(arguments: examples) func `prints what the document shows`(_ example: Example) throws {
    let outcome = try BuiltProgram.run(example.arguments, input: example.input + "\n")
    let written = (outcome.messages + outcome.text).split(separator: "\n").map(String.init)
    #expect(written == example.shown)
  }
}

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

  /// The documents of the project by their paths; the changes tell of commands as they once were.
  private static let documents: [String: String] = {
    var found: [String: String] = [:]
    for folder in ["Benchmarks", "Examples", "Python", "Rules", "Sources", "README.md", "CONTRIBUTING.md"] {
      let below = (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []).map {
        "\(folder)/\($0)"
      }
      for path in below + [folder] where path.hasSuffix(".md") {
        found[path] = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      }
    }
    return found
  }()

  static let examples: [Example] = documents.sorted { $0.key < $1.key }.flatMap { examples(in: $0.value, of: $0.key) }

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
        // Others are about the system, or try examples of their own; times are never the same.
        let isTried = ["echo ", "printf ", "sayable "].contains(where: typed.hasPrefix)
        if isTried, !typed.contains("--timings") { command = String(typed) }
      } else if command != nil {
        shown.append(String(content))
      }
    }
    finish()
    return found
  }

  /// The files that examples name.
  private static let files = [
    "temperatures.csv": "day,temperature\nMonday,3\nTuesday,5\n",
    "app.properties": "speed=%d km/h\n", "app_de.properties": "speed=%d km/h\n",
    "apps/walks/en.json": #"{"run": "Run 5–7 km there", "walk": "Walk 2–3 km today"}"#,
    "apps/weather/en.json": #"{"frost": "5-10 °C"}"#,
  ]

  @Test func `the documents have examples`() { #expect(Self.examples.count > 8) }

  /// What is shown may end with a line that says it goes on.
  @Test(arguments: examples) func `prints what the document shows`(_ example: Example) throws {
    try withTemporaryFolder { folder in
      for (name, text) in Self.files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
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

  /// The commands that documents name, in blocks and in running text, as words behind `sayable`.
  private static let named: [(document: String, words: [Substring])] = documents.flatMap { name, text in
    let blocks = text.split(separator: "\n").filter { $0.hasPrefix("    ") }.flatMap {
      $0.matches(of: #/(?:^ +|\$ |\| )(?:Scripts/)?sayable( [^|#>`]*)/#).map(\.output.1)
    }
    let spans = text.matches(of: #/`(?:Scripts/)?sayable( [^`|#>]*)`/#).map(\.output.1)
    return (blocks + spans).map { (name, $0.replacing(#/'[^']*'/#, with: "''").split(separator: " ")) }
  }

  @Test func `the documents name commands and options that there are`() throws {
    #expect(Self.named.count > 50)
    var helps: [String: String] = [:]
    func help(_ command: [String]) throws -> String {
      let key = command.joined(separator: " ")
      if let known = helps[key] { return known }
      let help = try BuiltProgram.run(command + ["--help"]).text
      helps[key] = help
      return help
    }
    for (document, words) in Self.named {
      var command: [String] = []
      var rest = words[...]
      while let word = rest.first, word.allSatisfy({ $0.isLowercase || $0 == "-" }), word.first != "-",
        try help(command).contains("\n  \(word) ")
      {
        command.append(String(word))
        rest = rest.dropFirst()
      }
      // A value such as -x^2 is no option, and `Scripts/sayable --which` is not of the program.
      for word in rest where word.contains(#/^--?[a-z][a-z-]*(=|$)/#) && word != "--which" {
        let option = word.prefix { $0 != "=" }
        let isKnown = try help(command).contains(option)
        #expect(isKnown, "\(document): 'sayable \(command.joined(separator: " "))' has no option \(option)")
      }
    }
  }
}

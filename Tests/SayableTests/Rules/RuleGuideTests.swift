import Foundation
import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

/// What `Rules/README.md` shows is so.
struct RuleGuideTests {
  private let text: String

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Rules")
    text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `the sample files are right and their examples hold`() throws {
    let files = text.split(separator: "```yaml\n").dropFirst().map { block in
      let content = String(block.prefix { $0 != "`" })
      return RuleFile(name: String(content.prefix { $0 != "\n" }.dropFirst(2)), text: content)
    }
    let layer = files.filter { $0.name.contains("/") }
    #expect(layer.count == 3)
    let library = try RuleLibrary.builtIn.adding(layer)
    #expect(RuleCheck(library, locales: [try LanguageTag("eo")]).diagnostics == [])
    let own = files.filter { !$0.name.contains("/") }
    #expect(own.count == 2)
    #expect(RuleCheck(.builtIn, locales: [try LanguageTag("en")], appRules: own).diagnostics == [])
  }

  @Test func `every key is explained`() {
    for key in RuleFileContent.Keys.file + RuleFileContent.Keys.entry + RuleFileContent.Keys.rule {
      let isExplained = text.contains("\n| `\(key)` |")
      #expect(isExplained, "\(key) has no row")
    }
  }

  @Test func `every function has a row whose sample holds`() throws {
    var functions: Set<String> = []
    for row in rows(of: "Templates", columns: 5) {
      let say = code(row[0])
      let rule = """
        rules:
          - id: sample
            pass: ranges
            before: range-unit
            match: '\(code(row[2]))'
            say: '\(say)'
        """
      let normalizer = try Normalizer(locale: "en", appRules: [RuleFile(name: "sample.yaml", text: rule)])
      let trace = normalizer.trace(code(row[3]))
      #expect(trace.text == code(row[4]))
      #expect(trace.steps.map(\.rule).contains("sample"))
      let name = say.split(separator: ":").dropFirst().first.map { $0.prefix { $0.isLetter } }
      if let name { functions.insert(String(name)) }
    }
    #expect(functions == Set(TemplateParser.functions.keys))
  }

  @Test func `what is sure guessed or left is so`() throws {
    let sure = try Normalizer(locale: "en")
    var options = NormalizerOptions()
    options.appliesGuesses = true
    let guessing = try Normalizer(locale: "en", options: options)
    let rows = rows(of: "Sure or guess", columns: 4)
    #expect(rows.count > 10)
    for row in rows {
      for (label, said) in samples(row[1]) { #expect(sure.normalize(label) == said) }
      for (label, said) in samples(row[2]) {
        #expect(sure.normalize(label) == label)
        #expect(guessing.normalize(label) == said)
      }
      for (label, _) in samples(row[3]) { #expect(sure.normalize(label) == label) }
    }
  }

  @Test func `what a pack says, and what is said without it, is as the table of packs tells`() throws {
    let rows = rows(of: "Packs", columns: 4)
    #expect(rows.count > 4)
    for row in rows {
      let say: (Set<String>) throws -> Normalizer = { packs in
        try Normalizer(locale: "en", packs: .named(packs), library: .builtIn)
      }
      #expect(try say([code(row[0])]).normalize(code(row[1])) == row[2])
      #expect(try say([]).normalize(code(row[1])) == row[3])
    }
  }

  /// The rows of the first table of so many columns under a heading.
  private func rows(of heading: String, columns: Int) -> [[String]] {
    let section = text.split(separator: "\n## \(heading)\n").last?.split(separator: "\n## ").first ?? ""
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return rows.filter { $0.count == columns }.dropFirst(2).map { $0 }
  }

  private func code(_ cell: String) -> String { String(cell.dropFirst().dropLast()) }

  /// Labels between backticks, each with the words behind it.
  private func samples(_ cell: String) -> [(label: String, said: String)] {
    cell.components(separatedBy: "; ").filter { !$0.isEmpty }.map { sample in
      let parts = sample.dropFirst().components(separatedBy: "`")
      return (parts[0], parts[1].trimmingCharacters(in: .whitespaces))
    }
  }
}

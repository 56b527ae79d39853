import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

struct LongStringTests {
  @Test(arguments: ["en.lproj/A.strings", "en.json", "app_en.arb", "messages.properties", "notes.txt"])
  func `a string as long as a file is not checked but reported`(path: String) throws {
    let value = String(repeating: "⏎ ", count: 5001)
    let text =
      switch path.split(separator: ".").last {
      case "strings": "\"a\" = \"\(value)\";\n\"b\" = \"⏎\";\n"
      case "properties": "a=\(value)\nb=⏎\n"
      case "txt": "\(value)\n⏎\n"
      default: "{\"a\": \"\(value)\", \"b\": \"⏎\"}"
      }
    let catalog = try #require(Catalog(SourceFile(path: path, bytes: Array(text.utf8))))
    #expect(catalog.entries.count == 2)
    let problem = try #require(catalog.problems.first { $0.code == "long-string" })
    #expect(problem.severity == .warning)
    #expect(problem.location?.line == 1)
    #expect(try LintedText.linter.findings(in: catalog).map(\.text) == ["⏎"])
  }

  @Test func `what is found in a long string is listed as far as somebody would read it`() throws {
    let findings = try LintedText.findings(in: String(repeating: "⏎a ", count: 3000), locale: "en")
    #expect(findings.count == 13)
    let last = try #require(findings.last)
    #expect(last.message.hasSuffix("; 2987 more findings in this string are not listed"))
    #expect(findings.dropLast().allSatisfy { !$0.message.contains("not listed") })
  }

  @Test func `what is found in a short string is all listed`() throws {
    let findings = try LintedText.findings(in: String(repeating: "⏎a ", count: 150), locale: "en")
    #expect(findings.count == 150)
    #expect(findings.allSatisfy { !$0.message.contains("not listed") })
  }
}

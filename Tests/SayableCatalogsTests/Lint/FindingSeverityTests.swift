import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

/// How much findings matter.
struct FindingSeverityTests {
  private func severities(of text: String, severities: [String: Finding.Severity?] = [:], path: String) throws
    -> [Finding.Severity]
  {
    var options = LintOptions()
    options.severities = severities
    let catalog = try #require(Catalog(SourceFile(path: path, bytes: Array(text.utf8))))
    return try Linter(options: options).findings(in: catalog).filter { $0.check == "spoken-differently" }.map(
      \.severity)
  }

  @Test
  func `what voices say well by themselves is a note`() throws {
    #expect(try severities(of: "a=Bread & butter\nb=75 m²\n", path: "en.properties") == [.note, .warning])
  }

  @Test
  func `the severity that a project sets holds for all of a check`() throws {
    let found = try severities(
      of: "a=Bread & butter\nb=75 m²\n", severities: ["spoken-differently": .error], path: "en.properties")
    #expect(found == [.error, .error])
  }

  @Test
  func `a string that nobody translates matters less, unless the project says how much`() throws {
    let text = """
      <resources><string name="a" translatable="false">75 m²</string></resources>
      """
    let path = "values/strings.xml"
    #expect(try severities(of: text, path: path) == [.note])
    #expect(try severities(of: text, severities: ["spoken-differently": .error], path: path) == [.error])
  }
}

import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

struct SuppressionFilterTests {
  @Test(arguments: [[String](), ["spoken-differently"], ["silent-string", "spoken-differently"]])
  func `a comment turns findings off`(checks: [String]) throws {
    let run = try Run("75 m²", [Suppression(checks: checks, source: 0..<0)])
    #expect(!run.checks.contains("spoken-differently"))
  }

  @Test func `without a comment the same is found`() throws {
    #expect(try Run("75 m²", []).checks == ["spoken-differently"])
  }

  @Test func `a comment turns off only the text that it names`() throws {
    let text = "2 bd. or 75 m²"
    let all = try Run(text, []).findings.map(\.match)
    #expect(all.contains("75 m²"))
    let run = try Run(text, [Suppression(checks: ["spoken-differently"], text: "75 m²", source: 0..<0)])
    #expect(run.findings.map(\.match) == all.filter { $0 != "75 m²" })
  }

  @Test(arguments: [
    (Suppression(checks: [], source: 0..<4), "nothing is found here that this comment would turn off"),
    (
      Suppression(checks: ["spoken-differently"], source: 0..<4),
      "'spoken-differently' finds nothing here that this comment would turn off"
    ),
    (
      Suppression(checks: ["spoken-differently"], text: "m²", source: 0..<4),
      "'spoken-differently' finds nothing in 'm²' that this comment would turn off"
    ),
  ])
  func `a comment that turns off nothing is found`(suppression: Suppression, message: String) throws {
    let run = try Run("Home", [suppression])
    #expect(run.checks == ["unused-suppression"])
    #expect(run.findings.map(\.message) == [message])
    #expect(run.findings.map(\.severity) == [.warning])
    #expect(run.findings.map { $0.range.byteRange } == [0..<4])
  }

  @Test func `a comment that names no check is found, once for all its texts`() throws {
    let suppressions = ["a", "b"].map { Suppression(checks: ["spoken-diferently"], text: $0, source: 0..<4) }
    let run = try Run("Home", suppressions)
    #expect(run.checks == ["unknown-check"])
    let message = try #require(run.findings.first?.message)
    #expect(message == "there is no check 'spoken-diferently' to turn off; did you mean 'spoken-differently'?")
  }

  @Test func `a comment for a check that does not run is left alone`() throws {
    var options = LintOptions()
    options.severities["spoken-differently"] = .some(nil)
    #expect(try Run("Home", [Suppression(checks: ["spoken-differently"], source: 0..<4)], options).checks == [])
  }

  @Test func `a project may not want to hear of such comments`() throws {
    var options = LintOptions()
    options.severities = ["unused-suppression": nil, "unknown-check": .error]
    let run = try Run("Home", [Suppression(checks: ["x", "spoken-differently"], source: 0..<4)], options)
    #expect(run.findings.map(\.severity) == [.error])
    #expect(run.checks == ["unknown-check"])
  }

  @Test func `one comment at several strings is used where it turns off a finding in one`() throws {
    let source = SourceFile(path: "en.txt", bytes: Array("Home\n75 m²\nHall".utf8))
    var catalog = try #require(Catalog(source))
    for index in catalog.entries.indices {
      catalog.entries[index].suppressions = [Suppression(checks: [], source: 0..<4)]
    }
    #expect(try Linter().findings(in: catalog).map(\.check) == [])
  }

  @Test(arguments: ["75 m²", "2 bd. or 75 m²"])
  func `a text that the project allows one check is not found by it`(text: String) throws {
    var options = LintOptions()
    options.allowedByCheck["spoken-differently"] = ["75 m²"]
    #expect(try Run(text, []).findings.contains { $0.match == "75 m²" })
    #expect(try !Run(text, [], options).findings.contains { $0.match == "75 m²" })
  }

  private struct Run {
    let findings: [Finding]
    var checks: [String] { findings.map(\.check) }

    init(_ text: String, _ suppressions: [Suppression], _ options: LintOptions = LintOptions()) throws {
      var catalog = try #require(Catalog(SourceFile(path: "en.txt", bytes: Array(text.utf8))))
      for index in catalog.entries.indices { catalog.entries[index].suppressions = suppressions }
      // Other checks may find more; these tests are about one.
      var options = options
      for description in CheckDescription.all
      where !["spoken-differently", "unused-suppression", "unknown-check"].contains(description.id) {
        options.severities[description.id] = .some(nil)
      }
      findings = try Linter(options: options).findings(in: catalog)
    }
  }
}

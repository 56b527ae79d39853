import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Checks of spoken siblings` {
  @Test(arguments: allCatalogChecks.flatMap { check in check.description.examples.map { (check.description.id, $0) } })
  func `the examples of a check hold`(id: String, example: CheckDescription.Example) throws {
    let findings = try LintedText.linter(for: id).findings(
      in: LineCatalog.catalog(example.text), locale: LanguageTag(example.locale))
    #expect(findings.map(\.match) == example.found)
  }

  @Test func `what is heard for a string with a sibling is the sibling`() throws {
    let catalog = LineCatalog.catalog("a=%d km\na_spoken=%d kilometers\nb=%d km\nb_spoken=%d km")
    let findings = try Linter().findings(in: catalog).filter { $0.check == "spoken-differently" }
    #expect(findings.map(\.key) == ["b_spoken"])
  }

  @Test(arguments: [
    "a=%s hPa\na_voice=%s hectopascals\nb=%s mmHg\nb_voice=%s millimeters of mercury",
    "a=%s ft\na_spoken=one foot\nb=1 ft\nb_spoken=a foot",
    "a=%1$d/%2$d\na_spoken=Page %1$d of %2$d", "a=24/7\na_spoken=24 hours, 7 days a week",
    "a=%s\na_spoken=Battery at %s percent", "a=%s • %s\na_spoken=%1$s, %2$s", "a=1,000 m\na_spoken=1000 meters",
    "a=Open\na_spoken=Open %s", "a=%1$d unread\na_spoken=Unread messages", "a=1 h\na_spoken=one hour",
  ])
  func `a free wording is no other meaning`(lines: String) throws {
    let findings = try Linter().findings(in: LineCatalog.catalog(lines))
    #expect(findings.filter { $0.check == "different-spoken-sibling" }.map(\.message) == [])
  }

  @Test func `longer names for voices do not mean that signs have spoken strings`() throws {
    let catalog = LineCatalog.catalog(
      "sort=Sort\nsort_content_description=Sort by name\nadd=Add\nadd_content_description=Add item\narea=75 m²")
    #expect(try Linter().findings(in: catalog).map(\.check) == ["spoken-differently"])
  }

  @Test func `findings come in the order of the file`() throws {
    let catalog = LineCatalog.catalog(
      "z=%d m²\na=%d km\na_spoken=%d kilometers\nb=%d kg\nb_spoken=%d kilograms\nc=%d kg\nd=%d mi\nd_spoken=%d miles")
    let findings = try Linter().findings(in: catalog)
    #expect(findings.map(\.key) == findings.sorted { $0.range.start.byteOffset < $1.range.start.byteOffset }.map(\.key))
    let remarked = findings.filter { $0.remarks.contains { $0.check == "missing-spoken-sibling" } }
    #expect(remarked.map(\.key) == ["z", "c"])
  }

  @Test func `no two checks speak of one stretch`() throws {
    let findings = try Linter().findings(in: LineCatalog.catalog("a=%dkm away, {x} kWh"))
    #expect(findings.map(\.match) == ["%dkm", "{x} kWh"])
    #expect(findings[0].remarks.map(\.check) == ["placeholder-unit-without-plural", "glued-placeholder"])
  }

  @Test func `a spoken string with one form for all numbers still says one kilometers`() throws {
    let findings = try Linter().findings(in: LineCatalog.catalog("a=%d km\na_spoken=%d kilometers"))
    #expect(findings.map(\.check) == ["placeholder-unit-without-plural"])
  }
}

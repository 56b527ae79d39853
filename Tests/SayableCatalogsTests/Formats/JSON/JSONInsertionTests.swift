import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Writing into JSON` {
  struct Case: Sendable {
    let text: String
    let key: String
    let written: String
    var format = CatalogFormat.json
  }

  @Test(arguments: [
    Case(
      text: "{\n  \"a\": \"1\",\n  \"b\": \"2\"\n}\n", key: "a_t",
      written: "{\n  \"a\": \"1\",\n  \"a_t\": \"5\",\n  \"b\": \"2\"\n}\n"),
    Case(
      text: "{\n  \"z\": \"0\",\n  \"a\": \"1\"\n}", key: "a_t",
      written: "{\n  \"z\": \"0\",\n  \"a\": \"1\",\n  \"a_t\": \"5\"\n}"),
    Case(text: "{\n\t\"a\" : \"1\"\n}", key: "a_t", written: "{\n\t\"a\" : \"1\",\n\t\"a_t\" : \"5\"\n}"),
    Case(text: "{\"a\":\"1\",\"b\":\"2\"}", key: "a_t", written: "{\"a\":\"1\",\"a_t\":\"5\",\"b\":\"2\"}"),
    Case(
      text: "{\n    \"z\":\"0\"\n    ,\"a\":\"1\"\n}", key: "a_t",
      written: "{\n    \"z\":\"0\"\n    ,\"a\":\"1\"\n    ,\"a_t\":\"5\"\n}"),
    Case(text: "{\r\n  \"a\": \"1\"\r\n}", key: "a_t", written: "{\r\n  \"a\": \"1\",\r\n  \"a_t\": \"5\"\r\n}"),
    Case(
      text: "{\n  \"a\": \"1\",\n  \"@a\": {}\n}", key: "aT",
      written: "{\n  \"a\": \"1\",\n  \"@a\": {},\n  \"aT\": \"5\"\n}",
      format: .arb),
    Case(
      text: "{\n  \"a\": {\n    \"message\": \"1\"\n  }\n}", key: "a_t",
      written: "{\n  \"a\": {\n    \"message\": \"1\"\n  },\n  \"a_t\": {\n    \"message\": \"5\"\n  }\n}"),
    Case(
      text: "{\"x\": {\"a_other\": \"1\"}}", key: "x.a_t",
      written: "{\"x\": {\"a_other\": \"1\", \"a_t_other\": \"5\"}}"),
  ])
  func `a sibling stands behind its key, written like its neighbours`(file: Case) throws {
    let source = SourceFile(path: "en.json", bytes: Array(file.text.utf8))
    let catalog = Catalog(source, as: file.format)
    let entry = try #require(catalog.entries.first { $0.value.string == "1" })
    let insertion = file.format.parser.insertion(of: "5", as: file.key, for: entry, in: catalog)
    let splices = try #require(insertion)
    let written = source.text(with: splices)
    #expect(written == file.written)
    let again = Catalog(SourceFile(path: "en.json", bytes: Array(written.utf8)), as: file.format)
    #expect(again.entries.contains { $0.key == file.key && $0.variant == entry.variant && $0.value.string == "5" })
    #expect(again.problems.isEmpty)
    #expect(again.entries.count == catalog.entries.count + 1)
  }

  @Test(arguments: [
    ("{\"a\": \"1\", \"a_t\": \"2\"}", "a_t"), ("{\"x\": {\"a\": \"1\"}}", "y.a"), ("{\"x\": [\"1\"]}", "x_t"),
    ("{\"x\": {\"a\": \"1\"}}", "x.a.t"),
  ])
  func `nothing is written where it has no room`(text: String, key: String) throws {
    let catalog = Catalog(SourceFile(path: "en.json", bytes: Array(text.utf8)), as: .json)
    let entry = try #require(catalog.entries.first)
    #expect(JSONCatalogParser.insertion(of: "5", as: key, for: entry, in: catalog) == nil)
  }

  @Test(arguments: [
    ("é", "\"x\" \\ \n é 😀 /", "\\\"x\\\" \\\\ \\n é 😀 /"), ("\\u00e9", "é 😀", "\\u00e9 \\ud83d\\ude00"),
    ("", "x\u{1}", "x\\u0001"),
  ])
  func `a value is written as the file writes strings`(text: String, value: String, written: String) throws {
    let source = SourceFile(path: "en.json", bytes: Array("{\"a\": \"\(text)\"}".utf8))
    let catalog = Catalog(source, as: .json)
    let entry = try #require(catalog.entries.first)
    let splices = try #require(JSONCatalogParser.insertion(of: value, as: "a_t", for: entry, in: catalog))
    let after = source.text(with: splices)
    #expect(after == "{\"a\": \"\(text)\", \"a_t\": \"\(written)\"}")
    let again = Catalog(SourceFile(path: "en.json", bytes: Array(after.utf8)), as: .json)
    #expect(again.entries.last?.value.string == value)
  }
}

extension SourceFile {
  /// The text after `splices`.
  func text(with splices: [Splice]) -> String {
    var text = text
    for splice in splices.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(splice.range, with: splice.text.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

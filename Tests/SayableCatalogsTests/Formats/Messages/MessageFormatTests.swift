import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

/// Messages of ICU, each with its labels: branch, text and its protected spans.
@Suite struct `Messages of ICU` {
  struct Case: Sendable {
    let message: String
    let labels: [(branch: String, text: String, protectedSpans: [String])]

    init(_ message: String, _ labels: [(String, String, [String])]) {
      self.message = message
      self.labels = labels
    }
  }

  @Test(arguments: [
    Case(
      "{minutes,plural,=1{1 m}other{{minutes} m}}",
      [("minutes.=1", "1 m", []), ("minutes.other", "{minutes} m", ["{minutes}"])]),
    Case("plain, isn't it", [("", "plain, isn't it", [])]),
    Case("{a} – {b} km", [("", "{a} – {b} km", ["{a}", "{b}"])]),
    Case(
      "{n, plural, offset:1 one {# day} other {# days}} ago",
      [
        (
          "", "{n, plural, offset:1 one {# day} other {# days}} ago",
          ["{n, plural, offset:1 one {# day} other {# days}}"]
        ),
        ("n.one", "# day", ["#"]), ("n.other", "# days", ["#"]),
      ]),
    Case("# of {n}", [("", "# of {n}", ["{n}"])]),
    Case(
      "{g, select, male {{n, plural, other {his # m}}} other {none}}",
      [("g.male/n.other", "his # m", ["#"]), ("g.other", "none", [])]),
    Case(
      "{n, plural, other {{g, select, other {# m}}}}", [("n.other/g.other", "# m", ["#"])]),
    Case("{p, selectordinal, one {#st} other {#th}}", [("p.one", "#st", ["#"]), ("p.other", "#th", ["#"])]),
    Case("at {when, date, ::yMMMd} h", [("", "at {when, date, ::yMMMd} h", ["{when, date, ::yMMMd}"])]),
    Case("{count} {count, plural,\n one {km}\n other {km}\n}", [("count.one", "km", []), ("count.other", "km", [])]),
    Case("it''s ''{name}''", [("", "it's '{name}'", ["{name}"])]),
    Case("a '{'b'}' {c}", [("", "a {b} {c}", ["{c}"])]),
    Case("'{it''s}' 5 km", [("", "{it's} 5 km", [])]),
    Case("{n, plural, other {'#' is #}}", [("n.other", "# is #", ["#"])]),
    // Where nothing closes a quotation, there is none.
    Case("the '{name}", [("", "the '{name}", ["{name}"])]),
    Case("{n, select, a {} other {b}}", [("n.other", "b", [])]),
    Case(
      "{0, choice, 0#none|1#one m|1<{0} m}", [("0.0", "none", []), ("0.1", "one m", []), ("0.1", "{0} m", ["{0}"])]),
    Case("", [("", "", [])]),
  ])
  func `each branch is a label of its own`(message: Case) throws {
    let labels = try MessageFormat.labels(of: DecodedText(verbatim: message.message))
    #expect(labels.map(\.branch) == message.labels.map(\.branch))
    #expect(labels.map(\.text.string) == message.labels.map(\.text))
    #expect(labels.map(\.protectedTexts) == message.labels.map(\.protectedSpans))
  }

  @Test func `in Java every apostrophe quotes`() throws {
    let labels = try MessageFormat.labels(
      of: DecodedText(verbatim: "it''s '5 {x' {y}"), apostrophes: .doubleRequired)
    #expect(labels.map(\.text.string) == ["it's 5 {x {y}"])
    #expect(labels.map(\.protectedTexts) == [["{y}"]])
  }

  @Test(arguments: [
    ("a {b", 2), ("a } b", 2), ("{}", 1), ("{n, plural}", 0), ("{n, plural, }", 12), ("{n, plural, one}", 15),
    ("{n, plural, one {a}", 11), ("{a {b}}", 0), ("{n, plural, one {a", 18), ("{d, date, a{b}", 0),
    ("{0, choice, none}", 12), (String(repeating: "{a, select, other {", count: 40), 475),
  ])
  func `a broken message tells where it breaks`(message: String, offset: Int) {
    let error = #expect(throws: BrokenMessage.self) { try MessageFormat.labels(of: DecodedText(verbatim: message)) }
    #expect(error?.offset == offset)
  }

  @Test func `places lie in the source, through escapes and quotations`() throws {
    // The message a '{'\u00e9}' {n, plural, other {5 m}} as JSON writes it.
    let source = Array(#"{"k": "it''s \u00e9 {n, plural, other {5 \u006d²}}"}"#.utf8)
    let member = try #require(JSONDocument.member(at: 1, of: source))
    let text = try #require(member.value.string).text(in: source)
    let labels = try MessageFormat.labels(of: text)
    let branch = try #require(labels.last)
    #expect(branch.text.string == "5 m²")
    let unit = branch.text.sourceRange(of: 2..<5)
    #expect(String(decoding: source[unit], as: UTF8.self) == #"\u006d²"#)
    let first = try #require(labels.first)
    #expect(String(decoding: source[first.text.sourceRange(of: 2..<3)], as: UTF8.self) == "''")
  }
}

extension DecodedText {
  /// A text that is its own source.
  init(verbatim text: String) { self.init(verbatim: 0..<text.utf8.count, of: Array(text.utf8)) }
}

extension CatalogLabel {
  /// The protected spans, as they stand in the text.
  var protectedTexts: [String] { protectedSpans.map { String(decoding: text.bytes[$0.range], as: UTF8.self) } }
}

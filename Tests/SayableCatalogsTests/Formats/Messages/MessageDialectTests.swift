import BuiltInRuleFiles
import SayableEngine
import SayableRules
import Testing

@testable import SayableCatalogs

@Suite struct `Dialects of messages` {
  @Test(arguments: [
    ("Charger| Charger | {count} chargers", ["zero", "one", "other"], ["Charger", "Charger", "{count} chargers"]),
    ("1 m | {n} m", ["one", "other"], ["1 m", "{n} m"]),
    ("a {'|'} b", [""], ["a | b"]),
    ("{account}{'@'}{domain}", [""], ["{account}@{domain}"]),
    ("|", [""], ["|"]),
    ("1|2|3|4|5|6|7|8|9|10|11", [""], ["1|2|3|4|5|6|7|8|9|10|11"]),
    ("no bar", [""], ["no bar"]),
  ])
  func `plural forms of vue-i18n are labels`(message: String, branches: [String], texts: [String]) {
    let labels = VueMessage.labels(of: DecodedText(verbatim: message))
    #expect(labels.map(\.branch) == branches)
    #expect(labels.map(\.text.string) == texts)
  }

  @Test(arguments: [
    ("@:general.off", ["@:general.off"]),
    ("5 m @:.hoursUnit @:.minutesUnit.", ["@:.hoursUnit", "@:.minutesUnit"]),
    ("see @.lower:page.title and @:(other key)", ["@.lower:page.title", "@:(other key)"]),
    ("mail@example.org @ 5: no", []),
    ("@:", []),
    ("@:{'a b'}", ["@:{'a b'}"]),
  ])
  func `links to other messages are protected`(message: String, links: [String]) {
    #expect(VueMessage.labels(of: DecodedText(verbatim: message)).flatMap(\.protectedTexts) == links)
  }

  @Test(arguments: [
    ("{{count}} m of {{ total, number }}", ["{{count}}", "{{ total, number }}"]),
    (#"$t(unit, {"count": {{n}} }) of 5 m"#, [#"$t(unit, {"count": {{n}} })"#]),
    ("$5 {name} {{", []),
    ("$t(unclosed", []),
  ])
  func `arguments and calls of i18next are protected`(message: String, protectedSpans: [String]) {
    #expect(I18nextMessage.labels(of: DecodedText(verbatim: message)).flatMap(\.protectedTexts) == protectedSpans)
  }

  @Test(arguments: [
    ("%#@days@ of %1$#@hours@", ["%#@days@", "%1$#@hours@"]),
    ("%arg m", ["%arg"]),
    ("%args %d %@ 5 %%#@a@ %#@ %#@open", []),
  ])
  func `references of Apple's formats are protected`(text: String, protectedSpans: [String]) {
    var label = CatalogLabel(DecodedText(verbatim: text))
    label.protectFormatReferences()
    #expect(label.protectedTexts == protectedSpans)
  }

  @Test(arguments: [
    (#"{"a": "{n, plural, one {#} other {#}}", "b": "{{x}}"}"#, MessageDialect.icu),
    (#"{"a": "{{n}} m", "b": "a | b {count}"}"#, .i18next),
    (#"{"a_one": "{n} day", "a_other": "{n} days"}"#, .i18next),
    (#"{"a": "$t(b)"}"#, .i18next),
    (#"{"a": "one | {count} chargers"}"#, .vue),
    (#"{"a": {"b": "@:c.d"}}"#, .vue),
    (#"{"a(plural, param=n)": {"other": "{n} m"}, "b": "@:c"}"#, .slang),
    (#"{"a": "{x} of {y}", "b (km)": "a | b"}"#, .plain),
    (#"{"start (plural)": "x"}"#, .plain),
    (#"{"a": "set {a, b, c}, me@x.org"}"#, .plain),
  ])
  func `the dialect is found over all of a file`(text: String, dialect: MessageDialect) {
    let document = JSONDocument(Array(text.utf8))
    #expect(MessageEvidence(of: document.root, in: document.source).dialect == dialect)
  }

  @Test func `every dialect reads a text without syntax as one label`() throws {
    for dialect in MessageDialect.allCases {
      #expect(try dialect.labels(of: DecodedText(verbatim: "75 m²")).map(\.text.string) == ["75 m²"])
    }
  }
}

import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableExport
@testable import SayableRules

@Suite struct SpeechMarkupTests {
  private static let head = "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"en\">"

  private func markup(_ label: String, _ locale: String = "en") throws -> String {
    let tag = try LanguageTag(locale)
    return SpeechMarkup(try #require(Normalizer.embedded[tag]).trace(label), language: tag).text
  }

  private func body(_ label: String) throws -> String {
    let text = try markup(label)
    #expect(text.hasPrefix(Self.head) && text.hasSuffix("</speak>"))
    return String(text.dropFirst(Self.head.count).dropLast("</speak>".count))
  }

  @Test(arguments: [
    ("8 m²", "<sub alias=\"8 square meters\">8 m²</sub>"),
    ("n°5", "<sub alias=\"number\">n°</sub> 5"),
    ("first", "first"),
    ("", ""),
  ])
  func `what a rule replaced is a sub around the label's own text`(label: String, expected: String) throws {
    #expect(try body(label) == expected)
  }

  @Test(arguments: [
    ("first • second", "first<break strength=\"medium\"/> second"),
    ("Home > Settings", "Home<break strength=\"medium\"/> Settings"),
    ("• first", "first"),
  ])
  func `a separator that became a pause is a break`(label: String, expected: String) throws {
    #expect(try body(label) == expected)
  }

  @Test(arguments: [
    ("R&D \"c\" a>b<c 'd'", "R&amp;D \"c\" a&gt;b&lt;c 'd'"),
    ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
    ("</speak><audio src='x'/>", "&lt;/speak&gt;&lt;audio src='x'/&gt;"),
    ("]]> &amp; <!-- x -->", "]]&gt; &amp;amp; &lt;!-- x --&gt;"),
    ("5 <i>km</i>", "5 &lt;i&gt;km&lt;/i&gt;"),
  ])
  func `what looks like markup is escaped`(label: String, expected: String) throws {
    #expect(try body(label) == expected)
  }

  @Test(arguments: [
    ("a\0b\u{1}c\u{1B}d\u{FFFE}e\u{FFFF}f", "abcdef"), ("a\tb", "a\tb"), ("a\rb", "a&#13;b"),
    ("a\u{85}b\u{7F}c", "a\u{85}b\u{7F}c"), ("😀\u{1FFFE}", "😀\u{1FFFE}"),
  ])
  func `characters that XML forbids are left out`(label: String, expected: String) throws {
    #expect(try body(label) == expected)
    #expect(try xmlRoot(of: markup(label)) != nil)
  }

  @Test func `bytes that are not UTF-8 are shown as such`() throws {
    let trace = try #require(try Normalizer.embedded("en")).trace([0x61, 0xFF, 0x62])
    #expect(SpeechMarkup(trace, language: try LanguageTag("en")).text == Self.head + "a\u{FFFD}b</speak>")
  }

  @Test func `letters to be spelt are characters`() throws {
    let rules = RuleFile(
      name: "app.yaml",
      text: "rules: [{id: code, pass: symbols, match: '(?<c>QR)', say: '${c:spell}', examples: [[QR, Q R]]}]")
    let say = try Normalizer(locale: "en", appRules: [rules])
    let text = SpeechMarkup(say.trace("QR code"), language: try LanguageTag("en")).text
    #expect(text == Self.head + "<say-as interpret-as=\"characters\">QR</say-as> code</speak>")
  }

  @Test func `words that an attribute would have to escape are text`() throws {
    let rules = RuleFile(
      name: "app.yaml", text: "tables: {abbreviation: {r.d.: 'research & <development>'}}")
    let say = try Normalizer(locale: "en", appRules: [rules])
    let text = SpeechMarkup(say.trace("our r.d. team"), language: try LanguageTag("en")).text
    #expect(text == Self.head + "our research &amp; &lt;development&gt; team</speak>")
  }

  @Test func `an apostrophe stands in an attribute as it is`() throws {
    let rules = RuleFile(name: "app.yaml", text: "tables: {abbreviation: {o.c.: o'clock}}")
    let say = try Normalizer(locale: "en", appRules: [rules])
    let text = SpeechMarkup(say.trace("five o.c."), language: try LanguageTag("en")).text
    #expect(text == Self.head + "five <sub alias=\"o'clock\">o.c.</sub></speak>")
  }

  @Test func `the language of root is not determined`() throws {
    #expect(try markup("x", "root").contains(" xml:lang=\"und\">"))
  }

  /// Section 3 of SSML 1.1, for what is used of it: the elements, their attributes, and what may stand in them.
  private func problems(in element: XMLElementNode) -> [String] {
    switch element.name {
    case "sub":
      return element.attributes.keys.sorted() == ["alias"] && element.children.isEmpty && !element.text.isEmpty
        ? [] : ["sub"]
    case "break":
      let strengths = ["none", "x-weak", "weak", "medium", "strong", "x-strong"]
      return element.attributes.keys.sorted() == ["strength"] && element.content.isEmpty
        && strengths.contains(element.attributes["strength"] ?? "") ? [] : ["break"]
    case "say-as":
      return element.attributes == ["interpret-as": "characters"] && element.children.isEmpty ? [] : ["say-as"]
    case "speak":
      let fixed = [
        element.attributes["version"] == "1.1", element.attributes["xml:lang"]?.isEmpty == false,
        element.attributes["xmlns"] == "http://www.w3.org/2001/10/synthesis", element.attributes.count == 3,
      ]
      return (fixed.allSatisfy { $0 } ? [] : ["speak"])
        + element.children.flatMap { $0.name == "speak" ? ["speak in speak"] : problems(in: $0) }
    default: return ["the element \(element.name)"]
    }
  }

  /// The letters and digits that a reader of the document says.
  private func heard(_ element: XMLElementNode) -> String {
    element.content.map { content in
      switch content {
      case .text(let text): text
      case .element(let child): child.attributes["alias"] ?? child.text
      }
    }.joined().lettersAndDigits
  }

  @Test(arguments: RuleLibrary.testedLocales)
  func `every document is SSML, and says what the label says`(tag: LanguageTag) throws {
    let say = try #require(Normalizer.embedded[tag])
    var random = SeededGenerator(seed: 3)
    let noise = [
      "<", "&", ">", "\"", "'", "]]>", "\0", "\u{8}", "\u{B}", "\u{C}", "\u{FFFF}", "\r", "\n", "🙂", "e\u{301}",
      "<sub/>",
    ]
    var elements = 0
    for _ in 0..<150 {
      var label = LabelGenerator.label(&random)
      if Bool.random(using: &random) {
        let index = label.indices.randomElement(using: &random) ?? label.startIndex
        label.insert(contentsOf: noise.randomElement(using: &random) ?? "", at: index)
      }
      let trace = say.trace(label)
      let document = SpeechMarkup(trace, language: tag).text
      let root = try #require(xmlRoot(of: document), "\(document)")
      #expect(problems(in: root).isEmpty, "\(document)")
      #expect(heard(root) == trace.text.lettersAndDigits, "\(document)")
      elements += root.children.count
    }
    #expect(elements > 50)
  }
}

extension String {
  fileprivate var lettersAndDigits: String {
    let kept = unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return String(String.UnicodeScalarView(kept))
  }
}

import Testing

@testable import SayableCatalogs

@Suite struct `XML with places` {
  private func document(_ text: String, neverNested: Set<String> = []) -> XMLDocument {
    XMLDocument(SourceFile(path: "x.xml", bytes: Array(text.utf8)), neverNested: neverNested)
  }

  /// What is written at the places of each character of a decoded text, `|` between them.
  private func written(_ value: DecodedText, in document: XMLDocument) -> String {
    var offset = 0
    return value.string.unicodeScalars.map { scalar in
      let length = String(scalar).utf8.count
      defer { offset += length }
      return String(decoding: document.text[value.sourceRange(of: offset..<(offset + length))], as: UTF8.self)
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("a&amp;b", "a&b", "a|&amp;|b"),
    ("&#233;&#x2192;&lt;&gt;&quot;&apos;", "\u{E9}\u{2192}<>\"'", "&#233;|&#x2192;|&lt;|&gt;|&quot;|&apos;"),
    ("<![CDATA[<b>&amp;]]>\u{E9}", "<b>&amp;\u{E9}", "<|b|>|&|a|m|p|;|\u{E9}"),
    ("a<!-- no -->b", "ab", "a|b"),
    ("a<b x='1'>c</b>d", "acd", "a|c|d"),
    ("a\r\nb\rc", "a\nb\nc", "a|\r\n|b|\r|c"),
    ("&#x1F600;", "\u{1F600}", "&#x1F600;"),
  ])
  func `each character knows where it is written`(content: String, text: String, places: String) throws {
    let document = document("<r>\(content)</r>")
    let value = document.text(of: try #require(document.root))
    #expect(value.string == text)
    #expect(written(value, in: document) == places)
    #expect(document.problems == [])
  }

  @Test func `elements, attributes and comments have their exact ranges`() throws {
    let text = "<?xml version=\"1.0\"?>\n<r><!-- c --><n:a x = \"1 &lt; 2\" y='\"'>t</n:a><b/></r>\n"
    let document = document(text)
    #expect(document.problems == [])
    let elements = Array(document.elements(in: document.root))
    #expect(elements.map { document.name(of: $0) } == ["n:a", "b"])
    let first = try #require(elements.first)
    #expect(document.isElement(first, local: "a") && !document.isElement(first, "a"))
    #expect(document.value("x", of: first) == "1 < 2" && document.value("y", of: first) == "\"")
    #expect(document.value("z", of: first) == nil)
    let slice = { (range: Range<Int>) in String(decoding: document.text[range], as: UTF8.self) }
    #expect(slice(document.nodes[first].range) == "<n:a x = \"1 &lt; 2\" y='\"'>t</n:a>")
    #expect(slice(document.nodes[first].content) == "t")
    #expect(document.nodes.filter { $0.kind == .comment }.map { slice($0.content) } == [" c "])
    #expect(slice(document.nodes[try #require(elements.last)].range) == "<b/>")
  }

  @Test(arguments: [
    ("<r><a>1</a><a>2<a>3</a></r>", "unclosed-element", 11, ["1", "2", "3"]),
    ("<r><a>1</a><a>2", "unclosed-element", 11, ["1", "2"]),
    ("<r><a>1 & 2</a><a>3</a></r>", "stray-ampersand", 8, ["1 & 2", "3"]),
    ("<r><a>1 &nbsp;2</a><a>3</a></r>", "unknown-entity", 8, ["1 &nbsp;2", "3"]),
    ("<r><a>1 < 2</a><a>3</a></r>", "stray-angle", 8, ["1 < 2", "3"]),
    ("<r><a x=\"1>2</a><a>3</a></r>", "missing-quote", 8, ["2", "3"]),
    ("<r><a x=1>2</a><a>3</a></r>", "missing-quote", 8, ["2", "3"]),
    ("<r><a>1</b></a><a>3</a></r>", "stray-end-tag", 7, ["1", "3"]),
    ("<r><a>1<b></a><a>3</a></r>", "unclosed-element", 7, ["1", "3"]),
    ("<r><!-- c\n<a>1</a></r>", "unclosed-comment", 3, ["1"]),
    ("<r><a><![CDATA[1</a><a>2</a></r>", "unclosed-section", 6, ["1", "2"]),
    ("<r><a>1</a><a\n<a>2</a></r>", "unclosed-tag", 11, ["1", "", "2"]),
    ("<r><a>1\u{1}</a></r>", "forbidden-character", 7, ["1\u{1}"]),
    ("<r><a>&#1;</a></r>", "unknown-character", 6, ["&#1;"]),
    ("<r><a b='1' b='2'>1</a></r>", "duplicate-attribute", 12, ["1"]),
    ("<r><a>1 ]]> 2</a></r>", "stray-section-end", 8, ["1 ]]> 2"]),
  ])
  func `a mistake is told with its place, and the rest is read`(
    text: String, code: String, offset: Int, values: [String]
  ) {
    let document = document(text, neverNested: ["a"])
    #expect(document.problems.first?.code == code)
    #expect(document.problems.first?.offset == offset)
    #expect(
      document.nodes.indices.filter { document.isElement($0, "a") }.map { document.text(of: $0).string } == values)
  }

  @Test(arguments: ["", "plain", "{\"a\": 1}"])
  func `a text without elements is told to be none`(text: String) {
    let document = document(text)
    #expect(document.root == nil)
    #expect(document.problems.contains { $0.code == "no-element" })
  }

  @Test func `entities that the text declares are resolved, and cannot grow without bounds`() throws {
    let plain = document("<!DOCTYPE r [<!ENTITY app \"My &amp; App\"><!ENTITY full '&app;!'>]><r>&full;</r>")
    #expect(plain.problems == [])
    #expect(plain.text(of: try #require(plain.root)).string == "My & App!")
    var text = "<!DOCTYPE r [<!ENTITY e0 \"0123456789\">"
    for level in 1...20 {
      text += "<!ENTITY e\(level) \"&e\(level - 1);&e\(level - 1);&e\(level - 1);&e\(level - 1);\">"
    }
    let growing = document(text + "]><r>&e20;</r>")
    #expect(growing.problems.map(\.code) == ["unreadable-entity", "unknown-entity"])
    #expect(growing.text(of: try #require(growing.root)).string == "&e20;")
  }

  @Test(
    arguments: [
      ("utf-8", [0xC3, 0xA9], "\u{E9}", []),
      ("ISO-8859-1", [0xE9], "\u{E9}", []),
      ("us-ascii", [0x41], "A", []),
      ("windows-1252", [0x80], "\u{80}", ["unknown-encoding"]),
      ("koi8-r", [0x41], "A", ["unknown-encoding"]),
      ("utf-16", [0x41], "A", ["wrong-encoding"]),
      ("utf-8", [0xE9], "\u{FFFD}", ["invalid-utf8"]),
    ] as [(String, [UInt8], String, [String])])
  func `the declared encoding counts`(name: String, bytes: [UInt8], text: String, codes: [String]) throws {
    let start = Array("<?xml version='1.0' encoding='\(name)'?><r>".utf8)
    let document = XMLDocument(SourceFile(path: "x.xml", bytes: start + bytes + Array("</r>".utf8)))
    #expect(document.text(of: try #require(document.root)).string == text)
    #expect(document.problems.map(\.code) == codes)
  }

  @Test func `tags without end cost no more than their length`() {
    for piece in ["<a>", "</a>", "<!--\n", "<![CDATA[", "<a b=\"", "<?", "<!DOCTYPE [", "&a", "<a b='1' b='2' "] {
      let document = document(String(repeating: piece, count: 20_000), neverNested: ["a"])
      #expect(!document.problems.isEmpty)
    }
  }

  @Test func `comments belong to the element behind them, or to the one before on their line`() throws {
    let document = document("<r>\n<!-- 1 -->\n<!-- 2 -->\n<a/> <!-- 3 -->\n<!-- 4 -->\n<b/>\nx\n</r>")
    let commented = document.commentedElements(in: document.root)
    #expect(commented.map { document.note(of: $0.comments) } == ["1\n2\n3", "4"])
  }

  @Test(arguments: [
    ("<plist/>", "plist"), ("\n<!-- c --><?xml-x?><x:TS a='1'>", "TS"), ("text <a/>", nil), ("", nil),
    ("<!DOCTYPE TS [<!ENTITY a \"<b/>\">]><TS/>", "TS"),
  ])
  func `the name of the outermost element tells what a file is`(text: String, name: String?) {
    #expect(SourceFile(path: "x", bytes: Array(text.utf8)).xmlRootName == name)
  }
}

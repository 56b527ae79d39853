import Testing
import XML

@Suite("XML events")
struct EventTests {
  private func events(_ text: String) throws(XMLError) -> [XMLEvent] {
    var events: [XMLEvent] = []
    try XMLReader.read(Array(text.utf8)) { events.append($0) }
    return events
  }

  @Test
  func `elements come with their attributes and byte offsets`() throws {
    #expect(
      try events("<a é='1'>ü<b/></a>") == [
        .start(name: "a", attributes: [XMLAttribute(name: "é", value: "1")], offset: 0),
        .text("ü", offset: 10),
        .start(name: "b", attributes: [], offset: 12),
        .end(name: "b", offset: 16, end: 16),
        .end(name: "a", offset: 16, end: 20),
      ])
  }

  @Test
  func `references to characters and to XML's own entities are resolved`() throws {
    let text = try events("<a>&lt;&#x221A;&amp;</a>").reduce(into: "") {
      if case .text(let piece, _) = $1 { $0 += piece }
    }
    #expect(text == "<√&")
  }

  @Test
  func `an entity that nobody declares is reported and no error`() throws {
    #expect(try events("<a>&pi;</a>").contains(.entity(name: "pi", offset: 3)))
  }

  @Test(arguments: [("<a>", 3), ("<a></b>", 5), ("", 0), ("<a/>x", 4), ("<a b=c/>", 5), ("<a>\u{1}</a>", 3)])
  func `what is not well-formed is an error at its place`(_ text: String, _ offset: Int) {
    let error = #expect(throws: XMLError.self) { _ = try events(text) }
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    "<!ENTITY e0 'ha'><!ENTITY e1 '&e0;&e0;'>", "<!ATTLIST a x CDATA 'AAAA'>", "<!ENTITY % p 'x'> %p;",
    "<!ELEMENT a ANY>", "",
  ])
  func `a document type that declares something of its own is refused, before it can grow`(_ declarations: String) {
    let error = #expect(throws: XMLError.self) { _ = try events("<!DOCTYPE a [\(declarations)]><a>&e1;</a>") }
    #expect(error?.message.contains("declares entities or attributes") == true)
  }

  @Test
  func `an entity in an attribute is reported before its element, unless XML defines it`() throws {
    let found = try events("<a b='&amp;&#65;&pi;' c=\"&x;\"/>")
    #expect(found.prefix(2) == [.attributeEntity(name: "pi", offset: 16), .attributeEntity(name: "x", offset: 25)])
    #expect(found.count == 4)
  }

  @Test
  func `a document type that lies elsewhere is not read, and its entities are unknown`() throws {
    let text = "<!DOCTYPE a SYSTEM \"file:///etc/hostname\"><a>&x;</a>"
    #expect(try events(text).contains(.entity(name: "x", offset: 45)))
  }

  @Test
  func `elements may be nested without bound: what to allow is the caller's choice`() throws {
    let text = String(repeating: "<a>", count: 20_000) + String(repeating: "</a>", count: 20_000)
    #expect(try events(text).count == 40_000)
  }
}

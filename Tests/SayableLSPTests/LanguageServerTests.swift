import SayableCatalogs
import Testing

@testable import SayableLSP

@Suite struct `A language server` {
  private static let path = "/project/en.lproj/Localizable.strings"

  /// The range of a diagnostic or an edit: line and character of its start and end.
  private func places(_ value: JSONValue) -> [Int?] {
    ["start", "end"].flatMap { [value["range"]?[$0]?["line"]?.int, value["range"]?[$0]?["character"]?.int] }
  }

  @Test func `what is found is placed in units of UTF-16`() {
    var project = ServedProject()
    project.open(Self.path, "\"size\" = \"🏠 75 m²\";\n")
    let diagnostics = project.diagnostics()
    #expect(diagnostics.map { $0["code"]?.string } == ["spoken-differently"])
    #expect(diagnostics.map(places) == [[0, 13, 0, 18]])
  }

  @Test func `changes of ranges are made as they come`() {
    var project = ServedProject()
    project.open(Self.path, "\"size\" = \"🏠 75 m²\";\n")
    #expect(project.diagnostics().count == 1)
    let change: JSONValue = [
      "range": ["start": ["line": 0, "character": 13], "end": ["line": 0, "character": 18]], "text": "large",
    ]
    project.tell(
      "textDocument/didChange",
      ["textDocument": ["uri": .string("file://" + Self.path), "version": 2], "contentChanges": [change]])
    #expect(project.diagnostics().isEmpty)
    #expect(project.server.documents.values.first?.text == Array("\"size\" = \"🏠 large\";\n".utf8))
  }

  @Test func `making diagnostics ends when a message waits, and begins anew`() {
    var project = ServedProject()
    project.open(Self.path, "\"size\" = \"75 m²\";\n")
    project.server.publish { true }
    #expect(project.server.hasStaleDocuments && project.answers().isEmpty)
    #expect(project.diagnostics().count == 1)
  }

  @Test func `the pointer is told what is spoken and by which rules`() {
    var project = ServedProject()
    project.open(Self.path, "\"size\" = \"2 bd. • 75 m²\";\n")
    let text = project.ask("textDocument/hover", Self.path, character: 14)["contents"]?["value"]?.string ?? ""
    #expect(text.contains("Spoken: **2 bedrooms, 75 square meters**"))
    #expect(text.contains("`quantity`"))
  }

  @Test func `actions write the spoken string, allow the text and turn the check off`() {
    var project = ServedProject(configuration: "fail-on: error\n")
    project.open(Self.path, "\"size\" = \"75 m²\";\n")
    let actions = project.ask("textDocument/codeAction", Self.path, character: 11, to: 12).items
    #expect(
      actions.map { $0["title"]?.string } == [
        "Add 'size_spoken': '75 square meters'", "Allow '75 m²' in this project", "Turn 'spoken-differently' off here",
      ])
    let edits = actions.compactMap { action -> (String, String)? in
      guard case .object(let files)? = action["edit"]?["changes"], let edit = files.first?.value.items.first else {
        return nil
      }
      return (files[0].name, edit["newText"]?.string ?? "")
    }
    #expect(edits[0].1.contains("\"size_spoken\" = \"75 square meters\";"))
    #expect(edits[1].0 == "file:///project/.sayable.yml")
    #expect(edits[1].1 == "allow:\n  - '75 m²'\n")
    #expect(edits[2].1 == "/* sayable:disable spoken-differently */\n")
  }

  @Test func `rule files are checked, completed and looked up`() {
    var project = ServedProject()
    let path = "/project/app.yaml"
    project.open(
      path,
      """
      variables: {seat: 'st\\.'}
      rules:
        - id: seats
          pass: abbreviations
          match: '(?<n>{number}) {seat}'
          say: '${n} seats'
          examples: [['2 st.', '3 seats']]
        - id: other
          before: seats
          match: '{
      """)
    let messages = project.diagnostics()
    #expect(!messages.isEmpty)
    let names = project.ask("textDocument/completion", path, line: 9, character: 13).items.map { $0["label"]?.string }
    #expect(names.contains("number"))
    let keys = project.ask("textDocument/completion", path, line: 3, character: 4).items.map { $0["label"]?.string }
    #expect(keys.contains("unchanged") && !keys.contains("passes"))
  }

  @Test func `the place of a rule of the project is found`() {
    var project = ServedProject()
    let path = "/project/app.yaml"
    project.open(
      path,
      """
      rules:
        - id: seats
          pass: abbreviations
          match: '(?<n>{number}) st\\.'
          say: '${n} seats'
          examples: [['2 st.', '2 seats']]
        - id: others
          pass: abbreviations
          before: seats
          match: 'oth\\.'
          say: 'others'
          examples: [['oth.', 'others']]
      """)
    #expect(project.diagnostics().isEmpty)
    let place = project.ask("textDocument/definition", path, line: 8, character: 13)
    #expect(place["uri"]?.string == "file:///project/app.yaml")
    #expect(place["range"]?["start"]?["line"]?.int == 1)
  }

  @Test func `a check of a rule file is completed and told`() {
    var project = ServedProject()
    let path = "/project/app.yaml"
    project.open(
      path,
      """
      checks:
        - id: no-please
          match: '(?i)please'
          message: 'please goes without saying'
          examples: ['Please wait']
          severity: note
      """)
    let labels = project.ask("textDocument/completion", path, line: 5, character: 4).items.map { $0["label"]?.string }
    #expect(labels.contains("severity") && labels.contains("message") && !labels.contains("pass"))
    let hover = project.ask("textDocument/hover", path, line: 1, character: 12)["contents"]?["value"]?.string
    #expect(hover?.contains("(?i)please") == true && hover?.contains("$0") == false)
  }

  @Test func `a request that was taken back and one that nobody knows are refused`() {
    var project = ServedProject()
    _ = project.server.take(Array(#"{"jsonrpc":"2.0","id":"a","method":"textDocument/hover"}"#.utf8)) { $0 == "\"a\"" }
    _ = project.server.take(Array(#"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#.utf8))
    _ = project.server.take(Array("{".utf8))
    #expect(project.answers().map { $0["error"]?["code"]?.int } == [-32800, -32601, -32700])
    #expect(
      LanguageServer.cancelledRequest(in: Array(#"{"method":"$/cancelRequest","params":{"id":7}}"#.utf8)) == "7")
  }

  @Test func `an editor that shuts the server down ends it well`() {
    var project = ServedProject()
    _ = project.server.take(Array(#"{"id":1,"method":"shutdown"}"#.utf8))
    guard case .exit(0) = project.server.take(Array(#"{"method":"exit"}"#.utf8)) else {
      Issue.record("the status is not 0")
      return
    }
  }
}

@Suite struct `Messages of editors` {
  @Test func `bytes come in any pieces`() throws {
    let bytes = MessageBuffer.framed("{}") + MessageBuffer.framed("[\"é\"]")
    for size in 1...bytes.count {
      var buffer = MessageBuffer()
      var bodies: [String] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        buffer.append(bytes[start..<min(start + size, bytes.count)])
        while let body = try buffer.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
      }
      #expect(bodies == ["{}", "[\"é\"]"])
    }
  }

  @Test(arguments: ["Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Type: a\r\n\r\n"])
  func `what has no length is no message`(text: String) {
    var buffer = MessageBuffer()
    buffer.append(text.utf8)
    #expect(throws: BadFraming.self) { try buffer.next() }
  }
}

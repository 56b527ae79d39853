import BuiltInRuleFiles
import SayableCatalogs
import SayableEngine
import SayableRules

@testable import SayableLSP

/// A server with the built-in rules, and what it has sent.
struct ServedProject {
  private static let linter: Linter = {
    var options = LintOptions()
    options.findsFixes = true
    options.fallbackStyle = SiblingStyle(.suffix, "_spoken")
    return Linter(options: options)
  }()

  var server: LanguageServer
  private var count = 0

  init(configuration: String? = nil) {
    let settings = ServerSettings(
      linter: Self.linter, library: .builtIn, appRules: [], folder: "/project",
      configuration: configuration.map { _ in "/project/.sayable.yml" }, parsing: { _ in CatalogParsingOptions() },
      locale: { _ in nil })
    server = LanguageServer(
      version: "1", readSettings: { _ in (settings, nil) },
      readFile: { $0 == "/project/.sayable.yml" ? configuration.map { Array($0.utf8) } : nil })
  }

  /// Sends a notice.
  mutating func tell(_ method: String, _ parameters: JSONValue) {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    _ = server.take(Array(message.line.utf8))
  }

  mutating func open(_ path: String, _ text: String) {
    let document: JSONValue = ["uri": .string("file://" + path), "version": 1, "text": .string(text)]
    tell("textDocument/didOpen", ["textDocument": document])
  }

  /// The answer to a request about a place.
  mutating func ask(_ method: String, _ path: String, line: Int = 0, character: Int = 0, to end: Int? = nil)
    -> JSONValue
  {
    count += 1
    let start: JSONValue = ["line": .number(line), "character": .number(character)]
    let last: JSONValue = ["line": .number(line), "character": .number(end ?? character)]
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .number(count), "method": .string(method),
      "params": [
        "textDocument": ["uri": .string("file://" + path)], "position": start,
        "range": ["start": start, "end": last],
      ],
    ]
    _ = server.take(Array(message.line.utf8))
    return answers().last { $0["id"]?.int == count }?["result"] ?? .null
  }

  /// What was sent since, as JSON.
  mutating func answers() -> [JSONValue] { server.takeOutbox().compactMap { JSONValue(parsing: Array($0.utf8)) } }

  /// The diagnostics of all documents, as they are sent now.
  mutating func diagnostics() -> [JSONValue] {
    while server.hasStaleDocuments { server.publish() }
    return answers().filter { $0["method"]?.string == "textDocument/publishDiagnostics" }.flatMap {
      $0["params"]?["diagnostics"]?.items ?? []
    }
  }
}

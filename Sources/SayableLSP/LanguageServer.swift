package import SayableCatalogs
package import SayableEngine
package import SayableRules

/// What a project wants of the server, read again when its configuration changes.
package struct ServerSettings: Sendable {
  /// Checks catalogs.
  package let linter: Linter
  /// The rules to choose from.
  package let library: RuleLibrary
  /// The project's own rule files.
  package let appRules: [RuleFile]
  /// The project's folder; nil where there is none.
  package let folder: String?
  /// The path of the project's configuration, be there one or not; nil without a folder.
  internal let configuration: String?
  /// How the catalog at a path is parsed.
  internal let parsing: @Sendable (String) -> CatalogParsingOptions
  /// The locale of a catalog's strings for which it tells none; nil where its path may tell.
  package let locale: @Sendable (String) -> LanguageTag?

  package init(
    linter: Linter, library: RuleLibrary, appRules: [RuleFile], folder: String?, configuration: String?,
    parsing: @escaping @Sendable (String) -> CatalogParsingOptions,
    locale: @escaping @Sendable (String) -> LanguageTag?
  ) {
    self.linter = linter
    self.library = library
    self.appRules = appRules
    self.folder = folder
    self.configuration = configuration
    self.parsing = parsing
    self.locale = locale
  }
}

/// A server of the Language Server Protocol 3.17: it checks catalogs and rule files while they are written.
///
/// It does nothing by itself: whoever reads the messages hands them over one by one, and asks for diagnostics when no
/// message waits. Positions count units of UTF-16, and changes come as ranges.
package struct LanguageServer {
  /// What a message tells whoever runs the server.
  package enum Outcome: Sendable {
    /// Go on.
    case goOn
    /// The editor is done; the status to end with.
    case exit(Int32)
  }

  private let version: String
  /// Reads the settings of the project in a folder; what cannot be read is told.
  private let readSettings: (String?) -> (ServerSettings, problem: String?)
  /// Reads a file that is not open; nil where there is none.
  internal let readFile: (String) -> [UInt8]?
  private var folder: String?
  internal private(set) var settings: ServerSettings
  internal private(set) var documents: [String: TextDocument] = [:]
  /// The documents whose diagnostics are older than their text.
  private var stale: Set<String> = []
  /// What was found in the documents, as they are now.
  internal var findings: [String: [Finding]] = [:]
  private var isShutDown = false
  /// Messages that are to be sent, in order.
  private var outbox: [JSONValue] = []

  package init(
    version: String, readSettings: @escaping (String?) -> (ServerSettings, problem: String?),
    readFile: @escaping (String) -> [UInt8]?
  ) {
    self.version = version
    self.readSettings = readSettings
    self.readFile = readFile
    settings = readSettings(nil).0
  }

  /// The messages that are to be sent, each a text of JSON; they are handed over once.
  package mutating func takeOutbox() -> [String] {
    defer { outbox = [] }
    return outbox.map(\.line)
  }

  /// Whether diagnostics wait to be made.
  package var hasStaleDocuments: Bool { !stale.isEmpty }

  /// Does what a message asks for.
  ///
  /// - Parameters:
  ///   - body: The message, a text of JSON.
  ///   - isCancelled: Whether the editor no longer wants the answer to the request with an id, as JSON writes it.
  package mutating func take(_ body: [UInt8], isCancelled: (String) -> Bool = { _ in false }) -> Outcome {
    guard let message = JSONValue(parsing: body) else {
      fail(.null, -32700, "the message is no JSON")
      return .goOn
    }
    guard let method = message["method"]?.string else { return .goOn }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return notice(method, parameters) }
    if isCancelled(id.line) {
      fail(id, -32800, "the request was cancelled")
    } else if isShutDown {
      fail(id, -32600, "the server is shut down")
    } else if let result = answer(method, parameters) {
      outbox.append(["jsonrpc": "2.0", "id": id, "result": result])
    } else {
      fail(id, -32601, "there is no method '\(method)'")
    }
    return .goOn
  }

  /// The id of the request that a message takes back, as JSON writes it; nil where it is another message.
  package static func cancelledRequest(in body: [UInt8]) -> String? {
    guard body.firstRange(of: Array("$/cancelRequest".utf8)) != nil, let message = JSONValue(parsing: body),
      message["method"]?.string == "$/cancelRequest"
    else { return nil }
    return message["params"]?["id"]?.line
  }

  private mutating func fail(_ id: JSONValue, _ code: Int, _ message: String) {
    outbox.append([
      "jsonrpc": "2.0", "id": id, "error": ["code": .number(code), "message": .string(message)],
    ])
  }

  private mutating func notify(_ method: String, _ parameters: JSONValue) {
    outbox.append(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private mutating func notice(_ method: String, _ parameters: JSONValue) -> Outcome {
    let document = parameters["textDocument"]
    let uri = document?["uri"]?.string ?? ""
    switch method {
    case "exit": return .exit(isShutDown ? 0 : 1)
    case "textDocument/didOpen":
      let text = document?["text"]?.string ?? ""
      documents[uri] = TextDocument(uri: uri, version: document?["version"]?.int ?? 0, text: text)
      stale.insert(uri)
    case "textDocument/didChange":
      documents[uri]?.apply(parameters["contentChanges"]?.items ?? [], version: document?["version"]?.int ?? 0)
      findings[uri] = nil
      if documents[uri] != nil { stale.insert(uri) }
    case "textDocument/didClose":
      documents[uri] = nil
      findings[uri] = nil
      stale.remove(uri)
      notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    case "textDocument/didSave" where uri.hasSuffix(".yml") || uri.hasSuffix(".yaml"): readSettingsAgain()
    case "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles": readSettingsAgain()
    default: break
    }
    return .goOn
  }

  /// The answer to a request; nil where there is no such method.
  private mutating func answer(_ method: String, _ parameters: JSONValue) -> JSONValue? {
    switch method {
    case "initialize":
      folder = parameters["rootUri"]?.string.flatMap(FileAddress.path) ?? parameters["rootPath"]?.string
      readSettingsAgain()
      return capabilities
    case "shutdown":
      isShutDown = true
      return .null
    case "textDocument/hover": return place(parameters).flatMap { hover($0, $1) } ?? .null
    case "textDocument/codeAction": return codeActions(parameters)
    case "textDocument/completion": return place(parameters).map { completions($0, $1) } ?? []
    case "textDocument/definition": return place(parameters).flatMap { definition($0, $1) } ?? .null
    default: return nil
    }
  }

  private var capabilities: JSONValue {
    [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": .flag(true), "change": 2, "save": ["includeText": .flag(false)]],
        "hoverProvider": .flag(true), "definitionProvider": .flag(true),
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
        "completionProvider": ["triggerCharacters": ["{", " ", "-"]],
      ], "serverInfo": ["name": "sayable", "version": .string(version)],
    ]
  }

  /// The document and the offset that a request is about.
  private func place(_ parameters: JSONValue) -> (document: TextDocument, offset: Int)? {
    guard let document = documents[parameters["textDocument"]?["uri"]?.string ?? ""] else { return nil }
    return (document, document.offset(of: parameters["position"]))
  }

  private mutating func readSettingsAgain() {
    let (settings, problem) = readSettings(folder)
    self.settings = settings
    findings = [:]
    stale = Set(documents.keys)
    if let problem { notify("window/showMessage", ["type": 1, "message": .string(problem)]) }
  }

  /// Sends the diagnostics of one document whose text is newer than those that were sent.
  ///
  /// - Parameter isCancelled: Whether a message waits, so that the document may have changed: then it waits, too.
  package mutating func publish(isCancelled: () -> Bool = { false }) {
    guard let uri = stale.min(), let document = documents[uri] else { return }
    guard let diagnostics = diagnostics(of: document, isCancelled: isCancelled) else { return }
    stale.remove(uri)
    notify(
      "textDocument/publishDiagnostics",
      ["uri": .string(uri), "version": .number(document.version), "diagnostics": .array(diagnostics)])
  }

  /// The diagnostics of a document; nil where making them was cancelled.
  private mutating func diagnostics(of document: TextDocument, isCancelled: () -> Bool) -> [JSONValue]? {
    if let file = EditedRuleFile(document, settings) { return file.diagnostics(isCancelled: isCancelled) }
    guard let catalog = catalog(of: document) else { return [] }
    guard let findings = findings(in: catalog, of: document, isCancelled: isCancelled) else { return nil }
    return catalog.problems.map(\.diagnostic) + findings.map(\.diagnostic)
  }
}

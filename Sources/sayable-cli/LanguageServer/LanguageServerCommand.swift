internal import BuiltInRuleFiles
internal import Dispatch
internal import Sayable
internal import SayableCatalogs
internal import SayableEngine
internal import SayableLSP
internal import Sharing

/// Serves an editor: `sayable lsp`. One thread reads messages, another answers them in order.
internal struct LanguageServerCommand {
  /// What the reading thread hands over.
  private final class Inbox: Sendable {
    struct Content {
      var messages: [[UInt8]] = []
      /// The ids of requests whose answers nobody wants any longer, as JSON writes them.
      var cancelled: Set<String> = []
      var isClosed = false
    }

    let content = Lock(Content())
  }

  private let request: Request

  init(_ request: Request) { self.request = request }

  func run() throws -> ExitStatus {
    let inbox = Inbox()
    let filled = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { Self.read(into: inbox, filled) }
    var server = LanguageServer(version: SayableVersion.current, readSettings: settings) { path in
      try? InputFile(path).readAll()
    }
    var output = BufferedOutput.standardOutput
    let isAwaited = { inbox.content.withLock { !$0.messages.isEmpty || $0.isClosed } }
    while true {
      // Diagnostics wait until nothing else is asked.
      if server.hasStaleDocuments, !isAwaited() {
        server.publish(isCancelled: isAwaited)
      } else {
        filled.wait()
        guard let body = inbox.content.withLock({ $0.messages.isEmpty ? nil : $0.messages.removeFirst() }) else {
          return .found
        }
        let outcome = server.take(body) { id in inbox.content.withLock { $0.cancelled.remove(id) != nil } }
        if case .exit(let status) = outcome { return status == 0 ? .success : .found }
      }
      for message in server.takeOutbox() { try output.write(MessageBuffer.framed(message)) }
      try output.flush()
    }
  }

  /// Reads until the editor has gone.
  private static func read(into inbox: Inbox, _ filled: DispatchSemaphore) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var messages = MessageBuffer()
    let input = InputFile.standard
    while let count = try? input.read(into: &buffer), count > 0 {
      messages.append(buffer[..<count])
      do throws(BadFraming) {
        while let body = try messages.next() {
          let cancelled = LanguageServer.cancelledRequest(in: body)
          inbox.content.withLock { content in
            if let cancelled { content.cancelled.insert(cancelled) } else { content.messages.append(body) }
          }
          if cancelled == nil { filled.signal() }
        }
      } catch {
        break
      }
    }
    inbox.content.withLock { $0.isClosed = true }
    filled.signal()
  }

  /// The settings of the project in a folder, as `sayable lint` would find them there; all checks where they cannot be
  /// read.
  private func settings(of folder: String?) -> (ServerSettings, problem: String?) {
    if let folder { RunningProgram.enter(folder) }
    do {
      let configuration =
        try ConfigurationFile.chosen(request) ?? ConfigurationFile(found: ConfigurationFile.location(above: "."))
      let choice = try LintChoice(request, configuration, servesEditor: true)
      let path = choice.configuration.path ?? ConfigurationFile.names[0]
      let place = AbsolutePath(path, from: FileKind.workingFolder).description
      let settings = ServerSettings(
        linter: choice.linter(), library: choice.library, appRules: choice.appRules, folder: FileKind.workingFolder,
        configuration: place, parsing: choice.parsing, locale: choice.locale)
      return (settings, nil)
    } catch {
      let problem = (error as? Failure)?.message ?? (error as? RuleSetError).map { "\($0)" } ?? "\(error)"
      let settings = ServerSettings(
        linter: Linter(), library: .builtIn, appRules: [], folder: folder, configuration: nil,
        parsing: { _ in CatalogParsingOptions() }, locale: { _ in nil })
      return (settings, problem)
    }
  }
}

extension Command {
  internal static let languageServer = Command(
    name: "lsp", summary: "Checks catalogs and rule files in an editor while they are written.",
    overview: "It speaks the Language Server Protocol on standard input and output: what was found, what is spoken for "
      + "the string under the pointer and by which rules, changes that mend it, and completions in rule files. The "
      + "project's settings are those of 'sayable lint' in the folder that the editor has open.",
    options: [
      .lintLocale, .dialect, .check, .severity, .voices, .allow, .pack, .dateOrder, .clock, .rules, .app, .config,
      .noConfig, .siblings,
    ], action: .serveEditor)
}

internal import SayableCatalogs
internal import SayableEngine

extension LanguageServer {
  /// The document as a catalog; nil where it is none.
  internal func catalog(of document: TextDocument) -> Catalog? {
    Catalog(SourceFile(path: document.path, bytes: document.text), options: settings.parsing(document.path))
  }

  /// What is found in a catalog; nil where the search was cancelled.
  internal mutating func findings(
    in catalog: Catalog, of document: TextDocument, isCancelled: () -> Bool = { false }
  ) -> [Finding]? {
    if let known = findings[document.uri] { return known }
    guard
      let found = try? settings.linter.findings(
        in: catalog, locale: settings.locale(document.path), isCancelled: isCancelled)
    else { return [] }
    if isCancelled() { return nil }
    findings[document.uri] = found
    return found
  }

  /// What is said for the string at an offset, and by which rules; nil where none stands there.
  internal func hover(_ document: TextDocument, _ offset: Int) -> JSONValue? {
    if let file = EditedRuleFile(document, settings) { return file.hover(offset) }
    guard let catalog = catalog(of: document), let (entry, label) = catalog.label(at: offset),
      let trace = try? settings.linter.trace(
        label, of: entry, in: catalog, locale: settings.locale(document.path))
    else { return nil }
    var text = trace.spoken == trace.label ? "Spoken as it is shown." : "Spoken: **\(Markdown.escaped(trace.text))**"
    for step in trace.steps where step.before != step.after {
      text += "\n\n`\(step.rule)` (\(step.pass)): \(Markdown.escaped(step.before)) → \(Markdown.escaped(step.after))"
    }
    let range = label.text.sourceRange(of: 0..<label.text.bytes.count)
    return [
      "contents": ["kind": "markdown", "value": .string(text)], "range": document.range(of: range),
    ]
  }

  /// Changes that mend the findings in a range: the spoken string, the text among those that are allowed, and a comment
  /// that turns the check off.
  internal mutating func codeActions(_ parameters: JSONValue) -> JSONValue {
    guard let document = documents[parameters["textDocument"]?["uri"]?.string ?? ""],
      let catalog = catalog(of: document), let found = findings(in: catalog, of: document)
    else { return [] }
    let range = parameters["range"]
    let (start, end) = (document.offset(of: range?["start"]), document.offset(of: range?["end"]))
    var actions: [JSONValue] = []
    var written: Set<String> = []
    for finding in found {
      let place = document.offset(of: finding.range.start.json)..<document.offset(of: finding.range.end.json)
      guard place.lowerBound <= end, start <= place.upperBound else { continue }
      if let fix = finding.fix, written.insert(fix.key).inserted {
        let edits = fix.replacements.map { edit($0.range.json, $0.text) }
        actions.append(action("Add '\(fix.key)': '\(fix.spoken)'", finding, document.uri, edits))
      }
      if let (uri, edit) = allowing(finding.text) {
        actions.append(action("Allow '\(finding.text)' in this project", finding, uri, [edit]))
      }
      if let splice = catalog.disabling(finding.check, at: place.lowerBound) {
        let edits = [edit(document.range(of: splice.range), splice.text)]
        actions.append(action("Turn '\(finding.check)' off here", finding, document.uri, edits))
      }
    }
    return .array(actions)
  }

  private func edit(_ range: JSONValue, _ text: String) -> JSONValue { ["range": range, "newText": .string(text)] }

  private func action(_ title: String, _ finding: Finding, _ uri: String, _ edits: [JSONValue]) -> JSONValue {
    [
      "title": .string(title), "kind": "quickfix", "diagnostics": [finding.diagnostic],
      "edit": ["changes": .object([(name: uri, value: .array(edits))])],
    ]
  }

  /// The change to the project's configuration that allows a text; nil where there is no configuration yet.
  private func allowing(_ text: String) -> (uri: String, edit: JSONValue)? {
    guard let path = settings.configuration else { return nil }
    let uri = FileAddress.uri(of: path)
    let document: TextDocument
    if let open = documents[uri] {
      document = open
    } else if let bytes = readFile(path) {
      document = TextDocument(uri: uri, version: 0, text: String(decoding: bytes, as: UTF8.self))
    } else {
      return nil
    }
    let item = "  - '\(text.replacing("'", with: "''"))'\n"
    let lines = String(decoding: document.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    if text.contains(where: \.isNewline) { return nil }
    if let line = lines.firstIndex(where: { $0.filter { $0 != " " && $0 != "\r" } == "allow:" }) {
      let offset = min(lines[...line].reduce(0) { $0 + $1.utf8.count + 1 }, document.text.count)
      return (uri, edit(document.range(of: offset..<offset), item))
    }
    // A list in brackets is left to people.
    if lines.contains(where: { $0.hasPrefix("allow:") }) { return nil }
    let end = document.text.count
    let isEnded = document.text.last.map { $0 == 0x0A } ?? true
    return (uri, edit(document.range(of: end..<end), (isEnded ? "" : "\n") + "allow:\n" + item))
  }
}

extension SourcePosition {
  internal var json: JSONValue { ["line": .number(line - 1), "character": .number(utf16Column - 1)] }
}

extension SourceRange { internal var json: JSONValue { ["start": start.json, "end": end.json] } }

extension Finding {
  /// The finding as editors show it.
  internal var diagnostic: JSONValue {
    let level =
      switch severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    return [
      "range": range.json, "severity": .number(level), "code": .string(check), "source": "sayable",
      "message": .string(([message] + remarks.map(\.message)).joined(separator: "\n")),
    ]
  }
}

extension Diagnostic {
  /// What is wrong with a file, as editors show it: from its place to the end of the line.
  internal var diagnostic: JSONValue {
    let line = JSONValue.number((location?.line ?? 1) - 1)
    // Columns count code points; those before the place are on the line that it came with.
    let before = location.map { $0.text.unicodeScalars.prefix($0.column - 1) } ?? Substring.UnicodeScalarView()
    let start = before.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    let end = location.map { max($0.text.utf16.count, start) } ?? 0
    return [
      "range": [
        "start": ["line": line, "character": .number(start)], "end": ["line": line, "character": .number(end)],
      ], "severity": .number(severity == .error ? 1 : 2), "code": .string(code), "source": "sayable",
      "message": .string(([message] + notes).joined(separator: "\n")),
    ]
  }
}

/// Text in Markdown that means nothing but itself.
internal enum Markdown {
  internal static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      "\\`*_{}[]()<>#+-.!|~&".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }.joined().replacing("\n", with: " ")
  }
}

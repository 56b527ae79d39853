internal import SayableEngine

/// What was found in a file, as JSON that another run reads again. It is for the same version of the program alone.
extension LintReport.File {
  /// All but the path and the text of the file, which whoever reads it again has.
  ///
  /// - Parameter encoding: How the bytes of the catalog stand for characters.
  package func json(encoding: TextEncoding) -> JSONValue {
    [
      "format": format.map { .string($0.rawValue) } ?? .null, "entries": .number(entryCount),
      "encoding": .string(encoding.rawValue), "problems": .array(problems.map(\.stored)),
      "findings": .array(findings.map(\.stored)),
    ]
  }

  /// What was found in the file of these bytes; nil where the JSON is not what ``json(encoding:)`` makes.
  package init?(_ json: JSONValue, path: String, bytes: [UInt8]) {
    guard let format = json["format"]?.string.flatMap(CatalogFormat.init(rawValue:)),
      let entryCount = json["entries"]?.int,
      let encoding = json["encoding"]?.string.flatMap(TextEncoding.init(rawValue:))
    else { return nil }
    let problems = (json["problems"]?.items ?? []).compactMap(Diagnostic.init(stored:))
    let items = json["findings"]?.items ?? []
    let findings = items.compactMap { Finding(stored: $0, path: path) }
    guard findings.count == items.count else { return nil }
    let source = SourceFile(path: path, bytes: bytes, encoding: encoding)
    self.init(source, format: format, entryCount: entryCount, problems: problems, findings: findings)
  }
}

extension Diagnostic {
  fileprivate var stored: JSONValue {
    [
      "severity": .string(severity.rawValue), "code": .string(code), "message": .string(message),
      "notes": .strings(notes),
      "location": location.map {
        [
          "file": .string($0.file), "line": .number($0.line), "column": .number($0.column), "text": .string($0.text),
        ]
      } ?? .null,
    ]
  }

  fileprivate init?(stored json: JSONValue) {
    guard let severity = json["severity"]?.string.flatMap(Severity.init(rawValue:)), let code = json["code"]?.string,
      let message = json["message"]?.string
    else { return nil }
    var place: SourceLocation?
    if let location = json["location"], let file = location["file"]?.string, let line = location["line"]?.int,
      let column = location["column"]?.int, let text = location["text"]?.string
    {
      place = SourceLocation(file: file, line: line, column: column, text: text)
    }
    self.init(severity, code: code, message, at: place, notes: json.strings("notes"))
  }
}

extension Finding {
  fileprivate var stored: JSONValue {
    [
      "check": .string(check), "severity": .string(severity.rawValue), "message": .string(message),
      "range": range.stored, "key": .string(key), "variant": .string(variant), "logicalPath": .string(logicalPath),
      "locale": .string(locale.description), "text": .string(text), "match": .string(match),
      "spoken": .string(spoken), "rules": .strings(rules), "fix": fix?.stored ?? .null,
      "remarks": .array(remarks.map { .strings([$0.check, $0.message]) }),
    ]
  }

  fileprivate init?(stored json: JSONValue, path: String) {
    guard let check = json["check"]?.string, let severity = json["severity"]?.string.flatMap(Severity.init(rawValue:)),
      let range = json["range"].flatMap(SourceRange.init(stored:)),
      let locale = json["locale"]?.string.flatMap({ try? LanguageTag($0) })
    else { return nil }
    let text = { (name: String) in json[name]?.string ?? "" }
    self.init(
      check: check, severity: severity, message: text("message"), path: path, range: range, key: text("key"),
      variant: text("variant"), logicalPath: text("logicalPath"), locale: locale, text: text("text"),
      match: text("match"), spoken: text("spoken"), rules: json.strings("rules"),
      fix: json["fix"].flatMap(SpokenFix.init(stored:)),
      remarks: (json["remarks"]?.items ?? []).compactMap { remark in
        guard let check = remark.items.first?.string, let message = remark.items.last?.string else { return nil }
        return Remark(check: check, message: message)
      })
  }
}

extension SpokenFix {
  fileprivate var stored: JSONValue {
    [
      "summary": .string(summary), "key": .string(key), "spoken": .string(spoken),
      "replacements": .array(replacements.map { ["range": $0.range.stored, "text": .string($0.text)] }),
    ]
  }

  fileprivate init?(stored json: JSONValue) {
    guard let summary = json["summary"]?.string, let key = json["key"]?.string, let spoken = json["spoken"]?.string
    else { return nil }
    let replacements = (json["replacements"]?.items ?? []).compactMap { item -> Replacement? in
      guard let range = item["range"].flatMap(SourceRange.init(stored:)), let text = item["text"]?.string else {
        return nil
      }
      return Replacement(range: range, text: text)
    }
    self.init(summary: summary, key: key, spoken: spoken, replacements: replacements)
  }
}

extension SourceRange {
  fileprivate var stored: JSONValue {
    .array(
      [start, end].flatMap { [$0.line, $0.column, $0.utf16Column, $0.utf8Column, $0.byteOffset] }.map(JSONValue.number))
  }

  fileprivate init?(stored json: JSONValue) {
    let numbers = json.items.compactMap(\.int)
    guard numbers.count == 10 else { return nil }
    let position = { (first: Int) in
      SourcePosition(
        line: numbers[first], column: numbers[first + 1], utf16Column: numbers[first + 2],
        utf8Column: numbers[first + 3], byteOffset: numbers[first + 4])
    }
    self.init(start: position(0), end: position(5))
  }
}

extension JSONValue {
  fileprivate func strings(_ name: String) -> [String] { (self[name]?.items ?? []).compactMap(\.string) }
}

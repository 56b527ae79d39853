internal import SayableEngine

/// One object with all findings, each on its own line; `lint-report.schema.json` describes it.
internal struct JSONReporter: Reporter {
  /// The version of the object's members: the first number changes where a member is taken away or means something
  /// else.
  internal static let formatVersion = "1.1"

  internal var version: String?

  internal func text(of report: LintReport) -> String {
    JSONValue.object([
      "version": .string(Self.formatVersion),
      "tool": .object(["name": "sayable", "version": version.map(JSONValue.string)]),
      "findings": .array(report.files.flatMap { $0.findings.map(\.json) }),
      "problems": .array(report.files.flatMap { file in file.problems.map { $0.json(in: file.path) } }),
      "summary": report.summary.json,
    ]).text(openedUpTo: 2)
  }
}

/// An object a line: those of findings are as in ``JSONReporter``, those of problems as well, told apart by `type`.
internal struct JSONLinesReporter: Reporter {
  internal func text(of report: LintReport) -> String {
    report.files.map { file in
      file.text({ $0.json(in: file.path).typed("problem").line + "\n" }, { $0.json.typed("finding").line + "\n" })
    }.joined()
  }
}

extension JSONValue {
  fileprivate func typed(_ type: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([("type", .string(type))] + members)
  }
}

extension Finding {
  /// The finding with all that is known of it.
  internal var json: JSONValue {
    .object([
      "path": .string(path), "line": .number(range.start.line), "column": .number(range.start.column),
      "endLine": .number(range.end.line), "endColumn": .number(range.end.column),
      "utf16Column": .number(range.start.utf16Column), "utf16EndColumn": .number(range.end.utf16Column),
      "byteRange": range.json, "key": .string(key), "variant": .string(variant), "logicalPath": .string(logicalPath),
      "locale": .string(locale.description), "check": .string(check), "severity": .string(severity.rawValue),
      "message": .string(message), "text": .string(text), "match": .string(match), "spoken": .string(spoken),
      "rules": .strings(rules),
      "remarks": .array(remarks.map { .object(["check": .string($0.check), "message": .string($0.message)]) }),
      "locales": .strings(locales.map(\.description)), "elsewhere": .array(elsewhere.map(\.json)),
      "fix": fix?.json ?? .null, "fingerprint": .string(fingerprint.description),
    ])
  }
}

extension Finding.Place {
  fileprivate var json: JSONValue {
    .object([
      "path": .string(path), "line": .number(range.start.line), "column": .number(range.start.column),
      "endLine": .number(range.end.line), "endColumn": .number(range.end.column), "byteRange": range.json,
      "key": .string(key), "locale": .string(locale.description), "text": .string(text), "spoken": .string(spoken),
    ])
  }
}

extension SpokenFix {
  fileprivate var json: JSONValue {
    .object([
      "summary": .string(summary), "key": .string(key), "spoken": .string(spoken),
      "replacements": .array(
        replacements.map { replacement in
          let range = replacement.range
          return .object([
            "line": .number(range.start.line), "column": .number(range.start.column),
            "endLine": .number(range.end.line), "endColumn": .number(range.end.column),
            "byteRange": range.json, "text": .string(replacement.text),
          ])
        }),
    ])
  }
}

extension SourceRange { fileprivate var json: JSONValue { [.number(start.byteOffset), .number(end.byteOffset)] } }

extension Diagnostic {
  fileprivate func json(in path: String) -> JSONValue {
    .object([
      "path": .string(location?.file ?? path), "line": location.map { .number($0.line) } ?? .null,
      "column": location.map { .number($0.column) } ?? .null, "code": .string(code),
      "severity": .string(severity.rawValue), "message": .string(message), "notes": .strings(notes),
    ])
  }
}

extension LintSummary {
  fileprivate var json: JSONValue {
    .object([
      "files": .number(fileCount), "strings": .number(entryCount), "findings": .number(findingCount),
      "errors": .number(counts[.error] ?? 0), "warnings": .number(counts[.warning] ?? 0),
      "notes": .number(counts[.note] ?? 0), "places": .number(placeCount), "problems": .number(problemCount),
      "checks": .object(checks.map { ($0.check, .number($0.total)) }),
    ])
  }
}

internal import SayableEngine

/// A log of SARIF 2.1.0 (OASIS standard, 2020-03-27) with one run. The numbers in comments are its sections.
internal struct SARIFReporter: Reporter {
  internal var version: String?
  internal var checkPage: CheckPage?

  internal func text(of report: LintReport) -> String {
    let rules = SARIFRules(report, checkPage)
    var fingerprints = NumberedFingerprints()
    var results: [JSONValue] = []
    for file in report.files {
      for finding in file.findings {
        let (fingerprint, number) = fingerprints.next(finding.fingerprint)
        results.append(
          finding.sarif(rules.index(of: finding.check), "\(fingerprint):\(number)", excerpt: file.excerpt(of: finding)))
      }
    }
    let run = JSONValue.object([
      "tool": .object([
        "driver": .object(["name": "sayable", "semanticVersion": version.map(JSONValue.string), "rules": rules.json])
      ]), "invocations": [invocation(of: report)], "columnKind": "unicodeCodePoints", "results": .array(results),
    ])
    return JSONValue.object([
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]).text(openedUpTo: 4)
  }

  /// What happened while the program ran (3.20): files that could not be read, or not as a whole.
  private func invocation(of report: LintReport) -> JSONValue {
    let notifications = report.files.flatMap { file in
      file.problems.map { problem in
        let place = problem.location.map {
          JSONValue.object(["startLine": .number($0.line), "startColumn": .number($0.column)])
        }
        let location = JSONValue.object([
          "artifactLocation": .artifactLocation(problem.location?.file ?? file.path), "region": place,
        ])
        return JSONValue.object([
          "descriptor": .object(["id": .string(problem.code)]),
          "level": .string(problem.severity == .error ? "error" : "warning"), "message": .message(problem.statement),
          "locations": [.object(["physicalLocation": location])],
        ])
      }
    }
    let hasReadAll = report.files.allSatisfy { $0.format != nil }
    return .object([
      "executionSuccessful": .flag(hasReadAll),
      "toolExecutionNotifications": notifications.isEmpty ? nil : .array(notifications),
    ])
  }
}

/// The checks as rules of a tool (3.49): all there are, and behind them those that only findings name.
private struct SARIFRules {
  private var indices: [String: Int] = [:]
  private(set) var json: JSONValue = []

  init(_ report: LintReport, _ page: CheckPage?) {
    var rules: [JSONValue] = []
    for check in CheckDescription.all where indices[check.id] == nil {
      indices[check.id] = rules.count
      rules.append(check.sarif(page))
    }
    for finding in report.files.lazy.flatMap(\.findings) where indices[finding.check] == nil {
      indices[finding.check] = rules.count
      rules.append(.object(["id": .string(finding.check)]))
    }
    json = .array(rules)
  }

  func index(of check: String) -> Int { indices[check] ?? -1 }
}

extension CheckDescription {
  fileprivate func sarif(_ page: CheckPage?) -> JSONValue {
    .object([
      "id": .string(id), "shortDescription": .message(summary),
      "fullDescription": .message(discussion.first ?? summary),
      "help": .message(([summary] + discussion).joined(separator: "\n\n")),
      "helpUri": page.map { JSONValue.string($0.address(of: id)) },
      "defaultConfiguration": .object(["level": .string(severity.rawValue)]),
      "properties": .object([
        "tags": ["accessibility", "localization"], "profiles": .strings(voices.map(\.rawValue).sorted()),
      ]),
    ])
  }
}

extension Finding {
  fileprivate func sarif(_ rule: Int, _ fingerprint: String, excerpt: SourceExcerpt?) -> JSONValue {
    let snippet = excerpt.flatMap { $0.isWhole && !$0.match.isEmpty ? JSONValue.message($0.match) : nil }
    let location = JSONValue.object([
      "physicalLocation": .object([
        "artifactLocation": .artifactLocation(path),
        "region": .object(range.regionMembers + (snippet.map { [("snippet", $0)] } ?? [])),
      ]),
      "logicalLocations": [
        .object([
          "name": .string(key),
          "fullyQualifiedName": .string(variant.isEmpty ? logicalPath : "\(logicalPath) (\(variant))"),
          "kind": "resource",
        ])
      ],
    ])
    return .object([
      "ruleId": .string(check), "ruleIndex": .number(rule), "level": .string(severity.rawValue),
      "message": .message(statement), "locations": [location],
      "relatedLocations": elsewhere.isEmpty
        ? nil
        : .array(
          elsewhere.map { place in
            .object([
              "physicalLocation": .object([
                "artifactLocation": .artifactLocation(place.path), "region": .object(place.range.regionMembers),
              ]), "message": .message("\(place.locale): \(place.text)"),
            ])
          }),
      // The second name is the one that code scanning of GitHub goes by.
      "partialFingerprints": .object([
        "sayableFinding/v1": .string(fingerprint), "primaryLocationLineHash": .string(fingerprint),
      ]), "fixes": fix.flatMap { $0.replacements.isEmpty ? nil : [$0.sarif(path)] },
      "properties": .object([
        "key": .string(key), "locale": .string(locale.description), "text": .string(text), "spoken": .string(spoken),
        "rules": .strings(rules),
      ]),
    ])
  }
}

extension SpokenFix {
  fileprivate func sarif(_ path: String) -> JSONValue {
    .object([
      "description": .message(summary),
      "artifactChanges": [
        .object([
          "artifactLocation": .artifactLocation(path),
          "replacements": .array(
            replacements.map {
              .object(["deletedRegion": .object($0.range.regionMembers), "insertedContent": .message($0.text)])
            }),
        ])
      ],
    ])
  }
}

extension SourceRange {
  fileprivate var regionMembers: [(name: String, value: JSONValue)] {
    [
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
      ("byteOffset", .number(start.byteOffset)), ("byteLength", .number(end.byteOffset - start.byteOffset)),
    ]
  }
}

extension JSONValue {
  /// An object with a text: a message (3.11), a description (3.12) or content (3.3).
  fileprivate static func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  /// Where a file is (3.4): below the root of the project, unless its path starts at that of the file system.
  fileprivate static func artifactLocation(_ path: String) -> JSONValue {
    let reference = URIReference(path: path)
    return .object(["uri": .string(reference.string), "uriBaseId": reference.isRelative ? "%SRCROOT%" : nil])
  }
}

import Foundation
import TestSupport
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

extension RuleLibrary {
  /// A library of files written in a test, by their names: `["root/labels.yaml": "passes: [a]"]`.
  internal static func inline(_ files: KeyValuePairs<String, String>) throws -> RuleLibrary {
    try RuleLibrary().adding(files.map { RuleFile(name: $0.key, text: $0.value) })
  }
}

extension StoredRuleFiles {
  /// The rule files of the project, as they lie in its folder.
  internal static let ofProject: [RuleFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Rules")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }
    return files.compactMap { url in
      (try? Data(contentsOf: url)).map {
        RuleFile(
          name: url.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "/"), bytes: Array($0))
      }
    }
  }()
}

extension Normalizer {
  /// A normalizer for rules over the words of ``SmallRules``, which says what is not settled, too.
  internal init(rules: String, options: NormalizerOptions = NormalizerOptions()) throws {
    var options = options
    options.saysUnsettled = true
    try self.init(locale: "root", options: options, library: SmallRules.library(rules: rules))
  }
}

/// What is wrong with the rules of `locale`, in the order of the report.
internal func problems(
  in files: KeyValuePairs<String, String>, locale: String = "root", appFiles: [RuleFile] = []
) throws -> [Diagnostic] {
  let library = try RuleLibrary.inline(files)
  do {
    _ = try DefinedRules(LocaleChain(LanguageTag(locale), in: library), in: library, appFiles: appFiles)
    return []
  } catch let error as RuleSetError {
    return error.diagnostics
  }
}

/// A rule file with a pointing hand before each place that a diagnostic should give.
internal struct PointedText: Sendable {
  internal let text: String
  /// The pointed places, as `line:column` with columns in scalars.
  internal let places: [String]

  internal init(_ pointed: String) {
    var text = String.UnicodeScalarView()
    var places: [String] = []
    var line = 1
    var column = 1
    for scalar in pointed.unicodeScalars {
      if scalar == "👉" {
        places.append("\(line):\(column)")
        continue
      }
      text.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    self.text = String(text)
    self.places = places
  }
}

/// A faulty rule file or a part of one, with a pointing hand before each fault, and what the report should say of
/// each: `[code] message | note | note`.
internal struct Fault: Sendable, CustomTestStringConvertible {
  internal let pointed: String
  internal let expected: [String]

  internal init(_ pointed: String, _ expected: String...) {
    self.pointed = pointed
    self.expected = expected
  }

  internal var testDescription: String { expected.joined(separator: " & ") }

  /// Expects the report of the file `name` that consists of `head` and the fault to name each fault at its place.
  internal func expectReport(
    ofFile name: String = "root/labels.yaml", after head: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = PointedText(head + pointed)
    let lines = zip(file.places, expected).map { "\(name):\($0) \($1)" }
    let report = try problems(in: [name: file.text]).map(\.summary)
    #expect(report == lines, sourceLocation: sourceLocation)
  }
}

extension Diagnostic {
  /// `file:line:column [code] message | note | note`.
  internal var summary: String {
    let place = location.map { "\($0.file):\($0.line):\($0.column) " } ?? ""
    return place + (["[\(code)] \(message)"] + notes).joined(separator: " | ")
  }
}

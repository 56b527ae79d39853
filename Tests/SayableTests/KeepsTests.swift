import Foundation
import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

/// Labels that must come out as they came, byte for byte: `Keeps/every-locale.txt` in every locale, `Keeps/LOCALE.txt`
/// in its own.
struct KeepsTests {
  /// The labels of a file: its lines, those that begin with `# ` left out.
  private static func labels(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Keeps")
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
  }

  private static let languages = ["en", "fr", "nl", "de", "es", "it", "pt"]

  private func changed(_ labels: [String], _ normalizer: Normalizer) -> [String] {
    labels.compactMap { label in
      let trace = normalizer.trace(label)
      if Array(trace.text.utf8) == Array(label.utf8) { return nil }
      return "\(label) -> \(trace.text) (\(trace.steps.map(\.rule).joined(separator: ", ")))"
    }
  }

  @Test(arguments: RuleLibrary.testedLocales.map(\.description))
  func `what has the same form in all languages is left alone in every locale`(locale: String) throws {
    #expect(changed(try Self.labels("every-locale"), try Normalizer(locale: locale)) == [])
  }

  @Test(arguments: languages)
  func `what a language writes in its own way and a rule might mistake is left alone`(language: String) throws {
    #expect(changed(try Self.labels(language), try Normalizer(locale: language)) == [])
  }

  @Test func `there are over four hundred labels, spread over the languages`() throws {
    let own = try Self.languages.map { try Self.labels($0) }
    #expect(own.allSatisfy { $0.count >= 30 })
    #expect(Set(own.joined()).union(try Self.labels("every-locale")).count >= 400)
  }
}

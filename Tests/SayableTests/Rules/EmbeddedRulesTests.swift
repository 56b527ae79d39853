import Foundation
import Testing

@testable import Sayable

/// The rules that come with Sayable.
struct EmbeddedRulesTests {
  /// The package's folder.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the binary carries the files of the rules folder, byte for byte`() throws {
    let rules = Self.package.appending(path: "Rules")
    let walk = try #require(FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil))
    let onDisk = try walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }.map { url in
      RuleFile(
        name: url.pathComponents.dropFirst(rules.pathComponents.count).joined(separator: "/"),
        bytes: Array(try Data(contentsOf: url)))
    }
    let embedded = EmbeddedRules.files
    #expect(embedded.map(\.name).sorted() == onDisk.map(\.name).sorted(), "run Scripts/embed-rules")
    #expect(Set(embedded.map(\.name)).count == embedded.count)
    let differing = onDisk.filter { file in embedded.first { $0.name == file.name } != file }.map(\.name)
    #expect(differing == [], "build again")
  }

  @Test(arguments: RuleLibrary.embedded.locales) func `every embedded locale loads`(tag: LanguageTag) throws {
    let say = try #require(Normalizer.embedded[tag])
    #expect(say.chain.tags.first == tag)
    #expect(say.chain.tags.last == .root)
    #expect(say.ruleSummaries.contains { $0.isActive })
  }

  @Test func `the locales that the project promises are embedded`() {
    let tags = RuleLibrary.embedded.locales.map(\.description)
    #expect(Set(["root", "en", "en-001", "en-GB", "fr", "nl"]).subtracting(tags).isEmpty)
  }

  // `Scripts/test` checks all locales with the release build, which is ten times as fast.
  @Test(arguments: ["root", "en", "en-GB", "nl", "pl", "ar"])
  func `a check of the embedded rules finds nothing`(tag: String) throws {
    let check = RuleCheck(.embedded, locales: [try LanguageTag(tag)])
    #expect(check.diagnostics.isEmpty, "\(check.diagnostics.map(\.rendered).joined(separator: "\n"))")
    #expect(check.localeCount == 1)
    #expect(check.ruleCount > 0)
    #expect(check.exampleCount > 0)
  }
}

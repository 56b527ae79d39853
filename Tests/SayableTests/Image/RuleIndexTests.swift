import Prefilter
import Testing

@testable import Sayable

struct RuleIndexTests {
  private static let files = [
    RuleFile(name: "root/labels.yaml", text: "passes: [all]"),
    RuleFile(name: "en/locale.yaml", text: "regions: {through: en-001, except: [US]}"),
    RuleFile(name: "en/words.yaml", text: "tables: {unit: {km: kilometers}}"),
    RuleFile(name: "en-001/labels.yaml", text: "{}"),
  ]

  /// The index of an image of the files, read where some of them are others.
  private func index(changing changed: [String: String] = [:]) throws -> RuleIndex? {
    let image = try RuleIndex.image(of: Self.files)
    let now = Self.files.map { RuleFile(name: $0.name, bytes: changed[$0.name].map { Array($0.utf8) } ?? $0.text) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return RuleIndex(StoredBytes(image), ofNames: now.map(\.name)) { EmbeddedRules.stamp(of: now[$0].text) }
  }

  private func part(of tag: String, in index: RuleIndex) throws -> Int? {
    index.current(LocaleChain(try LanguageTag(tag), in: try RuleLibrary().adding(Self.files)))?.part
  }

  @Test func `every locale has its part`() throws {
    let index = try #require(try index())
    #expect(index.locales.map(\.tag.description) == ["en", "en-001", "root"])
    for tag in ["en", "en-001", "root", "en-AU"] { #expect(try part(of: tag, in: index) != nil) }
  }

  @Test(arguments: [
    ("en/words.yaml", "en", false), ("en/words.yaml", "en-001", false), ("en/words.yaml", "root", true),
    ("root/labels.yaml", "en", false), ("en-001/labels.yaml", "en", true),
  ])
  func `a locale with a file that has changed is not taken from the image`(
    file: String, tag: String, isCurrent: Bool
  ) throws {
    let index = try #require(try index(changing: [file: "tables: {unit: {km: kilometres}}"]))
    #expect((try part(of: tag, in: index) != nil) == isCurrent)
  }

  @Test func `the way of a region is read anew where its file has changed`() throws {
    let tag = try LanguageTag("en")
    #expect(try index()?.header(of: tag)?.parent(ofRegion: "AU") == LanguageTag("en-001"))
    #expect(try index(changing: ["en/locale.yaml": "{}"])?.header(of: tag) == nil)
  }

  @Test func `other files have another index`() throws {
    let image = StoredBytes(try RuleIndex.image(of: Self.files))
    #expect(RuleIndex(image, ofNames: ["en/labels.yaml"]) { _ in 0 } == nil)
    #expect(RuleIndex(StoredBytes(Array("sayable".utf8)), ofNames: []) { _ in 0 } == nil)
  }

  @Test func `a stamp changes with every byte`() {
    let text = Array("passes: [all] # and some words more".utf8)
    var stamps: Set<UInt64> = [EmbeddedRules.stamp(of: text)]
    for place in text.indices {
      var changed = text
      changed[place] ^= 1
      stamps.insert(EmbeddedRules.stamp(of: changed))
    }
    #expect(stamps.count == text.count + 1)
  }
}

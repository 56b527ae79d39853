import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct LocaleSkeletonTests {
  @Test(arguments: ["eo", "nl-BE", "fr-CA", "zh-Hant", "pt-AO"])
  func `the files of a new locale pass the check as they are`(tag: String) throws {
    let skeleton = try LocaleSkeleton(of: LanguageTag(tag), in: .builtIn)
    #expect(skeleton.files.map(\.name) == ["locale", "words", "labels"].map { "\(tag)/\($0).yaml" })
    let library = try RuleLibrary.builtIn.adding(skeleton.files)
    let check = RuleCheck(library, locales: [skeleton.tag])
    #expect(check.diagnostics.map(\.rendered) == [])
  }

  @Test func `each word that a shared rule wants stands in a comment, with that of English`() throws {
    let skeleton = try LocaleSkeleton(of: LanguageTag("eo"), in: .builtIn)
    let text = skeleton.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(!skeleton.left.isEmpty)
    for rule in skeleton.left {
      #expect(text.contains("- {id: \(rule.id), examples:"))
      for name in rule.lacking {
        let parts = name.split(separator: "/")
        let wanted = parts.count == 2 ? ["  # \(parts[0]):", "  #   \(parts[1]): {say:"] : ["  # \(name):"]
        #expect(wanted.allSatisfy(text.contains), "\(name)")
      }
    }
    #expect(text.contains("# long-date: '{day-month-said}, ${y}'"))
    #expect(text.contains("  #   times: {say: {other: 'times'}}"))
  }

  @Test func `a comment that is taken away gives a rule its words`() throws {
    let skeleton = try LocaleSkeleton(of: LanguageTag("eo"), in: .builtIn)
    let files = skeleton.files.map { file in
      RuleFile(
        name: file.name,
        text: String(decoding: file.text, as: UTF8.self)
          .replacing("  # number-noun:\n  #   number-sign: ", with: "  number-noun:\n    number-sign: ")
          .replacing("  # - {id: hash-number,", with: "  - {id: hash-number,"))
    }
    let library = try RuleLibrary.builtIn.adding(files)
    #expect(try Normalizer(locale: "eo", library: library).normalize("#5") == "number 5")
    #expect(RuleCheck(library, locales: [skeleton.tag]).diagnostics.map(\.rendered) == [])
  }

  @Test func `a child wants no words that its parent has`() throws {
    let child = try LocaleSkeleton(of: LanguageTag("nl-BE"), in: .builtIn)
    let language = try LocaleSkeleton(of: LanguageTag("eo"), in: .builtIn)
    #expect(child.left.count < language.left.count / 4)
  }
}

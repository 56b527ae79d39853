import PCRE2
import Testing

@testable import Sayable

struct EmbeddedImageTests {
  @Test(arguments: ["root", "en", "en-GB", "pl", "ar", "ja"])
  func `the rules of the image are those of the files`(locale: String) throws {
    let chain = LocaleChain(try LanguageTag(locale), in: .embedded)
    #expect(RuleLibrary.embedded.image(of: chain) != nil)
    let read = try RuleSet(chain, in: .embedded)
    let shared = SharedRules()
    let loaded = RuleSet(try LoadedRules(chain, in: .embedded, sharing: shared), sharing: shared)
    #expect(read.rules.map(\.id) == loaded.rules.map(\.id))
    for (read, loaded) in zip(read.rules, loaded.rules) {
      #expect(read.pattern.source == loaded.pattern.source)
      #expect(read.pattern.groupNumbers == loaded.pattern.groupNumbers)
      #expect(read.pass == loaded.pass)
      #expect(read.isGuess == loaded.isGuess)
      #expect(read.condition == loaded.condition)
      #expect("\(read.action)" == "\(loaded.action)")
    }
    #expect(read.passes == loaded.passes)
    #expect(read.packNames == loaded.packNames)
    #expect(read.settings.name == loaded.settings.name)
    #expect(read.settings.numbers == loaded.settings.numbers)
    #expect(read.plural.sources.map(\.pattern) == loaded.plural.sources.map(\.pattern))
    #expect(read.tables.keys.sorted() == loaded.tables.keys.sorted())
    for (name, table) in read.tables { #expect(table.image == loaded.tables[name]?.image, "\(name)") }
  }

  @Test func `what the files say of embedded rules can be asked for`() throws {
    let rules = try RuleSet(LocaleChain(LanguageTag("en"), in: .embedded), in: .embedded)
    #expect(rules.definitions.rules.map(\.id.value) == rules.rules.map(\.id))
  }
}

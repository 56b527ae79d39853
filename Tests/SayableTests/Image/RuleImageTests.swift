import BuiltInRuleFiles
import PCRE2
import Sayable
import Testing

@testable import SayableEngine
@testable import SayableRules

struct RuleImageTests {
  @Test(arguments: ["root", "en", "en-GB", "pl", "ar", "ja"])
  func `the built-in rules are those of the files`(locale: String) throws {
    let chain = LocaleChain(try LanguageTag(locale), in: RuleLibrary.builtIn)
    let read = RuleSet(chain, in: .builtIn)
    let compiled = try DefinedRules(chain, in: .builtIn)
    #expect(read.rules.map(\.id) == compiled.rules.map(\.id))
    for (read, compiled) in zip(read.rules, compiled.rules) {
      #expect(read.pattern.source == compiled.pattern.source)
      #expect(read.pass == compiled.pass)
      #expect(read.location.file == compiled.location.file)
      #expect(read.location.line == compiled.location.line)
      #expect("\(read.action)" == "\(compiled.action)")
    }
    #expect(read.passes == compiled.passes)
    #expect(read.settings.numbers == compiled.settings.numbers)
    for (name, table) in read.tables { #expect(table.image == compiled.tables[name]?.image, "\(name)") }
  }

  @Test func `rules compiled ahead say what rules compiled on the spot say`() throws {
    let app = RuleFile(name: "app.yaml", text: "tables: {unit: {seat: {written: [st.], say: {other: '{0} seats'}}}}")
    let bytes = try RuleLibrary.builtIn.compile(locales: [LanguageTag("en")], appRules: [app])
    let ahead = Normalizer(image: try RuleImage(bytes: bytes), locale: try LanguageTag("en-AU"))
    let now = try Normalizer(locale: "en", appRules: [app])
    for label in ["2 st. • 5 km", "12/05/2020", "n°5"] { #expect(ahead.normalize(label) == now.normalize(label)) }
  }

  @Test func `a language that an image lacks gets the rules of root`() throws {
    let image = try RuleImage(bytes: RuleLibrary.builtIn.compile(locales: [LanguageTag("nl")]))
    #expect(image.locales.map(\.description) == ["nl", "root"])
    let say = Normalizer(image: image, locale: try LanguageTag("fr"))
    #expect(say.normalize("8 km") == "8 km")
    #expect(!say.chain.hasLanguage)
  }

  @Test func `compiling twice gives the same bytes`() throws {
    let tags = [try LanguageTag("en"), try LanguageTag("de")]
    #expect(try RuleLibrary.builtIn.compile(locales: tags) == RuleLibrary.builtIn.compile(locales: tags))
  }
}

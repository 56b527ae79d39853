import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

struct SharedRulesTests {
  private static func file(_ name: String, _ text: String) -> RuleFile { RuleFile(name: name, text: text) }

  @Test(arguments: [("en", "75 m² e.g."), ("de", "75 m² z. B."), ("fr", "8 km/h"), ("pt-BR", "3 kg • 5 °C")])
  func `Rules that others were made beside say the same`(locale: String, label: String) throws {
    let shared = SharedRules()
    let library = RuleLibrary.builtIn
    let app = RuleFile(name: "app.yaml", text: "{}")
    func normalizer(of locale: String) throws -> Normalizer {
      try Normalizer(
        LocaleChain(LanguageTag(locale), in: library), options: NormalizerOptions(), packs: .standard,
        appRules: [app], library: library, formulas: nil, sharing: shared)
    }
    for other in ["nl", "en", "de", "pt-PT"] { _ = try normalizer(of: other) }
    let alone = try Normalizer(LanguageTag(locale), library: library)
    #expect(try normalizer(of: locale).trace(label) == alone.trace(label))
  }

  @Test func `What is wrong with a file is told for each locale`() throws {
    let library = try RuleLibrary().adding([
      Self.file("root/labels.yaml", "colour: red"), Self.file("nl/labels.yaml", "{}"),
      Self.file("sv/labels.yaml", "{}"),
    ])
    let shared = SharedRules()
    for locale in ["nl", "sv"] {
      let error = #expect(throws: RuleSetError.self) {
        try LoadedRules(LocaleChain(LanguageTag(locale), in: library), in: library, sharing: shared)
      }
      #expect(error?.diagnostics.first?.code == "unknown-key")
    }
  }
}

import Foundation
import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableExport
@testable import SayableRules

@Suite struct CompatibilityFormTests {
  /// Everything that is written in an exported table, in all locales.
  private static let spellings: Set<String> = Set(
    Normalizer.embedded.values.flatMap { say in
      ["unit", "abbreviation", "fraction", "symbol"].flatMap { say.words(inTable: $0) }
        .flatMap { $0.spellings + $0.riskySpellings }
    })

  @Test func `the form is NFKC or is not told`() {
    var told = 0
    for spelling in Self.spellings {
      guard let form = CompatibilityForm.of(spelling) else { continue }
      #expect(Array(form.unicodeScalars) == Array(spelling.precomposedStringWithCompatibilityMapping.unicodeScalars))
      told += 1
    }
    #expect(told > Self.spellings.count * 9 / 10)
  }

  @Test(arguments: [("m²", "m2"), ("½", "1⁄2"), ("⅚", "5⁄6"), ("µm", "μm"), ("10 km", "10 km"), ("Straße", "Straße")])
  func `units and fractions have a form`(spelling: String, form: String) {
    #expect(CompatibilityForm.of(spelling) == form)
  }

  @Test(arguments: ["nº", "ℓ", "™", "№", "ℂ"]) func `what would become a word has none`(spelling: String) {
    #expect(CompatibilityForm.of(spelling) == nil)
  }
}

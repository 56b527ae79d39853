import FuzzInvariants
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableFormulas

/// Where the file lies; nil for an app's own.
private let names: [String?] =
  [nil] + ["labels", "words", "cldr", "locale", "packs/homes", "formulas"].map { "en/\($0).yaml" }
  + ["root/labels.yaml", "root/formulas.yaml"]
private let labels = [
  "1 km • 12 m", "%d km, e.g. 1<2", "https://a.b 5°", "1,000.5 m²", "a\u{F8F0} É\u{301}", "\u{FF}\n",
]
private let english = LanguageTag.english

/// Any text at all is a rule file of an app or of a locale, which the first byte chooses: it can be used, or what is
/// wrong with it is told, at a place of the file, and the check of rules tells it as well. What it says of labels is as
/// sound as what other rules say.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRuleFile(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe FuzzInput(bytes, count)
  let name = input.choose(among: names)
  let text = Array(input.rest)
  let file = RuleFile(name: name ?? "app.yaml", bytes: text)
  let appRules = name == nil ? [file] : []
  do throws(RuleSetError) {
    let library = name == nil ? smallRules : try smallRules.adding([file])
    let check = RuleCheck(library, locales: [english], appRules: appRules)
    requirePlaces(check.diagnostics, in: file.name, text)
    do throws(RuleSetError) {
      let normalizer = try Normalizer(english, appRules: appRules, library: library)
      for label in labels.map({ Array($0.utf8) }) + [Array(text.prefix(200))] { requireSoundAnswer(normalizer, label) }
    } catch {
      requirePlaces(error.diagnostics, in: file.name, text)
      require(check.diagnostics.contains { $0.severity == .error }, "what cannot be used passes the check: \(error)")
    }
    if name?.hasSuffix("formulas.yaml") == true {
      let chain = LocaleChain(english, in: library)
      let rules = try library.formulaRules(of: chain, style: .clearspeak)
      let speaker = try FormulaSpeaker(chain, rules: rules, decimalMark: library.decimalMark(of: english)) { nil }
      if let formula = try? Formula("y = x^2 + 1/2 sqrt(3)") { _ = speaker.speak(formula) }
    }
  } catch {
    require(!error.diagnostics.isEmpty, "an error that tells nothing")
    requirePlaces(error.diagnostics, in: file.name, text)
  }
  return 0
}

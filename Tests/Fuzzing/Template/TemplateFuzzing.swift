import FuzzInvariants
import BuiltInRuleFiles
import SayableEngine
import SayableRules

private let english = LanguageTag.english

/// Any three lines are the pattern of a rule, its template, and a label: the rule can be used, or what is wrong with it
/// is told; and whatever it makes of the label is sound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplate(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = unsafe FuzzInput(bytes, count)
  let pattern = quoted(input.line())
  let template = quoted(input.line())
  let text = "rules: [{id: tried, pass: first, match: \(pattern), say: \(template)}]"
  do throws(RuleSetError) {
    let file = RuleFile(name: "app.yaml", text: text)
    let normalizer = try Normalizer(english, appRules: [file], library: smallRules)
    requireSoundAnswer(normalizer, Array(input.rest))
    requireSoundAnswer(normalizer, Array("1 km - 2.5 km, e.g. %d m²".utf8))
  } catch {
    require(!error.diagnostics.isEmpty, "an error that tells nothing")
    requirePlaces(error.diagnostics, in: "app.yaml", Array(text.utf8))
  }
  return 0
}

/// A text of YAML in single quotes.
private func quoted(_ bytes: ArraySlice<UInt8>) -> String {
  "'" + String(decoding: bytes, as: UTF8.self).replacing("'", with: "''") + "'"
}

import Prefilter
import TestSupport
import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

/// Other options on the same rules, and the quick answer that a label stays.
struct ChangedOptionsTests {
  @Test func `a normalizer with changed options says what a new one says`() throws {
    var options = NormalizerOptions()
    options.appliesGuesses = true
    options.disabledRules = ["bullet"]
    let changed = try Normalizer(locale: "en").changing(options)
    let new = try Normalizer(locale: "en", options: options)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let label = LabelGenerator.label(&random)
      #expect(changed.normalize(label) == new.normalize(label))
    }
  }

  @Test(arguments: [("Save changes", true), ("Größe ändern", true), ("5 km", false), ("%d left", false)])
  func `what no rule touches is known at once`(label: String, isUntouched: Bool) throws {
    let bytes = Array(label.utf8)
    // One of its own, as others may have no room for new texts.
    let normalizer = try Normalizer(locale: "en")
    #expect(normalizer.leavesUntouched(bytes.view) == isUntouched)
    #expect(normalizer.trace(bytes).segments.count == 1 || !isUntouched)
  }
}

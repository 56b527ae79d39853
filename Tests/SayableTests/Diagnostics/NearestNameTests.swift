import Testing

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

struct NearestNameTests {
  @Test(
    arguments: [
      ("mach", "did you mean 'match'?"),
      ("exampels", "did you mean 'examples'?"), ("keep", "did you mean 'keeps'?"), ("says", "did you mean 'say'?"),
      ("", "known are: examples, keeps, match, say"), ("template", "known are: examples, keeps, match, say"),
    ])
  func `the nearest name is offered where one is near, or else all names`(name: String, note: String) {
    #expect(nearestNameNote(to: name, among: ["say", "match", "keeps", "examples"]) == note)
  }

  @Test func `of names equally near the first in the alphabet is offered`() {
    #expect(nearestNameNote(to: "unis", among: ["units", "unix", "unit"]) == "did you mean 'unit'?")
  }

  @Test func `where there are no names the note says so`() {
    #expect(nearestNameNote(to: "x", among: [String]()) == "there are none here")
  }
}

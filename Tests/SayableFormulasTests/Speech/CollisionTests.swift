import SayableEngine
import SayableFormulas
import TestSupport
import Testing

/// Words alone tell formulas apart: of all small formulas of some constructs, hardly any are said with the words of
/// another. Pauses do not count, since nobody hears a comma.
struct CollisionTests {
  private static let locales = ["en", "nl", "de", "fr", "es", "it", "ca", "da", "nb", "sv"]

  @Test(arguments: Self.locales, [SpeechStyle.mathspeak, .clearspeak, .terse])
  func `formulas are told apart by words alone`(_ locale: String, _ style: SpeechStyle) throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag(locale), style: style)
    var random = SeededGenerator(seed: 20_26)
    var meanings: [String: Set<String>] = [:]
    var written: Set<String> = []
    for _ in 0..<4 {
      for formula in FormulaGenerator.formulas(ofUpTo: 5, using: &random) where written.insert(formula).inserted {
        let said = try speaker.speak(formula, syntax: .latex)
        meanings[Self.words(of: said), default: []].insert(Self.meaning(of: formula))
      }
    }
    let shared = meanings.filter { $0.value.count > 1 }
    let share = Double(shared.values.reduce(0) { $0 + $1.count }) / Double(written.count)
    let bound = style == .mathspeak ? 0.001 : 0.005
    #expect(share <= bound, "\(shared.count) wordings stand for several of \(written.count) formulas: \(shared)")
  }

  /// The words without pauses, in small letters; a mark between digits is part of a number.
  private static func words(of said: String) -> String {
    said.lowercased().split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingSuffix { ",;:.".contains($0) } }
      .joined(separator: " ")
  }

  /// The formula without parentheses around one sign, which change nothing: `sin(x)` is `sin x`.
  private static func meaning(of formula: String) -> String {
    var text = " " + formula.filter { $0 != " " }
    while true {
      let next = text.replacing(/([^f])\(([a-z0-9])\)/) { "\($0.1)\($0.2)" }
        .replacing(/([=<+\-])\((-[a-z0-9])\)/) { "\($0.1)\($0.2)" }
        .replacing(/^ \((-[a-z0-9])\)(?=[=<+,\-])/) { " \($0.1)" }
        .replacing(/\\cdot\((-[a-z0-9])\)/) { "\\cdot\($0.1)" }
        .replacing(/\\(sin|ln)\((-?[a-z0-9]|f\([a-z0-9]\)|\\(?:sin|ln)[a-z0-9])\)/) { "\\\($0.1)\($0.2)" }
      guard next != text else { return text }
      text = next
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isMark: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isMark(last) { text.removeLast() }
    return text
  }
}

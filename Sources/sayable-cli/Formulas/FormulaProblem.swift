internal import SayableEngine
internal import SayableFormulas

/// Why a formula cannot be read, or what was guessed, shown below the formula with a caret at the place.
internal struct FormulaProblem {
  let lines: [String]

  init(_ error: FormulaSyntaxError, in formula: String, place: String) {
    lines = Self.lines(error.message, expected: error.expected, at: error.source, in: formula, place: place)
  }

  /// The same for a reading that was chosen, though there are others.
  init(_ guess: Guess, in formula: String, place: String) {
    lines = Self.lines("guess: \(guess.message) (\(guess.code))", at: guess.source, in: formula, place: place)
  }

  private static func lines(
    _ message: String, expected: String? = nil, at source: Range<Int>, in formula: String, place: String
  ) -> [String] {
    let start = column(ofByte: source.lowerBound, in: formula)
    let end = column(ofByte: source.upperBound, in: formula)
    return ["sayable: \(place), column \(start + 1): \(message)"] + (expected.map { ["  expected: \($0)"] } ?? [])
      + excerpt(of: formula, from: start, to: max(end, start + 1))
  }

  /// The characters before the byte at `offset`.
  private static func column(ofByte offset: Int, in formula: String) -> Int {
    formula.utf8.prefix(max(0, offset)).count { $0 & 0xC0 != 0x80 }
  }

  /// The part of the formula around the place, and a line with carets under it.
  private static func excerpt(of formula: String, from start: Int, to end: Int) -> [String] {
    let reach = 60
    let first = max(0, start - reach)
    let length = max(1, min(end - start, reach))
    let scalars = formula.unicodeScalars.dropFirst(first).prefix(reach + length + 20)
    let before = VisibleText((first > 0 ? "..." : "") + String(scalars.prefix(start - first)))
    let marked = VisibleText(String(scalars.dropFirst(start - first).prefix(length)))
    let after = VisibleText(String(scalars.dropFirst(start - first + length)))
    return [
      "  \(before.string)\(marked.string)\(after.string)",
      "  \(before.blank)\(String(repeating: "^", count: max(length, marked.width)))",
    ]
  }
}

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
    let scalars = formula.unicodeScalars
    let first = max(0, start - reach)
    let shown = scalars.dropFirst(first).prefix(reach + max(1, min(end - start, reach)) + 20)
    let text = shown.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : String($0) }.joined()
    let lead = first > 0 ? "..." : ""
    let carets = String(repeating: "^", count: max(1, min(end - start, reach)))
    return ["  \(lead)\(text)", "  \(String(repeating: " ", count: lead.count + start - first))\(carets)"]
  }
}

/// Why the parser stopped, in its own words.
struct ParserProblem {
  /// Where the parser stopped: it counts bytes while it decodes, and Unicode scalars afterwards.
  enum Place {
    case byte(Int)
    case scalar(Int)
  }

  /// What it did not like, as in "did not find expected key".
  let problem: String

  /// What it was doing, as in "while parsing a block mapping", or nothing.
  let context: String

  let place: Place

  /// Where the thing begins that `context` names, in Unicode scalars; without context, 0.
  let contextStart: Int

  /// The code of the character that cannot be read, or -1.
  let value: Int
}

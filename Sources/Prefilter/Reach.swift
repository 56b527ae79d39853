/// How far before the end of its searched part a match of a pattern may begin: before any number of bytes of a set, and
/// before so many others.
package struct Reach: Sendable, Equatable {
  /// The number of the set.
  internal let set: Int
  /// How many bytes may stand there that are not of the set; nil for any number.
  private let others: Int?

  private static let otherLimit = 254

  /// A reach of more than 254 others is one of any number.
  package init(set: Int, others: Int?) {
    self.set = set
    self.others = others.flatMap { $0 <= Self.otherLimit ? $0 : nil }
  }

  /// The reach that is stored as a number.
  package init(_ word: UInt32) {
    let others = Int(word & 0xFF)
    self.init(set: Int(word >> 8), others: others == 0 ? nil : others - 1)
  }

  /// The number that it is stored as.
  package var word: UInt32 {
    UInt32(truncatingIfNeeded: set) << 8 | UInt32(truncatingIfNeeded: others.map { $0 + 1 } ?? 0)
  }

  /// The first place at `position` or behind it where a match may begin whose searched part ends behind `place`.
  internal func start(from position: Int, before place: Int, in text: Span<UInt8>, of program: NFAProgram) -> Int {
    guard var others else { return position }
    var start = max(position, place)
    while start > position {
      if !program.contains(set, Int(text[start - 1])) {
        if others == 0 { break }
        others -= 1
      }
      start -= 1
    }
    return start
  }
}

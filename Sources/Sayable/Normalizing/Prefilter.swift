internal import PCRE2

/// What a text must hold for a rule to match in it: tells in a few steps that most rules cannot match.
internal struct Prefilter: Sendable {
  private let minimumLength: Int
  private let needs: (ByteSet, ByteSet, ByteSet)

  internal init(_ pattern: PatternSyntax) {
    minimumLength = pattern.leastLength
    let sets = PatternNeeds(pattern).sets + [.all, .all, .all]
    needs = (sets[0], sets[1], sets[2])
  }

  /// Whether the rule can match at all in a text of these bytes.
  internal func mayMatch(_ bytes: ByteSet, count: Int) -> Bool {
    count >= minimumLength && !needs.0.isDisjoint(with: bytes) && !needs.1.isDisjoint(with: bytes)
      && !needs.2.isDisjoint(with: bytes)
  }
}

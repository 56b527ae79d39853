/// A spoken string whose text differs from the shown one as speech does from writing: a sign of the shown text is said
/// in words.
public struct SpokenProof: Sendable, Hashable {
  /// How the spoken string is named.
  public let style: SiblingStyle
  /// The key of the string that is shown.
  public let shownKey: String
  /// The text that is shown.
  public let shown: String
  /// The text that is spoken.
  public let spoken: String

  /// The proof that a pair of strings is; nil where their texts are none, be they the longer and the shorter name of a
  /// button.
  internal init?(_ pair: SiblingPairs.Pair, _ labels: [Int: [LintedLabel]]) {
    guard let shown = labels[pair.shown], let spoken = labels[pair.spoken], shown.count == spoken.count,
      zip(shown, spoken).contains(where: { UnitWords.isSpoken($1, for: $0) })
    else { return nil }
    style = pair.style
    shownKey = shown[0].entry.key
    self.shown = shown[0].entry.value.string
    self.spoken = spoken[0].entry.value.string
  }
}

/// The ways in which spoken strings are named, and what proves each.
public struct SiblingEvidence: Sendable {
  private var proofs: [SiblingStyle: [String: SpokenProof]] = [:]

  /// How many keys have to prove a style before strings are named after it.
  public static let neededKeys = 3

  /// Nothing is proven yet.
  public init() {}

  internal init(_ pairs: SiblingPairs, _ labels: [Int: [LintedLabel]]) {
    for pair in pairs.pairs { SpokenProof(pair, labels).map { add($0) } }
  }

  private mutating func add(_ proof: SpokenProof) {
    // The translations of a string prove no more than the string.
    if proofs[proof.style]?[proof.shownKey] == nil { proofs[proof.style, default: [:]][proof.shownKey] = proof }
  }

  /// Adds what another catalog proves.
  public mutating func add(_ other: SiblingEvidence) {
    for proof in other.proofs.values.flatMap(\.values) { add(proof) }
  }

  /// The style that most keys prove, the first by its name where two do; nil where too few prove any.
  public var style: SiblingStyle? {
    proofs.filter { $0.value.count >= Self.neededKeys }
      .max { ($0.value.count, $1.key.option) < ($1.value.count, $0.key.option) }?.key
  }

  /// What proves a style, in the order of the keys.
  public func proofs(of style: SiblingStyle) -> [SpokenProof] {
    (proofs[style] ?? [:]).values.sorted { $0.shownKey < $1.shownKey }
  }
}

/// Numbers the findings that have the same fingerprint, so that programs which take each only once show all.
internal struct NumberedFingerprints {
  private var counts: [Fingerprint: Int] = [:]

  /// The fingerprint of the next finding, in the order of the report, and how many came before it with the same.
  internal mutating func next(_ fingerprint: Fingerprint) -> (fingerprint: Fingerprint, number: Int) {
    let number = counts[fingerprint, default: 0]
    counts[fingerprint] = number + 1
    return (fingerprint, number)
  }
}

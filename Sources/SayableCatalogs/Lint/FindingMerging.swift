extension [Finding] {
  /// The findings of one string with no two of one stretch: the one that matters most is kept, of two that matter the
  /// same the first, and has the others as remarks.
  internal func merged() -> [Finding] {
    if count < 2 { return self }
    let order = indices.sorted { (self[$1].severity, $0) < (self[$0].severity, $1) }
    var kept: [Int: Finding] = [:]
    for index in order {
      if let place = kept.keys.filter({ self[$0].meets(self[index]) }).min() {
        kept[place]?.absorb(self[index])
      } else {
        kept[index] = self[index]
      }
    }
    return indices.compactMap { kept[$0] }
  }
}

extension Finding {
  /// Whether both are about the same stretch of the same text, or the whole of a text that the other is a part of.
  fileprivate func meets(_ other: Finding) -> Bool {
    range.start.byteOffset < other.range.end.byteOffset && other.range.start.byteOffset < range.end.byteOffset
      && variant == other.variant
  }

  fileprivate mutating func absorb(_ other: Finding) {
    if other.check != check || other.message != message {
      remarks.append(Remark(check: other.check, message: other.message))
    }
    rules += other.rules.filter { !rules.contains($0) }
    if fix == nil { fix = other.fix }
  }
}

/// A set of characters: those that a class lists, or one of them. It may hold more than the class, never less.
internal struct ScalarSet {
  internal private(set) var ascii = ByteSet()
  /// Whether the class has all of ``ascii``.
  private var isExact = true
  /// The characters beyond ASCII.
  private var beyond: [ClosedRange<UInt32>] = []

  private static let allBeyond: ClosedRange<UInt32> = 0x80...0x10FFFF

  internal init() {}

  /// The ASCII characters of a set, and any beyond.
  internal init(_ ascii: ByteSet, isExact: Bool) {
    (self.ascii, self.isExact, beyond) = (ascii, isExact, [Self.allBeyond])
  }

  /// The ASCII characters of a set, and those of some ranges beyond.
  internal init(_ ascii: ByteSet, beyond: [ClosedRange<UInt32>]) { (self.ascii, self.beyond) = (ascii, beyond) }

  /// Puts the characters from `low` to `high` into the set, and where case is ignored all their cases.
  internal mutating func insert(_ low: Unicode.Scalar, through high: Unicode.Scalar, ignoringCase: Bool) {
    guard low <= high else { return }
    insert(low.value...high.value)
    guard ignoringCase else { return }
    guard high.value - low.value < Self.foldedLength else {
      // Few letters beyond ASCII have a relative in it.
      ascii.formUnion(.letters)
      isExact = false
      beyond = [Self.allBeyond]
      return
    }
    for value in low.value...high.value {
      for relative in Unicode.Scalar(value)?.caseRelatives ?? [] { insert(relative.value...relative.value) }
    }
  }

  /// The cases of longer ranges are not looked up.
  private static let foldedLength: UInt32 = 1024

  private mutating func insert(_ range: ClosedRange<UInt32>) {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low < 0x80 { ascii.formUnion(ByteSet(UInt8(low)...UInt8(min(high, 0x7F)))) }
    if high >= 0x80 { beyond.append(max(low, 0x80)...high) }
  }

  internal mutating func formUnion(_ other: ScalarSet) {
    ascii.formUnion(other.ascii)
    isExact = isExact && other.isExact
    beyond += other.beyond
  }

  /// All other characters.
  internal var complement: ScalarSet {
    ScalarSet(isExact ? ascii.complement.intersection(.ascii) : .ascii, isExact: isExact)
  }

  internal var syntax: PatternSyntax {
    let own: PatternSyntax = isExact ? .byte(ascii) : .byteWithin(ascii)
    if beyond.contains(Self.allBeyond) { return .alternatives([own, .beyondASCII]) }
    let others = merged.flatMap(\.encodings)
    if others.isEmpty { return own }
    if ascii.isEmpty { return others.count == 1 ? others[0] : .alternatives(others) }
    return .alternatives([own] + others)
  }

  /// The ranges in order, those that meet as one.
  private var merged: [ClosedRange<UInt32>] {
    beyond.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, range in
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
  }
}

extension ClosedRange<UInt32> {
  /// What the UTF-8 forms of characters in a range look like: sequences of sets of bytes.
  fileprivate var encodings: [PatternSyntax] {
    // Forms of different lengths, from 2 to 4 bytes.
    [0x80...0x7FF, 0x800...0xFFFF, 0x1_0000...0x10_FFFF].filter { overlaps($0) }.flatMap { range in
      let part = clamped(to: range)
      return Self.sequences(Self.bytes(part.lowerBound), Self.bytes(part.upperBound)).map { sets in
        PatternSyntax.sequence(sets.map { .byte(ByteSet($0)) })
      }
    }
  }

  /// The UTF-8 form of a number, which need not be that of a character.
  private static func bytes(_ value: UInt32) -> [UInt8] {
    let count = value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
    return (0..<count).map { index in
      let bits = UInt8(truncatingIfNeeded: value >> UInt32(6 * (count - 1 - index)))
      return index == 0 ? bits & 0x1F | ~(0xFF >> UInt8(count)) : bits & 0x3F | 0x80
    }
  }

  /// All sequences of as many bytes from `low` to `high`.
  private static func sequences(_ low: [UInt8], _ high: [UInt8]) -> [[ClosedRange<UInt8>]] {
    let (first, last) = (low[0], high[0])
    if low.count == 1 { return [[first...last]] }
    let (lowRest, highRest) = (Array(low[1...]), Array(high[1...]))
    if first == last { return sequences(lowRest, highRest).map { [first...first] + $0 } }
    let (least, most) = ([UInt8](repeating: 0x80, count: lowRest.count), [UInt8](repeating: 0xBF, count: lowRest.count))
    var result: [[ClosedRange<UInt8>]] = []
    var (start, end) = (first, last)
    if lowRest != least {
      result += sequences(lowRest, most).map { [first...first] + $0 }
      start += 1
    }
    if highRest != most { end -= 1 }
    if start <= end { result.append([start...end] + least.indices.map { _ in 0x80...0xBF }) }
    if highRest != most { result += sequences(least, highRest).map { [last...last] + $0 } }
    return result
  }
}

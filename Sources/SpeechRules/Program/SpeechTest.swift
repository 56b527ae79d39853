/// One test of a condition: whether something holds for the node that a path leads to.
package struct SpeechTest: Sendable {
  /// What is asked of the node.
  package enum Property: UInt8, Sendable {
    /// That there is one.
    case exists
    /// That the preference whose place is ``SpeechTest/number`` has one of the values in ``SpeechTest/members``.
    case preference
    /// That it has one of the kinds in ``SpeechTest/members``, or meets one of the conditions in ``SpeechTest/references``.
    case kind
    case role, font, embellished
    /// That its text is one of those in ``SpeechTest/references``.
    case text
    /// That the whole number it is, is as asked.
    case value
    case childCount, contentCount
    /// That so many fences like its own stand around it, its own included.
    case nesting
    /// That its place among its siblings, from 1, is as asked.
    case index
    /// That its text has so many characters.
    case length
    /// That so many nodes that meet a condition lie within one another in it, itself included or not.
    case depth, innerDepth
  }

  /// How two numbers are compared.
  package enum Comparison: UInt8, Sendable {
    case equal, above, below

    package func holds(_ first: Int, _ second: Int) -> Bool {
      switch self {
      case .equal: first == second
      case .above: first > second
      case .below: first < second
      }
    }
  }

  /// The way to the node, in the order in which it is gone, as places in ``SpeechProgram/steps``.
  package var path: Range<Int32> = 0..<0
  package var property: Property
  package var isNegated = false
  /// A set of places among all cases, a bit each.
  package var members = MemberSet()
  /// Places in ``SpeechProgram/references``.
  package var references: Range<Int32> = 0..<0
  package var comparison = Comparison.equal
  /// What is compared with, or the place of a preference.
  package var number: Int32 = 0
  /// Of a depth, the place in ``SpeechProgram/conditions``.
  package var condition: Int32 = 0

  package init(_ property: Property = .exists) { self.property = property }

  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(&path)
    fields.field(choice: &property)
    fields.field(&isNegated)
    fields.field(&members)
    fields.field(&references)
    fields.field(choice: &comparison)
    fields.field(&number)
    fields.field(&condition)
  }
}

/// Questions about the characters of a node that the rule language has no words for.
package enum BuiltInCondition: String, Sendable, CaseIterable {
  /// One capital letter.
  case capital
  /// One letter.
  case letter
  /// A whole number in digits.
  case integer
  /// Several signs, one of them a capital letter.
  case capitalized
  /// Several capital letters and nothing else.
  case capitals
  /// Digits, and marks between them.
  case digits
  /// A fence that the other fence of its pair goes with, as `(` with `)`.
  case matching
  /// A unit, perhaps of several, that labels have a name for.
  case namedUnit = "named-unit"

  /// All of them, as ``SpeechProgram/conditions`` begin.
  package static let all = allCases
}

/// A set of numbers from 0 to 127, a bit each. Swift's own number of so many bits needs iOS 18 and macOS 15.
package struct MemberSet: Hashable, Sendable {
  @usableFromInline internal var low: UInt64 = 0
  @usableFromInline internal var high: UInt64 = 0

  /// A set with no members.
  package init() {}

  /// The set of all numbers that it can hold.
  package static var all: MemberSet {
    var all = MemberSet()
    (all.low, all.high) = (.max, .max)
    return all
  }

  /// Whether `number` is in the set; a negative one and one above 127 never is.
  @inlinable package func contains(_ number: Int) -> Bool {
    switch number {
    case 0..<64: low & (1 << UInt64(number)) != 0
    case 64..<128: high & (1 << UInt64(number - 64)) != 0
    default: false
    }
  }

  /// Puts `number` into the set; one that it cannot hold is left out.
  package mutating func insert(_ number: Int) {
    switch number {
    case 0..<64: low |= 1 << UInt64(number)
    case 64..<128: high |= 1 << UInt64(number - 64)
    default: break
    }
  }

  /// The bits in three parts, the lowest first, of 48 bits each.
  internal var parts: [Int] {
    get {
      [low, low >> 48 | high << 16, high >> 32].map { Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF_FFFF) }
    }
    set {
      let parts = newValue.map { UInt64(truncatingIfNeeded: $0) }
      low = parts[0] | parts[1] << 48
      high = parts[1] >> 16 | parts[2] << 32
    }
  }
}

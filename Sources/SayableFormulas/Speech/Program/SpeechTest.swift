/// One test of a condition: whether something holds for the node that a path leads to.
internal struct SpeechTest: Sendable {
  /// The way to the node, in the order in which it is gone, as places in ``SpeechProgram/steps``.
  var path: Range<Int32>
  var property: Property
  var isNegated = false

  /// What is asked of the node.
  enum Property: Sendable {
    /// That there is one.
    case exists
    /// That the preference at a place of the ``PreferenceCatalog`` has one of some values, a bit each.
    case preference(Int, UInt128)
    /// That it has one of the kinds of a set, or meets one of some conditions (places in
    /// ``SpeechProgram/conditionReferences``).
    case kind(UInt64, Range<Int32>)
    case role(UInt128)
    case font(UInt32)
    case embellished(UInt64)
    /// That its text has one of the numbers in ``SpeechProgram/literals``.
    case text(Range<Int32>)
    /// That the whole number it is, is as asked.
    case value(Comparison, Int)
    case childCount(Comparison, Int)
    case contentCount(Comparison, Int)
    /// That so many fences like its own stand around it, its own included.
    case nesting(Comparison, Int)
    /// That its place among its siblings, from 1, is as asked.
    case index(Comparison, Int)
    /// That its text has so many characters.
    case length(Comparison, Int)
    /// That so many nodes that meet a condition lie within one another in it.
    case depth(DepthMeasure, Comparison, Int)
  }

  /// How two numbers are compared.
  enum Comparison: String, Sendable, CaseIterable {
    case equal = "is"
    case above, below

    func holds(_ first: Int, _ second: Int) -> Bool {
      switch self {
      case .equal: first == second
      case .above: first > second
      case .below: first < second
      }
    }
  }
}

/// How many nodes that meet a condition lie within one another, on the way down that meets most of them.
internal struct DepthMeasure: Sendable {
  /// The place in ``SpeechProgram/conditions``.
  var condition: Int32
  /// Whether the node itself does not count.
  var isInner: Bool
}

/// A condition with a name.
internal struct NamedCondition: Sendable {
  /// Places in ``SpeechProgram/alternatives``, of which one is enough.
  var alternatives: Range<Int32> = 0..<0
  /// What it asks where rules could not tell.
  var builtin: Builtin?

  /// Questions about the characters of a node that the rule language has no words for.
  enum Builtin: String, Sendable, CaseIterable {
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
  }
}

/// A property list, however it is written, with the place of everything.
internal indirect enum PropertyList: Sendable {
  case string(DecodedText)
  case dictionary([PropertyListMember])
  case array([PropertyList])
  /// A number, a date, data: nothing that is read out.
  case other

  /// How many dictionaries and arrays may stand in each other; none of a catalog come near.
  internal static let greatestDepth = 64
}

/// A key of a dictionary and what it stands for.
internal struct PropertyListMember: Sendable {
  internal var key: DecodedText
  internal var value: PropertyList
  /// Both, and what ends them, in the source's text, half-open.
  internal var extent: Range<Int>
  /// The comment directly before; nil where there is none.
  internal var comment: String?
  internal var suppressions: [Suppression] = []
}

/// The words of a template, cut into segments.
internal struct SpeechTemplate: Sendable {
  /// A piece of a template.
  struct Segment: Sendable {
    enum Content: Sendable {
      case words([UInt8])
      case pause(Pause)
      /// A rule's slot, counted from 0.
      case slot(Int, NumberForm)
      /// Words in brackets follow, as many segments as given.
      case optional(Int)
    }

    var content: Content
    /// Whether it stands right behind what comes before it, without a space.
    var isGlued = false
  }

  var segments: [Segment] = []
}

/// How a number in a slot is said.
internal enum NumberForm: Sendable, Hashable {
  /// As it is written.
  case plain
  /// In words: "three".
  case cardinal
  /// "third".
  case ordinal
  /// In digits, as far as there are any: "3rd".
  case numericOrdinal
  /// As the denominator of so many parts as the slot with this number, counted from 0, says: "thirds".
  case parts(of: Int)
  /// As how often something lies within its like: "Twice".
  case nesting
  /// Not as a number, but as so many times these words, one right behind the other: "StartStart".
  case repeated([UInt8])

  /// Figure by figure: "1 point 4".
  case digits
  /// Not as a number, but as the second part of a compound, so without a capital of its own: "Quadratmeter".
  case joined

  static let names = [
    "digits", "joined", "cardinal", "ordinal", "numeric-ordinal", "parts of N", "nesting", "repeat WORD",
  ]
}

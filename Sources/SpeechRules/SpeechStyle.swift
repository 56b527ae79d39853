/// A way of saying formulas.
public enum SpeechStyle: String, Sendable, Hashable, CaseIterable {
  /// As ClearSpeak of ETS words it, which a listener need not have learnt.
  case clearspeak
  /// As short as it can be said.
  case terse
  /// MathSpeak, which says the layout and leaves no doubt about it.
  case mathspeak
  /// Sign by sign, as it is written.
  case literal

  /// The style called `name`, in any case; `SimpleSpeak` and `LiteralSpeak` are second names of `terse` and `literal`.
  public init?(name: String) {
    switch name.lowercased() {
    case "simplespeak": self = .terse
    case "literalspeak": self = .literal
    case let name:
      guard let style = Self(rawValue: name) else { return nil }
      self = style
    }
  }

  /// How much is said in the style: MathSpeak has three lengths.
  internal var verbosities: [Verbosity] { self == .mathspeak ? Verbosity.allCases : [.verbose] }
}

/// One character of a UnicodeMath formula, as the lexer finds it.
internal struct UnicodeMathMark: Sendable {
  enum Kind: UInt8, Sendable {
    case plain
    /// It stands for itself, whatever it would mean: it came after a backslash.
    case literal
    /// A control word that has no meaning; its text is in the source.
    case unknownWord
    /// All of what stands between quotation marks, which `scalar` is one of.
    case quotation
    /// What cannot be read, up to the end of the source.
    case unreadable
  }

  let scalar: Unicode.Scalar
  let kind: Kind
  /// What it does; `_` and `^` are operators here.
  let part: UnicodeMathCharacter
  /// Where it was written, in UTF-8 bytes.
  let source: Range<Int>

  init(_ scalar: Unicode.Scalar, _ kind: Kind, _ source: Range<Int>) {
    self.scalar = scalar
    self.kind = kind
    self.source = source
    part = kind == .plain ? .of(scalar) : kind == .literal ? .operator : .letter
  }

  /// The character as a sign of the notation, or nil where it is none.
  var sign: Unicode.Scalar? { kind == .plain ? scalar : nil }

  var isDigit: Bool { ("0"..."9").contains(scalar) }

  /// Whether it is a sign of what follows, as plus and minus are.
  var isSign: Bool {
    switch scalar {
    case "+", "-", "−", "±", "∓": true
    default: false
    }
  }
}

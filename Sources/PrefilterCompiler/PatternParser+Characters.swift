extension PatternParser {
  /// What is known of a token that stands for characters; nil for others, and for what is not understood.
  internal func characters(_ token: PatternToken) -> PatternSyntax? {
    switch token {
    case .scalar(let scalar): return literal(scalar)
    case .anyScalar: return .character(.ascii, isExact: false)
    case .escape(let letter): return escape(letter)
    case .property(let name?, let isNegated): return property(isNegated ? "" : name)
    case .characterClass(let members, let isNegated):
      var listed = ClassMembers()
      for member in members {
        switch member {
        case .scalar(let scalar): listed.insert(literal(scalar), ofScalar: true)
        case .range(let low, let high): insert(low, through: high, into: &listed)
        default:
          guard let syntax = characters(member) else { return nil }
          listed.insert(syntax)
        }
      }
      return isNegated ? listed.negated : listed.syntax
    default: return nil
    }
  }

  private func insert(_ low: Unicode.Scalar, through high: Unicode.Scalar, into members: inout ClassMembers) {
    guard low <= high else { return }
    if low.isASCII {
      for value in low.value...min(high.value, 0x7F) {
        Unicode.Scalar(value).map { members.insert(literal($0), ofScalar: true) }
      }
    }
    guard !high.isASCII else { return }
    if ignoresCase {
      members.insert(.character(.letters, isExact: false))
    } else if let first = String(low.isASCII ? "\u{80}" : low).utf8.first, let last = String(high).utf8.first {
      // The first bytes of characters are in the order of the characters.
      let within = PatternSyntax.byteWithin(ByteSet(first...last))
      members.insert(.sequence([within, .repeated(.byteWithin(.continuing))]), ofScalar: true)
    }
  }

  private func escape(_ letter: Unicode.Scalar) -> PatternSyntax? {
    switch letter {
    case "d": .character(.digits, isExact: true)
    case "w": .character(ByteSet.letters.union(.digits).union(.underscore), isExact: true)
    case "s": .character(.spaces, isExact: true)
    case "D", "W", "S": .character(.ascii, isExact: false)
    case "b", "B", "A", "z", "Z", "G", "K": .nothing
    case "h", "v", "H", "V", "R", "X": .unknown
    default: nil
    }
  }

  private func property(_ name: String) -> PatternSyntax {
    switch name {
    case "L": .character(.letters, isExact: true)
    case "Lu": .character(ignoresCase ? .letters : .capitals, isExact: !ignoresCase)
    case "Ll": .character(ignoresCase ? .letters : .smallLetters, isExact: !ignoresCase)
    case "N", "Nd": .character(.digits, isExact: true)
    default: .character(.ascii, isExact: false)
    }
  }

  /// One character, in all its cases where case is ignored.
  private func literal(_ scalar: Unicode.Scalar) -> PatternSyntax {
    guard scalar.isASCII else {
      // Few letters beyond ASCII have a relative in it: ſ, K.
      if ignoresCase { return .character(ByteSet(Array("KkSs".utf8)), isExact: false) }
      return .sequence(Array(String(scalar).utf8).map { .byte(ByteSet(CollectionOfOne($0))) })
    }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    var set = ByteSet(CollectionOfOne(byte))
    guard ignoresCase, ByteSet.letters.contains(byte) else { return .byte(set) }
    set.insert(byte ^ 0x20)
    switch byte | 0x20 {
    case UInt8(ascii: "k"), UInt8(ascii: "s"): return .alternatives([.byte(set), .beyondASCII])
    default: return .byte(set)
    }
  }
}

extension ByteSet {
  fileprivate static let underscore = ByteSet(CollectionOfOne(UInt8(ascii: "_")))
}

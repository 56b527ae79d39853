/// What a character class lists.
internal struct ClassMembers {
  private var ascii = ByteSet()
  private var isExact = true
  private var beyond: [PatternSyntax] = []
  private var hasAllBeyond = false

  /// Puts what one member matches into the class.
  internal mutating func insert(_ member: PatternSyntax, ofScalar isScalar: Bool = false) {
    switch member {
    case .byte(let set): ascii.formUnion(set)
    case .byteWithin(let set):
      ascii.formUnion(set)
      isExact = false
    case .sequence where isScalar: beyond.append(member)
    case .alternatives(let branches):
      for case .byte(let set) in branches { ascii.formUnion(set) }
      for case .byteWithin(let set) in branches {
        ascii.formUnion(set)
        isExact = false
      }
      hasAllBeyond = true
    default:
      ascii = .ascii
      isExact = false
      hasAllBeyond = true
    }
  }

  internal var syntax: PatternSyntax {
    let own: PatternSyntax = isExact ? .byte(ascii) : .byteWithin(ascii)
    if hasAllBeyond { return .alternatives([own, .beyondASCII]) }
    if beyond.isEmpty { return own }
    return .alternatives(ascii.isEmpty ? beyond : [own] + beyond)
  }

  /// All other characters.
  internal var negated: PatternSyntax {
    .character(isExact ? ascii.complement.intersection(.ascii) : .ascii, isExact: isExact)
  }
}

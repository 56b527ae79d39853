internal import PCRE2

/// What bytes a text must hold for a pattern to match in it, as far as its syntax tells: sets of which each must have a
/// byte in the text. PCRE2 tells the same of the first and the last literal alone.
///
/// Where the syntax is not understood nothing is asked for, so that a prefilter never hides a match.
internal struct PatternNeeds: Sendable {
  /// The sets, the rarest first.
  internal let sets: [ByteSet]

  /// - Parameter pattern: A pattern that PCRE2 compiles, with Unicode properties.
  internal init(_ pattern: String) {
    var parser = NeedsParser(pattern)
    let all = parser.alternatives().map { Need(set: $0) }
    let rarest = all.sorted { $0.frequency < $1.frequency }.prefix(Self.limit)
    sets = parser.isUnderstood ? rarest.map(\.set) : []
  }

  /// More sets than these tell little more.
  internal static let limit = 3
}

private struct Need {
  let set: ByteSet
  /// About how often a byte of the set stands in a hundred labels.
  let frequency: Int

  init(set: ByteSet) {
    self.set = set
    frequency =
      2 * set.count + 88 * set.count(in: .space) + 38 * set.count(in: .smallLetters) + 6 * set.count(in: .capitals)
      + set.count(in: .digits) + 18 * set.count(in: .stops) - set.count(in: .nonASCII)
  }
}

/// Reads just as much of a pattern as the needs depend on.
private struct NeedsParser {
  private var rest: Substring.UnicodeScalarView
  private var ignoresCase = false
  private(set) var isUnderstood = true

  init(_ pattern: String) { rest = pattern[...].unicodeScalars }

  /// The needs of alternatives, up to a closing parenthesis or the end.
  mutating func alternatives() -> [ByteSet] {
    let outerCase = ignoresCase
    defer { ignoresCase = outerCase }
    var branches = [branch()]
    while take("|") { branches.append(branch()) }
    guard branches.count > 1 else { return branches[0] }
    // Whichever branch matches, its rarest need is met.
    var union = ByteSet()
    for branch in branches {
      guard let rarest = branch.map(Need.init).min(by: { $0.frequency < $1.frequency }) else { return [] }
      union.formUnion(rarest.set)
    }
    return [union]
  }

  private mutating func branch() -> [ByteSet] {
    var needs: [ByteSet] = []
    while let next = rest.first, next != "|", next != ")" {
      let item = item()
      if !skipQuantifier() { needs += item }
    }
    return needs
  }

  /// The needs of one item, its quantifier not yet looked at.
  private mutating func item() -> [ByteSet] {
    guard let scalar = rest.popFirst() else { return [] }
    switch scalar {
    case "(": return group()
    case "[": return characterClass().map { [$0] } ?? []
    case "\\": return escape()?.set.map { [$0] } ?? []
    case ".", "^", "$": return []
    default: return [firstByte(scalar)]
    }
  }

  private mutating func group() -> [ByteSet] {
    guard take("?") else {
      if rest.first == "*" { isUnderstood = false }
      return closed { $0.alternatives() }
    }
    guard let kind = rest.popFirst() else { return [] }
    switch kind {
    case ":", ">", "=", "|": return closed { $0.alternatives() }
    case "!": return ignored()
    case "#":
      while let next = rest.popFirst(), next != ")" {}
      return []
    case "<", "P", "'":
      if kind == "P", !take("<") { return ignored() }
      if kind == "<", take("!") { return ignored() }
      if kind == "<", take("=") { return closed { $0.alternatives() } }
      let end: Unicode.Scalar = kind == "'" ? "'" : ">"
      while let next = rest.popFirst(), next != end {}
      return closed { $0.alternatives() }
    case "&", "(", "R", "+", "0"..."9": return ignored()
    default: return flags(kind)
    }
  }

  /// `(?i)` or `(?i:…)`; other flags than these are not understood.
  private mutating func flags(_ first: Unicode.Scalar) -> [ByteSet] {
    var flag: Unicode.Scalar? = first
    var isOn = true
    let outerCase = ignoresCase
    while let current = flag, current != ")", current != ":" {
      switch current {
      case "i": ignoresCase = isOn
      case "-": isOn = false
      case "s", "m", "J": break
      default: isUnderstood = false
      }
      flag = rest.popFirst()
    }
    guard flag == ":" else { return [] }
    let needs = closed { $0.alternatives() }
    ignoresCase = outerCase
    return needs
  }

  private mutating func closed(_ inner: (inout Self) -> [ByteSet]) -> [ByteSet] {
    let needs = inner(&self)
    if !take(")") { isUnderstood = false }
    return needs
  }

  private mutating func ignored() -> [ByteSet] {
    _ = closed { $0.alternatives() }
    return []
  }

  /// Whether a quantifier follows that allows no repetition at all.
  private mutating func skipQuantifier() -> Bool {
    var allowsNone = false
    switch rest.first {
    case "*", "?":
      rest.removeFirst()
      allowsNone = true
    case "+": rest.removeFirst()
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return false }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      guard inner.allSatisfy({ $0 == "," || ("0"..."9").contains($0) }), !inner.isEmpty else { return false }
      allowsNone = inner.first == "0" || inner.first == ","
      rest = rest[rest.index(after: end)...]
    default: return false
    }
    // Greed makes no difference.
    if rest.first == "+" || rest.first == "?" { rest.removeFirst() }
    return allowsNone
  }

  /// The bytes that a class can match, as first bytes of characters; nil where any byte may be.
  private mutating func characterClass() -> ByteSet? {
    let isNegated = take("^")
    var set: ByteSet? = ByteSet()
    var isFirst = true
    var previous: Unicode.Scalar?
    while let scalar = rest.popFirst(), isFirst || scalar != "]" {
      isFirst = false
      if scalar == "[", rest.first == ":" {
        while let next = rest.popFirst(), next != "]" {}
        set = nil
      } else if scalar == "\\" {
        guard let escape = escape() else { continue }
        set = escape.set.flatMap { set?.union($0) }
        previous = escape.scalar
      } else if scalar == "-", let low = previous, let high = rest.first, high != "]" {
        rest.removeFirst()
        let end = high == "\\" ? escape()?.scalar ?? "\u{10FFFF}" : high
        for value in low.value...max(low.value, min(end.value, 0x80)) {
          Unicode.Scalar(value).map { set?.formUnion(firstByte($0)) }
        }
        if end.value >= 0x80 { set?.formUnion(.nonASCII) }
        previous = nil
      } else {
        set?.formUnion(firstByte(scalar))
        previous = scalar
      }
    }
    return isNegated ? nil : set
  }

  /// What stands behind a backslash: the bytes that it can match, and the character if it is one. A nil set may match
  /// anything, or nothing at all.
  private mutating func escape() -> (set: ByteSet?, scalar: Unicode.Scalar?)? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "d": return (ByteSet.digits.union(.nonASCII), nil)
    case "x":
      guard take("{"), let end = rest.firstIndex(of: "}"), let value = UInt32(String(rest[..<end]), radix: 16),
        let character = Unicode.Scalar(value)
      else {
        isUnderstood = false
        return nil
      }
      rest = rest[rest.index(after: end)...]
      return (firstByte(character), character)
    case "p":
      guard let name = braced() else { return (nil, nil) }
      switch name {
      case "L": return (ByteSet.letters.union(.nonASCII), nil)
      case "Lu": return ((ignoresCase ? ByteSet.letters : .capitals).union(.nonASCII), nil)
      case "N", "Nd": return (ByteSet.digits.union(.nonASCII), nil)
      default: return (nil, nil)
      }
    case "P", "k", "g", "N", "o":
      _ = braced()
      return (nil, nil)
    case "Q", "E", "c", "0"..."9":
      isUnderstood = false
      return nil
    case "t": return (firstByte("\t"), "\t")
    case "n": return (firstByte("\n"), "\n")
    case "r": return (firstByte("\r"), "\r")
    case "a"..."z", "A"..."Z": return (nil, nil)
    default: return (firstByte(scalar), scalar)
    }
  }

  /// The text in braces, or the single letter, behind `\p` and its like.
  private mutating func braced() -> String? {
    if take("{") {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[..<end])
    }
    if take("<") {
      while let next = rest.popFirst(), next != ">" {}
      return nil
    }
    return rest.popFirst().map(String.init)
  }

  /// The first byte of a character, in both cases where case is ignored.
  private func firstByte(_ scalar: Unicode.Scalar) -> ByteSet {
    guard ignoresCase else { return ByteSet(firstByteOf: String(scalar)) }
    // Some letters have relatives beyond their two cases: ſ for s, the Kelvin sign for k.
    let others = scalar == "s" || scalar == "S" || scalar == "k" || scalar == "K" ? ByteSet.nonASCII : ByteSet()
    return ByteSet(firstByteOf: String(scalar).lowercased()).union(ByteSet(firstByteOf: String(scalar).uppercased()))
      .union(scalar.isASCII ? others : .nonASCII)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}

extension ByteSet {
  fileprivate static let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
  fileprivate static let capitals = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  fileprivate static let smallLetters = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
  fileprivate static let letters = capitals.union(smallLetters)
  fileprivate static let space = ByteSet(firstByteOf: " ")
  fileprivate static let stops = ByteSet(firstByteOf: ".").union(ByteSet(firstByteOf: ","))
  /// The first bytes of all characters beyond ASCII.
  fileprivate static let nonASCII = ByteSet(0xC2...0xF4)

  fileprivate init(_ range: ClosedRange<UInt8>) {
    self.init()
    for byte in range { insert(byte) }
  }

  fileprivate init(firstByteOf text: String) {
    self.init()
    if let byte = text.utf8.first { insert(byte) }
  }

  fileprivate func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.formUnion(other)
    return result
  }
}

/// Splits the text of a pattern into tokens, as PCRE2 does with Unicode properties.
package struct PatternLexer {
  /// The pattern's UTF-8, which all offsets count in.
  package let bytes: [UInt8]
  /// Where the next token begins.
  package internal(set) var position = 0
  /// The references that stand in character classes, where they are characters only, with their offsets.
  package private(set) var referencesInClasses: [(offset: Int, name: String)] = []
  /// Whether `{name}` is a reference, as in a rule file.
  private let hasReferences: Bool

  /// - Parameter hasReferences: Whether `{name}` is a reference, as in a rule file.
  package init(_ pattern: String, hasReferences: Bool) {
    bytes = Array(pattern.utf8)
    self.hasReferences = hasReferences
  }

  /// Reads the next token; nil at the end.
  package mutating func next() -> PatternToken? {
    let start = position
    guard let scalar = scalar() else { return nil }
    switch scalar {
    case "\\": return escape()
    case "[": return characterClass()
    case "(": return group()
    case ")": return .close
    case "|": return .alternation
    case ".": return .anyScalar
    case "^": return .start
    case "$": return .end
    case "*": return quantifier(0, nil)
    case "+": return quantifier(1, nil)
    case "?": return quantifier(0, 1)
    case "{":
      if hasReferences, let (name, selection, end) = reference(at: start) {
        position = end
        return .reference(name, selection: selection)
      }
      return counts()
    default: return .scalar(scalar)
    }
  }

  // MARK: Quantifiers

  private mutating func quantifier(_ least: Int, _ most: Int?) -> PatternToken {
    if peek == "+" || peek == "?" { position += 1 }
    return .quantifier(least: least, most: most)
  }

  /// The rest of `{2}`, `{2,}` or `{2,5}`; else the brace stands for itself.
  private mutating func counts() -> PatternToken {
    let start = position
    // Newer versions of PCRE2 allow more forms.
    if peek == "," || peek == " " { return .unknown }
    guard let least = integer() else { return .scalar("{") }
    var most: Int? = least
    if take(",") { most = peek == " " ? least : integer() }
    if peek == " " { return .unknown }
    if take("}") { return quantifier(least, most) }
    position = start
    return .scalar("{")
  }

  private mutating func integer() -> Int? {
    var value: Int?
    while position < bytes.count, ByteSet.digits.contains(bytes[position]) {
      value = min(65_536, (value ?? 0) * 10 + Int(bytes[position] - 0x30))
      position += 1
    }
    return value
  }

  // MARK: Groups

  private mutating func group() -> PatternToken {
    guard take("?") else { return .open(peek == "*" ? .unknown : .numbered) }
    let start = position
    guard let kind = scalar() else { return .open(.unknown) }
    switch kind {
    case ":", ">": return .open(.plain(ignoresCase: nil))
    case "=": return .open(.lookahead(isNegated: false))
    case "!": return .open(.lookahead(isNegated: true))
    case "#": return name(until: ")") == nil ? .unknown : .comment
    case "(" where take("DEFINE)"): return .open(.definition)
    case "P":
      if take("<") { return named(until: ">") }
      return take(">") ? name(until: ")").map { .call($0) } ?? .unknown : backreference()
    case "<":
      if take("!") { return .open(.lookbehind(isNegated: true)) }
      if take("=") { return .open(.lookbehind(isNegated: false)) }
      return named(until: ">")
    case "'": return named(until: "'")
    case "&": return name(until: ")").map { .call($0) } ?? .unknown
    case "R", "+", "0"..."9": return backreference()
    default:
      position = start
      return flags()
    }
  }

  private mutating func named(until end: Unicode.Scalar) -> PatternToken {
    name(until: end).map { .open(.named($0)) } ?? .open(.unknown)
  }

  private mutating func backreference() -> PatternToken { name(until: ")") == nil ? .unknown : .backreference }

  /// `(?i)` or `(?i:…)`; flags other than these, and than those that change nothing here, are not understood.
  private mutating func flags() -> PatternToken {
    let start = position
    var isOn = true
    var ignoresCase: Bool?
    while let flag = scalar() {
      switch flag {
      case "i": ignoresCase = isOn
      case "-": isOn = false
      case "s", "m", "J": break
      case ")": return .flags(ignoresCase: ignoresCase)
      case ":": return .open(.plain(ignoresCase: ignoresCase))
      default:
        // Its parenthesis is closed like any other.
        position = start
        return .open(.unknown)
      }
    }
    return .open(.unknown)
  }

  /// `{name}` or `{name:selection}` at `start`, and its end.
  private func reference(at start: Int) -> (name: String, selection: String?, end: Int)? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let parts = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, isReferenceName(name) else { return nil }
    return (String(name), parts.dropFirst().first.map(String.init), end + 1)
  }

  /// Notes a reference whose brace has just been read in a class.
  internal mutating func noteReferenceInClass() {
    guard hasReferences, let reference = reference(at: position - 1) else { return }
    referencesInClasses.append((position - 1, reference.name))
  }
}

/// Whether `name` can name a variable or table.
package func isReferenceName(_ name: some StringProtocol) -> Bool {
  guard let first = name.utf8.first, ByteSet.smallLetters.contains(first) else { return false }
  return name.utf8.allSatisfy {
    ByteSet.smallLetters.contains($0) || ByteSet.digits.contains($0) || $0 == UInt8(ascii: "-")
  }
}

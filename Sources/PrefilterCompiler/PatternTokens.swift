/// Splits a pattern into the parts that matter for references: groups, references and the text between. It knows
/// escapes and character classes well enough to leave their braces alone.
package struct PatternTokens {
  package enum Token {
    case text(Range<Int>)
    /// The beginning of a group, with its name if it has one.
    case open(Range<Int>, name: String?)
    case close(Range<Int>)
    /// `{name}` or `{name:selection}` at an offset.
    case reference(Int, name: String, selection: String?)
  }

  /// The pattern's UTF-8, which the tokens' offsets count in.
  package let bytes: [UInt8]
  /// The references that stand inside a character class, where they are characters only, with their offsets.
  package private(set) var referencesInClasses: [(offset: Int, name: String)] = []
  private var position = 0

  package init(_ pattern: String) { bytes = Array(pattern.utf8) }

  package mutating func next() -> Token? {
    guard position < bytes.count else { return nil }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "("):
      position += 1
      let name = groupName(at: position)
      return .open(start..<position, name: name)
    case UInt8(ascii: ")"):
      position += 1
      return .close(start..<position)
    case UInt8(ascii: "{"):
      if let (token, end) = reference(at: position) {
        position = end
        return token
      }
    default: break
    }
    repeat { skipAtom() } while position < bytes.count && !isSpecial(bytes[position])
    return .text(start..<position)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "{")
  }

  /// Moves over one byte, an escape or a character class.
  private mutating func skipAtom() {
    switch bytes[position] {
    case UInt8(ascii: "\\"):
      let letter = position + 1 < bytes.count ? bytes[position + 1] : 0
      position = min(position + 2, bytes.count)
      if "pPxgkNo".utf8.contains(letter), position < bytes.count, bytes[position] == UInt8(ascii: "{") {
        position = (bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count - 1) + 1
      }
    case UInt8(ascii: "["): skipClass()
    default: position += 1
    }
  }

  private mutating func skipClass() {
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "^") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "]") { position += 1 }
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      if bytes[position] == UInt8(ascii: "{"), case (.reference(let offset, let name, _), _)? = reference(at: position)
      {
        referencesInClasses.append((offset, name))
      }
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "["), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: ":"),
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "]"))
      {
        position = end + 1
      } else {
        position += 1
      }
    }
    position = min(position + 1, bytes.count)
  }

  /// The name of the group whose `(` stands before `start`.
  private func groupName(at start: Int) -> String? {
    var rest = bytes[start...]
    guard rest.popFirst() == UInt8(ascii: "?") else { return nil }
    if rest.first == UInt8(ascii: "P") { rest.removeFirst() }
    let closing: UInt8
    switch rest.popFirst() {
    case UInt8(ascii: "<"): closing = UInt8(ascii: ">")
    case UInt8(ascii: "'"): closing = UInt8(ascii: "'")
    default: return nil
    }
    // A lookbehind has no name.
    guard let first = rest.first, first != UInt8(ascii: "="), first != UInt8(ascii: "!"),
      let end = rest.firstIndex(of: closing)
    else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private func reference(at start: Int) -> (Token, end: Int)? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let parts = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, isReferenceName(name) else { return nil }
    return (.reference(start, name: String(name), selection: parts.dropFirst().first.map(String.init)), end + 1)
  }
}

/// Whether `name` can name a variable or table.
package func isReferenceName(_ name: some StringProtocol) -> Bool {
  guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
  return name.utf8.allSatisfy {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      || $0 == UInt8(ascii: "-")
  }
}

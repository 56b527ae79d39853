extension PatternSyntax {
  /// What is known of a pattern that PCRE2 compiles with Unicode properties; ``unknown`` where it is not understood.
  package init(_ pattern: String) {
    var shared = SharedSyntaxes()
    self.init(pattern, parts: [], sharing: &shared)
  }

  /// The same where parts of the pattern, groups in order of their beginnings, are known by a name.
  package init(_ pattern: String, parts: [PatternPart], sharing shared: inout SharedSyntaxes) {
    var reader = PatternParser(pattern, parts: parts, shared: shared)
    // The reader alone holds them now, so that it adds to them without a copy.
    shared = SharedSyntaxes()
    var syntax = reader.alternatives()
    if reader.isUnderstood, reader.isAtEnd, reader.refersToLaterGroup {
      reader = PatternParser(pattern, parts: parts, shared: reader.shared, knowing: reader.groups)
      syntax = reader.alternatives()
    }
    shared = reader.shared
    self = reader.isUnderstood && reader.isAtEnd ? syntax : .unknown
  }
}

/// Reads the syntax of a pattern, as far as ``PatternSyntax`` can tell it.
internal struct PatternParser {
  internal let bytes: [UInt8]
  private let parts: [PatternPart]
  /// The first of the parts that was not passed.
  private var nextPart = 0
  internal private(set) var shared: SharedSyntaxes
  internal var position = 0
  private var depth = 0
  /// The named groups that were read; nil for a name that several have.
  internal private(set) var groups: [String: PatternSyntax?] = [:]
  /// Those that were read before, all of the pattern.
  private let known: [String: PatternSyntax?]
  /// Whether it goes on with what a group matches that was not read before.
  internal private(set) var refersToLaterGroup = false
  internal var ignoresCase = false
  internal var isUnderstood = true

  /// Deeper nested patterns are not understood; PCRE2 compiles none deeper than 250.
  private static let depthLimit = 250

  internal init(
    _ pattern: String, parts: [PatternPart], shared: SharedSyntaxes,
    knowing known: [String: PatternSyntax?] = [:]
  ) {
    self.known = known
    bytes = Array(pattern.utf8)
    self.parts = parts
    self.shared = shared
  }

  internal var isAtEnd: Bool { position == bytes.count }

  /// Alternatives, up to a closing parenthesis or the end.
  internal mutating func alternatives() -> PatternSyntax {
    let outerCase = ignoresCase
    defer { ignoresCase = outerCase }
    let first = branch()
    guard peek == "|" else { return first }
    var branches = [first]
    while take("|") { branches.append(branch()) }
    return .alternatives(branches)
  }

  private mutating func branch() -> PatternSyntax {
    var items: [PatternSyntax] = []
    while isUnderstood, let next = peek, next != "|", next != ")" {
      let item = item()
      let quantified = quantified(item)
      if case .sequence(let inner) = quantified { items += inner } else { items.append(quantified) }
    }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func item() -> PatternSyntax {
    while nextPart < parts.count, parts[nextPart].range.lowerBound < position { nextPart += 1 }
    if nextPart < parts.count, parts[nextPart].range.lowerBound == position { return part(parts[nextPart]) }
    return ownItem()
  }

  private mutating func part(_ part: PatternPart) -> PatternSyntax {
    nextPart += 1
    if let known = shared[part.name, ignoringCase: ignoresCase] {
      position = part.range.upperBound
      return known
    }
    var syntax = ownItem()
    if case .alternatives(let branches) = syntax, branches.count > 2 { syntax = .shared(SharedSyntax(syntax)) }
    // A part that is not a group of its own would mean something else elsewhere.
    if position == part.range.upperBound { shared[part.name, ignoringCase: ignoresCase] = syntax }
    return syntax
  }

  private mutating func ownItem() -> PatternSyntax {
    guard let scalar = next() else { return .nothing }
    switch scalar {
    case "(": return group()
    case "[": return characterClass()
    case "\\": return escape().syntax
    case ".": return .character(.ascii, isExact: false)
    case "^": return .behind(.newline)
    case "$": return .before(.newline)
    default: return literal(scalar)
    }
  }

  // MARK: Groups

  private mutating func group() -> PatternSyntax {
    guard take("?") else {
      if peek == "*" { isUnderstood = false }
      return closed()
    }
    guard let kind = next() else { return .unknown }
    switch kind {
    case ":", ">", "|": return closed()
    case "=": return .ahead(closed())
    case "!": return .before(closed().wholeMatches.complement)
    case "#":
      while let next = next(), next != ")" {}
      return .nothing
    case "(":
      // Only a definition for other places is understood of all conditions.
      guard take(["D", "E", "F", "I", "N", "E", ")"]) else { return notUnderstood() }
      _ = closed()
      return .nothing
    case "P":
      if take("<") { return named(until: ">") }
      return take(">") ? call() : reference()
    case "<":
      if take("!") { return .behind(closed().wholeMatches.complement) }
      if take("=") {
        let end = closed().end
        return end.isEmpty ? .nothing : .behind(end.set)
      }
      return named(until: ">")
    case "'": return named(until: "'")
    case "&": return call()
    case "R", "+", "0"..."9": return reference()
    default: return flags(kind)
    }
  }

  private mutating func closed() -> PatternSyntax {
    depth += 1
    guard depth < Self.depthLimit else { return notUnderstood() }
    let inner = alternatives()
    depth -= 1
    return take(")") ? inner : notUnderstood()
  }

  private mutating func named(until end: Unicode.Scalar) -> PatternSyntax {
    let name = name(until: end)
    let syntax = closed()
    groups[name] = .some(groups[name] == nil ? syntax : nil)
    return syntax
  }

  private mutating func name(until end: Unicode.Scalar) -> String {
    var name = ""
    while let next = next(), next != end { name.unicodeScalars.append(next) }
    return name
  }

  /// `(?&name)`: what the group matches, here.
  private mutating func call() -> PatternSyntax {
    let name = name(until: ")")
    if let syntax = known[name] { return syntax ?? .unknown }
    refersToLaterGroup = true
    return .unknown
  }

  /// A reference to a group, up to its closing parenthesis.
  private mutating func reference() -> PatternSyntax {
    while let next = next() {
      if next == ")" { return .unknown }
    }
    return notUnderstood()
  }

  internal mutating func notUnderstood() -> PatternSyntax {
    isUnderstood = false
    return .unknown
  }

  /// `(?i)` or `(?i:…)`; other flags than these are not understood.
  private mutating func flags(_ first: Unicode.Scalar) -> PatternSyntax {
    var flag: Unicode.Scalar? = first
    var isOn = true
    let outerCase = ignoresCase
    while let current = flag, current != ")", current != ":" {
      switch current {
      case "i": ignoresCase = isOn
      case "-": isOn = false
      case "s", "m", "J": break
      default: return notUnderstood()
      }
      flag = next()
    }
    guard flag == ":" else { return .nothing }
    let inner = closed()
    ignoresCase = outerCase
    return inner
  }

  // MARK: Quantifiers

  private mutating func quantified(_ item: PatternSyntax) -> PatternSyntax {
    let result: PatternSyntax
    switch peek {
    case "*": result = .optional(.repeated(item))
    case "?": result = .optional(item)
    case "+": result = .repeated(item)
    case "{":
      guard let counts = counts() else { return item }
      result = repeated(item, counts.least, counts.most)
      position -= 1
    default: return item
    }
    position += 1
    // Greed makes no difference.
    if peek == "+" || peek == "?" { position += 1 }
    return result
  }

  private func repeated(_ item: PatternSyntax, _ least: Int, _ most: Int?) -> PatternSyntax {
    guard least > 0 else { return .optional(most == 1 ? item : .repeated(item)) }
    let copies = Array(repeating: item, count: min(least, 8))
    return .sequence(most == copies.count ? copies : copies + [.optional(.repeated(item))])
  }

  /// The numbers of `{2}`, `{2,}` or `{2,5}`; nil where the brace stands for itself.
  private mutating func counts() -> (least: Int, most: Int?)? {
    let start = position
    position += 1
    // Newer versions of PCRE2 allow more forms.
    if peek == "," || peek == " " { isUnderstood = false }
    let least = integer()
    var most = least
    if take(",") {
      if peek == " " { isUnderstood = false }
      most = integer()
    }
    if let least, take("}") { return (least, most) }
    if least != nil, peek == " " { isUnderstood = false }
    position = start
    return nil
  }

  private mutating func integer() -> Int? {
    var value: Int?
    while position < bytes.count, ByteSet.digits.contains(bytes[position]) {
      value = min(65_536, (value ?? 0) * 10 + Int(bytes[position] - 0x30))
      position += 1
    }
    return value
  }

  // MARK: Reading

  internal var peek: Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    return bytes[position] < 0x80 ? Unicode.Scalar(bytes[position]) : "\u{FFFD}"
  }

  internal mutating func next() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    if byte < 0x80 { return Unicode.Scalar(byte) }
    var value = UInt32(byte) & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07)
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(bytes[position] & 0x3F)
      position += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  internal mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private mutating func take(_ scalars: [Unicode.Scalar]) -> Bool {
    let start = position
    for scalar in scalars where !take(scalar) {
      position = start
      return false
    }
    return true
  }
}

extension ByteSet {
  fileprivate static let newline = ByteSet(CollectionOfOne(UInt8(ascii: "\n")))
}

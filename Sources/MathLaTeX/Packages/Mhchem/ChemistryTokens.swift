/// Walks once over the tokens of a formula of chemistry.
///
/// What an entity is made of, its letters and the scripts before and after them, is written when the next one begins.
internal struct ChemistryScanner {
  /// Scripts, not read yet.
  typealias Script = ArraySlice<Token>

  let tokens: ArraySlice<Token>
  var i: Int
  /// Whether scripts belong to what was written last.
  var hasBase = false
  var lower: Script?
  var upper: Script?
  var lowerBefore: Script?
  var upperBefore: Script?

  init(_ tokens: ArraySlice<Token>) {
    self.tokens = tokens
    i = tokens.startIndex
  }

  func token(_ offset: Int = 0) -> Token? {
    i + offset < tokens.endIndex ? tokens[i + offset] : nil
  }

  /// Whether the characters of `text` come next.
  func starts(with text: String) -> Bool {
    var place = i
    for scalar in text.unicodeScalars {
      guard place < tokens.endIndex, tokens[place].is(scalar) else { return false }
      place += 1
    }
    return true
  }

  mutating func run(of kind: Token.Kind) -> ArraySlice<Token> {
    let start = i
    while let next = token(), next.kind == kind { i += 1 }
    return tokens[start..<i]
  }

  /// Takes what stands between the sign that comes next, a brace, a dollar sign or a bracket, and its partner.
  mutating func group() -> ArraySlice<Token> {
    guard let first = token() else { return [] }
    i += 1
    let start = i
    if first.kind == .openBrace, first.match > 0, start + Int(first.match) - 1 < tokens.endIndex {
      i = start + Int(first.match)
      return tokens[start..<i - 1]
    }
    let close: Unicode.Scalar = first.is("[") ? "]" : first.is("$") ? "$" : "}"
    var level = 0
    while let next = token() {
      if next.is(close), level == 0 {
        i += 1
        return tokens[start..<i - 1]
      }
      if first.is("["), next.is("[") { level += 1 }
      if first.is("["), next.is("]") { level -= 1 }
      i += next.kind == .openBrace && next.match > 0 ? Int(next.match) + 1 : 1
    }
    i = min(i, tokens.endIndex)
    return tokens[start..<i]
  }

  /// Takes a script: a group, a command, or a number or letter with a sign.
  mutating func script(isUpper: Bool) -> Script {
    guard let first = token() else { return [] }
    let start = i
    switch first.kind {
    case .openBrace: return group()
    case .command: i += 1
    case .prime: return run(of: .prime)
    default:
      if first.is("$") {
        _ = group()
        return tokens[start..<i]
      }
      if isUpper ? first.is("*") || first.is(".") : false {
        i += 1
        return tokens[start..<i]
      }
      if !isUpper, first.is("-") || first.is("+") { i += 1 }
      if token()?.kind == .letter { i += 1 } else { _ = run(of: .digit) }
      // A sign behind is part of a charge; a hyphen in front of letters is none.
      while isUpper, let sign = token(), sign.is("+") || sign.is("-") && token(1)?.kind != .letter { i += 1 }
      if i == start { i += 1 }
    }
    return tokens[start..<min(i, tokens.endIndex)]
  }

  /// Whether a state in parentheses stands so far behind, as in `Cl-(aq)`.
  func hasState(at offset: Int) -> Bool {
    guard let open = token(offset), open.is("(") else { return false }
    var end = offset + 1
    while let letter = token(end), letter.kind == .letter, (0x61...0x7A).contains(letter.value) { end += 1 }
    return (2...4).contains(end - offset) && token(end)?.is(")") ?? false
  }

  /// The arrow that comes next, and how long it is.
  func arrow() -> (sign: String, length: Int)? {
    guard let first = token(), first.is("-") || first.is("<") else { return nil }
    for (text, sign) in [
      ("<-->", "⇄"), ("<->", "↔"), ("<=>>", "⇌"), ("<<=>", "⇌"), ("<=>", "⇌"), ("<-", "←"), ("->", "→"),
    ] where starts(with: text) { return (sign, text.utf8.count) }
    return nil
  }

  /// Whether the upper script is the charge of a defect in a crystal, in the notation of Kröger and Vink.
  var hasChargeOfDefect: Bool {
    guard let upper, let last = upper.last else { return false }
    func isCharge(_ token: Token) -> Bool { token.kind == .prime || token.is(".") || token.is("•") }
    if upper.count == 1, last.is("x") { return true }
    return isCharge(last) && upper.allSatisfy { $0.kind == .digit || isCharge($0) }
  }

  /// Signs of bonds, by what stands in the braces of `\bond`.
  static let bonds = [
    "-": "−", "1": "−", "=": "=", "2": "=", "#": "≡", "3": "≡", "~": "∼", "~-": "≃", "~=": "≅", "~--": "≅", "-~-": "≅",
    "...": "⋅⋅⋅", "....": "⋅⋅⋅⋅", "->": "→", "<-": "←",
  ]
}

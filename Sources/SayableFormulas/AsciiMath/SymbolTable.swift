internal import MathTree

/// The names of a linear syntax, found by their longest match.
///
/// A tree of bytes: each state has a list of its next bytes, most of them of one or two.
internal struct SymbolTable: Sendable {
  private struct State {
    var byte: UInt8
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    /// The place in `symbols` of the name that ends here, or -1.
    var symbol: Int32 = -1
  }

  private var states = [State(byte: 0)]
  /// The states of the first bytes, by the byte.
  private var firstStates = [Int32](repeating: -1, count: 256)
  private var symbols: [Symbol] = []

  /// Reads lines of `kind text name name ...`; a later name takes the place of an earlier one, and `drop` takes one away.
  init(_ tables: String...) {
    for table in tables {
      for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " "))
        if words.first.flatMap({ String($0) }) == "drop" {
          for name in words.dropFirst(2) { add(name, -1) }
          continue
        }
        guard words.count > 2, let symbol = Self.symbol(String(words[0]) ?? "", String(words[1]) ?? "") else {
          continue
        }
        symbols.append(symbol)
        for name in words.dropFirst(2) { add(name, Int32(symbols.count - 1)) }
      }
    }
  }

  private mutating func add(_ name: Substring.UTF8View.SubSequence, _ symbol: Int32) {
    var state: Int32 = 0
    for byte in name { state = nextState(state, byte) ?? append(byte, to: state) }
    states[Int(state)].symbol = symbol
  }

  private mutating func append(_ byte: UInt8, to state: Int32) -> Int32 {
    let added = Int32(states.count)
    states.append(State(byte: byte, sibling: state == 0 ? -1 : states[Int(state)].firstChild))
    if state == 0 { firstStates[Int(byte)] = added } else { states[Int(state)].firstChild = added }
    return added
  }

  private func nextState(_ state: Int32, _ byte: UInt8) -> Int32? {
    if state == 0 {
      let next = firstStates[Int(byte)]
      return next < 0 ? nil : next
    }
    var next = states[Int(state)].firstChild
    while next >= 0 {
      if states[Int(next)].byte == byte { return next }
      next = states[Int(next)].sibling
    }
    return nil
  }

  /// The longest name at `position` of `bytes`, with the place behind it; a name longer than `limit` is passed over.
  func longestMatch(in bytes: [UInt8], at position: Int, limit: Int = .max) -> (symbol: Symbol, end: Int)? {
    var state: Int32 = 0
    var index = position
    var found: (Int32, Int)?
    while index < bytes.count, index < limit, let next = nextState(state, bytes[index]) {
      state = next
      index += 1
      let symbol = states[Int(state)].symbol
      if symbol >= 0 { found = (symbol, index) }
    }
    guard let found else { return nil }
    return (symbols[Int(found.0)], found.1)
  }

  /// The symbol whose name is all of `range`.
  func exactMatch(in bytes: [UInt8], _ range: Range<Int>) -> Symbol? {
    var state: Int32 = 0
    for index in range {
      guard let next = nextState(state, bytes[index]) else { return nil }
      state = next
    }
    let symbol = states[Int(state)].symbol
    return symbol < 0 ? nil : symbols[Int(symbol)]
  }

  /// The symbol of a line's first two words. `%` stands for no text, and stands between two.
  private static func symbol(_ kind: String, _ text: String) -> Symbol? {
    let parts = text.split(separator: "%", omittingEmptySubsequences: true)
    let first = parts.first.map(String.init) ?? ""
    let second = parts.last.map(String.init) ?? ""
    switch kind {
    case "i": return Symbol(kind: .constant, element: .identifier, text: first)
    case "o": return Symbol(kind: .constant, text: first)
    case "t": return Symbol(kind: .constant, element: .text, text: first)
    case "limits": return Symbol(kind: .limits, text: first)
    case "open": return Symbol(kind: .opening, text: first)
    case "close": return Symbol(kind: .closing, text: first)
    case "bar": return Symbol(kind: .bar, text: first)
    case "function": return Symbol(kind: .function, text: first)
    case "letter": return Symbol(kind: .letterFunction, element: .identifier, text: first)
    case "sqrt": return Symbol(kind: .squareRoot)
    case "cbrt": return Symbol(kind: .cubeRoot)
    case "fourthroot": return Symbol(kind: .fourthRoot)
    case "root": return Symbol(kind: .root)
    case "frac": return Symbol(kind: .fraction)
    case "overset": return Symbol(kind: .overset)
    case "underset": return Symbol(kind: .underset)
    case "fence": return Symbol(kind: .fence, text: first, second: second)
    case "over": return Symbol(kind: .overAccent, text: first)
    case "under": return Symbol(kind: .underAccent, text: first)
    case "overbrace": return Symbol(kind: .overBrace, text: first)
    case "underbrace": return Symbol(kind: .underBrace, text: first)
    case "strike": return Symbol(kind: .strike, text: first == second ? first : first + " " + second)
    case "font": return MathVariant(rawValue: first).map { Symbol(kind: .font, variant: $0) }
    case "attribute": return Symbol(kind: .attribute, second: first)
    case "text": return Symbol(kind: .text)
    case "quotation": return Symbol(kind: .quotation, text: first)
    case "sub": return Symbol(kind: .subscripting, text: first)
    case "sup": return Symbol(kind: .superscripting, text: first)
    case "divide": return Symbol(kind: .dividing, text: first)
    case "choose": return Symbol(kind: .choosing, text: first)
    case "prime": return Symbol(kind: .prime, text: first)
    case "differential": return Symbol(kind: .differential, text: first)
    case "gap": return Symbol(kind: .gap, text: first)
    case "fenceword": return Symbol(kind: .fenceWord)
    default: return nil
    }
  }
}

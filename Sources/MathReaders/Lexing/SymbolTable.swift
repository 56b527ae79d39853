internal import MathTree

/// The names of a linear syntax, found by their longest match.
///
/// A tree of bytes: each state has a list of its next bytes, most of them of one or two.
package struct SymbolTable: Sendable {
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

  /// Reads entries of `kind text name name ...`, in lines or with `;` between them. A later name takes the place of an
  /// earlier one, and `drop` takes one away. Where the text is `&`, it is the name.
  init(_ tables: String...) {
    for table in tables {
      for line in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
        let words = line.split(separator: UInt8(ascii: " "))
        if words.first.flatMap({ String($0) }) == "drop" {
          for name in words.dropFirst(2) { add(name, -1) }
          continue
        }
        guard words.count > 2, let kind = String(words[0]), let text = String(words[1]) else { continue }
        for (index, name) in words.dropFirst(2).enumerated() {
          if text == "&" || index == 0 {
            guard let symbol = Self.symbol(kind, text == "&" ? String(name) ?? "" : text) else { break }
            symbols.append(symbol)
          }
          add(name, Int32(symbols.count - 1))
        }
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

  /// The longest name at `start` of `source`; a name that goes on behind `limit` is passed over.
  func longestMatch(in source: SourceText, at start: Int, limit: Int = .max) -> Lexeme? {
    var state: Int32 = 0
    var index = start
    var found: (Int32, Int)?
    while index < source.count, index < limit, let next = nextState(state, source[index]) {
      state = next
      index += 1
      let symbol = states[Int(state)].symbol
      if symbol >= 0 { found = (symbol, index) }
    }
    guard let found else { return nil }
    return Lexeme(symbols[Int(found.0)], start..<found.1)
  }

  func symbol(named name: some Sequence<UInt8>) -> Symbol? {
    var state: Int32 = 0
    for byte in name {
      guard let next = nextState(state, byte) else { return nil }
      state = next
    }
    let symbol = states[Int(state)].symbol
    return symbol < 0 ? nil : symbols[Int(symbol)]
  }

  /// The symbol of a line's first two words: a ``Symbol/Kind`` or a short form of one, and the text, in which `%` stands
  /// for nothing, or between two.
  private static func symbol(_ kind: String, _ text: String) -> Symbol? {
    let parts = text.split(separator: "%", omittingEmptySubsequences: true)
    let first = parts.first.map(String.init) ?? ""
    let second = parts.last.map(String.init) ?? ""
    switch kind {
    case "i": return Symbol(kind: .constant, element: .identifier, text: first)
    case "o": return Symbol(kind: .constant, text: first)
    case "t": return Symbol(kind: .constant, element: .text, text: first)
    case "letter": return Symbol(kind: .letterFunction, element: .identifier, text: first)
    case "fence": return Symbol(kind: .fence, text: first, second: second)
    case "strike": return Symbol(kind: .strike, text: first == second ? first : first + " " + second)
    case "font": return MathVariant(rawValue: first).map { Symbol(kind: .font, variant: $0) }
    case "attribute": return Symbol(kind: .attribute, second: first)
    default: return Symbol.Kind(rawValue: kind).map { Symbol(kind: $0, text: first) }
    }
  }
}

/// Two words that become one where they meet, as "de" and "el" become "del" in Spanish.
package struct Contraction: Sendable {
  package var first: [UInt8]
  package var second: [UInt8]
  package var whole: [UInt8]

  package init(first: [UInt8] = [], second: [UInt8] = [], whole: [UInt8] = []) {
    (self.first, self.second, self.whole) = (first, second, whole)
  }

  /// Whether the first word ends `said` and the second one begins `words`.
  package func joins(_ said: [UInt8], _ words: [UInt8]) -> Bool {
    guard words.starts(with: second), said.count >= first.count, said.suffix(first.count) == first[...] else {
      return false
    }
    func isEnd(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    // An article with an apostrophe ends where its noun begins.
    return (second.last == UInt8(ascii: "'") || words.dropFirst(second.count).first.map(isEnd) ?? true)
      && (said.dropLast(first.count).last.map(isEnd) ?? true)
  }

  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(&first)
    fields.field(&second)
    fields.field(&whole)
  }
}

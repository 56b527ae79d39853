internal import MathTree

/// What is written in several signs and is one: the names of functions in two words, such as `\arg\max`, primes, room to
/// be filled in, `//` between lines, and ¬∃.
internal struct JointSigns {
  let context: MeaningContext

  /// Puts together what belongs together in the row.
  func joining(_ parts: [Part]) -> [Part] {
    guard parts.count > 1 else { return parts }
    if let one = primes(parts) ?? word(parts) { return [one] }
    var result = parts
    for index in parts.indices.dropLast().reversed() where parts[index].kind == .function {
      // A function is applied to the second word of its name by a sign that is not seen.
      let second = parts[index + 1].scalar == 0x2061 ? index + 2 : index + 1
      guard second < parts.count, joinNames(parts[index], parts[second]) else { continue }
      result.removeSubrange(index..<second)
    }
    joinLowLines(in: &result)
    joinPairs(in: &result)
    raisePrimes(in: &result)
    return result
  }

  /// Makes scripts of primes that stand on the line between a letter and a parenthesis, as AsciiMath draws `f'(x)`.
  private func raisePrimes(in parts: inout [Part]) {
    var end = parts.endIndex
    while let last = parts[..<end].lastIndex(where: { $0.scalar == 0x2032 && $0.kind == .punctuation }) {
      end = (parts[..<last].lastIndex { $0.scalar != 0x2032 } ?? -1) + 1
      guard end > 0, last + 1 < parts.count, Self.opens(parts[last + 1]), case let base = parts[end - 1],
        [.identifier, .function, .subscript].contains(base.kind)
      else { continue }
      let prime = primes(Array(parts[end...last])) ?? parts[last]
      parts.replaceSubrange(end - 1...last, with: [Part(.superscript, base.role, [base, prime])])
    }
  }

  private static func opens(_ part: Part) -> Bool { (part.content.first ?? part).text == "(" }

  /// Makes one part of low lines side by side, as in `2 × ___ = 10`.
  private func joinLowLines(in parts: inout [Part]) {
    var end = parts.endIndex
    while let last = parts[..<end].lastIndex(where: { $0.scalar == 0x5F }) {
      end = (parts[..<last].lastIndex { $0.scalar != 0x5F } ?? -1) + 1
      guard end < last else { continue }
      let text = String(repeating: "_", count: min(last - end + 1, 6))
      let room = context.leaf(text, start: parts[end].start, end: parts[last].end)
      room.kind = .identifier
      parts.replaceSubrange(end...last, with: [room])
    }
  }

  /// Makes one sign of the two slashes between lines that are parallel, and of the negation of "there is".
  private func joinPairs(in parts: inout [Part]) {
    for index in parts.indices.dropLast().reversed() where index + 1 < parts.count {
      let text =
        switch (parts[index].scalar, parts[index + 1].scalar) {
        case (0x2F, 0x2F) where index > 0 && index + 2 < parts.count: "∥"
        case (0xAC, 0x2203): "∄"
        default: ""
        }
      guard !text.isEmpty else { continue }
      let sign = context.leaf(text, start: parts[index].start, end: parts[index + 1].end)
      parts.replaceSubrange(index...index + 1, with: [sign])
    }
  }

  /// Moves the first word of a function's name into the second, which may have bounds and scripts.
  private func joinNames(_ first: Part, _ second: Part) -> Bool {
    guard first.children.isEmpty else { return false }
    let last = second.leftmost
    guard last.kind == .function, second.role == last.role else { return false }
    let name = first.text + " " + last.text
    guard let role = context.lexicon.role(ofFunction: name) else { return false }
    var next: Part? = second
    while let part = next {
      part.start = min(part.start, first.start)
      if part.role == last.role, part !== last { part.role = role }
      next = part.children.first
    }
    last.text = name
    last.role = role
    return true
  }

  /// The word that upright letters are which make up a row, as in `E_{\rm kin}`.
  private func word(_ parts: [Part]) -> Part? {
    guard let first = parts.first, let last = parts.last,
      parts.allSatisfy({ $0.font == .normal && $0.role == .latinLetter && $0.children.isEmpty && !$0.isSpaced })
    else { return nil }
    let made = context.leaf(parts.map(\.text).joined(), font: .normal, start: first.start, end: last.end)
    if made.kind == .unknown { made.kind = .identifier }
    return made
  }

  /// The one sign that two to four primes are.
  private func primes(_ parts: [Part]) -> Part? {
    guard (2...4).contains(parts.count), parts.allSatisfy({ $0.scalar == 0x2032 }),
      let first = parts.first, let last = parts.last
    else { return nil }
    return context.leaf(ScriptCharacters.primes(parts.count), start: first.start, end: last.end)
  }
}

/// Intervals between square brackets that turn away from what they leave out, like `]0; 1[` and `[0; 1[`.
internal struct ReversedBrackets {
  let rows: RowStages

  /// Puts each such interval of a row into a fenced part.
  static func pairing(_ parts: [Part], rows: RowStages) -> [Part] {
    guard parts.count(where: isSquare) > 1 else { return parts }
    let stage = ReversedBrackets(rows: rows)
    var result: [Part] = []
    var index = 0
    while index < parts.count {
      guard isSquare(parts[index]),
        let end = parts[(index + 1)...].firstIndex(where: { $0.isFence && !$0.isNeutral })
      else {
        result.append(parts[index])
        index += 1
        continue
      }
      if let interval = stage.interval(parts[index...end], behind: result.last, before: parts[(end + 1)...].first) {
        result.append(interval)
      } else if parts[index].role == .open, parts[end].role == .close {
        result += parts[index...end]
      } else {
        result.append(parts[index])
        index += 1
        continue
      }
      index = end + 1
    }
    return result
  }

  private static func isSquare(_ part: Part) -> Bool { isOpening(part) || isClosing(part) }
  private static func isOpening(_ part: Part) -> Bool { part.scalar == 0x5B && part.kind == .fence }
  private static func isClosing(_ part: Part) -> Bool { part.scalar == 0x5D && part.kind == .fence }

  /// The interval that `parts` are, from bracket to bracket; nil if they are none, or what stands around them goes with
  /// one of the brackets.
  private func interval(_ parts: ArraySlice<Part>, behind previous: Part?, before next: Part?) -> Part? {
    guard let open = parts.first, let close = parts.last, Self.isSquare(close),
      Self.isClosing(open) || Self.isOpening(close),
      previous.map(Self.endsNothing) ?? true, next.map(Self.endsNothing) ?? true
    else { return nil }
    var content = Array(parts.dropFirst().dropLast())
    if content.count == 1, let list = NumberMarks.list(of: content[0], context: rows.context) { content = list }
    let marks = content.indices.filter { content[$0].role == .comma || content[$0].role == .semicolon }
    guard marks.count == 1, marks[0] > 0, marks[0] + 1 < content.count else { return nil }
    return Part(.fenced, .interval, [rows.part(content)], content: [open, close])
  }

  /// Whether no operand ends or begins with `part`.
  private static func endsNothing(_ part: Part) -> Bool {
    part.isOperator || part.isBoundary || part.kind == .text || part.isFence
  }
}

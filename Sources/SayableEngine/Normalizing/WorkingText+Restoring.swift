internal import PCRE2

/// What a text gives after all rules. `start` is always where the text begins in its label, in bytes.
extension WorkingText {
  /// Appends the text with the bytes of `label` in place of what was set aside.
  internal func appendRestored(_ label: [UInt8], from start: Int, to result: inout [UInt8]) {
    guard pieces.contains(where: { $0.state == .opaque }) else {
      result += subject.bytes
      return
    }
    var position = 0
    for piece in pieces {
      if piece.state == .opaque {
        result += label[(start + piece.source.lowerBound)..<(start + piece.source.upperBound)]
      } else {
        result += subject.bytes[position..<(position + piece.length)]
      }
      position += piece.length
    }
  }

  internal func restored(_ label: [UInt8], from start: Int) -> String {
    var bytes: [UInt8] = []
    appendRestored(label, from: start, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What no rule may touch, in the label's offsets.
  internal func setAside(from start: Int) -> [SetAside] {
    var position = 0
    var result: [SetAside] = []
    for piece in pieces {
      if piece.state == .opaque {
        let standIn = subject.bytes[position..<(position + piece.length)]
        let source = (piece.source.lowerBound + start)..<(piece.source.upperBound + start)
        result.append(SetAside(source, standIn.elementsEqual(Self.placeholder) ? .placeholder : .verbatim))
      }
      position += piece.length
    }
    return result
  }

  /// Appends the segments of the text, the first of which is said behind `spokenSoFar` bytes.
  internal func appendSegments(
    to segments: inout [Trace.Segment], from start: Int, spokenSoFar: Int, rules: [Rule]
  ) {
    var spoken = spokenSoFar
    var open: (change: Int?, source: Range<Int>, start: Int)?
    func close() {
      guard let segment = open else { return }
      let indices = segment.change.map { self.rules(of: $0) } ?? []
      segments.append(
        Trace.Segment(
          source: segment.source, spoken: segment.start..<spoken,
          rules: indices.map { $0 < 0 ? Self.formulaRule : rules[$0].id },
          isSure: indices.allSatisfy { $0 < 0 || !rules[$0].isGuess }))
    }
    for piece in pieces {
      let change = piece.change.map(outermost)
      let source = change.map { changes[$0].source } ?? piece.source
      let shifted = (source.lowerBound + start)..<(source.upperBound + start)
      if let current = open, current.change == change {
        if change == nil { open?.source = current.source.lowerBound..<shifted.upperBound }
      } else {
        close()
        open = (change, shifted, spoken)
      }
      spoken += piece.state == .opaque ? piece.source.count : piece.length
    }
    close()
  }
}

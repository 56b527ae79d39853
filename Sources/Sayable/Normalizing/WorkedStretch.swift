internal import PCRE2

/// A stretch of a label after all rules.
internal struct WorkedStretch {
  internal let range: Range<Int>
  internal let text: WorkingText
  internal let steps: [Trace.Step]

  /// Appends what is said, with what was set aside put back.
  internal func appendSpoken(to spoken: inout [UInt8], label: [UInt8]) {
    text.appendRestored(label, from: range.lowerBound, to: &spoken)
  }

  /// What no rule may touch, in the label's offsets.
  internal var setAside: [SetAside] {
    var position = 0
    var result: [SetAside] = []
    let placeholder = Array(String(WorkingText.placeholder).utf8)
    for piece in text.pieces {
      if piece.state == .opaque {
        let standIn = text.subject.bytes[position..<(position + piece.length)]
        let source = (piece.source.lowerBound + range.lowerBound)..<(piece.source.upperBound + range.lowerBound)
        result.append(SetAside(source, standIn.elementsEqual(placeholder) ? .placeholder : .verbatim))
      }
      position += piece.length
    }
    return result
  }

  internal func appendSegments(to segments: inout [Trace.Segment], spokenSoFar: Int, rules: [Rule]) {
    var spoken = spokenSoFar
    var open: (change: Int?, source: Range<Int>, start: Int)?
    func close() {
      guard let segment = open else { return }
      let indices = segment.change.map { text.changes[$0].rules } ?? []
      segments.append(
        Trace.Segment(
          source: segment.source, spoken: segment.start..<spoken,
          rules: indices.map { $0 < 0 ? WorkingText.formulaRule : rules[$0].id },
          isSure: indices.allSatisfy { $0 < 0 || !rules[$0].isGuess }))
    }
    for piece in text.pieces {
      let change = piece.change.map(text.outermost)
      let source = change.map { text.changes[$0].source } ?? piece.source
      let shifted = (source.lowerBound + range.lowerBound)..<(source.upperBound + range.lowerBound)
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

extension WorkingText {
  /// Appends the text with the bytes of `label` in place of what was set aside; the text's own offsets begin at
  /// `start` in the label.
  internal func appendRestored(_ label: [UInt8], from start: Int, to result: inout [UInt8]) {
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
}

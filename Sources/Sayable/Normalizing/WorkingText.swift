internal import PCRE2

/// A label on its way through the rules: its text as it stands, and which parts of it are still open to rules.
internal struct WorkingText: Sendable {
  /// What rules may do with a part of the text.
  internal enum State: Sendable {
    /// Written by the label's author; rules may rewrite it.
    case live
    /// Written by a rule, and final; a rule may only copy it whole.
    case spoken
    /// Set aside: one stand-in for the bytes of the label that the part's source range gives.
    case opaque
  }

  /// A part of the text in one state.
  internal struct Piece: Sendable {
    internal var length: Int
    internal var state: State
    /// Where the part stood in the label, in bytes; for spoken words the place of the match that they came from.
    internal var source: Range<Int>
    /// The change that the part belongs to; nil for what stands as in the label.
    internal var change: Int?
  }

  /// A stretch of the label that rules changed.
  internal struct Change: Sendable {
    internal var source: Range<Int>
    /// The rules that changed it, by their index, in the order in which they did.
    internal var rules: [Int]
    /// The later change that this one became a part of.
    internal var parent: Int?
  }

  /// The stand-in of a placeholder, for which a number will stand (a private character).
  internal static let placeholder: Unicode.Scalar = "\u{F8F0}"
  /// The stand-in of anything else that is set aside.
  internal static let verbatim: Unicode.Scalar = "\u{F8F1}"
  internal static let standInLength = 3
  /// The byte that both stand-ins begin with, as few other characters do.
  private static let standInStart: UInt8 = 0xEF

  /// Whether rules can be matched against `label` as it is: it is UTF-8 without the first byte of a stand-in.
  internal static func isMatchable(_ label: [UInt8]) -> Bool {
    label.reduce(0, |) < 0x80 || isUTF8(label) && !label.contains(standInStart)
  }

  internal private(set) var subject: Subject
  /// The set of bytes in the text.
  internal private(set) var bytes: ByteSet
  internal private(set) var pieces: [Piece]
  internal private(set) var changes: [Change] = []

  /// A label's text. Bytes that are not UTF-8, and characters that are themselves stand-ins, are set aside.
  internal init(_ label: [UInt8]) {
    bytes = ByteSet(label)
    if !bytes.contains(Self.standInStart), let valid = Subject(validating: label) {
      subject = valid
      pieces = [Piece(length: label.count, state: .live, source: 0..<label.count)]
      return
    }
    var text: [UInt8] = []
    pieces = []
    var position = 0
    for range in Self.unmatchableRanges(of: label) + [label.count..<label.count] {
      if range.lowerBound > position {
        text += label[position..<range.lowerBound]
        pieces.append(
          Piece(length: range.lowerBound - position, state: .live, source: position..<range.lowerBound))
      }
      if !range.isEmpty {
        text += UTF8.encode(Self.verbatim).map(Array.init) ?? []
        pieces.append(Piece(length: Self.standInLength, state: .opaque, source: range))
      }
      position = range.upperBound
    }
    guard let valid = Subject(validating: text) else { preconditionFailure("the rest of the label is UTF-8") }
    subject = valid
    bytes = ByteSet(text)
  }

  /// Whether any rule changed the text or set part of it aside.
  internal var isUntouched: Bool { changes.isEmpty }

  /// The change that `change` became a part of in the end.
  internal func outermost(_ change: Int) -> Int {
    var change = change
    while let parent = changes[change].parent { change = parent }
    return change
  }

  /// Puts `replacements` in place of their matches, which lie in order and do not overlap.
  ///
  /// - Returns: Where they stand now, in order.
  @discardableResult internal mutating func replace(_ replacements: [Replacement], rule: Int) -> [Range<Int>] {
    var written: [Range<Int>] = []
    written.reserveCapacity(replacements.count)
    var text: [UInt8] = []
    text.reserveCapacity(subject.bytes.count + 32 * replacements.count)
    var result: [Piece] = []
    result.reserveCapacity(pieces.count + 4 * replacements.count)
    var cursor = PieceCursor()
    for replacement in replacements {
      cursor.advance(to: replacement.match.lowerBound, in: pieces) { result.append($0) }
      text += subject.bytes[cursor.start..<replacement.match.lowerBound]
      cursor.start = replacement.match.lowerBound
      let start = text.count
      defer { written.append(start..<text.count) }
      let matchStart = cursor
      var covered: [Piece] = []
      cursor.advance(to: replacement.match.upperBound, in: pieces) { covered.append($0) }
      cursor.start = replacement.match.upperBound
      if replacement.isSettingAside {
        let source = hull(of: covered)
        text += replacement.parts.flatMap { $0.bytes(in: subject.bytes) }
        result.append(Piece(length: Self.standInLength, state: .opaque, source: source))
        continue
      }
      let change = merge(covered, rule: rule)
      let source = changes[change].source
      var length = 0
      for part in replacement.parts {
        let bytes = part.bytes(in: subject.bytes)
        text += bytes
        length += bytes.count
        switch part {
        case .words(let words):
          if !words.isEmpty {
            result.append(Piece(length: words.count, state: .spoken, source: source, change: change))
          }
        case .copy(let range):
          var inner = matchStart
          inner.advance(to: range.lowerBound, in: pieces) { _ in }
          inner.advance(to: range.upperBound, in: pieces) {
            var piece = $0
            piece.change = change
            result.append(piece)
          }
        }
      }
      // An empty piece keeps the place of what was removed.
      if length == 0 { result.append(Piece(length: 0, state: .spoken, source: source, change: change)) }
    }
    cursor.finish(pieces) { result.append($0) }
    text += subject.bytes[cursor.start...]
    guard let valid = Subject(validating: text) else { preconditionFailure("rules cut at scalar boundaries") }
    subject = valid
    bytes = ByteSet(text)
    pieces = result
    return written
  }

  /// Makes one change of all that `covered` belongs to.
  private mutating func merge(_ covered: [Piece], rule: Int) -> Int {
    var source = hull(of: covered)
    var rules: [Int] = []
    let new = changes.count
    for case let old? in covered.map(\.change) {
      let outer = outermost(old)
      guard outer != new else { continue }
      source =
        min(
          source.lowerBound, changes[outer].source.lowerBound)..<max(
          source.upperBound, changes[outer].source.upperBound)
      rules += changes[outer].rules
      if changes.count == new { changes.append(Change(source: source, rules: [])) }
      changes[outer].parent = new
    }
    if changes.count == new { changes.append(Change(source: source, rules: [])) }
    changes[new] = Change(source: source, rules: rules + [rule])
    return new
  }

  private func hull(of pieces: [Piece]) -> Range<Int> {
    let start = pieces.map(\.source.lowerBound).min() ?? 0
    return start..<max(start, pieces.map(\.source.upperBound).max() ?? 0)
  }

  /// The parts of a label that cannot be matched against: bytes that are not UTF-8, and stand-in characters.
  private static func unmatchableRanges(of label: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var decoder = UTF8.ForwardParser()
    var iterator = label.makeIterator()
    var position = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let next = position + encoded.count
        let scalar = UTF8.decode(encoded)
        if scalar == placeholder || scalar == verbatim { ranges.append(position..<next) }
        position = next
      case .error(let length):
        if let last = ranges.last, last.upperBound == position {
          ranges[ranges.count - 1] = last.lowerBound..<(position + length)
        } else {
          ranges.append(position..<(position + length))
        }
        position += length
      case .emptyInput: return ranges
      }
    }
  }
}

/// What stands in place of a match.
internal struct Replacement: Sendable {
  internal enum Part: Sendable {
    /// Words of the rule.
    case words([UInt8])
    /// A range of the text, copied with the state of its parts.
    case copy(Range<Int>)

    internal func bytes(in text: [UInt8]) -> ArraySlice<UInt8> {
      switch self {
      case .words(let words): words[...]
      case .copy(let range): text[range]
      }
    }
  }

  internal let match: Range<Int>
  internal let parts: [Part]
  internal var isSettingAside = false
}

/// Walks over pieces up to a position in the text, cutting a piece where the position lies inside. An empty piece at
/// the position is left for the next step.
private struct PieceCursor {
  /// Where in the text the next bytes to copy begin; kept by the caller.
  var start = 0
  private var index = 0
  private var position = 0
  /// How many bytes of the current piece were passed.
  private var passed = 0

  mutating func advance(to end: Int, in pieces: [WorkingText.Piece], _ visit: (WorkingText.Piece) -> Void) {
    while index < pieces.count {
      let piece = pieces[index]
      let left = piece.length - passed
      guard position + left <= end else {
        if position < end {
          visit(piece.part(from: passed, length: end - position))
          passed += end - position
          position = end
        }
        break
      }
      if left == 0, position == end { break }
      visit(piece.part(from: passed, length: left))
      position += left
      index += 1
      passed = 0
    }
  }

  /// Walks over all that is left.
  mutating func finish(_ pieces: [WorkingText.Piece], _ visit: (WorkingText.Piece) -> Void) {
    guard index < pieces.count else { return }
    visit(pieces[index].part(from: passed, length: pieces[index].length - passed))
    for piece in pieces[(index + 1)...] { visit(piece) }
    index = pieces.count
  }
}

extension WorkingText.Piece {
  /// The part of the piece that begins `start` bytes into it. Only live text as it stood in the label has a source
  /// range that can be cut.
  fileprivate func part(from start: Int, length: Int) -> Self {
    guard start > 0 || length < self.length else { return self }
    var part = self
    part.length = length
    if state == .live, source.count == self.length {
      part.source = (source.lowerBound + start)..<(source.lowerBound + start + length)
    }
    return part
  }
}

extension ByteSet {
  fileprivate init(_ bytes: [UInt8]) {
    self.init()
    for byte in bytes { insert(byte) }
  }
}

internal import PCRE2
internal import Prefilter

/// A label on its way through the rules: its text as it stands, and which parts of it are still open to rules. Its
/// memory is used again for the next label.
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

  /// A stretch of the label that rules changed.
  internal struct Change: Sendable {
    internal var source: Range<Int>
    /// What changed it, in that order: a range of all that was noted.
    fileprivate(set) var makers: Range<Int>
    /// The later change that this one became a part of.
    internal var parent: Int?
  }

  /// The stand-in of a placeholder, for which a number will stand, in UTF-8 (a private character).
  internal static let placeholder = Array("\u{F8F0}".utf8)
  /// The stand-in of anything else that is set aside.
  internal static let verbatim = Array("\u{F8F1}".utf8)
  private static let standIns: ClosedRange<Unicode.Scalar> = "\u{F8F0}"..."\u{F8F1}"
  internal static let standInLength = 3
  /// The byte that both stand-ins begin with, as few other characters do.
  private static let standInStart: UInt8 = 0xEF

  /// Whether rules can be matched against `label` as it is: it is UTF-8 without the first byte of a stand-in.
  ///
  /// - Parameter isText: Whether it is known to be UTF-8.
  internal static func isMatchable(_ label: Span<UInt8>, isText: Bool = false) -> Bool {
    !label.contains(standInStart) && (isText || isUTF8(label))
  }

  internal private(set) var subject = Subject("")
  internal private(set) var pieces: [Piece] = []
  internal private(set) var changes: [Change] = []
  /// What made a change: a rule, by its index, or all that made an earlier change, which became a part of this one. To
  /// list the rules of that again would make the time grow with the square of a row of changes that touch.
  private enum Maker {
    case rule(Int)
    case change(Int)
  }

  /// What made each of all changes.
  private var makers: [Maker] = []
  /// What the next text is written into; the memory of the text before.
  private var nextBytes: [UInt8] = []
  private var nextPieces: [Piece] = []

  internal init() {}

  /// Takes the bytes in `range` of `label` for the text, and for the offsets of its sources. Bytes that are not UTF-8, and
  /// characters that are themselves stand-ins, are set aside.
  internal mutating func begin(_ label: [UInt8], _ range: Range<Int>) {
    if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
    if !makers.isEmpty { makers.removeAll(keepingCapacity: true) }
    pieces.removeAll(keepingCapacity: true)
    nextBytes.removeAll(keepingCapacity: true)
    if !label.span.extracting(range).contains(Self.standInStart) {
      nextBytes.append(contentsOf: label[range])
      if subject.exchange(with: &nextBytes) {
        pieces.append(Piece(length: range.count, state: .live, source: 0..<range.count))
        return
      }
      nextBytes.removeAll(keepingCapacity: true)
    }
    appendMatchable(Array(label[range]))
    takeNextBytes()
  }

  private mutating func appendMatchable(_ label: [UInt8]) {
    var position = 0
    for range in Self.unmatchableRanges(of: label) + [label.count..<label.count] {
      if range.lowerBound > position {
        nextBytes += label[position..<range.lowerBound]
        pieces.append(
          Piece(length: range.lowerBound - position, state: .live, source: position..<range.lowerBound))
      }
      if !range.isEmpty {
        nextBytes += Self.verbatim
        pieces.append(Piece(length: Self.standInLength, state: .opaque, source: range))
      }
      position = range.upperBound
    }
  }

  private mutating func takeNextBytes() {
    guard subject.exchange(with: &nextBytes) else { preconditionFailure("rules cut at scalar boundaries") }
  }

  /// Whether any rule changed the text or set part of it aside.
  internal var isUntouched: Bool { changes.isEmpty }

  /// The change that `change` became a part of in the end.
  internal func outermost(_ change: Int) -> Int {
    var change = change
    while let parent = changes[change].parent { change = parent }
    return change
  }

  /// The rules that made a change, by their index, in the order in which they did.
  internal func rules(of change: Int) -> [Int] {
    var rules: [Int] = []
    // What is still to be told, the next one last.
    var left = [Maker.change(change)]
    while let maker = left.popLast() {
      switch maker {
      case .rule(let rule): rules.append(rule)
      case .change(let part): left += makers[changes[part].makers].reversed()
      }
    }
    return rules
  }

  /// Whether the text takes more memory than is worth keeping.
  internal var isLarge: Bool {
    let pieceBytes = MemoryLayout<Piece>.stride * (pieces.capacity + nextPieces.capacity)
    return subject.bytes.capacity + nextBytes.capacity + pieceBytes > 1 << 18
  }

  /// Puts `replacements` in place of their matches, which lie in order and do not overlap.
  internal mutating func replace(_ replacements: Replacements, rule: Int) {
    // Held here, so that nobody else has to be asked whether they may be written to.
    let (text, words) = (subject.bytes, replacements.words)
    var next = nextBytes.takeMemory()
    var newPieces = nextPieces.takeMemory()
    var cursor = PieceCursor()
    var copied = 0
    for item in replacements.items {
      let match = item.match
      cursor.advance(to: match.lowerBound, in: pieces, appendingTo: &newPieces)
      next.append(copied..<match.lowerBound, of: text)
      copied = match.upperBound
      let start = cursor
      if item.isSettingAside {
        var source: Range<Int>?
        while let piece = cursor.next(to: match.upperBound, in: pieces) { source = hull(of: source, piece.source) }
        newPieces.append(Piece(length: Self.standInLength, state: .opaque, source: source ?? 0..<0))
        // The stand-in.
        for index in item.parts {
          if case .words(let range) = replacements.parts[index] { next.append(range, of: words) }
        }
        continue
      }
      let change = mergePieces(from: &cursor, to: match.upperBound, rule: rule)
      let source = changes[change].source
      let startBytes = next.count
      for index in item.parts {
        switch replacements.parts[index] {
        case .words(let range):
          if range.isEmpty { continue }
          next.append(range, of: words)
          newPieces.append(Piece(length: range.count, state: .spoken, source: source, change: change))
        case .copy(let range):
          next.append(range, of: text)
          var inner = start
          inner.skip(to: range.lowerBound, in: pieces)
          let first = newPieces.count
          inner.advance(to: range.upperBound, in: pieces, appendingTo: &newPieces)
          for index in first..<newPieces.count { newPieces[index].change = change }
        }
      }
      // An empty piece keeps the place of what was removed.
      if next.count == startBytes {
        newPieces.append(Piece(length: 0, state: .spoken, source: source, change: change))
      }
    }
    cursor.finish(pieces, appendingTo: &newPieces)
    next.append(copied..<text.count, of: text)
    nextBytes = next
    takeNextBytes()
    nextPieces = pieces
    pieces = newPieces
  }

  /// Makes one change of all that the pieces up to `end` belong to, and passes them.
  private mutating func mergePieces(from cursor: inout PieceCursor, to end: Int, rule: Int) -> Int {
    var source: Range<Int>?
    let new = changes.count
    let firstMaker = makers.count
    changes.append(Change(source: 0..<0, makers: firstMaker..<firstMaker))
    while let piece = cursor.next(to: end, in: pieces) {
      source = hull(of: source, piece.source)
      guard let old = piece.change else { continue }
      let outer = outermost(old)
      guard outer != new else { continue }
      source = hull(of: source, changes[outer].source)
      makers.append(.change(outer))
      changes[outer].parent = new
    }
    makers.append(.rule(rule))
    changes[new] = Change(source: source ?? 0..<0, makers: firstMaker..<makers.count)
    return new
  }

  private func hull(of first: Range<Int>?, _ second: Range<Int>) -> Range<Int> {
    guard let first else { return second }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
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
        if standIns.contains(scalar) { ranges.append(position..<next) }
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

extension Array {
  /// The memory of the array, without its elements.
  fileprivate mutating func takeMemory() -> [Element] {
    var memory: [Element] = []
    swap(&memory, &self)
    memory.removeAll(keepingCapacity: true)
    return memory
  }
}

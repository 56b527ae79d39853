internal import PCRE2
internal import Prefilter

/// A stretch of a label on its way through the rules: its text so far, and which parts of it rules may still change. Its
/// memory is used again for the next label.
package struct WorkingText: Sendable {
  /// What rules may do with a part of the text.
  internal enum State: Sendable {
    /// Written by the label's author. Rules may rewrite it.
    case live
    /// Written by a rule, and final. A rule may only copy it whole.
    case spoken
    /// The mark of a protected span, which is the source range of the part.
    case protected
    /// The mark of a placeholder that takes the next argument, such as `%d`: a rule may not move it past another one.
    case argument

    /// Whether a mark stands for what is in the source range.
    internal var isMark: Bool { self == .protected || self == .argument }
  }

  /// What makes a change of the text.
  package enum Maker: Sendable {
    /// The rule of this index.
    case rule(Int)
    /// The finder of formulas.
    case formulaFinder
    /// The caller, who knows of protected spans.
    case caller
  }

  /// A range of the stretch that was changed.
  internal struct Change: Sendable {
    internal var source: Range<Int>
    /// The place of its causes in the list of all causes.
    fileprivate(set) var causes: Range<Int>
    /// The later change that this one became a part of.
    internal var parent: Int?
  }

  /// A maker, or all causes of an earlier change that became a part of this one. To list those again would make the time
  /// grow with the square of the number of adjacent changes.
  private enum Cause {
    case maker(Maker)
    case change(Int)
  }

  /// Whether rules can be matched against `label` as it is: it is UTF-8 without the first byte of a protected span's mark.
  ///
  /// - Parameter isText: Whether it is known to be UTF-8.
  internal static func isMatchable(_ label: Span<UInt8>, isText: Bool = false) -> Bool {
    !label.contains(ProtectedSpan.Kind.markStart) && (isText || isUTF8(label))
  }

  internal private(set) var subject = Subject("")
  internal private(set) var pieces: [Piece] = []
  internal private(set) var changes: [Change] = []
  /// The causes of all changes.
  private var causes: [Cause] = []
  /// The memory of the previous text, which the next text is written into.
  private var nextBytes: [UInt8] = []
  private var nextPieces: [Piece] = []

  internal init() {}

  /// Makes `label` the text, and its offsets those of sources. Bytes that are not UTF-8, and marks of protected spans in
  /// the label itself, are protected.
  internal mutating func begin(_ label: Span<UInt8>) {
    if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
    if !causes.isEmpty { causes.removeAll(keepingCapacity: true) }
    pieces.removeAll(keepingCapacity: true)
    nextBytes.removeAll(keepingCapacity: true)
    if !label.contains(ProtectedSpan.Kind.markStart) {
      nextBytes.append(copying: label)
      if subject.exchange(with: &nextBytes) {
        pieces.append(Piece(length: label.count, state: .live, source: 0..<label.count))
        return
      }
      nextBytes.removeAll(keepingCapacity: true)
    }
    var bytes: [UInt8] = []
    bytes.append(copying: label)
    appendMatchable(bytes)
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
        nextBytes.append(contentsOf: String(ProtectedSpan.Kind.text.mark).utf8)
        pieces.append(Piece(length: ProtectedSpan.Kind.markLength, state: .protected, source: range))
      }
      position = range.upperBound
    }
  }

  private mutating func takeNextBytes() {
    guard subject.exchange(with: &nextBytes) else { preconditionFailure("rules cut at scalar boundaries") }
  }

  /// Whether a rule or a formula changed the text.
  internal var isChanged: Bool { !changes.isEmpty }

  /// The change that `change` became a part of in the end.
  internal func outermost(_ change: Int) -> Int {
    var change = change
    while let parent = changes[change].parent { change = parent }
    return change
  }

  /// The makers of a change, in the order in which they changed the text.
  internal func makers(of change: Int) -> [Maker] {
    var makers: [Maker] = []
    // A stack of the causes that are not resolved yet.
    var stack = [Cause.change(change)]
    while let cause = stack.popLast() {
      switch cause {
      case .maker(let maker): makers.append(maker)
      case .change(let part): stack += causes[changes[part].causes].reversed()
      }
    }
    return makers
  }

  /// Whether a scalar begins at `offset` of the text, or the text ends there.
  internal func isBoundary(_ offset: Int) -> Bool {
    offset == subject.bytes.count || subject.bytes[offset] & 0xC0 != 0x80
  }

  /// Whether the text takes more memory than is worth keeping.
  internal var isLarge: Bool {
    let pieceBytes = MemoryLayout<Piece>.stride * (pieces.capacity + nextPieces.capacity)
    return subject.bytes.capacity + nextBytes.capacity + pieceBytes > 1 << 18
  }

  /// Puts `replacements` in place of their matches, which are in order and do not overlap.
  internal mutating func replace(_ replacements: Replacements, by maker: Maker) {
    // Local arrays are uniquely referenced, which is not checked again for each element.
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
      if item.isProtecting {
        var source: Range<Int>?
        while let piece = cursor.next(to: match.upperBound, in: pieces) { source = hull(of: source, piece.source) }
        let state: State = Self.takesNextArgument(text[match]) ? .argument : .protected
        newPieces.append(Piece(length: ProtectedSpan.Kind.markLength, state: state, source: source ?? 0..<0))
        // The mark.
        for index in item.parts {
          if case .words(let range) = replacements.parts[index] { next.append(range, of: words) }
        }
        continue
      }
      let change = mergePieces(from: &cursor, to: match.upperBound, by: maker)
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
  private mutating func mergePieces(from cursor: inout PieceCursor, to end: Int, by maker: Maker) -> Int {
    var source: Range<Int>?
    let new = changes.count
    let firstCause = causes.count
    changes.append(Change(source: 0..<0, causes: firstCause..<firstCause))
    while let piece = cursor.next(to: end, in: pieces) {
      source = hull(of: source, piece.source)
      guard let old = piece.change else { continue }
      let outer = outermost(old)
      guard outer != new else { continue }
      source = hull(of: source, changes[outer].source)
      causes.append(.change(outer))
      changes[outer].parent = new
    }
    causes.append(.maker(maker))
    changes[new] = Change(source: source ?? 0..<0, causes: firstCause..<causes.count)
    return new
  }

  /// Appends the text with protected spans as they are in `stretch`, the bytes that the text was made from.
  internal func appendRestored(_ stretch: Span<UInt8>, to result: inout [UInt8]) {
    guard pieces.contains(where: \.state.isMark) else {
      result += subject.bytes
      return
    }
    var position = 0
    for piece in pieces {
      if piece.state.isMark {
        result.append(copying: stretch.extracting(piece.source))
      } else {
        result.append(position..<(position + piece.length), of: subject.bytes)
      }
      position += piece.length
    }
  }

  /// Whether a placeholder names no argument: `%d`, `%.1f`, `%@`, `{}`, and not `%1$d`, `%1`, `%(count)d`, `{count}`.
  private static func takesNextArgument(_ placeholder: ArraySlice<UInt8>) -> Bool {
    if placeholder.elementsEqual("{}".utf8) { return true }
    guard placeholder.first == UInt8(ascii: "%"), let last = placeholder.last else { return false }
    // A letter of either case, or @.
    let isConversion = (UInt8(ascii: "@")...UInt8(ascii: "Z")).contains(last & 0xDF)
    return isConversion && !placeholder.contains { "$({".utf8.contains($0) }
  }

  private func hull(of first: Range<Int>?, _ second: Range<Int>) -> Range<Int> {
    guard let first else { return second }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }

  /// The parts of a label that rules cannot be matched against: bytes that are not UTF-8, and marks of protected spans.
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
        if ProtectedSpan.Kind.marks.contains(scalar) { ranges.append(position..<next) }
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

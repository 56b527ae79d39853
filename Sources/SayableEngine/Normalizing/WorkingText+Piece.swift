extension WorkingText {
  /// A part of the text in one state. Many are copied for each rule that applies, so that they are small: no text that
  /// is worked on at once has as many bytes, or changes, as 31 bits count.
  internal struct Piece: Sendable {
    internal let state: State
    private let bytes: Int32
    private let sourceStart: Int32
    private let sourceEnd: Int32
    /// -1 for none.
    private var changeNumber: Int32

    internal init(length: Int, state: State, source: Range<Int>, change: Int? = nil) {
      self.state = state
      bytes = Int32(length)
      sourceStart = Int32(source.lowerBound)
      sourceEnd = Int32(source.upperBound)
      changeNumber = change.map { Int32($0) } ?? -1
    }

    internal var length: Int { Int(bytes) }

    /// Where the part stood in the label, in bytes; for spoken words the place of the match that they came from.
    internal var source: Range<Int> { Int(sourceStart)..<Int(sourceEnd) }

    /// The change that the part belongs to; nil for what stands as in the label.
    internal var change: Int? {
      get { changeNumber < 0 ? nil : Int(changeNumber) }
      set { changeNumber = newValue.map { Int32($0) } ?? -1 }
    }

    /// The part of the piece that begins `start` bytes into it. Only live text as it stood in the label has a source
    /// range that can be cut.
    internal func part(from start: Int, length: Int) -> Self {
      guard start > 0 || length < self.length else { return self }
      let isCut = state == .live && source.count == self.length
      let first = source.lowerBound + start
      return Self(length: length, state: state, source: isCut ? first..<(first + length) : source, change: change)
    }
  }
}

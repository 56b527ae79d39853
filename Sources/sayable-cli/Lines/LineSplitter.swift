/// Cuts what is read, piece by piece, into lines. Every byte is looked at once, however long a line is.
internal struct LineSplitter {
  /// The byte behind each line.
  private let separator: UInt8
  /// The start of a line that has not ended yet.
  private var pending: [UInt8] = []

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  init(nullSeparated: Bool) { separator = nullSeparated ? 0 : Self.lineFeed }

  /// Takes the first `count` bytes of `chunk`, and hands over every line that ends in them.
  mutating func split<E: Error>(
    _ chunk: [UInt8], count: Int, _ answer: ([UInt8], LineEnding) throws(E) -> Void
  ) throws(E) {
    var start = 0
    var position = 0
    while position < count {
      if chunk[position] == separator {
        pending += chunk[start..<position]
        start = position + 1
        try handOver(atEnd: false, answer)
      }
      position += 1
    }
    pending += chunk[start..<count]
  }

  /// Hands over what stands behind the last separator, if anything does.
  mutating func finish<E: Error>(_ answer: ([UInt8], LineEnding) throws(E) -> Void) throws(E) {
    if !pending.isEmpty { try handOver(atEnd: true, answer) }
  }

  private mutating func handOver<E: Error>(
    atEnd: Bool, _ answer: ([UInt8], LineEnding) throws(E) -> Void
  ) throws(E) {
    var line: [UInt8] = []
    swap(&line, &pending)
    guard separator == Self.lineFeed else { return try answer(line, atEnd ? .nothing : .null) }
    guard line.last == Self.carriageReturn else { return try answer(line, atEnd ? .nothing : .lineFeed) }
    line.removeLast()
    try answer(line, atEnd ? .carriageReturn : .carriageReturnLineFeed)
  }
}

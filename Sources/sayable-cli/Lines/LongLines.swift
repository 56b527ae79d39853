internal import SayableEngine
internal import SayableExport

/// The answers to long lines, piece by piece, so that an answer is never in memory as a whole.
internal struct LongLines: Sendable {
  private let batch: LineBatch
  private var lines: ArraySlice<Range<Int>>
  private let answer: @Sendable (Range<Int>) -> any LongAnswer
  private var current: (any LongAnswer)?
  /// Up to where the batch is answered, or copied.
  private var position = 0

  /// - Parameter answer: Gives the answer to the line at a range of the batch's bytes.
  init(_ batch: LineBatch, answer: @escaping @Sendable (Range<Int>) -> any LongAnswer) {
    self.batch = batch
    self.answer = answer
    var lines: [Range<Int>] = []
    batch.forEachLine { line, _ in lines.append(line) }
    self.lines = lines[...]
  }

  /// The next piece, with what people are told of it; nil behind the last.
  mutating func next() -> (bytes: [UInt8], diagnostics: [Diagnostic])? {
    if let piece = current?.next() { return (piece, []) }
    let diagnostics = current?.diagnostics ?? []
    current = nil
    let line = lines.popFirst()
    // What ends the line before.
    let between = batch.bytes[position..<(line?.lowerBound ?? batch.bytes.count)]
    if line == nil, between.isEmpty, diagnostics.isEmpty { return nil }
    position = line?.upperBound ?? batch.bytes.count
    current = line.map(answer)
    return (Array(between), diagnostics)
  }
}

internal import SayableEngine

/// A value as the app shows it, each character of which knows where it is written in the source.
public struct DecodedText: Sendable, Hashable {
  /// A stretch of the text.
  private struct Run: Sendable, Hashable {
    let start: Int
    /// Where it is written, in bytes of the source's text.
    let source: Range<Int>
    /// Whether each byte stands for itself; else the run is what one escape stands for, and cannot be cut.
    let isVerbatim: Bool
  }

  /// The text in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var runs: [Run] = []
  private let anchor: Int

  /// An empty text that is written at `anchor`, an offset of the source's text.
  public init(at anchor: Int) { self.anchor = anchor }

  /// The text that is written at `range` of `source`, as it stands there.
  public init(verbatim range: Range<Int>, of source: [UInt8]) {
    self.init(at: range.lowerBound)
    append(verbatim: range, of: source)
  }

  /// The text as a string; bytes that are not UTF-8 are repaired.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether its bytes are valid UTF-8.
  internal var isValid: Bool { bytes.allSatisfy { $0 < 0x80 } || String(utf8: bytes) != nil }

  /// Appends what is written at `range` of `source`, as it stands there.
  public mutating func append(verbatim range: Range<Int>, of source: [UInt8]) {
    guard !range.isEmpty else { return }
    if let last = runs.last, last.isVerbatim, last.source.upperBound == range.lowerBound {
      runs[runs.count - 1] = Run(start: last.start, source: last.source.lowerBound..<range.upperBound, isVerbatim: true)
    } else {
      runs.append(Run(start: bytes.count, source: range, isVerbatim: true))
    }
    bytes += source[range]
  }

  /// Appends `decoded`, which the escape at `source` stands for.
  public mutating func append(_ decoded: some Collection<UInt8>, for source: Range<Int>) {
    guard !decoded.isEmpty else { return }
    runs.append(Run(start: bytes.count, source: source, isVerbatim: false))
    bytes += decoded
  }

  /// Appends the character that the escape at `source` stands for.
  public mutating func append(_ scalar: Unicode.Scalar, for source: Range<Int>) {
    append(UTF8.encode(scalar).map(Array.init) ?? [], for: source)
  }

  /// Appends a part of another text of the same source.
  public mutating func append(_ other: DecodedText, _ range: Range<Int>) {
    for run in other.runs(in: range) {
      let start = max(run.start, range.lowerBound)
      let end = min(other.end(of: run), range.upperBound)
      let isWhole = start == run.start && end == other.end(of: run)
      let source =
        run.isVerbatim && !isWhole
        ? (run.source.lowerBound + start - run.start)..<(run.source.lowerBound + end - run.start) : run.source
      runs.append(Run(start: bytes.count, source: source, isVerbatim: run.isVerbatim))
      bytes += other.bytes[start..<end]
    }
  }

  /// A part of the text.
  public func part(_ range: Range<Int>) -> DecodedText {
    var part = DecodedText(at: sourceRange(of: range).lowerBound)
    part.append(self, range)
    return part
  }

  /// Where a half-open range of ``bytes`` is written, in offsets of the source's text; an escape of which a part is
  /// meant is in it as a whole. An empty range gives the place where something would be inserted.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard let first = runs.first, let last = runs.last else { return anchor..<anchor }
    if range.isEmpty {
      let place =
        range.lowerBound >= bytes.count
        ? last.source.upperBound
        : run(at: range.lowerBound).map { sourceStart(of: range.lowerBound, in: $0) } ?? first.source.lowerBound
      return place..<place
    }
    guard let start = run(at: range.lowerBound), let end = run(at: range.upperBound - 1) else { return anchor..<anchor }
    let lower = sourceStart(of: range.lowerBound, in: start)
    let upper = end.isVerbatim ? end.source.lowerBound + range.upperBound - end.start : end.source.upperBound
    return lower..<max(lower, upper)
  }

  private func sourceStart(of offset: Int, in run: Run) -> Int {
    run.isVerbatim ? run.source.lowerBound + offset - run.start : run.source.lowerBound
  }

  private func end(of run: Run) -> Int { end(ofRunAt: index(at: run.start)) }

  private func end(ofRunAt index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].start : bytes.count }

  private func runs(in range: Range<Int>) -> ArraySlice<Run> {
    guard !range.isEmpty, !runs.isEmpty else { return [] }
    return runs[index(at: range.lowerBound)...index(at: range.upperBound - 1)]
  }

  private func run(at offset: Int) -> Run? { runs.isEmpty ? nil : runs[index(at: offset)] }

  /// The index of the run that the byte at `offset` belongs to.
  private func index(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

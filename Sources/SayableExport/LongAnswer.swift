package import SayableEngine
internal import Prefilter

/// The answer to a label of any length, piece by piece: it takes little more memory than the label.
package protocol LongAnswer: Sendable {
  /// The next piece, in UTF-8; nil behind the last.
  mutating func next() -> [UInt8]?

  /// A warning for each rule that was skipped so far.
  var diagnostics: [Diagnostic] { get }
}

/// ``TraceJSON`` for a label of any length. The label is said twice: for what is spoken, and for the segments.
package struct LongTraceJSON: LongAnswer {
  private enum Member { case text, spoken, segments, none }

  private var label: LabelStretches
  private let unit: OffsetUnit
  private var member = Member.text
  private var isBegun = false
  /// Where the next segment begins, in the units that are asked for.
  private var place: TraceJSON.Place?

  /// - Parameters:
  ///   - range: The label's place in `bytes`, half-open.
  ///   - normalizer: Says the label.
  package init(_ range: Range<Int>, of bytes: [UInt8], _ normalizer: Normalizer, offsets unit: OffsetUnit) {
    label = LabelStretches(range, of: bytes, normalizer)
    self.unit = unit
  }

  package var diagnostics: [Diagnostic] { label.diagnostics }

  package mutating func next() -> [UInt8]? {
    if !isBegun {
      isBegun = true
      return Array("{\"text\":\"".utf8)
    }
    switch member {
    case .text:
      if let bytes = label.nextBytes() { return TraceJSON.escaped(bytes) }
      return goOn(to: .spoken, "\",\"spoken\":\"")
    case .spoken:
      if let trace = label.nextTrace() { return TraceJSON.escaped(trace.spoken) }
      return goOn(to: .segments, "\",\"segments\":[")
    case .segments:
      if let trace = label.nextTrace() { return TraceJSON.segments(of: trace, in: unit, from: &place) }
      return goOn(to: .none, "]}")
    case .none: return nil
    }
  }

  private mutating func goOn(to member: Member, _ json: String) -> [UInt8] {
    self.member = member
    label.rewind()
    return Array(json.utf8)
  }
}

/// ``SpeechMarkup`` for a label of any length.
package struct LongSpeechMarkup: LongAnswer {
  private var label: LabelStretches
  private var opening: String?
  private var closing: String?

  /// - Parameters:
  ///   - range: The label's place in `bytes`, half-open.
  ///   - normalizer: Says the label.
  package init(_ range: Range<Int>, of bytes: [UInt8], _ normalizer: Normalizer, language: LanguageTag) {
    label = LabelStretches(range, of: bytes, normalizer)
    (opening, closing) = SpeechMarkup.tags(language)
  }

  package var diagnostics: [Diagnostic] { label.diagnostics }

  package mutating func next() -> [UInt8]? {
    if let opening = opening.take() { return Array(opening.utf8) }
    if let trace = label.nextTrace() { return Array(SpeechMarkup.content(of: trace).utf8) }
    return closing.take().map { Array($0.utf8) }
  }
}

/// A label in the stretches in which it is said.
private struct LabelStretches: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let normalizer: Normalizer
  private var position: Int
  private var isDone = false
  private(set) var diagnostics: [Diagnostic] = []

  init(_ range: Range<Int>, of bytes: [UInt8], _ normalizer: Normalizer) {
    self.bytes = bytes
    self.range = range
    self.normalizer = normalizer
    position = range.lowerBound
  }

  mutating func rewind() { (position, isDone) = (range.lowerBound, false) }

  mutating func nextBytes() -> [UInt8]? {
    // An empty label has one stretch.
    if isDone { return nil }
    let end = Stretch.end(in: bytes.view.extracting(0..<range.upperBound), from: position)
    defer { (position, isDone) = (end, end == range.upperBound) }
    return Array(bytes[position..<end])
  }

  mutating func nextTrace() -> Trace? {
    let isStart = position == range.lowerBound
    guard let stretch = nextBytes() else { return nil }
    let trace = normalizer.trace(
      stretch, LabelRequest(isStart: isStart, isEnd: position == range.upperBound), recordsSteps: false)
    diagnostics += trace.diagnostics.filter { !diagnostics.contains($0) }
    return trace
  }
}

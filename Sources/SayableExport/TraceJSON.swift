package import SayableEngine

/// A trace as a JSON object on one line.
package struct TraceJSON {
  /// The object, UTF-8 bytes of JSON.
  package private(set) var bytes: [UInt8] = []

  package init(_ trace: Trace, offsets unit: OffsetUnit) {
    let text = ShownText(trace.label)
    let spoken = ShownText(trace.spoken)
    append("{\"text\":")
    append(text)
    append(",\"spoken\":")
    append(spoken)
    append(",\"segments\":[")
    let sources = text.offsets(of: trace.segments.flatMap { [$0.source.lowerBound, $0.source.upperBound] }, in: unit)
    let targets = spoken.offsets(of: trace.segments.flatMap { [$0.spoken.lowerBound, $0.spoken.upperBound] }, in: unit)
    for (index, segment) in trace.segments.enumerated() {
      if index > 0 { append(",") }
      append("{\"source\":[\(sources[2 * index]),\(sources[2 * index + 1])]")
      append(",\"spoken\":[\(targets[2 * index]),\(targets[2 * index + 1])]")
      append(",\"rule\":")
      if let last = segment.rules.last { append(ShownText(Array(last.utf8))) } else { append("null") }
      append(",\"rules\":[")
      for (index, rule) in segment.rules.enumerated() {
        if index > 0 { append(",") }
        append(ShownText(Array(rule.utf8)))
      }
      append("]}")
    }
    append("]}")
  }

  private mutating func append(_ json: String) { bytes += json.utf8 }

  private mutating func append(_ text: ShownText) {
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    text.forEachScalar { scalar, _ in JSONText.append(scalar, to: &bytes) }
    bytes.append(quote)
  }
}

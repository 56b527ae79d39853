package import SayableEngine

/// A trace as a JSON object on one line.
package struct TraceJSON {
  /// The object, UTF-8 bytes of JSON.
  package let bytes: [UInt8]

  package init(_ trace: Trace, offsets unit: OffsetUnit) {
    var place: Place?
    bytes =
      Array("{\"text\":\"".utf8) + Self.escaped(trace.label) + Array("\",\"spoken\":\"".utf8)
      + Self.escaped(trace.spoken) + Array("\",\"segments\":[".utf8)
      + Self.segments(of: trace, in: unit, from: &place) + Array("]}".utf8)
  }

  /// Where a segment begins, in the label and in what is spoken, in the units that are asked for.
  internal struct Place {
    internal var source = 0
    internal var spoken = 0
  }

  /// The segments of a part of a label, with commas between them, and before the first if it does not begin the label.
  ///
  /// - Parameter place: Where the part begins, nil at the start of the label; then where it ends.
  internal static func segments(of trace: Trace, in unit: OffsetUnit, from place: inout Place?) -> [UInt8] {
    let sources = ShownText(trace.label).offsets(
      of: trace.segments.flatMap { [$0.source.lowerBound, $0.source.upperBound] }, in: unit)
    let targets = ShownText(trace.spoken).offsets(
      of: trace.segments.flatMap { [$0.spoken.lowerBound, $0.spoken.upperBound] }, in: unit)
    let start = place ?? Place()
    var json: [UInt8] = []
    for (index, segment) in trace.segments.enumerated() {
      if index > 0 || place != nil { json.append(UInt8(ascii: ",")) }
      let (first, last) = (2 * index, 2 * index + 1)
      json += "{\"source\":[\(start.source + sources[first]),\(start.source + sources[last])]".utf8
      json += ",\"spoken\":[\(start.spoken + targets[first]),\(start.spoken + targets[last])]".utf8
      json += ",\"rule\":\(segment.rules.last.map { JSONText.quoted($0) } ?? "null"),\"rules\":[".utf8
      json += "\(segment.rules.map { JSONText.quoted($0) }.joined(separator: ","))]}".utf8
    }
    place = Place(source: start.source + (sources.last ?? 0), spoken: start.spoken + (targets.last ?? 0))
    return json
  }

  /// Bytes as they stand in a string of JSON.
  internal static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var json: [UInt8] = []
    json.reserveCapacity(bytes.count)
    ShownText(bytes).forEachScalar { scalar, _ in JSONText.append(scalar, to: &json) }
    return json
  }
}

internal import SayableEngine
internal import SayableExport

extension ChartModel {
  /// The chart as one line of JSON, a line end behind it.
  ///
  /// - Parameters:
  ///   - speaker: Says what `text` is, and with `full` each point.
  ///   - detail: How much is said.
  public func json(by speaker: ChartSpeaker, detail: ChartDetail? = nil) -> [UInt8] {
    var json = ChartJSON()
    json.open("{")
    json.text("kind", kind.rawValue)
    json.text("title", title)
    json.text("locale", speaker.locale.description)
    json.text("text", speaker.describe(self, detail: detail ?? .full))
    json.key("axes")
    json.open("{")
    json.key("x")
    json.open("{")
    json.text("kind", x.kind.rawValue)
    json.text("label", x.label ?? "")
    json.place("min", x.minimum)
    json.place("max", x.maximum)
    json.close("}")
    json.key("y")
    json.open("{")
    json.text("label", y.label)
    json.text("unit", y.unit)
    json.number("min", y.minimum)
    json.number("max", y.maximum)
    json.close("}")
    json.close("}")
    json.add(sound)
    json.list("series", Array(series.enumerated())) { json, item in
      let (index, series) = item
      json.open("{")
      json.text("name", series.name)
      json.text("formula", series.formula)
      json.list("points", series.points) { json, point in
        json.add(point, text: detail == .full ? speaker.sentence(for: point, of: self, inSeries: index) : nil)
      }
      json.key("facts")
      switch series.facts {
      case .data(let facts): json.add(facts)
      case .function(let facts): json.add(facts)
      }
      json.close("}")
    }
    json.list("intersections", intersections) { json, meeting in
      json.open("{")
      json.place("x", meeting.place)
      json.number("y", meeting.value)
      json.text("kind", meeting.kind.rawValue)
      json.list("series", meeting.series) { $0.number(Double($1)) }
      json.close("}")
    }
    json.list("coincidences", coincidences) { json, stretch in
      json.open("{")
      json.number("from", stretch.interval.lowerBound)
      json.number("to", stretch.interval.upperBound)
      json.list("series", stretch.series) { $0.number(Double($1)) }
      json.close("}")
    }
    json.close("}")
    return json.bytes + [0x0A]
  }
}

/// JSON that is being written.
internal struct ChartJSON {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func open(_ bracket: String) {
    separate()
    bytes += bracket.utf8
    needsComma = false
  }

  mutating func close(_ bracket: String) {
    bytes += bracket.utf8
    needsComma = true
  }

  mutating func key(_ key: String) {
    separate()
    JSONText.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func text(_ key: String, _ value: String?) {
    self.key(key)
    text(value)
  }

  mutating func text(_ value: String?) {
    separate()
    if let value { JSONText.append(value, to: &bytes) } else { bytes += "null".utf8 }
  }

  mutating func flag(_ key: String, _ value: Bool) {
    self.key(key)
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func number(_ key: String, _ value: Double?) {
    self.key(key)
    number(value)
  }

  mutating func number(_ value: Double?) {
    separate()
    bytes += (value.map(PlainNumber.text) ?? "null").utf8
  }

  mutating func place(_ key: String, _ place: ChartPlace) {
    self.key(key)
    self.place(place)
  }

  mutating func place(_ place: ChartPlace) {
    if let label = place.label { text(label) } else { number(place.position) }
  }

  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout ChartJSON, Element) -> Void
  ) {
    self.key(key)
    list(elements, write)
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout ChartJSON, Element) -> Void) {
    open("[")
    for element in elements { write(&self, element) }
    close("]")
  }
}

/// Numbers for programs.
internal enum PlainNumber {
  /// The shortest digits that give the number again, and never a negative zero.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    if abs(value) < 1e15, value == value.rounded() { return String(Int(value)) }
    return "\(value)"
  }

  /// At most two decimals.
  static func hundredths(_ value: Double) -> String {
    let scaled = Int((value * 100).rounded())
    if scaled % 100 == 0 { return String(scaled / 100) }
    let (whole, rest) = (abs(scaled) / 100, abs(scaled) % 100)
    let decimals = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
    return (scaled < 0 ? "-" : "") + "\(whole).\(decimals)"
  }
}

internal import SayableExport

/// SVG that is being written.
internal struct SVGText {
  private(set) var text = ""

  mutating func raw(_ markup: String) { text += markup }

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    tag(name, attributes)
    text += ">"
  }

  mutating func close(_ name: String) { text += "</\(name)>" }

  mutating func element(_ name: String, _ attributes: [(String, String)], text content: String? = nil) {
    tag(name, attributes)
    if let content { text += ">\(XMLText(content).content)</\(name)>" } else { text += "/>" }
  }

  private mutating func tag(_ name: String, _ attributes: [(String, String)]) {
    text += "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(XMLText(value).attribute)\"" }
  }

  /// A straight line along an axis, on half pixels.
  mutating func line(_ look: String, x1: Double, y1: Double, x2: Double, y2: Double) {
    let isUpright = x1 == x2
    let (x, y) = (PlotFrame.sharp(x1), PlotFrame.sharp(y1))
    element(
      "line",
      [
        ("class", look), ("x1", PlainNumber.hundredths(isUpright ? x : x1)),
        ("y1", PlainNumber.hundredths(isUpright ? y1 : y)), ("x2", PlainNumber.hundredths(isUpright ? x : x2)),
        ("y2", PlainNumber.hundredths(isUpright ? y2 : y)),
      ])
  }

  mutating func label(_ label: String, x: Double, y: Double, anchor: String) {
    element(
      "text", [("x", PlainNumber.hundredths(x)), ("y", PlainNumber.hundredths(y)), ("text-anchor", anchor)], text: label
    )
  }
}

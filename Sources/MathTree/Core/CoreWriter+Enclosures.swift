/// Frames and strokes, which MathML Core leaves to CSS.
extension CoreWriter {
  mutating func enclosure(_ id: FormulaTree.ID, _ children: ArraySlice<FormulaTree.ID>) {
    let notations = (tree.attribute("notation", of: id) ?? "longdiv").split(separator: " ").map(String.init)
    if notations == ["radical"] { return whole("msqrt", id) { $0.sequence(children, hasFences: false) } }
    var style: [String] = []
    var strokes: [String] = []
    for notation in notations {
      style += Self.frames[notation] ?? []
      if let direction = Self.strokes[notation] {
        strokes.append(
          "linear-gradient(\(direction),transparent calc(50% - .04em),currentcolor calc(50% - .04em),"
            + "currentcolor calc(50% + .04em),transparent calc(50% + .04em))")
      }
    }
    if !style.isEmpty { style.append("padding:.15em") }
    if !strokes.isEmpty { style.append("background:" + strokes.joined(separator: ",")) }
    whole("mrow", id, style.isEmpty ? [] : [("style", style.joined(separator: ";"))]) {
      if notations.contains("phasorangle") { $0.sign("∠") }
      if notations.contains("longdiv") { $0.sign(")") }
      $0.sequence(children, hasFences: false)
    }
  }

  private static let frames: [String: [String]] = [
    "box": ["border:thin solid"], "roundedbox": ["border:thin solid", "border-radius:.4em"],
    "circle": ["border:thin solid", "border-radius:50%"], "left": ["border-left:thin solid"],
    "right": ["border-right:thin solid"], "top": ["border-top:thin solid"], "bottom": ["border-bottom:thin solid"],
    "actuarial": ["border-top:thin solid", "border-right:thin solid"],
    "madruwb": ["border-bottom:thin solid", "border-right:thin solid"], "longdiv": ["border-top:thin solid"],
    "phasorangle": ["border-bottom:thin solid"], "radical": ["border-top:thin solid"],
  ]

  private static let strokes = [
    "updiagonalstrike": "to bottom right", "downdiagonalstrike": "to top right", "horizontalstrike": "to bottom",
    "verticalstrike": "to right",
  ]
}

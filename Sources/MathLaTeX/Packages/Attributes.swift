internal import MathTree

/// Links, classes, colours, strokes and units: the packages html, color, cancel, enclose, bbox, units and gensymb.
extension Package {
  static let attributes = Package(
    commands: ["degree": "°", "celsius": "℃", "perthousand": "‰", "ohm": "Ω", "micro": "µ"].map {
      ($0.key, .macro("\\class{MathML-Unit}{\\mmlToken{mi}{\($0.value)}}"))
    } + [
      ("href", .construction(.link)), ("class", .construction(.classOf)), ("cssId", .construction(.identifierOf)),
      ("style", .construction(.styleOf)), ("data", .construction(.dataOf)),
      ("url", .macro("\\href{#1}{\\texttt{#1}}", arguments: 1)),
      ("htmlClass", .construction(.classOf)), ("htmlId", .construction(.identifierOf)),
      ("htmlStyle", .construction(.styleOf)), ("htmlData", .construction(.dataOf)),
      ("color", .construction(.color)), ("textcolor", .construction(.textColor)),
      ("colorbox", .construction(.colorBox)), ("fcolorbox", .construction(.frameColorBox)),
      ("definecolor", .construction(.defineColor)), ("bbox", .construction(.bbox)),
      ("cellcolor", .construction(.ignored(arguments: 1))), ("rowcolor", .construction(.ignored(arguments: 1))),
      ("columncolor", .construction(.ignored(arguments: 1))), ("arrayrulecolor", .construction(.ignored(arguments: 1))),
      ("cancel", .construction(.cancel)), ("bcancel", .enclosure("downdiagonalstrike")),
      ("xcancel", .enclosure("updiagonalstrike downdiagonalstrike")), ("cancelto", .construction(.cancelTo)),
      ("sout", .enclosure("horizontalstrike")),
      ("enclose", .construction(.enclose)), ("boxed", .enclosure("box")),
      ("toggle", .construction(.toggle)), ("mathtip", .macro("{#1}", arguments: 2)),
      ("texttip", .macro("{#1}", arguments: 2)), ("require", .construction(.ignored(arguments: 1))),
      ("setOptions", .construction(.ignored(arguments: 1))), ("mathtoolsset", .construction(.ignored(arguments: 1))),
      ("units", .construction(.units)),
      ("unitfrac", .construction(.unitFraction)), ("nicefrac", .construction(.unitFraction)),
    ])
}

/// Values with units.
extension LaTeXParser {
  /// `\units[2.5]{kg}`.
  mutating func units(_ token: Token) throws(FormulaSyntaxError) {
    if let value = try optionalArgument() {
      for child in try contents(of: value) { push(child) }
      pushSpace("0.167em", token.source)
    }
    let argument = try argument(of: token)
    let outer = style
    style.font = .normal
    style.joinsLetters = true
    defer { style = outer }
    let id = try read(argument)
    if tree[id].element == .identifier { tree.setAttribute("class", "MathML-Unit", of: id) }
    push(id)
  }

  /// `\unitfrac[3]{m}{s}`.
  mutating func unitFraction(_ token: Token) throws(FormulaSyntaxError) {
    if let value = try optionalArgument() {
      for child in try contents(of: value) { push(child) }
      pushSpace("0.167em", token.source)
    }
    let outer = style
    style.font = .normal
    style.joinsLetters = true
    defer { style = outer }
    let (numerator, denominator) = try readArguments(of: token)
    let id = tree.add(.fraction, [numerator, denominator], source: token.source)
    tree.setAttribute("bevelled", "true", of: id)
    push(id)
  }
}

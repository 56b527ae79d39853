internal import MathTree

/// Links, classes, colours, strokes and units: the packages html, color, cancel, enclose, bbox, units and gensymb.
extension Package {
  static let attributes = Package(
    commands: each("degree ° celsius ℃ perthousand ‰ ohm Ω micro µ") {
      .macro("\\class{MathML-Unit}{\\mmlToken{mi}{\($0)}}")
    } + [
      ("url", .macro("\\href{#1}{\\texttt{#1}}", arguments: 1)),
      ("arrayrulecolor require setOptions mathtoolsset", .ignored(arguments: 1)),
      // What stands behind what is to be divided is what it is divided by.
      ("longdivision longdiv", .macro("#2\\enclose{longdiv}{#1}", arguments: 2)),
    ],
    handlers: [
      ("href", Attribute.named("href")), ("class htmlClass", Attribute.named("class")),
      ("cssId htmlId", Attribute.named("id")), ("style data htmlStyle htmlData", Attribute.unused),
      ("color", Attribute.color), ("textcolor", Attribute.textColor), ("colorbox", Attribute.colorBox),
      ("fcolorbox", Attribute.frameColorBox), ("definecolor", Attribute.defineColor), ("bbox", Attribute.bbox),
      ("cancel", Attribute.enclosure("updiagonalstrike")), ("bcancel", Attribute.enclosure("downdiagonalstrike")),
      ("xcancel", Attribute.enclosure("updiagonalstrike downdiagonalstrike")), ("cancelto", Attribute.cancelTo),
      ("sout st xout hcancel", Attribute.enclosure("horizontalstrike")), ("boxed", Attribute.enclosure("box")),
      ("circled textcircled", Attribute.enclosure("circle")), ("phase", Attribute.enclosure("phasorangle")),
      ("angl", Attribute.enclosure("actuarial")), ("uline ul", Attribute.enclosure("bottom")),
      ("cellcolor rowcolor columncolor", Attribute.cellColor), ("mathtip", Attribute.tip(isText: false)),
      ("texttip", Attribute.tip(isText: true)),
      ("enclose", Attribute.enclose), ("toggle", Attribute.toggle), ("units", Attribute.units),
      ("unitfrac nicefrac", Attribute.unitFraction),
    ])
}

internal enum Attribute: CommandHandler {
  /// An attribute whose value is the first argument.
  case named(String), unused
  case color, textColor, colorBox, frameColorBox, defineColor, bbox
  /// A frame or a stroke around or through the argument, as MathML's `notation` names it.
  case enclosure(String)
  case enclose, cancelTo, toggle, units, unitFraction
  case cellColor
  /// What is shown where the pointer stands on the first argument.
  case tip(isText: Bool)

  var isLeftOutOfText: Bool { if case .color = self { true } else { false } }

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .named(let name): try context.attribute(name)
    case .unused:
      _ = try context.argument()
      context.push(try context.parseArgument())
    case .color:
      let color = try context.color()
      context.changeList { $0.beginStyle(color: color) }
    case .textColor:
      let color = try context.color()
      let argument = try context.argument()
      let id = context.add(.style, try context.contents(of: argument), at: argument.source)
      context.setAttribute("mathcolor", color, of: id)
      context.push(id)
    case .colorBox, .frameColorBox:
      let color = try context.color()
      if case .frameColorBox = self { _ = try context.color() }
      let argument = try context.argument()
      let id = context.add(.padded, try context.texts(of: argument), at: argument.source)
      context.setAttribute("mathbackground", color, of: id)
      context.push(id)
    case .defineColor: for _ in 0..<3 { _ = try context.argument() }
    case .bbox:
      try context.optionalArgument()
      context.push(context.padded(try context.contents(of: try context.argument())))
    case .enclosure(let notation): try context.enclosure(notation)
    case .enclose:
      let notation = try context.word()
      try context.optionalArgument()
      try context.enclosure(notation)
    case .cancelTo:
      try context.optionalArgument()
      let value = try context.argument()
      let argument = try context.argument()
      let stroke = context.enclosed(
        try context.contents(of: argument), "updiagonalstrike updiagonalarrow northeastarrow", at: argument.source)
      context.push(context.add(.superscript, [stroke, context.padded([try context.parse(value)])]))
    case .toggle: try context.toggle()
    case .cellColor:
      try context.skipOptionalArguments()
      _ = try context.argument()
      try context.skipOptionalArguments()
    case .tip(let isText):
      let content = try context.parseArgument()
      let argument = try context.argument()
      let tip = isText ? context.row(try context.texts(of: argument)) : try context.parse(argument)
      let id = context.add(.action, [content, tip], at: context.sourceUpToHere)
      context.setAttribute("actiontype", "tooltip", of: id)
      context.push(id)
    case .units:
      try context.value()
      let argument = try context.argument()
      let id = try context.inFont(.normal) { (context) throws(FormulaSyntaxError) in try context.parse(argument) }
      if context.node(id).element == .identifier { context.setAttribute("class", "MathML-Unit", of: id) }
      context.push(id)
    case .unitFraction:
      try context.value()
      let (numerator, denominator) = try context.inFont(.normal) { (context) throws(FormulaSyntaxError) in
        try context.parseArguments()
      }
      let id = context.add(.fraction, [numerator, denominator], at: context.command.source)
      context.setAttribute("bevelled", "true", of: id)
      context.push(id)
    }
  }
}

extension CommandContext {
  /// Parses an argument, and gives it an attribute whose value is the argument before it.
  @inline(never)
  fileprivate mutating func attribute(_ name: String) throws(FormulaSyntaxError) {
    let value = try word()
    let argument = try argument()
    let id = row(try contents(of: argument), at: argument.source)
    let inner = name == "class" ? attribute(name, of: id).map { $0 + " " } : nil
    setAttribute(name, (inner ?? "") + value, of: id)
    push(id)
  }

  @inline(never)
  fileprivate mutating func color() throws(FormulaSyntaxError) -> String {
    let model = try optionalWord()
    let value = try word()
    return model.map { "\($0)(\(value))" } ?? value
  }

  @inline(never)
  fileprivate mutating func enclosure(_ notation: String) throws(FormulaSyntaxError) {
    if notation.hasSuffix("strike") { try optionalArgument() }
    let argument = try argument()
    push(enclosed(try contents(of: argument), notation, at: command.source.reaching(argument.source.upperBound)))
  }

  @inline(never)
  fileprivate mutating func toggle() throws(FormulaSyntaxError) {
    var parts: [FormulaTree.ID] = []
    while let next = peek() {
      if next.kind == .command, name(of: next) == "endtoggle" {
        skip()
        return push(add(.action, parts, at: command.source))
      }
      parts.append(try parseArgument())
    }
    throw problem("There is no \\endtoggle for this \\toggle", expected: "'\\endtoggle'")
  }

  /// The value in front of a unit, as in `\units[2.5]{kg}` and `\unitfrac[3]{m}{s}`.
  @inline(never)
  fileprivate mutating func value() throws(FormulaSyntaxError) {
    guard let value = try optionalArgument() else { return }
    push(all: try contents(of: value))
    pushSpace("0.167em")
  }
}

extension Command {
  internal static let formula = Command(
    name: "formula",
    summary: "Says formulas, or turns them into MathML.",
    overview: "It reads formulas, one a line, and writes a line for each.",
    operands: [
      Operand(name: "FILE", summary: "A file of formulas; '-' or none means standard input.", isRepeatable: true)
    ],
    options: [
      .from, .to, .style, .prefs, .strict, .lenient, .function, .variable, .html, .explain,
      .locale, .rules,
    ],
    action: .formula)
}

extension Option {
  static let formulas = Option(
    name: "formulas",
    summary:
      "Says the formulas in labels, too: those between $ and $ or \\( and \\), and those without marks that can be "
      + "nothing else, such as x² + 4x + 4 = 0.")
  static let from = Option(
    name: "from", value: .choice(["auto", "typed", "latex", "asciimath", "unicodemath", "mathml"]),
    summary: "How the formulas are written; auto, if not given, finds out for each.")
  static let to = Option(
    name: "to", value: .choice(["speech", "ssml", "json", "mathml", "text"]),
    summary: "The form of the answers: speech (if not given), mathml, one line of text, or the meaning as json.")
  static let style = Option(
    name: "style", value: .text("STYLE"),
    summary: "How formulas are said: clearspeak (if not given), terse, mathspeak or literal.")
  static let prefs = Option(
    name: "prefs", value: .text("TEXT"), mayBeEmpty: true,
    summary: "Wording preferences of the style, such as Fraction_Over:Roots_RootEnd.")
  static let strict = Option(
    name: "strict", summary: "Leaves out the words that Sayable adds to ClearSpeak where an end would be unclear.")
  static let function = Option(
    name: "function", value: .text("NAME"), isRepeatable: true,
    summary: "A name that is a function wherever parentheses follow. May be given several times.")
  static let variable = Option(
    name: "variable", value: .text("NAME"), isRepeatable: true,
    summary: "A name that is never a function: f(x) is then f times x. May be given several times.")
  static let html = Option(
    name: "html", summary: "Writes a page in HTML that shows each formula with what is said for it.")
  static let lenient = Option(name: "lenient", summary: "Says what can be said of a formula that is written wrongly.")
}

extension Command {
  internal static let formula = Command(
    name: "formula", summary: "Says formulas, or turns them into MathML.",
    overview:
      "It reads formulas, one a line, and writes a line for each. 'y = x^2 + 1' becomes 'y equals x squared plus "
      + "1'. A formula that cannot be read gets an empty line, and a message with the place.",
    operands: [
      Operand(name: "FILE", summary: "A file of formulas; '-' or none means standard input.", isRepeatable: true)
    ],
    options: [
      .from, .to, .style, .prefs, .lenient, .function, .variable, .html, .explain, .null, .jobs,
      .locale, .pack, .rules, .app,
    ],
    action: .formula,
    discussion: [
      .environment,
      Discussion(
        heading: "Styles",
        paragraphs: [
          "clearspeak: as ETS's ClearSpeak words formulas, with words added where the end of a part would be unclear, and "
            + "'cap' before capital letters. --prefs chooses wordings, written Fraction_Over:Roots_RootEnd or "
            + "Fraction=Over;Roots=RootEnd; an unknown name is an error that tells the known ones.",
          "terse: the same, shorter. SimpleSpeak is another name of it.",
          "mathspeak: the layout itself, which leaves no doubt. --prefs Brief and SuperBrief make it shorter.",
          "literal: sign by sign. LiteralSpeak is another name of it.",
        ]),
      Discussion(
        heading: "Output",
        paragraphs: [
          "speech: what should be said, with a comma, semicolon or full stop for a pause.",
          "ssml: the same as a <speak> element with a <break> for a pause.",
          "mathml: a <math> element of presentation MathML.",
          "mathml-core: a <math> element of MathML Core, which browsers draw, with what is said as its alttext.",
          "text: one line of Unicode, which --from typed reads back.",
          "json: an object with 'formula', 'syntax', 'spoken', 'mathml', 'tree', 'guesses' and 'problems'. Each node of the "
            + "tree has 'kind', 'role', what is said for it alone as 'spoken', its place in the formula as 'source', a "
            + "half-open range of UTF-8 bytes, the ids of the elements in 'mathml' that draw it as 'elements', its "
            + "'children', and as 'content' the signs between and around them.",
        ]),
      Discussion(
        heading: "Exit status",
        paragraphs: [
          "0: every formula could be read.", "1: a formula could not be read, or with --lenient not all of one.",
          "2: wrong usage, rules that cannot be used, an unreadable file, a write error.",
        ]),
    ])
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
    name: "to", value: .choice(["speech", "ssml", "json", "mathml", "mathml-core", "text"]),
    summary: "The form of the answers: speech if not given.")
  static let style = Option(
    name: "style", value: .text("STYLE"), listing: "echo clearspeak terse mathspeak literal",
    summary: "How formulas are said: clearspeak (if not given), terse, mathspeak or literal.")
  static let prefs = Option(
    name: "prefs", value: .text("TEXT"), mayBeEmpty: true,
    summary: "Wording preferences of the style, such as Fraction_Over:Roots_RootEnd.")
  static let function = Option(
    name: "function", value: .text("NAME"), isRepeatable: true,
    summary: "A name that is a function wherever parentheses follow. May be given several times.")
  static let variable = Option(
    name: "variable", value: .text("NAME"), isRepeatable: true,
    summary: "A name that is never a function: f(x) is then f times x. May be given several times.")
  static let html = Option(
    name: "html",
    summary:
      "Writes a page in HTML that shows each formula with what is said for it, and walks through its parts by the arrow "
      + "keys.")
  static let lenient = Option(name: "lenient", summary: "Says what can be said of a formula that is written wrongly.")
}

extension Command {
  internal static let chart = Command(
    name: "chart", summary: "Says, sounds and draws a chart of data.",
    overview:
      "It reads comma-separated values: the first column is x, each other one a series. It writes a description, a "
      + "sound, a drawing, or a page with all of them.",
    operands: [Operand(name: "FILE", summary: "The data; '-' means standard input.", isRequired: true)],
    options: [.chartOutput, .title, .unit, .xRange, .yRange, .chartKind] + sound + [.locale, .pack, .rules, .app],
    action: .chart, discussion: [.environment, .data, .chartForms, .chartSound, .chartStatus])

  internal static let graph = Command(
    name: "graph", summary: "Says, sounds and draws the graphs of functions.",
    overview:
      "Each formula is a function of x, such as 'y = x^2 - 4', 'f(x) = |x-1|' or '2 sin x'. It writes a description, "
      + "a sound, a drawing, or a page with all of them.",
    operands: [
      Operand(name: "FORMULA", summary: "A formula with one letter, x.", isRequired: true, isRepeatable: true)
    ],
    takesHyphens: true,
    options: [.chartOutput, .title, .unit, .xRange, .yRange] + sound + [.locale, .pack, .rules, .app],
    action: .graph, discussion: [.environment, .chartForms, .chartSound, .graphStatus])

  private static let sound: [Option] = [.duration, .pitch, .together, .inTurn, .cues, .detail, .legend]
}

extension Discussion {
  fileprivate static let data = Discussion(
    heading: "Data",
    paragraphs: [
      "UTF-8 with TAB, ';' or ',' between the cells, as the first line has them; with TAB or ';' a comma may stand before "
        + "decimals. A header is there if the first row has a text behind its first cell. An empty cell, NA, N/A, NaN, null, "
        + "'-' and '.' are missing values. x may be numbers, dates of ISO 8601 or labels."
    ])
  fileprivate static let chartForms = Discussion(
    heading: "Output",
    paragraphs: [
      "text: what is said, in some 800 characters.", "ssml: the same as a <speak> element.",
      "json: points, facts and times, for programs.", "wav: the sound.", "svg: the drawing.",
      "html: a page with text, sound, drawing and table, which needs no network.",
    ])
  fileprivate static let chartSound = Discussion(
    heading: "Sound",
    paragraphs: [
      "From left to right in the time of one pass; the higher the value, the higher the tone, equal steps of value by equal "
        + "intervals. Values below zero sound sharper. Where there is no value there is silence. Pings mark what --cues "
        + "names."
    ])
  fileprivate static let chartStatus = Discussion(
    heading: "Exit status",
    paragraphs: [
      "0: all went well.", "2: wrong usage, data that cannot be read, rules that cannot be used, a write error.",
    ])
  fileprivate static let graphStatus = Discussion(
    heading: "Exit status",
    paragraphs: [
      "0: all went well.",
      "1: a formula that cannot be read, that is no function of x, or that has no value in the window.",
      "2: wrong usage, rules that cannot be used, a write error.",
    ])
}

extension Option {
  static let chartOutput = Option(
    name: "output", value: .choice(["text", "json", "ssml", "wav", "svg", "html"]),
    summary: "The form of the answer: text if not given.")
  static let title = Option(
    name: "title", value: .text("TEXT"), summary: "The title; made from names or formulas if not given.")
  static let unit = Option(name: "unit", value: .text("UNIT"), summary: "The unit behind each value, such as °C.")
  static let xRange = Option(
    name: "x-range", value: .text("A..B"),
    summary: "The part of x that counts: numbers, -2pi..2pi, or dates. Of graphs -10..10 if not given.")
  static let yRange = Option(
    name: "y-range", value: .text("A..B"),
    summary: "The values of the lowest and the highest pitch; what lies outside is silent and not drawn.")
  static let chartKind = Option(
    name: "kind", value: .choice(["line", "bars", "points"]),
    summary:
      "How values are shown: bars for labels and a line for all else if not given. Bars and points sound as notes.")
  static let duration = Option(
    name: "duration", value: .text("SECONDS"), summary: "The length of one pass; 4 if not given.")
  static let pitch = Option(
    name: "pitch", value: .text("LOW..HIGH"),
    summary: "The lowest and the highest pitch in hertz; 110..1760 if not given.")
  static let together = Option(
    name: "together", summary: "Several series sound at once, as two do if nothing is given.")
  static let inTurn = Option(
    name: "in-turn", summary: "Several series sound one after another, as three or more do if nothing is given.")
  static let cues = Option(
    name: "cues", value: .text("LIST"),
    summary: "What pings mark: intersections, roots, extrema, axes, or none. Of graphs intersections if not given.")
  static let detail = Option(
    name: "detail", value: .choice(["brief", "full"]),
    summary: "How much is said. With full, JSON has a sentence for each point.")
  static let legend = Option(name: "legend", summary: "The lowest and the highest pitch sound before the graph.")
}

internal import SayableCharts
internal import SayableEngine
internal import SayableFormulas
internal import SayableRules
internal import SpeechRules

/// What the options of `sayable chart` and `sayable graph` ask for.
internal struct ChartChoice {
  private(set) var settings = ChartSettings()
  /// Whether the range of x is one of dates.
  private(set) var hasDates = false
  let detail: ChartDetail?
  let form: Form
  let formulas: FormulaSpeaker
  let speaker: ChartSpeaker

  /// What is written.
  enum Form: String { case text, json, ssml, wav, svg, html }

  init(_ request: Request, _ messages: inout Messages) throws {
    // The choices of the options are the names of the cases.
    form = request.value(of: .chartOutput).flatMap(Form.init(rawValue:)) ?? .text
    detail = request.value(of: .detail).flatMap(ChartDetail.init(rawValue:))
    let rules = try RuleChoice(request)
    for warning in rules.warnings { messages.warning(warning) }
    let chain = LocaleChain(rules.locale, in: rules.library)
    // Whoever has no words for charts is told so before anything else.
    let words = try rules.library.chartRules(of: chain)
    _ = try words.words(of: chain)
    formulas = try rules.speaker(style: .clearspeak, options: MeaningOptions())
    speaker = try ChartSpeaker(chain, rules: words, normalizer: rules.normalizer(), formulas: formulas)
    settings.title = request.value(of: .title)
    settings.unit = request.value(of: .unit)
    settings.kind = request.value(of: .chartKind).flatMap(ChartKind.init(rawValue:))
    settings.hasLegend = request.has(.legend)
    if request.has(.together), request.has(.inTurn) {
      throw request.misuse("the options '--together' and '--in-turn' exclude each other")
    }
    if request.has(.together) || request.has(.inTurn) { settings.isTogether = request.has(.together) }
    if let text = request.value(of: .duration) {
      guard let duration = Double(text), (0.1...120).contains(duration) else {
        throw request.misuse(
          "invalid value '\(text)' for '--duration'", notes: ["it is from 0.1 to 120 seconds"])
      }
      settings.duration = duration
    }
    if let range = try range(.pitch, request) {
      guard range.lowerBound >= 20, range.upperBound <= 8000, range.lowerBound < range.upperBound else {
        throw request.misuse(
          "invalid value '\(request.value(of: .pitch) ?? "")' for '--pitch'",
          notes: ["it is a range between 20 and 8000 hertz"])
      }
      settings.pitch = range
    }
    settings.yRange = try range(.yRange, request)
    settings.cues = try Self.cues(request)
    settings.xRange = try range(.xRange, request, takesDates: request.command.action == .chart)
  }

  /// What `--cues` names.
  private static func cues(_ request: Request) throws(Failure) -> Set<CueKind>? {
    guard let text = request.value(of: .cues) else { return nil }
    let names: [String: CueKind] = [
      "intersections": .intersection, "roots": .root, "extrema": .extremum, "axes": .axis,
    ]
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words == ["none"] { return [] }
    var cues: Set<CueKind> = []
    for word in words {
      guard let cue = names[word] else {
        let known = names.keys.sorted() + ["none"]
        throw request.misuse(
          "invalid value '\(word)' for '--cues'", notes: [nearestNameNote(to: word, among: known)])
      }
      cues.insert(cue)
    }
    return cues
  }

  /// The range that an option gives.
  private mutating func range(
    _ option: Option, _ request: Request, takesDates: Bool = false
  ) throws(Failure) -> ClosedRange<Double>? {
    guard let text = request.value(of: option) else { return nil }
    let shown = "invalid value '\(text)' for '--\(option.name)'"
    guard let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) else {
      throw request.misuse(shown, notes: ["it is a range such as -5..5"])
    }
    let ends = [String(text[..<dots]), String(text[dots...].dropFirst(2))]
    var values: [Double] = []
    let dates = takesDates ? ends.compactMap { ChartDay($0) } : []
    if dates.count == 2 {
      hasDates = true
      values = [dates[0].start, dates[1].end]
    } else {
      for end in ends {
        guard let value = Self.number(end) else {
          throw request.misuse(
            shown, notes: ["'\(end)' is no number, nor one such as -2pi" + (takesDates ? ", nor a date" : "")])
        }
        values.append(value)
      }
    }
    guard values[0] < values[1] else { throw request.misuse(shown, notes: ["it has to end above where it begins"]) }
    let width = values[1] - values[0]
    guard width.isFinite, width > 1e-11 * max(abs(values[0]), abs(values[1])) else {
      throw request.misuse(shown, notes: ["it is too \(width.isFinite ? "narrow" : "wide") to be computed in"])
    }
    return values[0]...values[1]
  }

  /// A number, or a constant as in formulas.
  private static func number(_ text: String) -> Double? {
    if let number = Double(text) { return number.isFinite ? number : nil }
    guard let formula = try? Formula(text, syntax: .typed) else { return nil }
    return try? RealFunction.constant(formula)
  }

  /// Writes a chart in the form that was asked for; nothing where that is not possible.
  func write(_ chart: ChartModel) throws -> ExitStatus {
    let length = chart.sound.length
    guard length <= SoundPlan.longest || ![.wav, .html].contains(form) else {
      throw Failure(
        "the sound would last \(Int(length)) seconds, and \(Int(SoundPlan.longest)) is the limit: use '--together', a "
          + "shorter '--duration' or fewer series")
    }
    var output = BufferedOutput.standardOutput
    switch form {
    case .text:
      // Titles and names come from others, and a terminal should not obey them.
      let description = speaker.describe(chart, detail: detail ?? .full)
      for line in description.split(separator: "\n", omittingEmptySubsequences: false) {
        try output.write(VisibleText(String(line)).string + "\n")
      }
    case .ssml: try output.write(speaker.markup(chart, detail: detail ?? .full) + "\n")
    case .json: try output.write(chart.json(by: speaker, detail: detail))
    case .wav: try output.write(WaveFile(chart).bytes)
    case .svg: try output.write(ChartDrawing(chart, by: speaker).text)
    case .html: try output.write(ChartPage(chart, by: speaker).text)
    }
    try output.finish()
    return .success
  }
}

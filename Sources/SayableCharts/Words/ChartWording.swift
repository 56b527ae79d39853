internal import SayableEngine
internal import SayableFormulas
internal import SpeechRules

/// Says the pieces of a description, each by itself: a rule for labels would misread what stands beside another piece.
internal struct ChartWording: Sendable {
  /// Of more of a kind than these only the first and the last are named.
  static let most = 6

  private let words: ChartWords
  private let normalizer: Normalizer
  private let formulas: FormulaSpeaker

  init(_ words: ChartWords, _ normalizer: Normalizer, _ formulas: FormulaSpeaker) {
    self.words = words
    self.normalizer = normalizer
    self.formulas = formulas
  }

  /// The words of a message.
  func say(_ message: String, _ slots: [String: String] = [:]) -> String { words.words(message, .other, slots) }

  /// Whether there is such a message.
  func has(_ message: String) -> Bool { words.messages[message] != nil }

  /// The words of a message for a number of things, which may be said as `{count}`.
  func say(_ message: String, count: Int, _ slots: [String: String] = [:]) -> String {
    var memory = PluralMemory()
    let category = normalizer.rules.plural.category(ofWhole: Array(String(count).utf8)[...], &memory) ?? .other
    return words.words(message, category, slots.merging(["count": whole(count)]) { own, _ in own })
  }

  /// Items as people list them: `a, b and c`.
  func list(_ items: [String], _ last: String = "and") -> String {
    guard let end = items.last, items.count > 1 else { return items.first ?? "" }
    var text = items[0]
    for item in items.dropFirst().dropLast() { text = say("comma", ["before": text, "next": item]) }
    return say(last, last == "and" ? ["before": text, "last": end] : ["before": text, "next": end])
  }

  /// A formula in words.
  func formula(_ source: String) -> String {
    guard let formula = try? Formula(source, syntax: .typed, for: formulas) else { return normalizer.normalize(source) }
    let closed = ClosedFormula(formula)
    let speaker = (try? formulas.preferring(closed.preferences)) ?? formulas
    return (try? speaker.speak(closed.source, syntax: .typed)) ?? speaker.speak(formula)
  }

  /// A title in words.
  func title(_ text: String) -> String { normalizer.normalize(text) }

  /// A count.
  func whole(_ count: Int) -> String { digits(WrittenNumber(Double(count), decimals: 0), isGrouped: true) }

  /// A number with its sign in words.
  func number(_ number: WrittenNumber, isGrouped: Bool) -> String {
    let text: String
    if let exponent = number.exponent {
      let power = exponent < 0 ? say("minus", ["number": String(-exponent)]) : String(exponent)
      text = say("power-of-ten", ["number": digits(number, isGrouped: false), "exponent": power])
    } else {
      text = digits(number, isGrouped: isGrouped)
    }
    return number.isNegative ? say("minus", ["number": text]) : text
  }

  /// A number as it is shown at an axis.
  func label(_ number: WrittenNumber, isGrouped: Bool) -> String {
    (number.isNegative ? "\u{2212}" : "") + digits(number, isGrouped: isGrouped)
  }

  /// A number in digits with the marks of the locale, its sign left out in words.
  func digits(_ number: WrittenNumber, isGrouped: Bool) -> String {
    let marks = normalizer.rules.settings.numbers
    // A space between digits is a pause to many voices.
    let group = isGrouped && [".", ","].contains(marks.group) ? String(Character(marks.group)) : ""
    return number.text(decimalMark: String(Character(marks.decimal)), groupMark: group)
  }
}

extension ChartWording {
  /// A value of a series with its unit.
  func value(_ value: Double, in series: ChartSeries, of chart: ChartModel) -> String {
    let range = (series.facts.maximum ?? chart.y.maximum) - (series.facts.minimum ?? chart.y.minimum)
    let number =
      series.formula == nil
      ? WrittenNumber(asWritten: value, range: range) : WrittenNumber(value, range: range)
    return withUnit(number, chart.y.unit)
  }

  /// A mean in three digits, with its unit.
  func mean(_ value: Double, in series: ChartSeries, of chart: ChartModel) -> String {
    let range = (series.facts.maximum ?? value) - (series.facts.minimum ?? value)
    return withUnit(WrittenNumber(value, range: range), chart.y.unit)
  }

  private func withUnit(_ number: WrittenNumber, _ unit: String?) -> String {
    guard let unit else { return self.number(number, isGrouped: true) }
    guard number.exponent == nil else {
      return self.number(number, isGrouped: true) + " " + normalizer.normalize(unit)
    }
    let spoken = normalizer.normalize(digits(number, isGrouped: true) + " " + unit)
    return number.isNegative ? say("minus", ["number": spoken]) : spoken
  }

  /// A place alone.
  func place(_ place: ChartPlace, on chart: ChartModel) -> String {
    switch chart.x.kind {
    case .category: return place.label ?? ""
    case .date: return timeAlone(place, on: chart)?.text ?? date(place)
    case .number:
      if chart.kind == .function { return position(place.position, chart) }
      let range = chart.x.maximum.position - chart.x.minimum.position
      return number(WrittenNumber(asWritten: place.position, range: range), isGrouped: false)
    }
  }

  /// A place or distance on the axis of a function, where multiples of a quarter of pi are said as such.
  func position(_ x: Double, _ chart: ChartModel) -> String {
    let quarters = (4 * x / .pi).rounded()
    // Numbers such as 355/113 come nearer to pi than a place between samples is known to.
    if quarters != 0, abs(quarters) <= 4000, abs(x - quarters * .pi / 4) < 3e-8 * abs(x) {
      let number = WrittenNumber(abs(quarters) / 4, decimals: 2)
      let text = abs(quarters) == 4 ? say("pi") : say("times-pi", ["number": digits(number, isGrouped: false)])
      return quarters < 0 ? say("minus", ["number": text]) : text
    }
    let range = chart.x.maximum.position - chart.x.minimum.position
    // A place between samples is known to a hundred-millionth of the window.
    return number(WrittenNumber(x, range: range, noise: 1e-9), isGrouped: false)
  }

  /// A date, with its time where it has one.
  func date(_ place: ChartPlace) -> String {
    let text = place.label ?? CalendarDate.text(place.position)
    let day = normalizer.normalize(String(text.prefix(10)))
    guard let (hour, time) = time(place) else { return day }
    return say("date-time", count: hour, ["date": day, "time": time])
  }

  /// The time of day of a date and its hour; nil where it has none.
  private func time(_ place: ChartPlace) -> (hour: Int, text: String)? {
    let text = place.label ?? CalendarDate.text(place.position)
    let time = text.dropFirst(11).prefix(5)
    guard let hour = Int(time.prefix(2)) else { return nil }
    return (hour, normalizer.normalize(String(time)))
  }

  /// The same where all dates of a chart are of one day, which its first sentence names.
  private func timeAlone(_ place: ChartPlace, on chart: ChartModel) -> (hour: Int, text: String)? {
    let days = [chart.x.minimum, chart.x.maximum].map { ($0.label ?? "").prefix(10) }
    return days[0] == days[1] && chart.x.minimum != chart.x.maximum ? time(place) : nil
  }

  /// A place as it stands behind a value: `at x equals 3`, `on March 5, 2024`, `in 2021`, `for Amsterdam`.
  func at(_ place: ChartPlace, on chart: ChartModel) -> String {
    let text = self.place(place, on: chart)
    if let kind = kind(of: chart) { return say("at-" + kind, ["place": text]) }
    switch chart.x.kind {
    case .date:
      guard let (hour, time) = timeAlone(place, on: chart) else { return say("at-date", ["place": text]) }
      return say("at-time", count: hour, ["time": time])
    case .category: return say("at-label", ["place": text])
    case .number:
      guard let label = label(of: chart) else { return say("at-number", ["place": text]) }
      return say("at-labelled-number", ["label": label, "place": text])
    }
  }

  /// The kind of the places of data, such as years; nil where they are of none that has a preposition of its own.
  func kind(of chart: ChartModel) -> String? {
    let places = chart.series.first?.points.map(\.place) ?? []
    switch chart.x.kind {
    case .date: return nil
    case .category: return words.kind(ofLabels: places.compactMap(\.label))
    case .number: return label(of: chart).flatMap { words.kind(ofColumn: $0, places.map(\.position)) }
    }
  }

  /// What the numbers of data are.
  private func label(of chart: ChartModel) -> String? {
    chart.kind == .function || chart.x.label == "x" ? nil : chart.x.label
  }

  /// A stretch of places behind a value.
  func at(_ stretch: PlaceStretch, on chart: ChartModel) -> String {
    guard stretch.isPlateau else { return at(stretch.first, on: chart) }
    let (from, to) = (place(stretch.first, on: chart), place(stretch.last, on: chart))
    if let label = label(of: chart), chart.x.kind == .number, kind(of: chart) != "year" {
      return say("span-labelled-number", ["label": label, "from": from, "to": to])
    }
    let isOfDates = chart.x.kind == .date && timeAlone(stretch.first, on: chart) == nil
    return say(isOfDates ? "span-dates" : "span", ["from": from, "to": to])
  }

  /// Steps from one value to another: all of six at most, else how many, the first and the last.
  func jumps(_ jumps: [ChartJump], _ value: (Double) -> String, on chart: ChartModel) -> String {
    let steps = (jumps.count > Self.most ? [jumps[0], jumps[jumps.count - 1]] : jumps).map {
      say("jump", ["from": value($0.from), "to": value($0.to), "at": at($0.place, on: chart)])
    }
    return jumps.count > Self.most
      ? say("jumps-many", count: jumps.count, ["first": steps[0], "last": steps[1]])
      : say("jumps", count: steps.count, ["steps": list(steps)])
  }

  /// Several stretches behind a value: all of three at most, else how many, the first and the last.
  func at(_ stretches: [PlaceStretch], on chart: ChartModel) -> String {
    // Of a pair each row is told.
    let count = stretches.reduce(0) { $0 + ($1.isPair ? 2 : 1) }
    guard count > 3, let first = stretches.first, let last = stretches.last else {
      return list(
        stretches.flatMap { $0.isPair ? [at($0.first, on: chart), at($0.last, on: chart)] : [at($0, on: chart)] })
    }
    return say(
      "at-many", count: count,
      [
        "first": at(first, on: chart), "last": last.isPair ? at(last.last, on: chart) : at(last, on: chart),
      ])
  }
}

internal import BuiltInChartRules
internal import Sayable
public import SayableEngine
internal import SayableExport
package import SayableFormulas
package import SpeechRules

/// How much is said of a chart.
public enum ChartDetail: String, Sendable, Hashable, CaseIterable {
  /// What it is, its range, the smallest and the largest value.
  case brief
  /// All that is known of it, in some 800 characters.
  case full
}

/// Describes charts in one locale.
///
/// ```swift
/// let speaker = try ChartSpeaker(locale: LanguageTag("en"))
/// print(speaker.describe(chart))
/// ```
public struct ChartSpeaker: Sendable {
  /// The locale that was asked for.
  public let locale: LanguageTag
  internal let wording: ChartWording

  /// Makes ready for a locale with the rules that come with Sayable.
  ///
  /// - Throws: `RuleSetError` where there are no words for charts in the locale.
  public init(locale: LanguageTag) throws(RuleSetError) {
    let rules = ChartRules.builtIn
    let chain = rules.chain(of: locale)
    // Whoever has no words for charts is told so, and not that there are none for formulas.
    _ = try rules.words(of: chain)
    try self.init(
      chain, rules: rules, normalizer: Normalizer(image: .builtIn, locale: locale),
      formulas: try FormulaSpeaker(locale: locale))
  }

  /// The same with other rules.
  package init(
    _ chain: LocaleChain, rules: ChartRules, normalizer: Normalizer, formulas: FormulaSpeaker
  ) throws(RuleSetError) {
    locale = chain.requested
    wording = ChartWording(try rules.words(of: chain), normalizer, formulas)
  }

  /// What is said of a chart.
  public func describe(_ chart: ChartModel, detail: ChartDetail = .full) -> String {
    Self.joined(sentences(chart, detail))
  }

  /// The same as a document of SSML 1.1 on one line, with a sentence for each sentence.
  public func markup(_ chart: ChartModel, detail: ChartDetail = .full) -> String {
    let content = sentences(chart, detail).map { "<s>\(XMLText($0).content)</s>" }.joined(separator: " ")
    return SpeechMarkup.document(content, language: locale)
  }

  /// What is said of one point: its place and its value with the unit.
  public func sentence(for point: ChartPoint, of chart: ChartModel, inSeries index: Int) -> String {
    wording.say("point", ["place": wording.place(point.place, on: chart), "value": value(of: point, chart, index)])
  }

  /// The value of a point with its unit, or that there is none.
  internal func value(of point: ChartPoint, _ chart: ChartModel, _ index: Int) -> String {
    guard let value = point.value else { return wording.say("no-value") }
    return wording.value(value, in: chart.series[index], of: chart)
  }

  private func sentences(_ chart: ChartModel, _ detail: ChartDetail) -> [String] {
    let description: ChartDescription =
      chart.kind == .function
      ? FunctionDescription(chart, wording).description(detail) : DataDescription(chart, wording).description(detail)
    return description.sentences(limit: chart.series.count == 1 ? 850 : 1250)
  }

  private static func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }
}

/// The sentences of a description, some of which give way where there are too many.
internal struct ChartDescription {
  private var parts: [(text: String, mayGo: Bool)] = []

  /// Adds a sentence; the last of those that may go goes first.
  mutating func add(_ text: String, mayGo: Bool = false) { parts.append((text, mayGo)) }

  mutating func add(_ other: ChartDescription) { parts += other.parts }

  /// The same with a name in front.
  func about(_ name: String, _ wording: ChartWording) -> ChartDescription {
    var named = self
    if let first = parts.first {
      named.parts[0].text = wording.say("about", ["name": name, "facts": first.text])
    }
    return named
  }

  /// The sentences, some of them left out where all are longer than `limit` characters.
  func sentences(limit: Int) -> [String] {
    var kept = parts
    while kept.reduce(0, { $0 + $1.text.count + 1 }) > limit, let last = kept.lastIndex(where: \.mayGo) {
      kept.remove(at: last)
    }
    return kept.map(\.text)
  }
}

extension ChartSpeaker {
  /// What is said for a position on the axis of x.
  public func spoken(ofPosition position: Double, of chart: ChartModel) -> String {
    wording.place(ChartPlace(position, chart.x.kind == .date ? CalendarDate.text(position) : nil), on: chart)
  }

  /// What is said for a value on the axis of y.
  public func spoken(ofValue value: Double, of chart: ChartModel) -> String {
    guard let series = chart.series.first else { return "" }
    return wording.value(value, in: series, of: chart)
  }
}

public import SayableEngine
public import SpeechRules

/// Checks the words by which charts are described: that every message has words with the slots that it has, and that
/// each example is described as it says.
public struct ChartCheck: Sendable {
  /// What is described in an example.
  public enum Subject: Sendable, Hashable {
    /// A formula.
    case graph(String)
    /// Comma-separated values.
    case chart(String)
  }

  /// Describes a chart, as `ChartSpeaker` of the library SayableCharts does.
  public typealias Speaker = @Sendable (Subject) throws -> String

  /// What was found, in the order of files and lines.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many examples were tried.
  public private(set) var exampleCount = 0

  /// Checks the words of `library` for those of `locales` that have some for charts.
  ///
  /// - Parameters:
  ///   - library: The rules.
  ///   - locales: The locales, or all of the library.
  ///   - speaker: Makes what describes the examples by some words in a locale.
  public init(
    _ library: RuleLibrary, locales: [LanguageTag]? = nil,
    speaker: @escaping @Sendable (ChartRules, LocaleChain) throws -> Speaker
  ) {
    let known = library.chartLocales.filter { $0 != .root }
    var seen: Set<Diagnostic> = []
    for locale in locales.map({ $0.filter(known.contains) }) ?? known {
      let found = check(locale, library, speaker)
      diagnostics += found.filter { seen.insert($0).inserted }
    }
  }

  private mutating func check(
    _ locale: LanguageTag, _ library: RuleLibrary, _ speaker: @Sendable (ChartRules, LocaleChain) throws -> Speaker
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let chain = LocaleChain(locale, in: library)
    let sources = ChartFiles(chain, in: library, problems: &problems)
    let words = sources.words(problems: &problems)
    guard problems.isEmpty else { return problems }
    do {
      let speaker = try speaker(library.chartRules(of: chain), chain)
      for example in sources.files.flatMap({ $0.locale == locale ? $0.examples : [] }) {
        exampleCount += 1
        let said: String
        switch example.subject {
        case .graph(let formula): said = try speaker(.graph(formula))
        case .chart(let values): said = try speaker(.chart(values))
        case .message(let name, let slots):
          guard words.messages[name] != nil else {
            problems.report(
              "unknown-message", "there is no message '\(name)'", at: example.says.location(),
              notes: [nearestNameNote(to: name, among: words.messages.keys)])
            continue
          }
          let category: PluralCategory = slots["count"] == "1" ? .one : .other
          said = words.words(name, category, slots)
        }
        if said == example.says.value { continue }
        problems.report(
          "failed-example", "it is said '\(said)', not '\(example.says.value)'", at: example.says.location())
      }
    } catch {
      problems.report("failed-example", "the examples of '\(locale)' cannot be tried: \(error)")
    }
    return problems
  }
}

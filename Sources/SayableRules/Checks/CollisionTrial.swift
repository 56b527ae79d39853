public import SayableEngine

/// A trial of rules on the words of a language: a unit or an abbreviation that is also a word is said only where it can
/// be nothing else, and running text stays as it is. What it finds is for a person to judge: `km` is a frequent word as
/// well, and means kilometers wherever it stands.
///
/// ```swift
/// let trial = try CollisionTrial(words: ["de", "ha"], texts: ["El 5 ha salido."], of: LanguageTag("es"), in: .builtIn)
/// trial.diagnostics.isEmpty  // true: 'ha' stands for hectares at the end of a phrase only
/// ```
public struct CollisionTrial: Sendable {
  /// A warning for each word that rules change, once for the rules that do: `colliding-word`.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many labels and lines of text were tried.
  public private(set) var labelCount = 0

  private let normalizer: Normalizer
  private let locale: LanguageTag
  /// The places of words in the list, the most frequent first.
  private let ranks: [String: Int]
  private let definitions: [String: RuleDefinition]
  private var reported: Set<[String]> = []

  /// How many of the most frequent words stand behind each word.
  private static let neighborCount = 5

  /// Tries each of `words` behind and before a number and a placeholder, then `texts`.
  ///
  /// - Parameters:
  ///   - words: Words of the language in the form in which they stand in text, the most frequent first.
  ///   - texts: Lines of running text.
  ///   - locale: The locale whose rules are tried.
  ///   - library: Where its rules are.
  /// - Throws: `RuleSetError` where the rules cannot be used.
  public init(words: [String], texts: [String], of locale: LanguageTag, in library: RuleLibrary) throws(RuleSetError) {
    normalizer = try Normalizer(locale, library: library)
    self.locale = locale
    ranks = Dictionary(zip(words, 1...)) { first, _ in first }
    let rules = try DefinedRules(LocaleChain(locale, in: library), in: library)
    definitions = Dictionary(rules.definitions.map { ($0.id.value, $0) }) { first, _ in first }
    let neighbors = words.filter { $0.count > 1 }.prefix(Self.neighborCount)
    for word in words {
      for neighbor in neighbors where neighbor != word {
        for label in ["5 \(word) \(neighbor)", "%@ \(word) \(neighbor)", "\(neighbor) \(word) 5"] {
          tryLabel(label) { $0 == word }
        }
      }
    }
    for text in texts { tryLabel(text) { _ in true } }
  }

  /// Reports the frequent words that are wanted and that nobody hears any more.
  private mutating func tryLabel(_ label: String, where isWanted: (String) -> Bool) {
    labelCount += 1
    let trace = normalizer.trace(label)
    for segment in trace.segments where !segment.rules.isEmpty {
      let heard = words(of: trace.spoken[segment.spoken]).map { $0.lowercased() }
      for word in words(of: trace.label[segment.source]) where isWanted(word) && !heard.contains(word.lowercased()) {
        guard let rank = ranks[word], reported.insert([word] + segment.rules).inserted else { continue }
        report(word, rank, label, trace.text, by: segment.rules)
      }
    }
  }

  private mutating func report(_ word: String, _ rank: Int, _ label: String, _ said: String, by rules: [String]) {
    diagnostics.warn(
      "colliding-word", "'\(word)', word \(rank) of '\(locale)', is changed: '\(label)' is said '\(said)'",
      at: rules.compactMap { definitions[$0] }.first?.id.location(),
      notes: [
        "by the rules: \(rules.joined(separator: ", "))",
        "where it is a word, let the pattern ask for what only the unit has, and keep the text under 'unchanged'",
      ])
  }

  /// The words of a text: letters on end.
  private func words(of bytes: ArraySlice<UInt8>) -> [String] {
    String(decoding: bytes, as: UTF8.self).split { !$0.isLetter }.map(String.init)
  }
}

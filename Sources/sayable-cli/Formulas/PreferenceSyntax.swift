internal import SayableEngine
internal import SayableFormulas

/// Parses the value of `--prefs`: `Key_Value:Key_Value`, `key=value;key=value`, or a length of MathSpeak alone.
internal struct PreferenceSyntax {
  private(set) var preferences = SpeechPreferences()
  /// The word that named each, by its name in small letters.
  private var words: [String: (name: String, value: String, word: String)] = [:]

  private static let form = "expected Name_Value, such as Fraction_Over, with ':' between several"

  init(_ text: String) throws(RuleSetError) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { ":;,".contains($0) }) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else {
        throw Self.problem("there is no preference between the separators of '\(text)'", Self.form)
      }
      for word in words { try choose(String(word)) }
    }
  }

  private mutating func choose(_ word: String) throws(RuleSetError) {
    let sides = word.split(maxSplits: 1, omittingEmptySubsequences: false) { "_=".contains($0) }.map(String.init)
    if sides.count == 1, word.lowercased() == "default" { return }
    let isLength = ["verbose", "brief", "superbrief"].contains(word.lowercased())
    var (name, value) = sides.count == 2 ? (sides[0], sides[1]) : isLength ? ("Verbosity", word) : (word, "")
    if name.isEmpty { (name, value) = (word, "") }
    if let other = words[name.lowercased()], other.value != value.lowercased() {
      throw Self.problem(
        "'\(other.word)' and '\(word)' contradict each other", "a formula is said with one value of '\(other.name)'")
    }
    let known = words[name.lowercased()]
    words[name.lowercased()] = (known?.name ?? name, value.lowercased(), word)
    preferences[known?.name ?? name] = value
  }

  func problem(_ error: SpeechPreferenceError, style: SpeechStyle) -> RuleSetError {
    let word = words[error.preference.lowercased()]?.word ?? error.value
    let known = "known are: " + error.known.joined(separator: ", ")
    switch error.reason {
    case .unknownPreference:
      let nearest = nearestName(to: error.preference, among: error.known).map { "did you mean '\($0)'?" }
      return Self.problem("there is no preference '\(error.preference)'", nearest ?? Self.form, known)
    case .missingValue where word == error.preference || !word.contains(where: { "_=".contains($0) }):
      return Self.problem("the preference '\(error.preference)' has no value here", Self.form, known)
    case .unknownValue, .missingValue:
      return Self.problem("'\(error.value)' is not a value of the preference '\(error.preference)'", known)
    case .verbosityElsewhere:
      return Self.problem(
        "'\(word)' is a verbosity of the style 'mathspeak', and the style is '\(style.rawValue)'",
        "the other styles say every formula at one length")
    }
  }

  private static func problem(_ message: String, _ notes: String...) -> RuleSetError {
    RuleSetError(diagnostics: [Diagnostic(code: "unknown-preference", message, notes: notes)])
  }
}

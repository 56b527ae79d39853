internal import Sayable

/// The values of preferences that were chosen, in the order of a ``PreferenceCatalog``.
internal struct SpeechPreferences: Sendable, Hashable {
  var values: [UInt8]
}

/// The preferences that the rules know, with their values; the first value of each is the default.
internal struct PreferenceCatalog: Sendable {
  /// One preference.
  struct Preference: Sendable {
    var name: String
    var values: [String]
  }

  private(set) var preferences: [Preference] = []
  private(set) var places: [String: Int] = [:]

  /// Adds a preference, or gives one other values.
  mutating func add(_ name: String, values: [String]) {
    if let place = places[name] {
      preferences[place].values = values
    } else {
      places[name] = preferences.count
      preferences.append(Preference(name: name, values: values))
    }
  }

  /// The defaults.
  var defaults: SpeechPreferences { SpeechPreferences(values: Array(repeating: 0, count: preferences.count)) }

  /// Reads preferences as people write them: `Key_Value:Key_Value`, `key=value;key=value`, or a verbosity alone.
  func read(_ text: String, for style: SpeechStyle, into preferences: inout SpeechPreferences) throws(RuleSetError) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    var chosen: [Int: String] = [:]
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { ":;,".contains($0) }) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else {
        throw problem("there is no preference between the separators of '\(text)'", Self.syntax)
      }
      for word in words {
        guard let (place, number) = try choice(String(word), for: style) else { continue }
        if let other = chosen[place], preferences.values[place] != UInt8(number) {
          let name = self.preferences[place].name
          throw problem(
            "'\(other)' and '\(word)' contradict each other", "a formula is said with one value of '\(name)'")
        }
        chosen[place] = String(word)
        preferences.values[place] = UInt8(number)
      }
    }
  }

  /// The preference and value that a text such as `Fraction_Over` or `Brief` chooses; nil for `default`.
  private func choice(_ text: String, for style: SpeechStyle) throws(RuleSetError) -> (place: Int, value: Int)? {
    let sides = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "_=".contains($0) }.map(String.init)
    if sides.count == 1, text.lowercased() == "default" { return nil }
    let verbosity = preferences.firstIndex { $0.name == "Verbosity" }
    let key = sides.count == 2 ? sides[0] : verbosity.map { preferences[$0].name } ?? ""
    let value = sides.last ?? ""
    guard let place = preferences.firstIndex(where: { $0.name.lowercased() == key.lowercased() }) else {
      throw unknownPreference(key.isEmpty ? text : key)
    }
    let values = preferences[place].values
    guard let number = values.firstIndex(where: { $0.lowercased() == value.lowercased() }) else {
      if sides.count == 1 { throw valueMissing(text) }
      throw problem(
        "'\(value)' is not a value of the preference '\(preferences[place].name)'",
        "known are: " + values.joined(separator: ", "))
    }
    if place == verbosity, style != .mathspeak {
      throw problem(
        "'\(text)' is a verbosity of the style 'mathspeak', and the style is '\(style.rawValue)'",
        "the other styles say every formula at one length")
    }
    return (place, number)
  }

  private static let syntax = "expected Name_Value, such as Fraction_Over, with ':' between several"

  /// What to say of a text alone that is no verbosity.
  private func valueMissing(_ text: String) -> RuleSetError {
    guard let known = preferences.first(where: { $0.name.lowercased() == text.lowercased() }) else {
      return unknownPreference(text)
    }
    return problem(
      "the preference '\(known.name)' has no value here", Self.syntax,
      "known are: " + known.values.joined(separator: ", "))
  }

  private func unknownPreference(_ name: String) -> RuleSetError {
    let names = preferences.map(\.name)
    let nearest = nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
    return problem(
      "there is no preference '\(name)'", nearest ?? Self.syntax, "known are: " + names.joined(separator: ", "))
  }

  private func problem(_ message: String, _ notes: String...) -> RuleSetError {
    RuleSetError(diagnostics: [Diagnostic(code: "unknown-preference", message, notes: notes)])
  }
}

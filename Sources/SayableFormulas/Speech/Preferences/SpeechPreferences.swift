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

  /// Chooses `value` for the preference `name`, in any case; a preference that no rules know stays as it is.
  func choose(_ value: String, for name: String, in preferences: inout SpeechPreferences) {
    guard let place = places[name],
      let number = self.preferences[place].values.firstIndex(where: { $0.lowercased() == value.lowercased() })
    else { return }
    preferences.values[place] = UInt8(number)
  }

  /// Reads preferences as people write them: `Key_Value:Key_Value`, `key=value;key=value`, or a verbosity alone.
  func read(_ text: String, into preferences: inout SpeechPreferences) throws(RuleSetError) {
    for part in text.split(whereSeparator: { ":;, ".contains($0) }) {
      let sides = part.split(maxSplits: 1, omittingEmptySubsequences: false) { "_=".contains($0) }.map(String.init)
      let (key, value) = sides.count == 2 ? (sides[0], sides[1]) : ("Verbosity", sides[0])
      if sides.count == 1, value.lowercased() == "default" { continue }
      guard let place = self.preferences.firstIndex(where: { $0.name.lowercased() == key.lowercased() }) else {
        throw problem("there is no preference '\(key)'", among: self.preferences.map(\.name), key)
      }
      let values = self.preferences[place].values
      guard let number = values.firstIndex(where: { $0.lowercased() == value.lowercased() }) else {
        throw problem("'\(value)' is not a value of the preference '\(key)'", among: values, nil)
      }
      preferences.values[place] = UInt8(number)
    }
  }

  private func problem(_ message: String, among known: [String], _ name: String?) -> RuleSetError {
    let list = "known are: " + known.joined(separator: ", ")
    let notes = name.flatMap { nearestName(to: $0, among: known) }.map { ["did you mean '\($0)'?", list] } ?? [list]
    return RuleSetError(diagnostics: [Diagnostic(code: "unknown-preference", message, notes: notes)])
  }
}

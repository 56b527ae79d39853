/// The values of preferences that were chosen, in the order of a ``PreferenceCatalog``.
internal struct ChosenValues: Sendable, Hashable {
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

  /// The name of the preference that chooses how much MathSpeak says.
  private static let verbosity = "Verbosity"

  /// Adds a preference, or gives one other values.
  mutating func add(_ name: String, values: [String]) {
    if let place = places[name] {
      preferences[place].values = values
    } else {
      places[name] = preferences.count
      preferences.append(Preference(name: name, values: values))
    }
  }

  /// The values that `chosen` names, and the defaults of the other preferences.
  ///
  /// - Throws: The first choice that cannot be made.
  func values(
    of chosen: SpeechPreferences, for style: SpeechStyle
  ) throws(SpeechPreferenceError) -> ChosenValues {
    var values = ChosenValues(values: Array(repeating: 0, count: preferences.count))
    for choice in chosen.choices {
      let (name, value) = (choice.name, choice.value)
      guard let place = preferences.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) else {
        throw SpeechPreferenceError(.unknownPreference, preference: name, value: value, known: preferences.map(\.name))
      }
      let preference = preferences[place]
      guard !value.isEmpty else {
        throw SpeechPreferenceError(.missingValue, preference: preference.name, value: value, known: preference.values)
      }
      guard let number = preference.values.firstIndex(where: { $0.lowercased() == value.lowercased() }) else {
        throw SpeechPreferenceError(.unknownValue, preference: preference.name, value: value, known: preference.values)
      }
      if preference.name == Self.verbosity, style != .mathspeak {
        throw SpeechPreferenceError(.verbosityElsewhere, preference: preference.name, value: value, known: [])
      }
      values.values[place] = UInt8(number)
    }
    return values
  }
}

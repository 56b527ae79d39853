/// The values of preferences that were chosen, in the order of a ``PreferenceCatalog``.
package struct ChosenValues: Sendable, Hashable {
  /// When words that mark the end of a part are said.
  package enum Ends: Sendable { case asRuled, never, always }

  package var values: [UInt8]
  package var ends = Ends.asRuled
}

/// The preferences that the rules know, with their values; the first value of each is the default.
package struct PreferenceCatalog: Sendable {
  /// One preference.
  package struct Preference: Sendable {
    package var name: String
    package var values: [String]
  }

  package private(set) var preferences: [Preference] = []

  /// The name of the preference that chooses how much MathSpeak says.
  private static let verbosity = "Verbosity"
  /// The name of the preference that chooses how much is said of where parts end.
  private static let detail = "Detail"

  package init() {}

  /// Adds a preference, or gives one other values.
  package mutating func add(_ name: String, values: [String]) {
    if let place = place(of: name) {
      preferences[place].values = values
    } else {
      preferences.append(Preference(name: name, values: values))
    }
  }

  /// The place of the preference `name` among all.
  package func place(of name: String) -> Int? { preferences.firstIndex { $0.name == name } }

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
      if preference.name == Self.detail {
        values.ends =
          switch preference.values[number] {
          case "Low": .never
          case "High": .always
          default: .asRuled
          }
      }
    }
    return values
  }

  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(each: &preferences, blank: Preference(name: "", values: [])) { preference, fields in
      fields.field(&preference.name)
      fields.field(each: &preference.values)
    }
  }
}

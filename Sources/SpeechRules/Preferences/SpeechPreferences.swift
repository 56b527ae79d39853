/// Wordings that a listener prefers, each a value by the name of a preference, as `["Fraction": "Over"]`.
///
/// Capitals make no difference. A preference that is not named has its first value.
public struct SpeechPreferences: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// The names and values, in the order in which they were chosen.
  package private(set) var choices: [Choice] = []

  /// A value of a preference.
  package struct Choice: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  /// Every preference as it is usual.
  public init() {}

  /// Values by the names of preferences; of several for one name the last counts.
  public init(dictionaryLiteral choices: (String, String)...) {
    for (name, value) in choices { self[name] = value }
  }

  /// The value that was chosen for the preference `name`; nil for the usual one.
  public subscript(name: String) -> String? {
    get { choices.first { $0.name == name }?.value }
    set {
      choices.removeAll { $0.name == name }
      if let newValue { choices.append(Choice(name: name, value: newValue)) }
    }
  }
}

/// A choice of wordings that cannot be made.
public struct SpeechPreferenceError: Error, Sendable, Hashable {
  /// What keeps the choice from being made.
  public enum Reason: Sendable, Hashable {
    /// The rules know no preference of that name.
    case unknownPreference
    /// The preference has no such value.
    case unknownValue
    /// The value is empty.
    case missingValue
    /// Only MathSpeak is said at several lengths.
    case verbosityElsewhere
  }

  /// Why the choice cannot be made.
  public let reason: Reason
  /// The name of the preference, as the rules write it if they know it.
  public let preference: String
  /// The value that was asked for.
  public let value: String
  /// The names that could stand there instead: of preferences, or of the preference's values.
  public let known: [String]

  internal init(_ reason: Reason, preference: String, value: String, known: [String]) {
    self.reason = reason
    self.preference = preference
    self.value = value
    self.known = known
  }
}

/// How much MathSpeak says.
package enum Verbosity: String, Sendable, CaseIterable {
  case verbose, brief, superbrief

  /// The verbosity among preferences.
  init(_ preferences: ChosenValues, _ catalog: PreferenceCatalog) {
    guard let place = catalog.place(of: "Verbosity") else {
      self = .verbose
      return
    }
    let name = catalog.preferences[place].values[Int(preferences.values[place])].lowercased()
    self = Self(rawValue: name) ?? .verbose
  }

  /// The names that words for it have, best first: what superbrief has no words for it says as brief does.
  package var variants: [String] {
    switch self {
    case .verbose: ["verbose"]
    case .brief: ["brief", "verbose"]
    case .superbrief: ["superbrief", "brief", "verbose"]
    }
  }
}

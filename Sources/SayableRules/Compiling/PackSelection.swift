internal import SayableEngine

/// Which packs of rules for one domain apply, such as `real-estate` or `fitness`.
public enum PackSelection: Sendable, Hashable {
  /// Those that the locale turns on by itself.
  case standard
  /// Those with these names, and no others; none at all where the set is empty.
  case named(Set<String>)

  /// Whether a file can be among those selected: one that is no pack always is.
  internal func mayContain(_ pack: String?) -> Bool {
    switch (pack, self) {
    case (nil, _), (_, .standard): true
    case (let pack?, .named(let names)): names.contains(pack)
    }
  }

  /// Whether a file is selected.
  internal func contains(_ pack: String?, isDefault: Bool) -> Bool {
    if case .standard = self { return pack == nil || isDefault }
    return mayContain(pack)
  }

  /// The names that no pack has.
  internal func problems(known: [String]) -> [Diagnostic] {
    guard case .named(let names) = self else { return [] }
    return names.subtracting(known).sorted().map {
      Diagnostic(code: "unknown-pack", "there is no pack '\($0)'", notes: [nearestNameNote(to: $0, among: known)])
    }
  }
}

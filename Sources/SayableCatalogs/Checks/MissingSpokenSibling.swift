internal import SayableEngine

/// Finds strings that a voice says badly in a catalog that has spoken strings for others.
internal struct MissingSpokenSibling: CatalogCheck {
  internal let description = CheckDescription(
    id: "missing-spoken-sibling", severity: .note, voices: [.voiceover, .talkback],
    summary: "Other strings of the catalog have a spoken one beside them; this one needs it, too.",
    discussion: [
      "The project gives screen readers a text of its own for some strings, such as 'distance_spoken' beside "
        + "'distance'. This string has signs or abbreviations that a voice says badly, and no such text. Add one, by hand "
        + "or with '--write', and use it where the string is shown."
    ],
    examples: [
      .init(
        "en",
        "speed=%d km/h\nspeed_spoken=%d kilometers per hour\nwind=%d m/s\nwind_spoken=%d meters per second\n"
          + "weight=%d kg\nweight_spoken=%d kilograms\nheight=%d m²", ["%d m²"]),
      .init(
        "en",
        "speed=%d km/h\nspeed_spoken=%d kilometers per hour\nwind=%d m/s\nwind_spoken=%d meters per second\n"
          + "weight=%d kg\nweight_spoken=%d kilograms\nheight=Height", []),
      .init("en", "speed=%d km/h\nheight=%d m²", []),
    ])

  internal func findings(in catalog: LintedCatalog) -> [CatalogFinding] {
    let siblings = catalog.siblings
    guard let style = SiblingEvidence(siblings, catalog.labels).style else { return [] }
    return catalog.labels.flatMap { index, labels -> [CatalogFinding] in
      let key = catalog.catalog.entries[index].key
      guard !siblings.shown.contains(index), !siblings.spoken.contains(index), !key.isInterfaceObjectKey,
        !catalog.catalog.isReadBySystem(key),
        !SpokenMark.isSpokenKey(key, style)
      else { return [] }
      return labels.compactMap { label in
        guard label.isSaidOtherwise else { return nil }
        let found = LabelFinding(
          range: 0..<label.bytes.count,
          message: "there is no spoken string '\(style.spokenKey(for: key))' beside it, as others in this catalog have",
          rules: label.sure.appliedRules, isMendedBySureRules: true)
        return CatalogFinding(entry: index, label: label, found: found)
      }
    }
  }
}

extension Trace {
  /// The rules that changed the label, each once, in the order of the label.
  internal var appliedRules: [String] {
    var rules: [String] = []
    for rule in segments.flatMap(\.rules) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }
}

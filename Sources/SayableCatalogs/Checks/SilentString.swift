/// Finds strings of which a voice says nothing.
internal struct SilentString: Check {
  internal let description = CheckDescription(
    id: "silent-string", severity: .warning, voices: [.voiceover, .talkback],
    summary: "A voice says nothing for this string, or spells its marks.",
    discussion: [
      "'--:--' and '—' show that there is no value. Who listens hears nothing, or 'hyphen hyphen colon'. Give the element "
        + "a spoken variant that says so, such as 'no value'; of a mark that only decorates, hide it from screen readers.",
      "Marks that join other texts, such as ', ' or ': ', are left alone, and so are keys on a keyboard.",
    ],
    examples: [
      .init("en", "--:--", ["--:--"]), .init("en", "…", ["…"]), .init("en", "—", ["—"]), .init("en", ", ", []),
      .init("en", " • ", []), .init("en", "%@ – %@", []), .init("en", "→", []), .init("en", "?", []),
      .init("en", "*", []), .init("en", "***", ["***"]),
    ])

  internal func findings(in label: LintedLabel) -> [LabelFinding] {
    guard label.traits.contains(.wordless), label.protectedSpans.isEmpty, label.changes.isEmpty,
      !KeyEvidence(label).isOfKeystroke
    else { return [] }
    let scalars = label.characters.map(\.scalar)
    guard let first = scalars.first, let last = scalars.last, !first.isSpace, !last.isSpace,
      scalars.allSatisfy({ $0.isSpace || $0.isPunctuation }), scalars.contains(where: \.standsForNoValue),
      // Voices name a sign that stands alone, but for dashes and dots.
      scalars.count > 1 || first.isDashOrEllipsis
    else { return [] }
    return [
      LabelFinding(
        range: 0..<label.bytes.count, message: "a voice says nothing for '\(label.written(0..<label.bytes.count))'")
    ]
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark of punctuation, as a minus sign and a bar are here.
  internal var isPunctuation: Bool {
    switch properties.generalCategory {
    case .dashPunctuation, .otherPunctuation, .connectorPunctuation, .openPunctuation, .closePunctuation: true
    default: self == "−" || self == "|"
    }
  }

  /// Whether it is a dash, an ellipsis or another mark that is put where there is no value.
  fileprivate var standsForNoValue: Bool {
    switch self {
    case "•", "·", "*", "_": true
    default: isDashOrEllipsis
    }
  }

  fileprivate var isDashOrEllipsis: Bool {
    switch self {
    case "−", "…", "⋯", "‥": true
    default: properties.generalCategory == .dashPunctuation
    }
  }
}

internal import SayableEngine

/// Finds spoken strings that say something else than what is shown.
///
/// People word what they write for a voice freely, and then it is not compared at all. Where it has the words that rules
/// would say, it was meant to tell the same: then a number that is another one, an argument that is not said, and the
/// unit that another string of the catalog has are slips.
internal struct DifferentSpokenSibling: CatalogCheck {
  internal let description = CheckDescription(
    id: "different-spoken-sibling", severity: .warning, voices: [.voiceover, .talkback],
    summary: "The spoken string says another number, argument or unit than the one that is shown.",
    discussion: [
      "A string and the one that is spoken in its place should tell the same. Here they do not: a number or a unit is "
        + "another one, or an argument is missing. Often one was copied from its neighbor and not changed, or only one "
        + "of the two was changed later."
    ],
    examples: [
      .init("en", "a=%s km\na_spoken=%s kilometers\nb=%s mi\nb_spoken=%s kilometers", ["%s kilometers"]),
      .init("en", "a=Above 10 km\na_spoken=Above 100 kilometers", ["Above 100 kilometers"]),
      .init("en", "a=%1$s • %2$d kg\na_spoken=%1$s, in kilograms", ["%1$s, in kilograms"]),
      .init("en", "a=%s hPa\na_spoken=Pressure: %s hectopascals\nb=%s mbar\nb_spoken=%s millibar", []),
      .init("en", "a=2 km\na_spoken=Two kilometres away", []),
      .init("en", "a=Zoom 2×\na_spoken=Zooms to 100 percent", []),
    ])

  internal func findings(in catalog: LintedCatalog) -> [CatalogFinding] {
    let units = UnitWords(catalog)
    return catalog.siblings.pairs.compactMap { pair in
      // Of messages with branches, it is not known which belong together.
      guard let shown = catalog.labels[pair.shown], let spoken = catalog.labels[pair.spoken], shown.count == 1,
        spoken.count == 1, let message = message(shown[0], spoken[0], units)
      else { return nil }
      let found = LabelFinding(
        range: 0..<spoken[0].bytes.count, message: message, rules: shown[0].sure.appliedRules,
        spoken: shown[0].sure.text)
      return CatalogFinding(entry: pair.spoken, label: spoken[0], found: found)
    }
  }

  private func message(_ shown: LintedLabel, _ spoken: LintedLabel, _ units: UnitWords) -> String? {
    let key = shown.entry.key
    let own = UnitWords.ownWords(of: spoken, for: shown)
    if let wrong = units.wrongWord(in: spoken, for: shown), own == [wrong] {
      return "says '\(wrong)' though '\(key)', for which it is spoken, has another unit"
    }
    guard own.isEmpty, shown.isSaidOtherwise else { return nil }
    let arguments = PlaceholderScan(shown.bytes).placeholders
    let saidArguments = PlaceholderScan(spoken.bytes).placeholders
    if !saidArguments.isEmpty,
      let missing = arguments.keys.filter({ saidArguments[$0] == nil && Self.isArgument($0) }).min()
    {
      return "does not say the argument '\(missing)' of '\(key)', for which it is spoken"
    }
    let (numbers, saidNumbers) = (Self.numbers(in: shown), Self.numbers(in: spoken))
    if numbers.count == saidNumbers.count, numbers.sorted() != saidNumbers.sorted() {
      return "says other numbers than '\(key)', for which it is spoken: "
        + "\(saidNumbers.joined(separator: ", ")) in place of \(numbers.joined(separator: ", "))"
    }
    return nil
  }

  /// Whether a placeholder stands for a value: neither a tag nor a brace alone.
  private static func isArgument(_ placeholder: String) -> Bool {
    placeholder.utf8.count > 1 && (placeholder.hasPrefix("%") || placeholder.hasPrefix("{"))
  }

  /// The runs of digits in what the sure rules say, without those of arguments and markup; digits of all scripts are
  /// those of ASCII.
  private static func numbers(in label: LintedLabel) -> [String] {
    var numbers: [String] = []
    var number = ""
    for scalar in label.wordsAlone.unicodeScalars {
      if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
        number += String(Int(value))
      } else if !number.isEmpty {
        numbers.append(number)
        number = ""
      }
    }
    return number.isEmpty ? numbers : numbers + [number]
  }
}

extension LintedLabel {
  /// What the sure rules say, with a space in place of each protected span.
  internal var wordsAlone: String {
    var text: [UInt8] = []
    var rest = sure.spoken[...]
    // No rule changes or moves a protected span.
    for stretch in protectedSpans where !stretch.range.isEmpty {
      guard let range = rest.firstRange(of: bytes[stretch.range]) else { break }
      text += rest[..<range.lowerBound] + [UInt8(ascii: " ")]
      rest = rest[range.upperBound...]
    }
    return String(decoding: text + rest, as: UTF8.self)
  }
}

internal import SayableEngine
internal import SpeechRules
internal import YAML

/// How the fields of a file of formula rules are read, each with what may be wrong with it.
extension FieldReader {
  /// A key, which is always a text, with its place.
  func sourced(_ node: Node) -> SourcedText {
    SourcedText(value: node.string ?? "", node: node, file: file)
  }

  /// The styles under `key`, each with its entries.
  func styles(_ key: String, problems: inout [Diagnostic]) -> [(name: String, entries: [Node.Entry])] {
    var styles: [(name: String, entries: [Node.Entry])] = []
    for style in entries(key, problems: &problems) {
      let name = sourced(style.key)
      checkStyle(name, problems: &problems)
      if style.value.isNull { continue }
      if let entries = style.value.entries {
        styles.append((name.value, entries))
      } else {
        wrongKind(style.value, under: name.value, expected: "a mapping of keys", problems: &problems)
      }
    }
    return styles
  }

  func checkStyle(_ name: SourcedText, problems: inout [Diagnostic]) {
    check(name, isAmong: SpeechStyle.allCases.map(\.rawValue), "style", code: "unknown-style", problems: &problems)
  }

  /// Notes a name that is not `known`.
  func check(
    _ name: SourcedText, isAmong known: [String], _ what: String, code: String, problems: inout [Diagnostic]
  ) {
    guard !known.contains(name.value) else { return }
    let nearest = nearestName(to: name.value, among: known).map { ["did you mean '\($0)'?"] } ?? []
    problems.report(
      code, "there is no \(what) '\(name.value)'", at: name.location(),
      notes: nearest + ["known are: " + known.joined(separator: ", ")])
  }

  func wrongKey(_ key: SourcedText, expected: String, problems: inout [Diagnostic]) {
    problems.report(
      "wrong-key", "'\(key.value)' cannot stand here", at: key.location(), notes: ["expected \(expected)"])
  }

  /// The one text of an entry, or those of its list.
  func texts(ofItemsIn entry: Node.Entry, problems: inout [Diagnostic]) -> [SourcedText] {
    let name = entry.key.string ?? ""
    return (entry.value.items ?? [entry.value]).compactMap { text(of: $0, under: name, problems: &problems) }
  }

  /// A preference with its values. Both must be such that they can be chosen, as in `Fraction_Over`.
  func preference(_ entry: Node.Entry, problems: inout [Diagnostic]) -> (name: String, values: [String])? {
    let name = sourced(entry.key)
    guard let items = entry.value.items, !items.isEmpty, items.count <= 100 else {
      wrongKind(entry.value, under: name.value, expected: "a list of 1 to 100 values", problems: &problems)
      return nil
    }
    let values = items.compactMap { text(of: $0, under: name.value, problems: &problems) }
    let before = problems.count
    for word in [name] + values where !word.value.isPreferenceWord {
      problems.report(
        "bad-preference", "'\(word.value)' cannot be the name or a value of a preference", at: word.location(),
        notes: ["expected letters, digits and hyphens, and a letter first"])
    }
    var seen: Set<String> = []
    for value in values where !seen.insert(value.value.lowercased()).inserted {
      problems.report(
        "bad-preference", "the preference '\(name.value)' has the value '\(value.value)' twice",
        at: value.location(), notes: ["capitals make no difference"])
    }
    return problems.count == before ? (name.value, values.map(\.value)) : nil
  }

  /// A text for all styles, or texts by name.
  func variants(_ entry: Node.Entry, problems: inout [Diagnostic]) -> FormulaRuleFile.Variants {
    let name = entry.key.string ?? ""
    if entry.value.isNull {
      wrongKind(entry.value, under: name, expected: "words, or '' for none", problems: &problems)
      return FormulaRuleFile.Variants()
    }
    guard let entries = entry.value.entries else {
      return FormulaRuleFile.Variants(all: text(of: entry.value, under: name, problems: &problems))
    }
    return FormulaRuleFile.Variants(
      named: entries.compactMap { variant in
        let name = variant.key.string ?? ""
        return text(of: variant.value, under: name, problems: &problems).map { (name, $0) }
      })
  }

  /// What is said for a sign or by a template, in one way or in several.
  func words(_ entry: Node.Entry, problems: inout [Diagnostic]) -> FormulaRuleFile.Variants {
    let known = Verbosity.allCases.map(\.rawValue) + SpeechStyle.allCases.map(\.rawValue)
    for variant in entry.value.entries ?? [] {
      check(sourced(variant.key), isAmong: known, "variant", code: "unknown-variant", problems: &problems)
    }
    let words = variants(entry, problems: &problems)
    for text in [words.all].compactMap(\.self) + words.named.map(\.text) { checkSpoken(text, problems: &problems) }
    return words
  }

  /// The words for one thing and for several; one form may stand for both.
  func forms(_ entry: Node.Entry, problems: inout [Diagnostic]) -> [SourcedText] {
    let forms = texts(ofItemsIn: entry, problems: &problems)
    for form in forms { checkSpoken(form, problems: &problems) }
    if !(1...2).contains(entry.value.items?.count ?? 1) || entry.value.isNull {
      wrongKind(
        entry.value, under: entry.key.string ?? "", expected: "one or two texts: for one, and for several",
        problems: &problems)
    }
    return forms
  }

  /// The words in the list under `key`.
  func wordList(_ key: String, problems: inout [Diagnostic]) -> [SourcedText]? {
    let words = texts(key, problems: &problems)
    for word in words ?? [] { checkSpoken(word, problems: &problems) }
    return words
  }

  /// The words under `key`.
  func word(_ key: String, problems: inout [Diagnostic]) -> SourcedText? {
    guard let value = node[key], !value.isNull else { return nil }
    return word(of: value, under: key, problems: &problems)
  }

  func word(of value: Node, under key: String, problems: inout [Diagnostic]) -> SourcedText? {
    let text = text(of: value, under: key, problems: &problems)
    if let text { checkSpoken(text, problems: &problems) }
    return text
  }

  /// Notes what no voice can say, and what would end the line that the words stand in.
  private func checkSpoken(_ text: SourcedText, problems: inout [Diagnostic]) {
    var offset = 0
    for scalar in text.value.unicodeScalars {
      if (0x20...0x7E).contains(scalar.value) {
        offset += 1
        continue
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let number = String(scalar.value, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
        return problems.report(
          "control-character-in-words", "what is said holds a line break or control character, U+\(code)",
          at: text.location(atOffset: offset), notes: ["a formula is said on one line; write | for a pause"])
      default: offset += UTF8.width(scalar)
      }
    }
  }
}

extension String {
  /// Whether it can be written in a choice of preferences and in a condition.
  fileprivate var isPreferenceWord: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" }
  }
}

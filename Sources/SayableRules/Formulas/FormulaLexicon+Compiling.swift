internal import SayableEngine
internal import SpeechRules
internal import YAML

extension FormulaLexicon {
  private static let functions: [Key] = [.prefix, .limit, .infix]
  private static let units: [Key] = [.units, .typedUnits]
  /// Letters, which stand in place of those of other files; names and units come to them.
  private static let letters: [Key] = [.vowels, .possibleVowels, .indexLetters, .unitLettersInLabels]
  private static let names: [Key] = [
    .namesOfTwo, .functionLetters, .articles, .squareRoots, .connectives, .disjunctions, .namesInLabels,
  ]

  /// Reads what stands under `lexicon` in a file.
  internal init(_ node: Node, of file: RuleFile, problems: inout [Diagnostic]) {
    self.init()
    let known = ["functions"] + (Self.names + Self.units + Self.letters).map(\.rawValue)
    guard let fields = FieldReader(node, of: file, what: "the lexicon", known: known, problems: &problems) else {
      return
    }
    for entry in fields.entries("functions", problems: &problems) {
      guard let key = Self.functions.first(where: { $0.rawValue == entry.key.string }) else {
        fields.wrongKey(fields.sourced(entry.key), expected: "prefix, limit or infix", problems: &problems)
        continue
      }
      self[key] += fields.texts(ofItemsIn: entry, problems: &problems).map(\.value)
    }
    for key in Self.names { self[key] = fields.texts(key.rawValue, problems: &problems)?.map(\.value) ?? [] }
    for key in Self.letters { self[key] = fields.text(key.rawValue, problems: &problems).map { [$0.value] } ?? [] }
    for key in Self.units {
      for group in fields.items(key.rawValue, problems: &problems) {
        let keys = ["prefixes", "symbols"]
        guard let fields = FieldReader(group, of: file, what: "a group of units", known: keys, problems: &problems)
        else { continue }
        let prefixes = fields.texts("prefixes", problems: &problems)?.map(\.value) ?? []
        for symbol in fields.texts("symbols", problems: &problems)?.map(\.value) ?? [] {
          self[key] += [symbol] + prefixes.map { $0 + symbol }
        }
      }
    }
  }

  /// Lays the lexicon of another file over this one.
  internal mutating func add(_ other: FormulaLexicon) {
    for key in Key.allCases {
      self[key] = Self.letters.contains(key) && !other[key].isEmpty ? other[key] : self[key] + other[key]
    }
  }
}

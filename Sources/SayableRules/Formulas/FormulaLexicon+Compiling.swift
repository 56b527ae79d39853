internal import SayableEngine
internal import SpeechRules
internal import YAML

extension FormulaLexicon {
  private static let functions = [
    "prefix": \Self.prefixFunctions, "limit": \.limitFunctions, "infix": \.infixFunctions,
  ]
  private static let lists = [
    ("function-letters", \Self.functionLetters), ("articles", \.articles), ("names-in-labels", \.namesInLabels),
  ]
  private static let units = [("units", \Self.units), ("typed-units", \.typedUnits)]
  private static let letters = [
    ("vowels", \Self.vowels), ("possible-vowels", \.possibleVowels), ("unit-letters-in-labels", \.unitLettersInLabels),
  ]

  /// Reads what stands under `lexicon` in a file.
  internal init(_ node: Node, of file: RuleFile, problems: inout [Diagnostic]) {
    self.init()
    let known = ["functions"] + (Self.lists.map(\.0) + Self.units.map(\.0) + Self.letters.map(\.0))
    guard let fields = FieldReader(node, of: file, what: "the lexicon", known: known, problems: &problems) else {
      return
    }
    for entry in fields.entries("functions", problems: &problems) {
      guard let names = Self.functions[entry.key.string ?? ""] else {
        fields.wrongKey(fields.sourced(entry.key), expected: "prefix, limit or infix", problems: &problems)
        continue
      }
      self[keyPath: names] += fields.texts(ofItemsIn: entry, problems: &problems).map(\.value)
    }
    for (key, list) in Self.lists {
      self[keyPath: list] = fields.texts(key, problems: &problems)?.map(\.value) ?? []
    }
    for (key, groups) in Self.units {
      for group in fields.items(key, problems: &problems) {
        let keys = ["prefixes", "symbols"]
        guard let fields = FieldReader(group, of: file, what: "a group of units", known: keys, problems: &problems)
        else { continue }
        var units = Units()
        units.prefixes = fields.texts("prefixes", problems: &problems)?.map(\.value) ?? []
        units.symbols = fields.texts("symbols", problems: &problems)?.map(\.value) ?? []
        self[keyPath: groups].append(units)
      }
    }
    for (key, letters) in Self.letters { self[keyPath: letters] = fields.text(key, problems: &problems)?.value ?? "" }
  }

  /// Lays the lexicon of another file over this one: it adds names and units, and its letters stand in place of others.
  internal mutating func add(_ other: FormulaLexicon) {
    for (_, list) in Self.lists { self[keyPath: list] += other[keyPath: list] }
    for list in Self.functions.values { self[keyPath: list] += other[keyPath: list] }
    for (_, list) in Self.units { self[keyPath: list] += other[keyPath: list] }
    for (_, text) in Self.letters where !other[keyPath: text].isEmpty { self[keyPath: text] = other[keyPath: text] }
  }
}

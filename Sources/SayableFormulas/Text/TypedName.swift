internal import MathReaders
internal import MathTree

/// How a name of several letters is typed, so that it is read as a name and not as a product.
internal enum TypedName {
  /// The name that stands alone: as it is if that is read as one part, else in quotation marks.
  static func alone(_ name: String) -> String {
    let joined = joined(name)
    if TypedSymbols.isOwnName(joined) { return joined }
    if isReadAsOne(name) { return name }
    // A text is not said letter by letter.
    let hasNamedLetter = name.unicodeScalars.contains {
      (0x370...0x3FF).contains($0.value) || (0x2100...0x214F).contains($0.value)
    }
    return hasNamedLetter ? "{:\(named(name)):}" : "\"\(name)\""
  }

  /// The name in front of parentheses or of what it is applied to.
  static func function(_ name: String) -> String {
    let joined = joined(name)
    if TypedSymbols.isOwnName(joined) { return joined }
    return TypedSymbols.isName(joined.utf8) ? named(name) : name
  }

  /// The name, marked as that of a function.
  static func named(_ name: String) -> String { "operatorname(\(name))" }

  /// Whether typed text would be read as `name`; one of two words is typed as one.
  static func isKnown(_ name: String) -> Bool { TypedSymbols.isName(joined(name).utf8) }

  /// Whether an upright `name` behind a number is a unit.
  static func isUnit(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy(\.properties.isAlphabetic) && NotationLexicon.shared.meaning.isUnit(name)
  }

  /// Whether typed text would be read as a unit where `name` stands behind a number.
  static func isReadAsUnit(_ name: String) -> Bool {
    name.unicodeScalars.count > 1 && NotationLexicon.shared.typed.isUnit(name)
  }

  /// Whether typed text would be read as a unit where the letter `name` stands behind a number.
  static func isUnitLetter(_ name: String) -> Bool {
    name.unicodeScalars.count == 1 && NotationLexicon.shared.typed.isUnit(name)
  }

  private static func joined(_ name: String) -> String { name.filter { !$0.isWhitespace } }

  private static func isReadAsOne(_ name: String) -> Bool {
    guard let tree = (try? Formula(name, syntax: .typed))?.tree,
      let only = FormulaShape(tree: tree).only(tree.root), only != tree.root
    else { return false }
    return tree[only].text == name
  }
}

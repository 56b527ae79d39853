internal import MathTree

/// Characters of Unicode that are more than a sign: scripts, fractions and pictures.
extension LaTeXParser {
  /// Reads such a character with those that belong to it; false if `token` is none.
  mutating func unicodeCharacter(_ token: Token) throws(FormulaSyntaxError) -> Bool {
    let scalar = token.scalar
    if ScriptCharacters.superscript(scalar) != nil {
      try smallScript(token, isUpper: true)
    } else if ScriptCharacters.subscript(scalar) != nil {
      try smallScript(token, isUpper: false)
    } else if let parts = VulgarFraction.parts(of: scalar) {
      input.position += 1
      let upper = tree.token(.number, parts.upper, variant: style.font, source: token.source)
      let lower = tree.token(.number, parts.lower, variant: style.font, source: token.source)
      push(tree.add(.fraction, [upper, lower], source: token.source))
    } else if scalar.value > 0x203B, let next = following(), Self.joins(next.scalar) {
      picture(token)
    } else {
      return false
    }
    return true
  }

  /// Reads a run of Unicode's superscript or subscript characters, like that of `x⁻¹`.
  private mutating func smallScript(_ first: Token, isUpper: Bool) throws(FormulaSyntaxError) {
    settle()
    var scripts = list.scripts ?? OpenList.Scripts()
    guard (isUpper ? scripts.upper : scripts.lower) == nil else { throw secondScript(isUpper: isUpper, first.source) }
    ensureBase(first.source)
    var parts: [FormulaTree.ID] = []
    var digits = ""
    var start = first.source.lowerBound
    var end = start
    func plain(_ token: Token?) -> Unicode.Scalar? {
      guard let token, token.kind == .other else { return nil }
      return isUpper ? ScriptCharacters.superscript(token.scalar) : ScriptCharacters.subscript(token.scalar)
    }
    while let character = plain(following(0)) {
      let source = input.tokens[input.position].source
      input.position += 1
      end = source.upperBound
      if ("0"..."9").contains(character) {
        if digits.isEmpty { start = source.lowerBound }
        digits.unicodeScalars.append(character)
        if plain(following(0)).map({ ("0"..."9").contains($0) }) == true { continue }
        parts.append(tree.token(.number, digits, source: start..<end))
        digits = ""
      } else if character.properties.isAlphabetic {
        parts.append(tree.token(.identifier, String(Character(character)), variant: style.font, source: source))
      } else {
        parts.append(tree.token(.operator, character == "-" ? "−" : String(Character(character)), source: source))
      }
    }
    let id = tree.row(parts, source: first.source.lowerBound..<end)
    if isUpper { scripts.upper = id } else { scripts.lower = id }
    list.scripts = scripts
  }

  /// Reads a picture with the characters that change it or are joined to it, as in those of families.
  private mutating func picture(_ first: Token) {
    var text = String(Character(first.scalar))
    var end = first.end
    input.position += 1
    while let next = following(0), Self.joins(next.scalar) {
      let length = next.scalar == "\u{200D}" && following(1)?.kind == .other ? 2 : 1
      for _ in 0..<length {
        text.unicodeScalars.append(input.tokens[input.position].scalar)
        end = input.tokens[input.position].end
        input.position += 1
      }
    }
    push(tree.token(.identifier, text, source: Int(first.start)..<max(Int(first.start), Int(end))))
  }

  /// Whether `scalar` belongs to the picture in front of it.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200D}", "\u{FE00}"..."\u{FE0F}", "\u{1F3FB}"..."\u{1F3FF}": true
    default: false
    }
  }
}

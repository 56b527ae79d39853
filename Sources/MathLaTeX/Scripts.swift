internal import MathTree

/// Scripts and primes, and single items.
extension LaTeXParser {
  /// Parses `^` or `_` and the script after it.
  func script(_ token: Token) throws(FormulaSyntaxError) {
    stream.skip()
    let isUpper = token.kind == .superscript
    if !isUpper, stream.following(0)?.kind == .subscript { return room(token) }
    try beginScript(isUpper: isUpper, token.source)
    builder.setScript(try oneItem(after: token), isUpper: isUpper)
  }

  /// Low lines side by side are room to be filled in, as in `2 + ___ = 5`.
  private func room(_ first: Token) {
    var (count, end) = (1, first.end)
    while let line = stream.following(0), line.kind == .subscript {
      (count, end) = (min(count + 1, 6), line.end)
      stream.skip()
    }
    let lines = String(repeating: "_", count: count)
    builder.push(builder.tree.token(.identifier, lines, source: first.source.ending(at: Int(end))))
  }

  private func beginScript(isUpper: Bool, _ source: Range<Int>) throws(FormulaSyntaxError) {
    guard !builder.beginScript(isUpper: isUpper, at: source) else { return }
    throw FormulaSyntaxError(
      "There are two \(isUpper ? "superscripts" : "subscripts") at one place",
      expected: "braces that say what the second belongs to, like '{x\(isUpper ? "^a}^b" : "_a}_b")'", at: source)
  }

  /// Parses primes, which are a superscript.
  func primes() throws(FormulaSyntaxError) {
    var count = 0
    var source = stream.endOfInput
    while let token = stream.peek(), token.kind == .prime {
      source = count == 0 ? token.source : source.ending(at: Int(token.end))
      count += 1
      stream.skip()
    }
    guard builder.beginPrimes(at: source) else {
      throw FormulaSyntaxError(
        "There are primes and a superscript at one place", expected: "the primes in front of '^'", at: source)
    }
    builder.setPrimes(builder.tree.token(.operator, ScriptCharacters.primes(count), source: source))
  }

  /// Parses one item as a script or the like: a token, a group, or a command with its arguments.
  func oneItem(after token: Token) throws(FormulaSyntaxError) -> FormulaTree.ID {
    try descend(at: token.source)
    let outer = builder.open()
    let joinsLetters = style.joinsLetters
    // A letter alone is the item, also among letters that are one name.
    if let next = stream.peek(), next.kind == .letter { style.joinsLetters = false }
    defer {
      style.joinsLetters = joinsLetters
      builder.close(to: outer)
      ascend()
    }
    while builder.isEmpty {
      guard let next = stream.peek(), isItem(next) else {
        if builder.isStyled { break }
        throw FormulaSyntaxError(
          "Something is missing after this", expected: "a sign, or a group in braces", at: token.source)
      }
      _ = try item(next)
    }
    let children = builder.taken()
    return children.count == 1 ? children[0] : group(children, source: children.isEmpty ? token.source : nil)
  }

  private func isItem(_ token: Token) -> Bool {
    switch token.kind {
    case .closeBrace, .alignment, .superscript, .subscript: false
    case .command: !["right", "end", "\\", "cr", "middle"].contains(stream.name(of: token))
    default: !token.is("$")
    }
  }

  // MARK: Characters of Unicode that are more than a sign

  /// Parses a script, a fraction or a picture with the characters that belong to it; false if `token` is none.
  func unicodeCharacter(_ token: Token) throws(FormulaSyntaxError) -> Bool {
    let scalar = token.scalar
    if ScriptCharacters.superscript(scalar) != nil {
      try smallScript(token, isUpper: true)
    } else if ScriptCharacters.subscript(scalar) != nil {
      try smallScript(token, isUpper: false)
    } else if let fraction = builder.tree.vulgarFraction(scalar, variant: style.font, source: token.source) {
      stream.skip()
      builder.push(fraction)
    } else if scalar.value > 0x203B, let next = stream.following(), Self.joins(next.scalar) {
      picture(token)
    } else {
      return false
    }
    return true
  }

  /// Parses a run of Unicode's superscript or subscript characters, like that of `x⁻¹`.
  private func smallScript(_ first: Token, isUpper: Bool) throws(FormulaSyntaxError) {
    try beginScript(isUpper: isUpper, first.source)
    var run: [(plain: Unicode.Scalar, source: Range<Int>)] = []
    while let token = stream.following(0), token.kind == .other,
      let plain = isUpper ? ScriptCharacters.superscript(token.scalar) : ScriptCharacters.subscript(token.scalar)
    {
      run.append((plain, token.source))
      stream.skip()
    }
    let parts = ScriptCharacters.tokens(run).map { element, text, source in
      builder.tree.token(element, text, variant: element == .identifier ? style.font : .unspecified, source: source)
    }
    let source = first.source.ending(at: run.last?.source.upperBound ?? 0)
    builder.setScript(builder.tree.row(parts, source: source), isUpper: isUpper)
  }

  /// Parses a picture with the characters that change it or are joined to it, as in those of families.
  private func picture(_ first: Token) {
    var text = String(Character(first.scalar))
    var end = first.end
    stream.skip()
    while let next = stream.following(0), Self.joins(next.scalar) {
      let length = next.scalar == "\u{200D}" && stream.following(1)?.kind == .other ? 2 : 1
      for _ in 0..<length {
        guard let part = stream.following(0) else { break }
        text.unicodeScalars.append(part.scalar)
        end = part.end
        stream.skip()
      }
    }
    builder.push(builder.tree.token(.identifier, text, source: first.source.ending(at: Int(end))))
  }

  /// Whether `scalar` belongs to the picture in front of it.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200D}", "\u{FE00}"..."\u{FE0F}", "\u{1F3FB}"..."\u{1F3FF}": true
    default: false
    }
  }
}

internal import MathTree

extension UnicodeMathParser {
  /// Accents and scripts behind a base.
  enum Scripts {
    /// What stands around a base.
    struct Around {
      var lower: Node?
      var upper: Node?
      var under: Node?
      var over: Node?
      /// Whether `upper` is only primes, to which more can be added.
      fileprivate var isUpperPrimes = false
      /// Whether `upper` holds primes.
      fileprivate var hasPrimes = false

      var isEmpty: Bool { lower == nil && upper == nil && under == nil && over == nil }

      /// Moves the lower script under the base.
      mutating func stackLower() { if under == nil { (under, lower) = (lower, nil) } }

      /// Moves the upper script over the base.
      mutating func stackUpper() { if over == nil { (over, upper) = (upper, nil) } }
    }

    /// `base` with the accents and scripts that follow; `group` is what the parentheses of the base hold, if it has them.
    static func parse(behind base: Node, group: Node?, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      var base = base
      var inner = group ?? base
      while !parser.cursor.isAtEnd {
        if let accented = try accent(on: inner, &parser) {
          base = accented
        } else {
          let scripts = try collect(&parser)
          guard !scripts.isEmpty else { return base }
          let isStacked = scripts.lower == nil && scripts.upper == nil
          base = try attach(scripts, to: isStacked ? inner : base, &parser)
        }
        inner = base
      }
      return base
    }

    /// `base` under or over the combining character that follows, or nil.
    private static func accent(on base: Node, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      var place = parser.cursor.index
      if parser.cursor.scalar(at: place) == "\u{A0}" { place += 1 }
      guard parser.cursor.part(at: place) == .combining else { return nil }
      parser.cursor.index = place
      return try Accents.put(parser.cursor.take(), on: base, &parser)
    }

    // MARK: Collecting

    /// Parses the scripts that follow a base, as many as it can have.
    static func collect(_ parser: inout Parser) throws(FormulaSyntaxError) -> Around {
      var scripts = Around()
      while parser.cursor.sign != nil, try take(into: &scripts, &parser) {}
      return scripts
    }

    /// Takes the next script, if the base can have it.
    private static func take(into scripts: inout Around, _ parser: inout Parser) throws(FormulaSyntaxError) -> Bool {
      switch parser.cursor.part {
      case .prime:
        // Primes behind a number that is a script belong to the base outside, as in `x^2′`.
        let isOutside =
          parser.surroundings.isScript && parser.cursor.index > 0
          && parser.cursor[parser.cursor.index - 1].part == .digit
        guard !isOutside, !scripts.hasPrimes else { return false }
        let upper = scripts.upper
        scripts.upper = Operators.primes(&parser)
        scripts.isUpperPrimes = true
        scripts.hasPrimes = true
        if let upper { try addUpper(upper, to: &scripts, &parser) }
      case .subscriptSign where scripts.lower == nil: scripts.lower = try characters(isUpper: false, &parser)
      case .superscriptSign where scripts.upper == nil || scripts.isUpperPrimes:
        try addUpper(try characters(isUpper: true, &parser), to: &scripts, &parser)
      case .operator where !parser.surroundings.isScript: return try takeSigned(into: &scripts, &parser)
      default: return false
      }
      return true
    }

    /// Takes a script that has a sign in front of it.
    private static func takeSigned(
      into scripts: inout Around, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Bool {
      switch parser.cursor.sign {
      case "_" where scripts.lower == nil:
        scripts.lower = try script("_", .subscript, &parser)
        return scripts.lower != nil
      case "^" where scripts.upper == nil || scripts.isUpperPrimes:
        guard let upper = try script("^", .superscript, &parser) else { return false }
        try addUpper(upper, to: &scripts, &parser)
        return true
      case "┬" where scripts.under == nil:
        scripts.under = try script("┬", .under, &parser)
        return scripts.under != nil
      case "┴" where scripts.over == nil:
        scripts.over = try script("┴", .over, &parser)
        return scripts.over != nil
      default: return false
      }
    }

    private static func addUpper(
      _ upper: Node, to scripts: inout Around, _ parser: inout Parser
    ) throws(FormulaSyntaxError) {
      if let primes = scripts.upper {
        scripts.upper = try parser.add(.row, [primes, upper])
      } else {
        scripts.upper = upper
      }
      scripts.isUpperPrimes = false
    }

    /// Puts `scripts` around `base`.
    static func attach(_ scripts: Around, to base: Node, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      var base = base
      for (lower, upper, isAround) in [(scripts.lower, scripts.upper, false), (scripts.under, scripts.over, true)] {
        guard let element = MathElement.scripts(hasLower: lower != nil, hasUpper: upper != nil, isAround: isAround)
        else { continue }
        base = try parser.add(element, [base, lower, upper].compactMap { $0 })
      }
      return base
    }

    // MARK: One script

    /// Parses the script behind `sign`, which is next. More scripts with the same sign belong to it: `a_b_c` is a with
    /// the subscript b with the subscript c.
    ///
    /// - Returns: Nil where nothing can be a script; the sign is not read then.
    private static func script(
      _ sign: Unicode.Scalar, _ element: MathElement, _ parser: inout Parser
    ) throws(FormulaSyntaxError) -> Node? {
      var script: Node?
      while case let back = parser.cursor.index, parser.cursor.take(sign) {
        guard let next = try operand(&parser) else {
          parser.cursor.index = back
          break
        }
        script = if let script { try parser.add(element, [script, next]) } else { next }
      }
      return script
    }

    private static func operand(_ parser: inout Parser) throws(FormulaSyntaxError) -> Node? {
      let outside = parser.surroundings.isScript
      parser.surroundings.isScript = true
      defer { parser.surroundings.isScript = outside }
      // A change of size, `ℲA` to `ℲD`, has no meaning.
      if parser.cursor.sign == "Ⅎ", let size = parser.cursor.scalar(at: parser.cursor.index + 1),
        ("A"..."D").contains(size)
      {
        parser.cursor.index += 2
      }
      switch parser.cursor.part {
      case nil: return nil
      case .prime:
        let mark = parser.cursor.take()
        let prime = parser.builder.token(.operator, mark.scalar == "'" ? "′" : String(mark.scalar), mark.source)
        guard parser.cursor.part == .prime else { return prime }
        return try parser.add(.superscript, [prime, Operators.primes(&parser)])
      case .operator where !parser.isSeparator && canBeScript(parser.cursor):
        let mark = parser.cursor[parser.cursor.index]
        var items = [Operators.sign(&parser)]
        if mark.isSign || mark.scalar == "¬" { _ = try parser.operand(into: &items) }
        return try parser.row(of: items)
      default: return try parser.wholeOperand()
      }
    }

    private static func canBeScript(_ cursor: Cursor) -> Bool {
      switch cursor.sign {
      case "_", "^", "┬", "┴", "▒", "/", "¦", "⒞", "⁄", "⊘", ",", ";", "#", "&", "@": false
      case ".": cursor.part(at: cursor.index + 1) != .digit
      default: true
      }
    }

    // MARK: Script characters

    /// Parses a run of Unicode's superscript or subscript characters.
    private static func characters(isUpper: Bool, _ parser: inout Parser) throws(FormulaSyntaxError) -> Node {
      var run: [(plain: Unicode.Scalar, source: Range<Int>)] = []
      while let sign = parser.cursor.sign,
        let plain = isUpper ? ScriptCharacters.superscript(sign) : ScriptCharacters.subscript(sign)
      {
        run.append((plain, parser.cursor.take().source))
      }
      return try parser.row(
        of: ScriptCharacters.tokens(run).map { parser.builder.token($0.element, $0.text, $0.source) })
    }
  }
}

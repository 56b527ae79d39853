/// Scripts that were written without a base: in front of the next factor, as in `{}^{14}C`, or staggered behind the one
/// before, as in `R^i{}_j`.
internal enum EmptyBases {
  /// Gives scripts without a base the base that they belong to.
  static func filling(_ factors: [Part]) -> [Part] {
    guard factors.count > 1, factors.contains(where: isBaseless) else { return factors }
    var result: [Part] = []
    var index = 0
    while index < factors.count {
      let factor = factors[index]
      index += 1
      guard isBaseless(factor) else {
        result.append(factor)
        continue
      }
      let (lower, upper) = scripts(of: factor)
      if let last = result.last, takesScripts(last, of: factor) {
        var made = last
        if let lower { made = Part(.subscript, last.role, [made, lower]) }
        if let upper { made = Part(.superscript, last.role, [made, upper]) }
        result[result.count - 1] = made
      } else if index < factors.count, !isBaseless(factors[index]) {
        result.append(tensor(factors[index], lower, upper))
        index += 1
      } else {
        result.append(factor)
      }
    }
    return result
  }

  /// Gives a logarithm the base that was written in front of it, as in `^2\log 8`, before it takes an argument.
  static func fillingLogarithms(_ parts: [Part]) -> [Part] {
    guard let index = parts.indices.dropLast().first(where: { isBaseless(parts[$0]) && isLogarithm(parts[$0 + 1]) })
    else { return parts }
    let (lower, upper) = scripts(of: parts[index])
    guard lower == nil, let upper else { return parts }
    var result = parts
    result[index...(index + 1)] = [Part(.subscript, parts[index + 1].role, [parts[index + 1], upper])]
    return fillingLogarithms(result)
  }

  private static func isLogarithm(_ part: Part) -> Bool { part.kind == .function && part.text == "log" }

  /// Whether the scripts of `factor` are those of `part` before it: it has scripts already, or, in chemistry, something
  /// invisible stands in place of their base and no room for scripts in front of the next.
  private static func takesScripts(_ part: Part, of factor: Part) -> Bool {
    let isNext = factor.keepsRoom && !factor.isSpaced && part.kind != .number
    return (part.kind == .subscript || part.kind == .superscript || isNext) && part.depth < Part.maximumDepth / 2
  }

  private static func isBaseless(_ part: Part) -> Bool {
    guard part.kind == .subscript || part.kind == .superscript, let base = part.children.first,
      part.children.last?.role != .prime
    else { return false }
    return base.kind == .empty || base.role == .subSuper && isBaseless(base)
  }

  /// The lower and the upper script of a base.
  private static func scripts(of part: Part) -> (lower: Part?, upper: Part?) {
    guard part.children.count == 2 else { return (nil, nil) }
    let script = part.children[1]
    guard part.kind == .superscript else { return (script, nil) }
    let base = part.children[0]
    return (base.role == .subSuper && base.children.count == 2 ? base.children[1] : nil, script)
  }

  /// `part` with scripts on its left, beside those that it has.
  private static func tensor(_ part: Part, _ leftLower: Part?, _ leftUpper: Part?) -> Part {
    var base = part
    var right: (lower: Part?, upper: Part?) = (nil, nil)
    if part.kind == .subscript || part.kind == .superscript {
      right = scripts(of: part)
      base = part.children[0]
      if base.role == .subSuper, right.lower != nil { base = base.children[0] }
    }
    let scripts: [(Part?, MeaningRole)] = [
      (leftLower, .leftSub), (leftUpper, .leftSuper), (right.lower, .rightSub), (right.upper, .rightSuper),
    ]
    let made = scripts.map { script, role in
      let made = script ?? .empty(at: base.start)
      made.role = role
      return made
    }
    return Part(.tensor, base.role, [base] + made)
  }
}

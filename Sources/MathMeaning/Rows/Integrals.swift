/// Integrals: what is integrated, and over which variable.
internal struct Integrals {
  let rows: RowStages

  /// How many parts are looked at for the `dx` of an integral.
  private static let reach = 500

  /// Puts `sign` with its integrand and variable, which are taken from what follows, in front of the `rest`.
  func apply(_ sign: Part, to rest: inout [Part]) {
    var integrand: [Part] = []
    var variable: Part?
    var seen = 0
    while variable == nil, let next = rest.last, seen < Self.reach {
      seen += 1
      if next.isImplicitProduct {
        rest.removeLast()
        rest += next.children.reversed()
        continue
      }
      if next.isBoundary { break }
      rest.removeLast()
      if Self.isDifferentialName(next) {
        variable = next
      } else if let name = rest.last, Self.isDifferential(next, name) {
        rest.removeLast()
        variable = .prefixed(name, [next])
      } else {
        integrand.append(next)
      }
    }
    variable?.role = .integral
    if let first = variable { variable = withFurther(first, from: &rest) }
    if variable == nil, let end = integrand.firstIndex(where: { $0.isOperator || $0.isBoundary }) {
      // Without a variable it reaches as far as a sum does.
      rest += integrand[end...].reversed()
      integrand.removeSubrange(end...)
    }
    guard variable != nil || !integrand.isEmpty else { return rest.append(sign) }
    let body = rows.part(integrand)
    let signs = sign.signs { $0.kind == .largeOperator }
    rest.append(Part(.integral, sign.role, [sign, body, variable ?? .empty()], content: signs))
    if variable == nil, body.kind == .fraction { findDifferential(in: body) }
  }

  /// The variables of a multiple integral: `first` and those that follow it, as in `dx dy`.
  private func withFurther(_ first: Part, from rest: inout [Part]) -> Part {
    var variables = [first]
    while let next = rest.last {
      if Self.isDifferentialName(next) {
        rest.removeLast()
        variables.append(next)
      } else if rest.count > 1, Self.isDifferential(next, rest[rest.count - 2]) {
        let name = rest[rest.count - 2]
        rest.removeLast(2)
        variables.append(.prefixed(name, [next]))
      } else {
        break
      }
    }
    guard variables.count > 1 else { return first }
    let made = ProductStage(context: rows.context).part(variables)
    // In a row they would be taken for integrals themselves.
    for variable in variables { variable.role = .integral }
    return made
  }

  /// The `dx` of an integral may stand in the integrand's numerator.
  private func findDifferential(in fraction: Part) {
    guard let numerator = fraction.children.first else { return }
    if Self.isDifferentialName(numerator) {
      numerator.role = .integral
      return
    }
    let factors = numerator.children
    guard numerator.isImplicitProduct, let last = factors.last else { return }
    if Self.isDifferentialName(last) {
      last.role = .integral
      return
    }
    let first = factors[factors.count - 2]
    guard Self.isDifferential(first, last) else { return }
    let made = Part.prefixed(last, [first])
    made.role = .integral
    if factors.count == 2 {
      fraction.children[0] = made
    } else {
      numerator.children.removeLast(2)
      numerator.children.append(made)
      numerator.content.removeLast()
    }
  }

  /// `d` and a variable, or a vector.
  static func isDifferential(_ sign: Part, _ variable: Part) -> Bool {
    guard sign.children.isEmpty, sign.isDifferentialSign else { return false }
    return variable.kind == .identifier
      || variable.kind == .overscore && variable.children.first?.kind == .identifier
  }

  /// `d` and a variable in one token.
  static func isDifferentialName(_ part: Part) -> Bool {
    part.kind == .identifier && part.scalar == 0 && part.text.unicodeScalars.first == "d"
  }
}

/// Integrals: what is integrated, and over which variable.
extension MeaningBuilder {
  /// How many parts are looked at for the `dx` of an integral.
  private static let integralReach = 500

  mutating func applyIntegral(_ sign: Int, to rest: inout [Int]) {
    var integrand: [Int] = []
    var variable: Int?
    var seen = 0
    while let next = rest.last, seen < Self.integralReach {
      seen += 1
      if isImplicit(next) {
        rest.removeLast()
        rest += drafts[next].children.reversed()
        continue
      }
      if isBoundary(next) { break }
      if isDifferentialName(next) {
        rest.removeLast()
        drafts[next].role = .integral
        variable = next
        break
      }
      if rest.count > 1, isDifferential(next, rest[rest.count - 2]) {
        let name = rest[rest.count - 2]
        rest.removeLast(2)
        let made = prefixed(name, [next])
        drafts[made].role = .integral
        variable = made
        break
      }
      integrand.append(next)
      rest.removeLast()
    }
    if variable == nil, let end = integrand.firstIndex(where: { isOperator($0) || isBoundary($0) }) {
      // Without a variable it reaches as far as a sum does.
      rest += integrand[end...].reversed()
      integrand.removeSubrange(end...)
    }
    guard variable != nil || !integrand.isEmpty else { return rest.append(sign) }
    let content = signs(in: sign) { kind($0) == .largeOperator }
    let body = row(integrand)
    let made = branch(.integral, role(sign), [sign, body, variable ?? empty()], content: content)
    if variable == nil, kind(body) == .fraction { findDifferential(in: body) }
    rest.append(made)
  }

  /// The `dx` of an integral may stand in the integrand's numerator.
  private mutating func findDifferential(in fraction: Int) {
    guard let numerator = drafts[fraction].children.first else { return }
    if isDifferentialName(numerator) {
      drafts[numerator].role = .integral
      return
    }
    let factors = drafts[numerator].children
    guard isImplicit(numerator), let last = factors.last else { return }
    if isDifferentialName(last) {
      drafts[last].role = .integral
      return
    }
    let first = factors[factors.count - 2]
    guard isDifferential(first, last) else { return }
    let made = prefixed(last, [first])
    drafts[made].role = .integral
    if factors.count == 2 {
      drafts[fraction].children[0] = made
    } else {
      drafts[numerator].children.removeLast(2)
      drafts[numerator].children.append(made)
      drafts[numerator].content.removeLast()
    }
  }

  /// `d` and a variable.
  private func isDifferential(_ sign: Int, _ variable: Int) -> Bool {
    kind(variable) == .identifier && drafts[sign].children.isEmpty && isDifferentialSign(drafts[sign].scalar)
  }

  /// `d` and a variable in one token.
  private func isDifferentialName(_ part: Int) -> Bool {
    guard kind(part) == .identifier, drafts[part].scalar == 0, let first = drafts[part].text.unicodeScalars.first else {
      return false
    }
    return isDifferentialSign(first.value)
  }

  func isDifferentialSign(_ scalar: UInt32) -> Bool { scalar == 0x64 }
}

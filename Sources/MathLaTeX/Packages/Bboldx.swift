internal import MathTree

/// The package bboldx: letters and brackets with double strokes.
extension Package {
  static let bboldx = Package(
    commands: ["bb", "bfbb", "txtbb", "txtbfbb"].flatMap(signs) + [
      ("mathbfbb", .font(.doubleStruck)), ("textbb", .text(.doubleStruck)), ("textbfbb", .text(.doubleStruck)),
    ]
      + ["mathbb", "mathbfbb", "textbb", "textbfbb"].flatMap {
        [("i" + $0, letter("ı")), ("j" + $0, letter("ȷ"))]
      })

  private static func letter(_ text: String) -> Command {
    .macro("\\mmlToken{mi}[mathvariant=double-struck]{\(text)}")
  }

  /// The signs of one weight; within text, they are signs of formulas too.
  private static func signs(_ prefix: String) -> [(String, Command)] {
    let letters = CommandTable.pairs(of: self.letters).map { (prefix + $0.key, letter($0.value)) }
    let brackets = CommandTable.pairs(of: self.brackets).map {
      (prefix + $0.key, Command.macro("\\mmlToken{mo}[mathvariant=double-struck]{\($0.value)}"))
    }
    return letters + brackets
  }

  private static let letters = """
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu µ nu ν xi ξ pi π rho ρ
    sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω
    """

  private static let brackets = "Lparen ( Rparen ) Lbrack [ Rbrack ] Langle \u{2329} Rangle \u{232A}"
}

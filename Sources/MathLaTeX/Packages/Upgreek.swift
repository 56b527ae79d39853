internal import MathTree

/// The package upgreek: upright Greek letters.
extension Package {
  static let upgreek = Package(symbols: [(letters, .identifier, .normal, false)])

  private static let letters = """
    upalpha α upbeta β upgamma γ updelta δ upepsilon ϵ upzeta ζ upeta η uptheta θ upiota ι upkappa κ uplambda λ upmu μ
    upnu ν upxi ξ upomicron ο uppi π uprho ρ upsigma σ uptau τ upupsilon υ upphi ϕ upchi χ uppsi ψ upomega ω
    upvarepsilon ε upvartheta ϑ upvarpi ϖ upvarrho ϱ upvarsigma ς upvarphi φ
    Upgamma Γ Updelta Δ Uptheta Θ Uplambda Λ Upxi Ξ Uppi Π Upsigma Σ Upupsilon Υ Upphi Φ Uppsi Ψ Upomega Ω
    """
}

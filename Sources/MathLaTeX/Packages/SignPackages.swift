internal import MathTree

/// The package textcomp: signs of text.
extension Package {
  static let textcomp = Package(symbols: [(signs + " textcompwordmark \u{200C}", .text, .unspecified, false)])

  private static let signs = """
    textacutedbl ˝ textasciiacute ´ textasciibreve ˘ textasciicaron ˇ textasciicircum ^ textasciidieresis ¨
    textasciigrave ` textasciimacron ¯ textasciitilde ~ textgravedbl ˵ texttildelow ˷
    textasteriskcentered ∗ textbackslash \\ textbaht ฿ textbar | textbardbl ‖ textbigcircle ◯ textblank ␢ textborn ⭑
    textbraceleft { textbraceright } textbrokenbar ¦ textbullet • textcelsius ℃ textcent ¢ textcentoldstyle ¢
    textcircledP ℗ textcolonmonetary ₡ textcopyleft 🄯 textcopyright ©
    textcurrency ¤ textdagger † textdaggerdbl ‡ textdegree ° textdied ✝ textdiscount ⁒ textdiv ÷ textdivorced ⚮
    textdollar $ textdollaroldstyle $ textdong ₫ textdownarrow ↓ texteightoldstyle 8 textemdash — textendash –
    textestimated ℮ texteuro € textexclamdown ¡ textfiguredash ‒ textfiveoldstyle 5 textflorin ƒ textfouroldstyle 4
    textfractionsolidus ⁄ textgreater > textguarani ₲ textguillemotleft « textguillemotright » texthorizontalbar ―
    textinfty ∞ textinterrobang ‽ textinterrobangdown ⸘ textlangle \u{2329} textlbrackdbl ⟦ textleaf ☘ textleftarrow ←
    textless < textlira ₤ textlnot ¬ textlquill ⁅ textmarried ⚭ textmho ℧ textminus − textmu µ textmusicalnote ♪
    textnaira ₦ textnineoldstyle 9 textnonbreakinghyphen ‑ textnumero № textohm Ω textonehalf ½ textoneoldstyle 1
    textonequarter ¼ textonesuperior ¹ textopenbullet ◦ textordfeminine ª textordmasculine º textparagraph ¶
    textperiodcentered · textpertenthousand ‱ textperthousand ‰ textpeso ₱ textpilcrow ¶ textpm ± textquestiondown ¿
    textquotedbl " textquotedblleft “ textquotedblright ” textquoteleft ‘ textquoteright ’ textquotesingle '
    textquotestraightbase ‚ textquotestraightdblbase „ quotesinglbase ‚ quotedblbase „ textrangle \u{232A}
    textrbrackdbl ⟧ textrecipe ℞ textreferencemark ※ textregistered ® textrightarrow → textrquill ⁆ textsection §
    textservicemark ℠ textsevenoldstyle 7 textsixoldstyle 6 textsterling £ textsurd √ textthreeoldstyle 3
    textthreequarters ¾ textthreesuperior ³ texttimes × texttrademark ™ texttwelveudash — texttwooldstyle 2
    texttwosuperior ² textunderscore _ textuparrow ↑ textvisiblespace ␣ textwon ₩ textyen ¥ textzerooldstyle 0
    guillemotleft « guillemotright » guilsinglleft ‹ guilsinglright ›
    """
}

/// The package upgreek: upright Greek letters.
extension Package {
  static let upgreek = Package(symbols: [(upgreekLetters, .identifier, .normal, false)])

  private static let upgreekLetters = """
    upalpha α upbeta β upgamma γ updelta δ upepsilon ϵ upzeta ζ upeta η uptheta θ upiota ι upkappa κ uplambda λ upmu μ
    upnu ν upxi ξ upomicron ο uppi π uprho ρ upsigma σ uptau τ upupsilon υ upphi ϕ upchi χ uppsi ψ upomega ω
    upvarepsilon ε upvartheta ϑ upvarpi ϖ upvarrho ϱ upvarsigma ς upvarphi φ
    Upgamma Γ Updelta Δ Uptheta Θ Uplambda Λ Upxi Ξ Uppi Π Upsigma Σ Upupsilon Υ Upphi Φ Uppsi Ψ Upomega Ω
    """
}

/// The package bboldx: letters and brackets with double strokes.
extension Package {
  static let bboldx = Package(
    commands: ["bb", "bfbb", "txtbb", "txtbfbb"].flatMap(signs)
      + [("mathbfbb", .font(.doubleStruck)), ("textbb textbfbb", .text(.doubleStruck))]
      + [("imathbb imathbfbb itextbb itextbfbb", letter("ı")), ("jmathbb jmathbfbb jtextbb jtextbfbb", letter("ȷ"))])

  private static func letter(_ text: String, element: String = "mi") -> Command {
    .macro("\\mmlToken{\(element)}[mathvariant=double-struck]{\(text)}")
  }

  /// The signs of one weight; within text, they are signs of formulas too.
  private static func signs(_ prefix: String) -> [(names: String, Command)] {
    [String: String](pairs: doubleLetters).map { (prefix + $0.key, letter($0.value)) }
      + [String: String](pairs: doubleBrackets).map { (prefix + $0.key, letter($0.value, element: "mo")) }
  }

  private static let doubleLetters = """
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu µ nu ν xi ξ pi π rho ρ
    sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω
    """

  private static let doubleBrackets = "Lparen ( Rparen ) Lbrack [ Rbrack ] Langle \u{2329} Rangle \u{232A}"
}

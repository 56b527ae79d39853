internal import MathTree

/// The packages amsmath and amssymb of the American Mathematical Society.
extension Package {
  static let ams = Package(
    symbols: [
      (letters, .identifier, .unspecified, false), (operators, .operator, .unspecified, false),
      (negations, .operator, .unspecified, false), (uprightSigns, .identifier, .normal, false),
    ],
    unlike: unlike, commands: commands, handlers: handlers, environments: environments)

  private static let letters = """
    digamma ϝ varkappa ϰ beth ℶ gimel ℷ daleth ℸ backprime ‵ hslash ℏ varnothing ∅ blacktriangle ▴ triangledown ▽
    blacktriangledown ▾ square ◻ Box ◻ blacksquare ◼ lozenge ◊ Diamond ◊ blacklozenge ⧫ bigstar ★ sphericalangle ∢
    measuredangle ∡ nexists ∄ complement ∁
    """

  private static let uprightSigns = """
    varGamma Γ varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ varPsi Ψ varOmega Ω
    circledS Ⓢ circledR ® maltese ✠ checkmark ✓ mho ℧ diagup ╱ diagdown ╲ eth ð yen ¥ Finv Ⅎ Game ⅁ Bbbk 𝕜
    """

  private static let operators = """
    iiiint ⨌ dotplus ∔ ltimes ⋉ smallsetminus ∖ rtimes ⋊ Cap ⋒ doublecap ⋒ leftthreetimes ⋋ Cup ⋓ doublecup ⋓
    rightthreetimes ⋌ barwedge ⊼ curlywedge ⋏ veebar ⊻ curlyvee ⋎ doublebarwedge ⩞ boxminus ⊟ circleddash ⊝ boxtimes ⊠
    circledast ⊛ boxdot ⊡ circledcirc ⊚ boxplus ⊞ centerdot ⬝ divideontimes ⋇ intercal ⊺
    leqq ≦ geqq ≧ leqslant ⩽ geqslant ⩾ eqslantless ⪕ eqslantgtr ⪖ lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ approxeq ≊
    lessdot ⋖ gtrdot ⋗ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ lesseqqgtr ⪋
    gtreqqless ⪌ doteqdot ≑ Doteq ≑ eqcirc ≖ risingdotseq ≓ circeq ≗ fallingdotseq ≒ triangleq ≜ backsim ∽ thicksim ∼
    backsimeq ⋍ thickapprox ≈ subseteqq ⫅ supseteqq ⫆ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐ preccurlyeq ≼
    succcurlyeq ≽ curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸ vartriangleleft ⊲ lhd ⊲
    vartriangleright ⊳ rhd ⊳ trianglelefteq ⊴ unlhd ⊴ trianglerighteq ⊵ unrhd ⊵ vDash ⊨ Vdash ⊩ Vvdash ⊪ smallsmile ⌣
    shortmid ∣ smallfrown ⌢ shortparallel ∥ bumpeq ≏ between ≬ Bumpeq ≎ pitchfork ⋔ varpropto ∝ backepsilon ∍
    blacktriangleleft ◂ blacktriangleright ▸ therefore ∴ because ∵ eqsim ≂ vartriangle △ Join ⋈
    leftleftarrows ⇇ rightrightarrows ⇉ leftrightarrows ⇆ rightleftarrows ⇄ Lleftarrow ⇚ Rrightarrow ⇛
    twoheadleftarrow ↞ twoheadrightarrow ↠ leftarrowtail ↢ rightarrowtail ↣ looparrowleft ↫ looparrowright ↬
    leftrightharpoons ⇋ rightleftharpoons ⇌ curvearrowleft ↶ curvearrowright ↷ circlearrowleft ↺ circlearrowright ↻
    Lsh ↰ Rsh ↱ upuparrows ⇈ downdownarrows ⇊ upharpoonleft ↿ upharpoonright ↾ downharpoonleft ⇃ restriction ↾
    multimap ⊸ downharpoonright ⇂ leftrightsquigarrow ↭ rightsquigarrow ⇝ leadsto ⇝ dashrightarrow ⇢ dasharrow ⇢
    dashleftarrow ⇠ ulcorner ⌜ urcorner ⌝ llcorner ⌞ lrcorner ⌟
    lvert | rvert | lVert ‖ rVert ‖
    """

  private static let negations = """
    nless ≮ ngtr ≯ nleq ≰ ngeq ≱ nleqslant ⪇ ngeqslant ⪈ nleqq ≰ ngeqq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lvertneqq ≨
    gvertneqq ≩ lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ nprec ⊀ nsucc ⊁ npreceq ⋠ nsucceq ⋡ precneqq ⪵ succneqq ⪶
    precnsim ⋨ succnsim ⋩ precnapprox ⪹ succnapprox ⪺ nsim ≁ ncong ≇ nshortmid ∤ nshortparallel ∦ nmid ∤ nparallel ∦
    nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ ntriangleleft ⋪ ntriangleright ⋫ ntrianglelefteq ⋬ ntrianglerighteq ⋭
    nsubseteq ⊈ nsupseteq ⊉ nsubseteqq ⊈ nsupseteqq ⊉ subsetneq ⊊ supsetneq ⊋ varsubsetneq ⊊ varsupsetneq ⊋
    subsetneqq ⫋ supsetneqq ⫌ varsubsetneqq ⫋ varsupsetneqq ⫌ nleftarrow ↚ nrightarrow ↛ nLeftarrow ⇍ nRightarrow ⇏
    nleftrightarrow ↮ nLeftrightarrow ⇎
    """

  private static let unlike = """
    smallsmile smallfrown shortmid shortparallel varpropto thicksim thickapprox rightleftharpoons npreceq nsucceq
    nshortmid nshortparallel nleqslant ngeqslant nleqq ngeqq lvertneqq gvertneqq nsubseteqq nsupseteqq varsubsetneq
    varsupsetneq varsubsetneqq varsupsetneqq
    """

  private static let commands: [(names: String, Command)] =
    [
      ("dfrac", .fraction(FractionForm(display: true))), ("tfrac", .fraction(FractionForm(display: false))),
      ("binom", .fraction(FractionForm(open: "(", close: ")", thickness: "0"))),
      ("dbinom", .fraction(FractionForm(open: "(", close: ")", thickness: "0", display: true))),
      ("tbinom", .fraction(FractionForm(open: "(", close: ")", thickness: "0", display: false))),
      ("operatornamewithlimits", .macro("\\operatorname*{#1}", arguments: 1)),
      ("substack", .macro("\\begin{subarray}{c}#1\\end{subarray}", arguments: 1)),
      ("xrightarrow", .extensibleArrow("→")), ("xleftarrow", .extensibleArrow("←")),
      ("shoveleft shoveright", .macro("#2", arguments: 2, optional: "")),
      ("mathcircled", .macro("\\enclose{circle}{#1}", arguments: 1)),
    ]
    + each("injlim inj projlim proj") { .limitOperator("\($0)\u{2006}lim") }
    + each("varlimsup overline varliminf underline varinjlim underrightarrow varprojlim underleftarrow") {
      .macro("\\mathop{\\\($0){\\mmlToken{mi}{lim}}}")
    }

  private static let handlers: [(names: String, any CommandHandler)] = [
    ("cfrac", Fraction.continued), ("genfrac", Fraction.generic), ("operatorname", Letters.operatorName),
    ("sideset", Stack.sideset), ("idotsint", MultipleIntegral()),
  ]

  private static let environments: [(names: String, Environment)] = [
    ("gather gather* multline multline*", Environment(isDisplay: true, isNumbered: true)),
    ("align align*", Environment(alignment: pairs, isDisplay: true, isNumbered: true)),
    ("alignat alignat*", Environment(arguments: .one, alignment: pairs, isDisplay: true, isNumbered: true)),
    ("flalign flalign*", Environment(isDisplay: true, isSpread: true, isNumbered: true)),
    (
      "xalignat xalignat* xxalignat",
      Environment(arguments: .one, isDisplay: true, isSpread: true, isPadded: true, isNumbered: true)
    ),
    ("split", Environment(alignment: pairs, isDisplay: true)),
    ("aligned", Environment(arguments: .optional, alignment: pairs, isDisplay: true)),
    ("gathered", Environment(arguments: .optional, isDisplay: true)),
    ("alignedat", Environment(arguments: .one, alignment: pairs, isDisplay: true)),
    ("smallmatrix matrix NiceMatrix", Environment()),
    ("pmatrix pNiceMatrix", Environment(open: "(", close: ")")),
    ("bmatrix bNiceMatrix", Environment(open: "[", close: "]")),
    ("Bmatrix BNiceMatrix", Environment(open: "{", close: "}")),
    ("vmatrix vNiceMatrix", Environment(open: "|", close: "|")),
    ("Vmatrix VNiceMatrix", Environment(open: "‖", close: "‖")),
    ("cases", Environment(open: "{", alignment: ["left"])),
    ("subequations dmath dmath* dgroup dgroup*", Environment(content: .inline)),
    ("IEEEeqnarray IEEEeqnarray*", Environment(arguments: .columns, isDisplay: true, isNumbered: true)),
  ]

  /// Sides of equations, which meet at their signs.
  private static let pairs = ["right", "left"]
}

/// `\idotsint`: integrals with dots between them, which are one operator if they have limits.
private struct MultipleIntegral: CommandHandler {
  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    let hasLimits = context.peek().map { $0.kind == .command && context.name(of: $0) == "limits" } ?? false
    try context.expand(hasLimits ? "\\mathop{\\int\\cdots\\int}" : "\\int\\cdots\\int")
  }
}

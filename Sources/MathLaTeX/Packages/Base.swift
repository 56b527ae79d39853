internal import MathTree

/// The commands of TeX and LaTeX themselves.
extension Package {
  static let base = Package(
    symbols: [
      (letters, .identifier, .unspecified, false), (uprightSigns, .identifier, .normal, false),
      (operators, .operator, .unspecified, false), (largeOperators, .operator, .unspecified, true),
      (Delimiters.names, .operator, .unspecified, false),
      // A few fences are other signs, or other kinds of signs, where they do not fence.
      ("lt < gt >", .operator, .unspecified, false), ("backslash ∖", .identifier, .normal, false),
      ("int ∫ iint ∬ iiint ∭ oint ∮ smallint ∫ ointop ∮", .operator, .unspecified, false),
    ],
    commands: names + spaces + constructions + fonts, handlers: handlers, environments: tables)

  private static let letters = """
    alpha α beta β gamma γ delta δ epsilon ϵ zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π
    rho ρ sigma σ tau τ upsilon υ phi ϕ chi χ psi ψ omega ω varepsilon ε vartheta ϑ varpi ϖ varrho ϱ varsigma ς varphi φ
    imath ı jmath ȷ ell ℓ partial ∂ hbar ℏ
    """

  private static let uprightSigns = """
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    aleph ℵ wp ℘ Re ℜ Im ℑ infty ∞ prime ′ emptyset ∅ nabla ∇ top ⊤ bot ⊥ angle ∠ triangle △ forall ∀ exists ∃ neg ¬
    lnot ¬ flat ♭ natural ♮ sharp ♯ clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ _ _ # # $ $ % % & & And &
    """

  private static let operators = """
    surd √ triangleleft ◃ triangleright ▹ bigtriangleup △ bigtriangledown ▽ wedge ∧ land ∧ vee ∨ lor ∨ cap ∩ cup ∪
    ddagger ‡ dagger † sqcap ⊓ sqcup ⊔ uplus ⊎ amalg ⨿ diamond ⋄ bullet ∙ wr ≀ div ÷ divsymbol ÷ odot ⊙ oslash ⊘
    otimes ⊗ ominus ⊖ oplus ⊕ mp ∓ pm ± circ ∘ bigcirc ◯ setminus ∖ cdot ⋅ ast ∗ times × star ⋆ propto ∝
    sqsubseteq ⊑ sqsupseteq ⊒ parallel ∥ mid ∣ dashv ⊣ vdash ⊢ leq ≤ le ≤ geq ≥ ge ≥ succ ≻ prec ≺ approx ≈
    succeq ⪰ preceq ⪯ supset ⊃ subset ⊂ supseteq ⊇ subseteq ⊆ in ∈ ni ∋ notin ∉ owns ∋ gg ≫ ll ≪ sim ∼ simeq ≃
    perp ⟂ equiv ≡ asymp ≍ smile ⌣ frown ⌢ ne ≠ neq ≠ cong ≅ doteq ≐ bowtie ⋈ models ⊧ notChar ⧸
    Leftrightarrow ⇔ Leftarrow ⇐ Rightarrow ⇒ leftrightarrow ↔ leftarrow ← gets ← rightarrow → to → mapsto ↦
    leftharpoonup ↼ leftharpoondown ↽ rightharpoonup ⇀ rightharpoondown ⇁ nearrow ↗ searrow ↘ nwarrow ↖ swarrow ↙
    rightleftharpoons ⇌ hookrightarrow ↪ hookleftarrow ↩ longleftarrow ⟵ Longleftarrow ⟸ longrightarrow ⟶
    Longrightarrow ⟹ Longleftrightarrow ⟺ longleftrightarrow ⟷ longmapsto ⟼
    ldots … cdots ⋯ vdots ⋮ ddots ⋱ iddots ⋰ dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯ dotso … ldotp . cdotp ⋅ colon :
    mathellipsis … textellipsis …
    """

  private static let largeOperators = """
    coprod ∐ bigvee ⋁ bigwedge ⋀ biguplus ⨄ bigcap ⋂ bigcup ⋃ prod ∏ sum ∑ bigotimes ⨂ bigoplus ⨁ bigodot ⨀ bigsqcup ⨆
    intop ∫
    """

  private static let names =
    functions("arccos arcsin arctan arg cos cosh cot coth csc deg dim exp hom ker lg ln log sec sin sinh tan tanh")
    + each("det det gcd gcd inf inf lim lim max max min min Pr Pr sup sup") { .limitOperator($0) }
    + each("liminf inf limsup sup") { .limitOperator("lim\u{2006}\($0)") }

  private static let spaces: [(names: String, Command)] = [
    (", thinspace", .space("0.167em")), (": > medspace", .space("0.222em")), ("; thickspace", .space("0.278em")),
    ("! negthinspace", .space("-0.167em")), ("negmedspace", .space("-0.222em")),
    ("negthickspace", .space("-0.278em")), ("enspace enskip", .space("0.5em")), ("quad", .space("1em")),
    ("qquad", .space("2em")), ("space nobreakspace \t \u{A0}", .space("0.333em")), (" ", .space("0.333em")),
    ("\n", .space("0.333em")),
    ("nonscript strut hfill hfil hfilll relax noindent displaylimits hline hdashline nobreakdash", .macro("")),
    ("breakAlign", .ignored(arguments: 2)), ("cline leftroot uproot mathversion", .ignored(arguments: 1)),
  ]

  private static let handlers: [(names: String, any CommandHandler)] = [
    ("hspace hskip kern mkern mskip mspace", Box.space), ("vspace vskip hsize", Box.ignoredDimension),
    ("rule", Box.rule), ("Rule Space", Box.ruleBox), ("raise lower", Box.raise),
    ("moveleft moveright", Box.moveSideways), ("phantom", Box.phantom(isPadded: false)),
    ("vphantom hphantom", Box.phantom(isPadded: true)), ("smash", Box.smash), ("mathstrut", Box.strut),
    ("llap rlap vbox vtop vcenter", Box.formula), ("clap parbox", Box.text), ("raisebox", Box.raised),
    ("newline break allowbreak nobreak goodbreak badbreak", Box.lineBreak),
    ("begin", EnvironmentCommand.begin), ("end", EnvironmentCommand.end), ("\\ cr", EnvironmentCommand.newRow),
    ("left", Fence.left), ("right", Fence.right), ("middle", Fence.middle), ("of", Fence.of),
    (")", Fence.closeParenthesis), ("sqrt", Fence.squareRoot), ("root", Fence.root),
    ("big Big bigg Bigg bigl Bigl biggl Biggl bigr Bigr biggr Biggr bigm Bigm biggm Biggm", Fence.big),
    ("buildrel", Stack.buildrel), ("overset stackrel stackbin", Stack.over), ("underset", Stack.under),
    ("overunderset", Stack.overUnder), ("mathchoice", Stack.mathchoice), ("skew", Stack.skew),
    ("mathop", Letters.mathOperator),
    ("mathord mathbin mathrel mathopen mathclose mathpunct mathinner", Letters.mathClass),
    ("mmlToken", Letters.mmlToken), ("char", Letters.character), ("unicode", Letters.unicode),
    ("U", Letters.unicodeHex), ("boldsymbol bm pmb", Letters.boldSymbol),
  ]

  private static let constructions: [(names: String, Command)] =
    [
      ("not", .not), ("dots", .dots), ("limits", .limits(true)), ("nolimits", .limits(false)),
      ("frac", .fraction(FractionForm())), ("over", .infix(FractionForm())),
      ("overwithdelims", .infix(FractionForm(open: nil, close: nil))),
      ("atop", .infix(FractionForm(thickness: "0"))),
      ("atopwithdelims", .infix(FractionForm(open: nil, close: nil, thickness: "0"))),
      ("above", .infix(FractionForm(thickness: nil))),
      ("abovewithdelims", .infix(FractionForm(open: nil, close: nil, thickness: nil))),
      ("choose", .infix(FractionForm(open: "(", close: ")", thickness: "0"))),
      ("brack", .infix(FractionForm(open: "[", close: "]", thickness: "0"))),
      ("brace", .infix(FractionForm(open: "{", close: "}", thickness: "0"))),
      ("mod", .macro("\\kern18mu\\mmlToken{mi}{mod}\\kern6mu #1", arguments: 1)),
      ("bmod", .macro("\\mmlToken{mo}{mod}")),
      ("pmod", .macro("\\kern18mu(\\mmlToken{mi}{mod}\\kern6mu{#1})", arguments: 1)),
      ("pod", .macro("\\kern18mu({#1})", arguments: 1)),
      ("TeX", .macro("T\\kern-.14em\\lower.5ex{E}\\kern-.115em X")),
      ("LaTeX", .macro("L\\kern-.325em\\raise.21em{\\scriptstyle{A}}\\kern-.17em\\TeX")),
      ("matrix array", .table(Environment())), ("pmatrix", .table(Environment(open: "(", close: ")"))),
      ("cases", .table(Environment(open: "{", textColumn: 1))),
      ("eqalign displaylines", .table(Environment(isDisplay: true))),
      ("eqalignno leqalignno", .table(Environment(isDisplay: true, isLabeledLast: true))),
    ]
    + each("iff Longleftrightarrow implies Longrightarrow impliedby Longleftarrow") { .macro("\\;\\\($0)\\;") }
    + each(
      """
      acute ´ grave ` ddot ¨ dddot \u{20DB} ddddot \u{20DC} tilde ~ bar ¯ breve ˘ check ˇ hat ^ vec → dot ˙ mathring ˚
      widetilde ~ widehat ^ widecheck ˇ overline ― overparen ⏜ overrightarrow → overleftarrow ← overleftrightarrow ↔
      Overrightarrow ⇒ overleftharpoon ↼ overrightharpoon ⇀ overlinesegment ― overarc ⏜ wideparen ⏜ widearc ⏜ vv →
      """
    ) { .accent($0) }
    + each(
      "utilde ~ underline ― underbar ― underlinesegment ― underparen ⏝ underrightarrow → underleftarrow ← underleftrightarrow ↔"
    ) {
      .accent($0, isUnder: true)
    }
    + each("overbrace ⏞ overbracket ⎴ overgroup ⏠") { .brace($0) }
    + each("underbrace ⏟ underbracket ⎵ undergroup ⏡") { .brace($0, isUnder: true) }

  private static let fonts: [(names: String, Command)] =
    [
      ("displaystyle", .style(display: true)), ("textstyle scriptstyle scriptscriptstyle", .style(display: false)),
      ("tiny Tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge", .style(display: nil)),
      ("rm oldstyle", .fontSwitch(.normal)), ("mit it", .fontSwitch(.italic)), ("cal scr", .fontSwitch(.script)),
      ("bf", .fontSwitch(.bold)), ("sf", .fontSwitch(.sansSerif)), ("tt", .fontSwitch(.monospace)),
      ("Bbb", .font(.doubleStruck)), ("frak", .font(.fraktur)), ("bold", .font(.bold)),
    ]
    + [
      ("rm up", .normal), ("normal", .unspecified), ("bf bfup", .bold), ("it", .italic), ("bfit", .boldItalic),
      ("bb bbm bbmss bbmtt ds", .doubleStruck), ("frak", .fraktur), ("bffrak", .boldFraktur), ("scr cal", .script),
      ("bfscr bfcal", .boldScript), ("sf sfup", .sansSerif), ("bfsf bfsfup", .boldSansSerif),
      ("sfit", .sansSerifItalic), ("bfsfit", .sansSerifBoldItalic), ("tt", .monospace),
    ].flatMap { (names: String, variant: MathVariant) in
      names.split(separator: " ").map { ("math\($0) sym\($0)", .font(variant)) }
    }

  private static let tables: [(names: String, Environment)] = [
    ("equation equation* displaymath math", Environment(content: .inline)),
    ("array tabular subarray crampedsubarray", Environment(arguments: .columns)),
    ("darray", Environment(arguments: .columns, isDisplay: true)),
    ("eqnarray eqnarray*", Environment(isDisplay: true, isNumbered: true)),
    ("indentalign", Environment(content: .inline, arguments: .one)),
  ]
}

/// Text within formulas, and the signs that text has.
extension Package {
  static let text = Package(
    symbols: [
      (
        """
        S § P ¶ copyright © pounds £ euro € yen ¥ AA Å aa å AE Æ ae æ OE Œ oe œ O Ø o ø L Ł l ł ss ß i ı j ȷ
        """, .identifier, .normal, false
      )
    ],
    commands: [("ensuremath", .macro("{#1}", arguments: 1)), ("symbol", .macro("\\char#1 ", arguments: 1))],
    handlers: [
      ("text mbox hbox intertext shortintertext", Letters.text(.unspecified)),
      ("textnormal textup textrm textmd textsc", Letters.text(.normal)),
      ("textit textsl emph", Letters.text(.italic)), ("textbf", Letters.text(.bold)),
      ("textsf", Letters.text(.sansSerif)), ("texttt", Letters.text(.monospace)), ("makebox", Box.text),
      ("fbox framebox", Box.framed), ("verb", Letters.verbatim), ("label", Reference.label), ("tag", Reference.tag),
      ("notag nonumber", Reference.noTag), ("ref cref", Reference.number(isInParentheses: false)),
      ("eqref", Reference.number(isInParentheses: true)),
    ])
}

/// Names that no package defines, but that the preambles of many books and papers do, always in the same sense.
extension Package {
  static let commonNames = Package(
    symbols: [("notdivide ∤ notsubset ⊄ nsubset ⊄", .operator, .unspecified, false)],
    commands: each(
      """
      N N Z Z Q Q R R C C natnums N reals R Reals R cnums C Complex C NN N ZZ Z QQ Q RR R CC C naturals N integers Z
      rationals Q complexes C EE E FF F HH H KK K PP P
      """
    ) { .macro("\\mathbb{\($0)}") }
      + functions("cis lcm sgn Aut Inn Hom Null GF arcsec arccsc arccot sech csch arsinh arcosh artanh tg ctg cotg")
      + functions(
        "arctg arcctg sh ch th cth cosec arccosh arcsinh arctanh erfc diag adj Cov Var Cor supp conv dist diam ord")
      + functions("Ext Tor Spec Gal GL SL Span rad rot")
      // Those that babel defines for Spanish.
      + functions("sen arcsen senh tgh mcd mcm")
      + each("End End Mod Mod") { .function($0) }
      + each("aut Aut inn Inn chr char gf GF") { .function($0) }
      + each("argmax max argmin min") { .limitOperator("arg \($0)") }
      + each("esssup sup essinf inf") { .limitOperator("ess \($0)") } + each("plim plim") { .limitOperator($0) }
      + [
        ("ceil", .macro("\\left\\lceil#1\\right\\rceil", arguments: 1)),
        ("floor", .macro("\\left\\lfloor#1\\right\\rfloor", arguments: 1)),
        ("sfrac xfrac", .macro("\\nicefrac{#1}{#2}", arguments: 2)),
      ]
      + [("identity", .macro("{\\rm id}")), ("transpose", .macro("\\text{t}"))])
}

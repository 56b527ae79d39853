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
    commands: names + spaces + constructions + switches,
    environments: tables)

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

  private static let names: [(String, Command)] =
    [
      "arccos", "arcsin", "arctan", "arg", "cos", "cosh", "cot", "coth", "csc", "deg", "dim", "exp", "hom", "ker", "lg",
      "ln", "log", "sec", "sin", "sinh", "tan", "tanh",
    ].map { ($0, .function($0)) }
    + ["det", "gcd", "inf", "lim", "max", "min", "Pr", "sup"].map { ($0, .limitOperator($0)) }
    + [("liminf", .limitOperator("lim\u{2006}inf")), ("limsup", .limitOperator("lim\u{2006}sup"))]

  private static let spaces: [(String, Command)] = [
    (",", .space("0.167em")), (":", .space("0.222em")), (">", .space("0.222em")), (";", .space("0.278em")),
    ("!", .space("-0.167em")), ("thinspace", .space("0.167em")), ("medspace", .space("0.222em")),
    ("thickspace", .space("0.278em")), ("enspace", .space("0.5em")), ("enskip", .space("0.5em")),
    ("quad", .space("1em")), ("qquad", .space("2em")), ("negthinspace", .space("-0.167em")),
    ("negmedspace", .space("-0.222em")), ("negthickspace", .space("-0.278em")), (" ", .space("0.333em")),
    ("\n", .space("0.333em")), ("\t", .space("0.333em")), ("space", .space("0.333em")),
    ("nobreakspace", .space("0.333em")), ("\u{A0}", .space("0.333em")), ("nonscript", .macro("")),
    ("hspace", .handler(Box.space)), ("hskip", .handler(Box.space)), ("kern", .handler(Box.space)),
    ("mkern", .handler(Box.space)), ("mskip", .handler(Box.space)), ("mspace", .handler(Box.space)),
    ("vspace", .handler(Box.ignoredDimension)), ("vskip", .handler(Box.ignoredDimension)),
    ("rule", .handler(Box.rule)), ("Rule", .handler(Box.ruleBox)), ("Space", .handler(Box.ruleBox)),
    ("raise", .handler(Box.raise)), ("lower", .handler(Box.raise)), ("moveleft", .handler(Box.moveSideways)),
    ("moveright", .handler(Box.moveSideways)), ("hsize", .handler(Box.ignoredDimension)),
    ("phantom", .handler(Box.phantom(isPadded: false))), ("vphantom", .handler(Box.phantom(isPadded: true))),
    ("hphantom", .handler(Box.phantom(isPadded: true))), ("smash", .handler(Box.smash)),
    ("mathstrut", .handler(Box.strut)), ("strut", .macro("")),
    ("llap", .handler(Box.formula)), ("rlap", .handler(Box.formula)),
    ("clap", .handler(Box.text)), ("vbox", .handler(Box.formula)), ("vtop", .handler(Box.formula)),
    ("vcenter", .handler(Box.formula)), ("parbox", .handler(Box.text)),
    ("newline", .handler(Box.lineBreak)), ("break", .handler(Box.lineBreak)),
    ("allowbreak", .handler(Box.lineBreak)), ("nobreak", .handler(Box.lineBreak)),
    ("goodbreak", .handler(Box.lineBreak)), ("badbreak", .handler(Box.lineBreak)),
    ("hfill", .macro("")), ("hfil", .macro("")), ("hfilll", .macro("")), ("relax", .macro("")),
    ("noindent", .macro("")), ("displaylimits", .macro("")), ("hline", .macro("")), ("hdashline", .macro("")),
    ("breakAlign", .ignored(arguments: 2)),
    ("cline", .ignored(arguments: 1)),
  ]

  private static let constructions: [(String, Command)] = [
    ("begin", .handler(EnvironmentCommand.begin)), ("end", .handler(EnvironmentCommand.end)),
    ("\\", .handler(EnvironmentCommand.newRow)),
    ("cr", .handler(EnvironmentCommand.newRow)), ("left", .handler(Fence.left)), ("right", .handler(Fence.right)),
    ("middle", .handler(Fence.middle)), ("of", .handler(Fence.of)), (")", .handler(Fence.closeParenthesis)),
    ("sqrt", .handler(Fence.squareRoot)), ("root", .handler(Fence.root)),
    ("leftroot", .ignored(arguments: 1)), ("uproot", .ignored(arguments: 1)),
    ("not", .not), ("dots", .dots), ("limits", .limits(true)),
    ("nolimits", .limits(false)), ("buildrel", .handler(Stack.buildrel)),
    ("overset", .handler(Stack.over)), ("underset", .handler(Stack.under)),
    ("overunderset", .handler(Stack.overUnder)), ("stackrel", .handler(Stack.over)),
    ("stackbin", .handler(Stack.over)), ("mathchoice", .handler(Stack.mathchoice)),
    ("skew", .handler(Stack.skew)),
    ("frac", .fraction(FractionForm())), ("over", .infix(FractionForm())),
    ("overwithdelims", .infix(FractionForm(open: nil, close: nil))),
    ("atop", .infix(FractionForm(thickness: "0"))),
    ("atopwithdelims", .infix(FractionForm(open: nil, close: nil, thickness: "0"))),
    ("above", .infix(FractionForm(thickness: nil))),
    ("abovewithdelims", .infix(FractionForm(open: nil, close: nil, thickness: nil))),
    ("choose", .infix(FractionForm(open: "(", close: ")", thickness: "0"))),
    ("brack", .infix(FractionForm(open: "[", close: "]", thickness: "0"))),
    ("brace", .infix(FractionForm(open: "{", close: "}", thickness: "0"))),
    ("mathop", .handler(Letters.mathOperator)), ("mathord", .handler(Letters.mathClass)),
    ("mathbin", .handler(Letters.mathClass)), ("mathrel", .handler(Letters.mathClass)),
    ("mathopen", .handler(Letters.mathClass)), ("mathclose", .handler(Letters.mathClass)),
    ("mathpunct", .handler(Letters.mathClass)), ("mathinner", .handler(Letters.mathClass)),
    ("mmlToken", .handler(Letters.mmlToken)), ("char", .handler(Letters.character)),
    ("unicode", .handler(Letters.unicode)), ("U", .handler(Letters.unicodeHex)),
    ("boldsymbol", .handler(Letters.boldSymbol)), ("bm", .handler(Letters.boldSymbol)),
    ("pmb", .handler(Letters.boldSymbol)),
    ("acute", .accent("´")), ("grave", .accent("`")), ("ddot", .accent("¨")), ("dddot", .accent("\u{20DB}")),
    ("ddddot", .accent("\u{20DC}")), ("tilde", .accent("~")), ("bar", .accent("¯")), ("breve", .accent("˘")),
    ("check", .accent("ˇ")), ("hat", .accent("^")), ("vec", .accent("→")), ("dot", .accent("˙")),
    ("mathring", .accent("˚")), ("widetilde", .accent("~")), ("widehat", .accent("^")), ("widecheck", .accent("ˇ")),
    ("utilde", .accent("~", isUnder: true)),
    ("overline", .accent("―")), ("underline", .accent("―", isUnder: true)),
    ("overparen", .accent("⏜")), ("underparen", .accent("⏝", isUnder: true)),
    ("overrightarrow", .accent("→")), ("underrightarrow", .accent("→", isUnder: true)),
    ("overleftarrow", .accent("←")), ("underleftarrow", .accent("←", isUnder: true)),
    ("overleftrightarrow", .accent("↔")), ("underleftrightarrow", .accent("↔", isUnder: true)),
    ("Overrightarrow", .accent("⇒")), ("overleftharpoon", .accent("↼")), ("overrightharpoon", .accent("⇀")),
    ("overbrace", .brace("⏞")), ("underbrace", .brace("⏟", isUnder: true)),
    ("overbracket", .brace("⎴")), ("underbracket", .brace("⎵", isUnder: true)),
    ("overgroup", .brace("⏠")), ("undergroup", .brace("⏡", isUnder: true)),
    ("mod", .macro("\\kern18mu\\mmlToken{mi}{mod}\\kern6mu #1", arguments: 1)),
    ("bmod", .macro("\\mmlToken{mo}{mod}")),
    ("pmod", .macro("\\kern18mu(\\mmlToken{mi}{mod}\\kern6mu{#1})", arguments: 1)),
    ("pod", .macro("\\kern18mu({#1})", arguments: 1)),
    ("iff", .macro("\\;\\Longleftrightarrow\\;")), ("implies", .macro("\\;\\Longrightarrow\\;")),
    ("impliedby", .macro("\\;\\Longleftarrow\\;")),
    ("TeX", .macro("T\\kern-.14em\\lower.5ex{E}\\kern-.115em X")),
    ("LaTeX", .macro("L\\kern-.325em\\raise.21em{\\scriptstyle{A}}\\kern-.17em\\TeX")),
    ("matrix", .table(Environment())), ("array", .table(Environment())),
    ("pmatrix", .table(Environment(open: "(", close: ")"))),
    ("cases", .table(Environment(open: "{", textColumn: 1))),
    ("eqalign", .table(Environment(isDisplay: true))),
    ("displaylines", .table(Environment(isDisplay: true))),
    ("eqalignno", .table(Environment(isDisplay: true, isLabeledLast: true))),
    ("leqalignno", .table(Environment(isDisplay: true, isLabeledLast: true))),
    ("big", .bigDelimiter), ("Big", .bigDelimiter), ("bigg", .bigDelimiter), ("Bigg", .bigDelimiter),
    ("bigl", .bigDelimiter), ("Bigl", .bigDelimiter), ("biggl", .bigDelimiter), ("Biggl", .bigDelimiter),
    ("bigr", .bigDelimiter), ("Bigr", .bigDelimiter), ("biggr", .bigDelimiter), ("Biggr", .bigDelimiter),
    ("bigm", .bigDelimiter), ("Bigm", .bigDelimiter), ("biggm", .bigDelimiter), ("Biggm", .bigDelimiter),
  ]

  private static let switches: [(String, Command)] =
    [
      ("displaystyle", .style(display: true)), ("textstyle", .style(display: false)),
      ("scriptstyle", .style(display: false)), ("scriptscriptstyle", .style(display: false)),
      ("rm", .fontSwitch(.normal)), ("mit", .fontSwitch(.italic)), ("it", .fontSwitch(.italic)),
      ("oldstyle", .fontSwitch(.normal)), ("cal", .fontSwitch(.script)), ("bf", .fontSwitch(.bold)),
      ("sf", .fontSwitch(.sansSerif)), ("scr", .fontSwitch(.script)), ("tt", .fontSwitch(.monospace)),
      ("Bbb", .font(.doubleStruck)), ("frak", .font(.fraktur)), ("bold", .font(.bold)),
    ]
    + [
      ("rm", .normal), ("up", .normal), ("normal", .unspecified), ("bf", .bold), ("bfup", .bold), ("it", .italic),
      ("bfit", .boldItalic), ("bb", .doubleStruck), ("frak", .fraktur), ("bffrak", .boldFraktur), ("scr", .script),
      ("bfscr", .boldScript), ("cal", .script), ("bfcal", .boldScript), ("sf", .sansSerif), ("sfup", .sansSerif),
      ("bfsf", .boldSansSerif), ("bfsfup", .boldSansSerif), ("sfit", .sansSerifItalic),
      ("bfsfit", .sansSerifBoldItalic), ("tt", .monospace), ("bbm", .doubleStruck), ("bbmss", .doubleStruck),
      ("bbmtt", .doubleStruck), ("ds", .doubleStruck),
    ].flatMap { (name: String, variant: MathVariant) in
      [("math" + name, Command.font(variant)), ("sym" + name, Command.font(variant))]
    }
    + [
      "tiny", "Tiny", "scriptsize", "footnotesize", "small", "normalsize", "large", "Large", "LARGE", "huge", "Huge",
    ].map { ($0, .style(display: nil)) }
    + [("mathversion", .ignored(arguments: 1)), ("nobreakdash", .macro(""))]

  private static let tables: [(String, Environment)] = [
    ("equation", Environment(content: .inline)), ("equation*", Environment(content: .inline)),
    ("displaymath", Environment(content: .inline)), ("math", Environment(content: .inline)),
    ("array", Environment(arguments: .columns)),
    ("darray", Environment(arguments: .columns, isDisplay: true)),
    ("tabular", Environment(arguments: .columns)), ("subarray", Environment(arguments: .columns)),
    ("crampedsubarray", Environment(arguments: .columns)),
    ("eqnarray", Environment(isDisplay: true, isNumbered: true)),
    ("eqnarray*", Environment(isDisplay: true, isNumbered: true)),
    ("indentalign", Environment(content: .inline, arguments: .one)),
  ]
}

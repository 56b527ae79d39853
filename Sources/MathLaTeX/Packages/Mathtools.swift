internal import MathTree

/// The packages mathtools, extpfeil and centernot, which build on amsmath.
extension Package {
  static let mathtools = Package(
    symbols: [
      (signs, .operator, .unspecified, false), ("bigtimes ×", .operator, .bold, true),
      ("nuparrow ⤉ ndownarrow ⤈", .text, .unspecified, false),
    ],
    commands: arrows + colons + constructions, handlers: handlers, environments: environments)

  private static let signs = """
    ordinarycolon : lparen ( rparen )
    empheqlbrace { empheqrbrace } empheqlbrack [ empheqrbrack ] empheqlangle ⟨ empheqrangle ⟩ empheqlparen ( empheqrparen )
    empheqlvert | empheqrvert | empheqlVert ‖ empheqrVert ‖ empheqlfloor ⌊ empheqrfloor ⌋ empheqlceil ⌈ empheqrceil ⌉
    empheqbiglbrace { empheqbigrbrace } empheqbiglbrack [ empheqbigrbrack ] empheqbiglangle ⟨ empheqbigrangle ⟩
    empheqbiglparen ( empheqbigrparen ) empheqbiglvert | empheqbigrvert | empheqbiglVert ‖ empheqbigrVert ‖
    empheqbiglfloor ⌊ empheqbigrfloor ⌋ empheqbiglceil ⌈ empheqbigrceil ⌉
    """

  private static let arrows = each(
    """
    xleftrightarrow ↔ xLeftarrow ⇐ xRightarrow ⇒ xLeftrightarrow ⇔ xhookleftarrow ↩ xhookrightarrow ↪ xmapsto ↦
    xrightharpoondown ⇁ xleftharpoondown ↽ xrightleftharpoons ⇌ xrightharpoonup ⇀ xleftharpoonup ↼ xleftrightharpoons ⇋
    xlongleftarrow ⟵ xlongrightarrow ⟶ xLongleftarrow ⟸ xLongrightarrow ⟹ xlongequal = xtwoheadrightarrow ↠
    xtwoheadleftarrow ↞ xtofrom ⇄ xrightleftarrows ⇄ xleftrightarrows ⇆
    """
  ) { .extensibleArrow($0) }

  /// Signs of definition that are made of colons and others.
  private static let colons = each(
    """
    coloneqq := colonequals := Coloneqq ::= coloneq := Coloneq ::= eqqcolon =: Eqqcolon =:: eqcolon =: Eqcolon =::
    approxcolon ≈: Approxcolon ≈:: colonapprox :≈ Colonapprox ::≈ colonsim :∼ Colonsim ::∼ simcolon ∼: Simcolon ∼::
    dblcolon :: colondash :− Colondash ::− dashcolon −: Dashcolon −:: vcentercolon : coloncolon :: coloncolonequals ::=
    equalscolon =: equalscoloncolon =:: colonminus :− coloncolonminus ::− minuscolon −: minuscoloncolon −::
    simcoloncolon ∼:: approxcoloncolon ≈::
    """
  ) { .macro("\\mathrel{" + $0.map { "\\mathrel{\\mmlToken{mo}{\($0)}}" }.joined() + "}") }

  private static let constructions: [(names: String, Command)] = [
    ("mathmbox cramped", .macro("{#1}", arguments: 1)), ("centercolon", .macro(":")),
    ("xmathstrut", .macro("\\mathstrut", arguments: 1)),
    ("crampedsubstack", .macro("\\begin{subarray}{c}#1\\end{subarray}", arguments: 1)),
    ("adjustlimits MTFlushSpaceAbove MTFlushSpaceBelow", .macro("")),
    ("MoveEqLeft", .macro("\\hspace{#1em}&\\hspace{-#1em}", arguments: 1, optional: "2")),
    ("vdotswithin", .macro("\\mathmbox{\\rlap{\\vdots}\\phantom{#1}}", arguments: 1)),
    ("smashoperator", .macro("{#2}", arguments: 2, optional: "")),
  ]

  private static let handlers: [(names: String, any CommandHandler)] = [
    ("prescript", Stack.prescript), ("splitfrac splitdfrac", Fraction.split),
    ("mathllap mathrlap mathclap mathmakebox crampedrlap crampedllap crampedclap", Box.formula),
    ("textllap textrlap textclap", Box.text), ("Aboxed", Mathtools.aboxed), ("shortvdotswithin", Mathtools.shortVdots),
    ("centernot", Mathtools.centerNot), ("centerOver", Mathtools.centerOver),
    ("newtagform renewtagform", Reference.newTagForm), ("usetagform", Reference.useTagForm),
    ("empheqbigl empheqbigr empheql empheqr", Fence.big), ("refeq", Reference.number(isInParentheses: true)),
  ]

  private static let environments: [(names: String, Environment)] =
    [
      ("multlined lgathered rgathered", Environment(arguments: .optional, isDisplay: true)),
      ("dcases", Environment(open: "{", alignment: ["left"], isDisplay: true)),
      ("rcases", Environment(close: "}", alignment: ["left"])),
      ("drcases", Environment(close: "}", alignment: ["left"], isDisplay: true)),
      ("cases*", Environment(open: "{", alignment: ["left"], textColumn: 1)),
      ("dcases*", Environment(open: "{", alignment: ["left"], isDisplay: true, textColumn: 1)),
      ("rcases*", Environment(close: "}", alignment: ["left"], textColumn: 1)),
      ("drcases*", Environment(close: "}", alignment: ["left"], isDisplay: true, textColumn: 1)),
      ("spreadlines", Environment(content: .inline, arguments: .one)),
    ]
    + [("", "", ""), ("p", "(", ")"), ("b", "[", "]"), ("B", "{", "}"), ("v", "|", "|"), ("V", "‖", "‖")].flatMap {
      (letter: String, open: String, close: String) in
      [
        ("\(letter)matrix* \(letter)smallmatrix*", Environment(arguments: .optional, open: open, close: close)),
        ("\(letter)smallmatrix", Environment(open: open, close: close)),
      ]
    }
}

private enum Mathtools: CommandHandler {
  case centerOver, centerNot, aboxed, shortVdots

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .centerOver:
      let (base, over) = try context.parseArguments()
      context.push(base)
      context.push(context.padded([over]))
    case .centerNot:
      let argument = try context.argument()
      let place = context.command.source
      context.changeList { $0.beginNegation(at: place) }
      context.push(context.row(try context.contents(of: argument), at: argument.source))
    case .aboxed:
      // A frame around both sides of an alignment, of which each side keeps the room that it takes.
      let tokens = try context.argument().tokens
      let place = tokens.firstIndex { $0.kind == .alignment } ?? tokens.endIndex
      let text = "\\rlap{\\boxed{#1{}#2}}\\phantom{#1}&\\phantom{{}#2}"
      // The frame begins in a column of left sides.
      try context.expand(
        context.column % 2 == 0 ? text : "&" + text, with: [tokens[..<place], tokens[place...].dropFirst()])
    case .shortVdots:
      let isFirst = context.star()
      let text = (isFirst ? "" : "&") + "\\vdotswithin{#1}\\\\"
      try context.expand(text, with: [try context.argument().tokens])
    }
  }
}

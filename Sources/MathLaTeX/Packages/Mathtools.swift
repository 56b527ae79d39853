internal import MathTree

/// The packages mathtools, extpfeil, cases, empheq and centernot, which build on amsmath.
extension Package {
  static let mathtools = Package(
    symbols: [
      (signs, .operator, .unspecified, false), ("bigtimes ×", .operator, .bold, true),
      ("nuparrow ⤉ ndownarrow ⤈", .text, .unspecified, false),
    ],
    commands: arrows + colons + constructions, environments: environments)

  private static let signs = """
    ordinarycolon : lparen ( rparen )
    empheqlbrace { empheqrbrace } empheqlbrack [ empheqrbrack ] empheqlangle ⟨ empheqrangle ⟩ empheqlparen ( empheqrparen )
    empheqlvert | empheqrvert | empheqlVert ‖ empheqrVert ‖ empheqlfloor ⌊ empheqrfloor ⌋ empheqlceil ⌈ empheqrceil ⌉
    empheqbiglbrace { empheqbigrbrace } empheqbiglbrack [ empheqbigrbrack ] empheqbiglangle ⟨ empheqbigrangle ⟩
    empheqbiglparen ( empheqbigrparen ) empheqbiglvert | empheqbigrvert | empheqbiglVert ‖ empheqbigrVert ‖
    empheqbiglfloor ⌊ empheqbigrfloor ⌋ empheqbiglceil ⌈ empheqbigrceil ⌉
    """

  private static let arrows: [(String, Command)] = [
    ("xleftrightarrow", "↔"), ("xLeftarrow", "⇐"), ("xRightarrow", "⇒"), ("xLeftrightarrow", "⇔"),
    ("xhookleftarrow", "↩"), ("xhookrightarrow", "↪"), ("xmapsto", "↦"), ("xrightharpoondown", "⇁"),
    ("xleftharpoondown", "↽"), ("xrightleftharpoons", "⇌"), ("xrightharpoonup", "⇀"), ("xleftharpoonup", "↼"),
    ("xleftrightharpoons", "⇋"), ("xlongleftarrow", "⟵"), ("xlongrightarrow", "⟶"), ("xLongleftarrow", "⟸"),
    ("xLongrightarrow", "⟹"), ("xlongequal", "="), ("xtwoheadrightarrow", "↠"), ("xtwoheadleftarrow", "↞"),
    ("xtofrom", "⇄"), ("xrightleftarrows", "⇄"), ("xleftrightarrows", "⇆"),
  ].map { ($0.0, .extensibleArrow($0.1)) }

  /// Signs of definition that are made of colons and others.
  private static let colons: [(String, Command)] = [
    ("coloneqq", ":="), ("colonequals", ":="), ("Coloneqq", "::="), ("coloneq", ":="), ("Coloneq", "::="),
    ("eqqcolon", "=:"), ("Eqqcolon", "=::"), ("eqcolon", "=:"), ("Eqcolon", "=::"), ("approxcolon", "≈:"),
    ("Approxcolon", "≈::"), ("colonapprox", ":≈"), ("Colonapprox", "::≈"), ("colonsim", ":∼"), ("Colonsim", "::∼"),
    ("simcolon", "∼:"), ("Simcolon", "∼::"), ("dblcolon", "::"), ("colondash", ":−"), ("Colondash", "::−"),
    ("dashcolon", "−:"), ("Dashcolon", "−::"),
    ("vcentercolon", ":"), ("coloncolon", "::"), ("coloncolonequals", "::="), ("equalscolon", "=:"),
    ("equalscoloncolon", "=::"), ("colonminus", ":−"), ("coloncolonminus", "::−"), ("minuscolon", "−:"),
    ("minuscoloncolon", "−::"), ("simcoloncolon", "∼::"), ("approxcoloncolon", "≈::"),
  ].map { name, signs in
    (name, .macro("\\mathrel{" + signs.map { "\\mathrel{\\mmlToken{mo}{\($0)}}" }.joined() + "}"))
  }

  private static let constructions: [(String, Command)] = [
    ("prescript", .construction(.prescript)), ("splitfrac", .construction(.splitFraction)),
    ("splitdfrac", .construction(.splitFraction)),
    ("mathllap", .construction(.box("left"))), ("mathrlap", .construction(.box("right"))),
    ("mathclap", .construction(.box("center"))), ("textllap", .construction(.box("text"))),
    ("textrlap", .construction(.box("text"))), ("textclap", .construction(.box("text"))),
    ("mathmakebox", .construction(.box("center"))), ("mathmbox", .macro("{#1}", arguments: 1)),
    ("xmathstrut", .macro("\\mathstrut", arguments: 1)),
    ("cramped", .macro("{#1}", arguments: 1)), ("crampedrlap", .construction(.box("right"))),
    ("crampedllap", .construction(.box("left"))), ("crampedclap", .construction(.box("center"))),
    ("crampedsubstack", .macro("\\begin{subarray}{c}#1\\end{subarray}", arguments: 1)),
    ("adjustlimits", .macro("")),
    ("MoveEqLeft", .macro("\\hspace{#1em}&\\hspace{-#1em}", arguments: 1, optional: "2")),
    ("Aboxed", .construction(.aboxed)),
    ("vdotswithin", .macro("\\mathmbox{\\rlap{\\vdots}\\phantom{#1}}", arguments: 1)),
    ("shortvdotswithin", .construction(.shortVdots)),
    ("centernot", .construction(.centerNot)), ("centerOver", .construction(.centerOver)),
    ("newtagform", .construction(.tagForm)), ("renewtagform", .construction(.tagForm)),
    ("usetagform", .construction(.tagForm)), ("MakeAboxedCommand", .construction(.aboxedDefinition)),
    ("smashoperator", .macro("{#2}", arguments: 2, optional: "")), ("MTFlushSpaceAbove", .macro("")),
    ("MTFlushSpaceBelow", .macro("")), ("empheqbigl", .bigDelimiter), ("empheqbigr", .bigDelimiter),
    ("empheql", .bigDelimiter), ("empheqr", .bigDelimiter), ("refeq", .construction(.reference(true))),
  ]

  private static let environments: [(String, Environment)] = {
    var environments: [(String, Environment)] = [
      ("multlined", Environment(arguments: .optional, isDisplay: true)),
      ("lgathered", Environment(arguments: .optional, isDisplay: true)),
      ("rgathered", Environment(arguments: .optional, isDisplay: true)),
      ("dcases", Environment(open: "{", isDisplay: true)), ("rcases", Environment(close: "}")),
      ("drcases", Environment(close: "}", isDisplay: true)),
      ("cases*", Environment(open: "{", textColumn: 1)),
      ("dcases*", Environment(open: "{", isDisplay: true, textColumn: 1)),
      ("rcases*", Environment(close: "}", textColumn: 1)),
      ("drcases*", Environment(close: "}", isDisplay: true, textColumn: 1)),
      ("spreadlines", Environment(content: .inline, arguments: .one)),
      ("numcases", Environment(content: .numberedCases)),
      ("subnumcases", Environment(content: .numberedCases)),
      ("empheq", Environment(content: .empheq)),
    ]
    for (letter, open, close) in [
      ("", "", ""), ("p", "(", ")"), ("b", "[", "]"), ("B", "{", "}"), ("v", "|", "|"), ("V", "‖", "‖"),
    ] {
      let starred = Environment(arguments: .optional, open: open, close: close)
      environments.append(("\(letter)matrix*", starred))
      environments.append(("\(letter)smallmatrix*", starred))
      environments.append(("\(letter)smallmatrix", Environment(open: open, close: close)))
    }
    return environments
  }()
}

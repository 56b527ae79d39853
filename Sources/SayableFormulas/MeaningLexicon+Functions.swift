internal import MathMeaning

/// The names of functions that are written out in letters, in the languages of their writers.
extension MeaningLexicon {
  /// What formulas are read with.
  internal static let standard = MeaningLexicon(
    functions: functions, units: unitSymbols, functionLetters: ["f", "g", "h", "F", "G", "H"])

  private static let functions: [String: MeaningRole] = {
    var functions: [String: MeaningRole] = [:]
    for (names, role) in [
      (limits, MeaningRole.limitFunction), (prefixes, .prefixFunction), (trigonometric, .prefixFunction),
      (infixes, .infixFunction),
    ] {
      for name in names.split(whereSeparator: \.isWhitespace) { functions[String(name)] = role }
    }
    for name in spaced { functions[name] = .limitFunction }
    return functions
  }()

  /// What comes in between its two arguments.
  private static let infixes = "mod rem"

  /// What takes bounds below.
  private static let limits = """
    lim limsup liminf injlim projlim varlimsup varliminf varinjlim varprojlim max min sup inf plim argmax argmin
    Lim Max Min Sup Inf lím máx mín líminf límsup
    """

  private static let spaced = ["lim sup", "lim inf", "inj lim", "proj lim"]

  private static let prefixes = """
    log ln lg lb exp arg deg det dim ker coker hom im Im Re re gcd lcm sgn sign Pr rank rg tr Tr div grad curl rot
    erf erfc Log Ln Arg Det Dim Ker Coker Deg Hom Exp ad cov Cov Var vol
    ggT kgV mcd mcm pgcd ppcm MCD MCM mdc mmc sfd sff NWD NWW ggd kgv grd sig nwd nww syt pyj
    """

  /// Circular and hyperbolic functions, their inverses, and their names in other languages.
  private static let trigonometric = """
    sin cos tan cot sec csc cosec cotan ctg ctn tg sen tang
    sinh cosh tanh coth sech csch cosech sh ch th cth tgh ctgh cotgh cotanh senh cotg csch
    arcsin arccos arctan arccot arcsec arccsc arccosec arctg arcctg arccotg arccotan arcsen arccosin
    arcsinh arccosh arctanh arccoth arcsech arccsch arcsenh arctgh
    arsinh arcosh artanh arcoth arsech arcsch arsh arch arth arcth argsinh argcosh argtanh argcoth argsh argch argth
    asin acos atan acot asec acsc asinh acosh atanh acoth asech acsch atan2
    Sin Cos Tan Cot Sec Csc Sinh Cosh Tanh Coth Arcsin Arccos Arctan Arccot Arcsec Arccsc
    haversin versin
    """
}

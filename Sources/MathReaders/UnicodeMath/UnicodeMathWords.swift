internal import MathTree

/// The characters that UnicodeMath's control words stand for (Unicode Technical Note 28, appendix B).
internal enum UnicodeMathWords {
  /// The character that `\name` stands for, or nil.
  static func scalar(of name: String) -> Unicode.Scalar? {
    if let characters = table[name] { return characters.unicodeScalars.first }
    if let letter = styledLetter(name) { return letter }
    // The names of entities are those of TeX in most cases.
    guard let characters = Entities.characters(of: name)?.unicodeScalars, characters.count == 1 else { return nil }
    return characters.first
  }

  /// A letter with its style in front of it, as in `\doubleR`, `\scriptH` and `\mbfx`.
  private static func styledLetter(_ name: String) -> Unicode.Scalar? {
    guard let letter = name.unicodeScalars.last, letter.isASCII else { return nil }
    return styles[String(name.dropLast())].flatMap { StyledLetters.styled(letter, $0) }
  }

  private static let styles: [String: MathVariant] = [
    "double": .doubleStruck, "Bbb": .doubleStruck, "mbb": .doubleStruck, "script": .script, "scr": .script,
    "mscr": .script, "fraktur": .fraktur, "frak": .fraktur, "mfrak": .fraktur, "bf": .bold, "mbf": .bold,
    "mit": .italic, "mbfit": .boldItalic, "mbfscr": .boldScript, "mbffrak": .boldFraktur, "sf": .sansSerif,
    "msf": .sansSerif, "msans": .sansSerif, "mbfsans": .boldSansSerif, "mitsans": .sansSerifItalic,
    "mbfitsans": .sansSerifBoldItalic, "tt": .monospace, "mtt": .monospace,
  ]

  private static let table = Entities.table(of: names)

  /// What differs from the names of entities, or is not among them.
  private static let names = """
    33F Bar;Ⓢ Bmatrix;ⅅ Dd;⨝ Join;333 Ubar;⒩ Vmatrix;┴ above;⒜ abs;301 acute;∐ amalg;∳ aoint;■ array matrix;ⓐ arg
    ⬆ asmash;∗ ast;* asterisk;≍ asymp;¦ atop;☁ backcolor;305 bar;〖 begin;┬ below;ⓢ bmatrix;□ box;⊡ boxdot;⟨ bra
    306 breve;∙ bullet;╱ cancel;╲ bcancel;╳ xcancel;Ⓒ cases;∛ cbrt;⋅ cdot;⋯ cdots;30C check;⒞ choose;∘ circ;○ circle
    ┤ close right;⁐ closure;∲ coint;✎ color;∋ contain;ℸ dalet;20DC ddddot;20DB dddot;308 ddot;⋱ ddots;≝ defeq;℃ degc
    ℉ degf;° degree;♢ diamondsuit;307 dot;… dots ldots;⬇ dsmash;〗 end;ϵ epsilon;█ eqarray;# eqno;∃ exists;⍁ frac
    2061 funcapply;← gets;300 grave;302 hat;♡ heartsuit;⬄ hphantom;⬌ hsmash;20D1 hvec rhvec;⒨ identitymatrix pmatrix
    ∬ iint;∆ inc;∞ infty;ⓘ intent;2062 itimes;ⅉ jj;⟩ ket;⟦ lbbrack;∕ ldiv ldivide;├ left open;20D0 lhvec;⟌ longdivision
    20D6 lvec;205F medsp;│ middle vbar;⊨ models;▒ naryand of;⊘ ndiv oslash;¬ neg;≠ neq;‖ norm;∌ notcontain;∉ notelement
    ∰ oiiint;∯ oiint;/ over;¯ overbar overline;⏞ overbrace;⎴ overbracket;⏜ overparen;⏠ overshell;∂ partial;⟡ phantom
    ϕ phi;⁗ pppprime;‴ ppprime;″ pprime;≼ preceq;∜ qdrt;2003 quad;⟧ rbbrack;⋰ rddots;⒭ root;▢ rrect;⁄ sdiv sdivide
    ⬍ smash;√ sqrt;⊒ sqsuperseteq;⋆ star;≽ succeq;⊃ superset;⊇ superseteq;2005 thicksp;2006 thinsp;303 tilde;→ to
    20E1 tvec;332 ubar;▁ underbar underline;⏟ underbrace;⎵ underbracket;⏝ underparen;⏡ undershell;ε varepsilon;φ varphi
    ⋮ vdots;20D7 vec;⒱ vmatrix;⇳ vphantom;2004 vthicksp;200B zwsp
    """
}

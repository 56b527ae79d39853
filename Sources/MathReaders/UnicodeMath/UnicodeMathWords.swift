internal import MathTree

/// The characters that UnicodeMath's control words stand for (Unicode Technical Note 28, appendix B).
internal enum UnicodeMathWords {
  /// The character that `\name` stands for, or nil.
  static func scalar(of name: String) -> Unicode.Scalar? {
    if let scalar = table[name] { return scalar }
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

  private static let table: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for line in names.split(whereSeparator: \.isNewline) {
      var parts = line.split(separator: " ").makeIterator()
      while let name = parts.next(), let value = parts.next() {
        let scalars = value.unicodeScalars
        if scalars.count == 1 {
          table[String(name)] = scalars.first
        } else {
          table[String(name)] = UInt32(value, radix: 16).flatMap(Unicode.Scalar.init)
        }
      }
    }
    return table
  }()

  /// Names, each with its character or the character's code point.
  private static let names = """
    Bar 033F Bmatrix Ⓢ Dd ⅅ Im ℑ Join ⨝ Leftarrow ⇐ Leftrightarrow ⇔ Longleftarrow ⟸ Longleftrightarrow ⟺
    Longrightarrow ⟹ Re ℜ Rightarrow ⇒ Ubar 0333 Vert ‖ Vmatrix ⒩ above ┴ abs ⒜ acute 0301 aleph ℵ amalg ∐
    angmsd ∡ aoint ∳ approx ≈ approxeq ≊ array ■ arg ⓐ asmash ⬆ ast ∗ asterisk * asymp ≍ atop ¦ backcolor ☁
    backprime ‵ bar 0305 because ∵ begin 〖 below ┬ beth ℶ bmatrix ⓢ bot ⊥ bowtie ⋈ box □ boxdot ⊡ boxminus ⊟
    boxplus ⊞ boxtimes ⊠ bra ⟨ breve 0306 bullet ∙ cancel ╱ bcancel ╲ xcancel ╳ cap ∩ cases Ⓒ cbrt ∛ cdot ⋅
    cdots ⋯ check 030C choose ⒞ circ ∘ circle ○ close ┤ closure ⁐ clubsuit ♣ coint ∲ color ✎ complement ∁ cong ≅
    contain ∋ coprod ∐ cup ∪ dagger † dalet ℸ daleth ℸ dashv ⊣ dd ⅆ ddagger ‡ ddddot 20DC dddot 20DB ddot 0308
    ddots ⋱ defeq ≝ degc ℃ degf ℉ degree ° diamond ⋄ diamondsuit ♢ divideontimes ⋇ dot 0307 doteq ≐ dots …
    downarrow ↓ dsmash ⬇ ee ⅇ ell ℓ emptyset ∅ emsp 2003 end 〗 ensp 2002 epsilon ϵ eqarray █ eqno # equiv ≡
    exists ∃ forall ∀ frac ⍁ frown ⌢ funcapply 2061 ge ≥ geq ≥ gets ← gg ≫ gimel ℷ grave 0300 hairsp 200A hat 0302
    hbar ℏ heartsuit ♡ hookleftarrow ↩ hookrightarrow ↪ hphantom ⬄ hsmash ⬌ hvec 20D1 identitymatrix ⒨ ii ⅈ
    iiiint ⨌ iiint ∭ iint ∬ imath 0131 in ∈ inc ∆ infty ∞ int ∫ intent ⓘ iota ι isin ∈ itimes 2062 jj ⅉ jmath 0237
    ket ⟩ langle ⟨ lbbrack ⟦ lbrace { lbrack [ lceil ⌈ ldiv ∕ ldivide ∕ ldots … le ≤ leftarrow ← left ├
    leftharpoondown ↽ leftharpoonup ↼ leftrightarrow ↔ leq ≤ lfloor ⌊ lhvec 20D0 ll ≪ lmoust ⎰ longdivision ⟌
    longleftarrow ⟵ longleftrightarrow ⟷ longrightarrow ⟶ lrhar ⇋ lvec 20D6 mapsto ↦ matrix ■ medsp 205F mid ∣
    middle │ models ⊨ mp ∓ nabla ∇ naryand ▒ nbsp 00A0 ndiv ⊘ ne ≠ nearrow ↗ neg ¬ neq ≠ ni ∋ norm ‖ notcontain ∌
    notelement ∉ notin ∉ numsp 2007 nwarrow ↖ odot ⊙ of ▒ oiiint ∰ oiint ∯ oint ∮ ominus ⊖ open ├ oplus ⊕ oslash ⊘
    otimes ⊗ over / overbar ¯ overbrace ⏞ overbracket ⎴ overline ¯ overparen ⏜ overshell ⏠ parallel ∥ partial ∂
    perp ⊥ phantom ⟡ phi ϕ pm ± pmatrix ⒨ pppprime ⁗ ppprime ‴ pprime ″ prec ≺ preceq ≼ prime ′ prod ∏ propto ∝
    qdrt ∜ quad 2003 rangle ⟩ ratio ∶ rbbrack ⟧ rbrace } rbrack ] rceil ⌉ rddots ⋰ rect ▭ rfloor ⌋ rhvec 20D1
    right ┤ rightarrow → rightharpoondown ⇁ rightharpoonup ⇀ rlhar ⇌ rmoust ⎱ root ⒭ rrect ▢ sdiv ⁄ sdivide ⁄
    searrow ↘ setminus ∖ sim ∼ simeq ≃ smash ⬍ smile ⌣ spadesuit ♠ sqcap ⊓ sqcup ⊔ sqrt √ sqsubseteq ⊑
    sqsuperseteq ⊒ star ⋆ subset ⊂ subseteq ⊆ succ ≻ succeq ≽ sum ∑ superset ⊃ superseteq ⊇ supset ⊃ supseteq ⊇
    swarrow ↙ therefore ∴ thicksp 2005 thinsp 2006 tilde 0303 times × to → top ⊤ tvec 20E1 ubar 0332 underbar ▁
    underbrace ⏟ underbracket ⎵ underline ▁ underparen ⏝ undershell ⏡ uparrow ↑ updownarrow ↕ uplus ⊎ upsilon υ
    varepsilon ε varphi φ varpi ϖ varrho ϱ varsigma ς vartheta ϑ vbar │ vdash ⊢ vdots ⋮ vec 20D7 vee ∨ vert |
    vmatrix ⒱ vphantom ⇳ vthicksp 2004 wedge ∧ wp ℘ wr ≀ zwnj 200C zwsp 200B
    """
}

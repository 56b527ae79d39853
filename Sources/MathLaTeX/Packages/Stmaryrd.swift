internal import MathTree

/// The packages stmaryrd, esint and wasysym: signs of computer science, integrals of all kinds, and signs of the sky.
extension Package {
  static let stmaryrd = Package(symbols: [
    (operators, .operator, .unspecified, false),
    ("bigsqcap ⨅ bigbox ▢ biginterleave ⫼ bigplus ⨁ bigoast ⊛", .operator, .unspecified, true),
  ])

  private static let operators = """
    lightning ↯ shortleftarrow ← shortrightarrow → shortuparrow ↑ shortdownarrow ↓ mapsfrom ↤ Mapsto ⤇ Mapsfrom ⤆
    longmapsfrom ⟻ Longmapsto ⟾ Longmapsfrom ⟽ nnearrow ↗ ssearrow ↘ nnwarrow ↖ sswarrow ↙ llbracket ⟦ rrbracket ⟧
    lbag ⟅ rbag ⟆ Lbag ⟅ Rbag ⟆ llparenthesis ⦇ rrparenthesis ⦈ llceil ⌈ rrceil ⌉ llfloor ⌊ rrfloor ⌋
    interleave ⫼ merge ⫽ sslash ⫽ boxbar ◫ boxslash ⧄ boxbslash ⧅ boxast ⧆ boxcircle ⧇ boxbox ⧈ obar ⦶ oast ⊛ obslash ⦸
    olessthan ⧀ ogreaterthan ⧁ ovee ⩛ owedge ⩚ ocircle ⊚ minuso ⦵ baro ⌽ fatsemi ⨟ talloblong ⫾ binampersand &
    bindnasrepma ⅋ nplus ⩨ subsetplus ⪿ supsetplus ⫀ inplus ⨭ varcurlyvee ⋎ varcurlywedge ⋏ Ydown ⅄ Yup ⅄
    leftslice ⪦ rightslice ⪧ ntrianglelefteqslant ⋬ ntrianglerighteqslant ⋭ trianglelefteqslant ⊴ trianglerighteqslant ⊵
    """

  static let esint = Package(symbols: [
    (
      """
      oiint ∯ varoiint ∯ oiiint ∰ intclockwise ∱ varointclockwise ∲ ointctrclockwise ∳ ointclockwise ∲
      varointctrclockwise ∳ fint ⨏ strokedint ⨍ intbar ⨍ intBar ⨎ awint ⨑ sqint ⨖ sumint ⨋ cirfnint ⨐ pointint ⨕
      rppolint ⨒ scpolint ⨓ npolint ⨔ intx ⨘ intcap ⨙ intcup ⨚ upint ⨛ lowint ⨜ intlarhk ⨗
      """, .operator, .unspecified, false
    )
  ])

  static let wasysym = Package(
    symbols: [
      (
        """
        smiley ☺ frownie ☹ sun ☼ earth ♁ mars ♂ venus ♀ male ♂ female ♀ leftmoon ☾ rightmoon ☽ jupiter ♃ saturn ♄
        neptune ♆ uranus ♅ pluto ♇ mercury ☿ bell 🔔 eighthnote ♪ quarternote ♩ diameter ⌀ invneg ⌐ recorder ⌕
        blacktriangleup ▲ bigwhitestar ☆ wasylozenge ⌑ danger ☡ radiation ☢ biohazard ☣ CheckedBox ☑ XBox ☒
        """, .identifier, .normal, false
      )
    ],
    commands: [("angln", .macro("\\angl{n}"))])
}

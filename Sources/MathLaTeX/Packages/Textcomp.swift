internal import MathTree

/// The package textcomp: signs of text.
extension Package {
  static let textcomp = Package(
    symbols: [(signs, .text, .unspecified, false)],
    commands: [
      // This sign would grow together with the space in front of it in the list.
      ("textcompwordmark", .symbol(Symbol(text: "\u{200C}", element: .text)))
    ])

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

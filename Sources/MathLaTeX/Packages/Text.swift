internal import MathTree

/// Text within formulas, and the signs that text has.
extension Package {
  static let text = Package(
    symbols: [("S § P ¶ copyright © pounds £ euro € yen ¥", .identifier, .normal, false)],
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

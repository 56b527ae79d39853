internal import MathTree

/// Text within formulas, and the signs that text has.
extension Package {
  static let text = Package(
    symbols: [
      ("S § P ¶ copyright © pounds £ euro € yen ¥", .identifier, .normal, false)
    ],
    commands: [
      ("text", .text(.unspecified)), ("textnormal", .text(.normal)), ("textup", .text(.normal)),
      ("textrm", .text(.normal)), ("textmd", .text(.normal)), ("textit", .text(.italic)), ("textsl", .text(.italic)),
      ("emph", .text(.italic)), ("textbf", .text(.bold)), ("textsf", .text(.sansSerif)), ("texttt", .text(.monospace)),
      ("textsc", .text(.normal)),
      ("mbox", .text(.unspecified)), ("hbox", .text(.unspecified)), ("makebox", .handler(Box.text)),
      ("fbox", .handler(Box.framed)), ("framebox", .handler(Box.framed)),
      ("intertext", .text(.unspecified)), ("shortintertext", .text(.unspecified)),
      ("verb", .handler(Letters.verbatim)), ("label", .handler(Reference.label)), ("tag", .handler(Reference.tag)),
      ("notag", .handler(Reference.noTag)), ("nonumber", .handler(Reference.noTag)),
      ("ref", .handler(Reference.number(isInParentheses: false))),
      ("eqref", .handler(Reference.number(isInParentheses: true))),
      ("cref", .handler(Reference.number(isInParentheses: false))),
    ])
}

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
      ("mbox", .text(.unspecified)), ("hbox", .text(.unspecified)), ("makebox", .construction(.box("text"))),
      ("fbox", .construction(.framebox)), ("framebox", .construction(.framebox)),
      ("intertext", .text(.unspecified)), ("shortintertext", .text(.unspecified)),
      ("verb", .construction(.verbatim)), ("label", .construction(.label)), ("tag", .construction(.tag)),
      ("notag", .construction(.noTag)), ("nonumber", .construction(.noTag)), ("ref", .construction(.reference(false))),
      ("eqref", .construction(.reference(true))), ("cref", .construction(.reference(false))),
    ])
}

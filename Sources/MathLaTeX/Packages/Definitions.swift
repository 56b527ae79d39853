internal import MathTree

/// Commands that define others: TeX's own, and the packages newcommand and begingroup.
extension Package {
  static let definitions = Package(commands: [
    ("newcommand", .construction(.newCommand)), ("renewcommand", .construction(.newCommand)),
    ("providecommand", .construction(.newCommand)), ("DeclareRobustCommand", .construction(.newCommand)),
    ("newenvironment", .construction(.newEnvironment)), ("renewenvironment", .construction(.newEnvironment)),
    ("def", .construction(.define(isGlobal: false))), ("gdef", .construction(.define(isGlobal: true))),
    ("edef", .construction(.define(isGlobal: false))), ("xdef", .construction(.define(isGlobal: true))),
    ("let", .construction(.letBe(isGlobal: false))), ("global", .construction(.global)), ("long", .macro("")),
    ("DeclareMathOperator", .construction(.declareOperator)), ("newcolumntype", .construction(.newColumnType)),
    ("DeclarePairedDelimiter", .construction(.pairedDelimiter)),
    ("DeclarePairedDelimiterX", .construction(.pairedDelimiter)),
    ("DeclarePairedDelimiterXPP", .construction(.pairedDelimiter)),
    ("begingroup", .construction(.beginGroup)), ("endgroup", .construction(.endGroup)),
    ("bgroup", .construction(.beginGroup)), ("egroup", .construction(.endGroup)),
    ("begingroupReset", .construction(.resetGroups)), ("begingroupSandbox", .construction(.sandbox)),
    ("Newextarrow", .construction(.extensibleArrowDefinition)),
  ])
}

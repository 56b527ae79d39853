extension Command {
  internal static let lint = Command(
    name: "lint",
    summary: "Checks how the strings of app catalogs will sound.",
    overview: "It reads string catalogs and reports what a voice says badly, with what should be said.",
    operands: [
      Operand(name: "PATH", summary: "A catalog, or a folder with some.", isRequired: true, isRepeatable: true)
    ],
    options: [.locale, .rules, .app, .pack], commands: [baseline], action: .lint)
}

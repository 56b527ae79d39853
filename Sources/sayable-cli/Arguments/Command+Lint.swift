extension Command {
  internal static let lint = Command(
    name: "lint",
    summary: "Checks how the strings of app catalogs will sound.",
    overview: "It reads string catalogs and reports what a voice says badly, with what should be said.",
    operands: [
      Operand(name: "PATH", summary: "A catalog, or a folder with some.", isRequired: true, isRepeatable: true)
    ],
    options: [.locale, .rules, .app, .pack, .write, .diff, .dryRun, .siblings], action: .lint)
}

extension Option {
  static let write = Option(name: "write", summary: "Writes spoken variants into the catalogs.")
  static let diff = Option(name: "diff", summary: "Shows what --write would write, and writes nothing.")
  static let dryRun = Option(
    name: "check", summary: "The status is 1 if --write would write something; nothing is written.")
  static let siblings = Option(
    name: "siblings", value: .text("AFFIX"),
    summary: "How keys of spoken variants are made: a suffix such as _content_description, or a prefix such as a11y_*; "
      + "else as the project does it.")
}

extension Command {
  internal static let rules = Command(
    name: "rules", summary: "Checks, lists, shows, tries and begins rules.",
    commands: [
      Command(
        name: "check", summary: "Checks the structure of rule files and tries every example in them.",
        overview:
          "What is found goes to standard output, the count to standard error, and so at a terminal how far it has come. "
          + "Locales are checked side by side.",
        operands: [
          Operand(
            name: "DIR|FILE",
            summary: "A rules folder, laid over the built-in rules, or an app's rule file, tried in one locale. "
              + "Without it the built-in rules are checked.")
        ],
        options: [.locales, .frequentWords, .runningText], action: .checkRules,
        discussion: [
          Discussion(
            heading: "Words that look like units",
            paragraphs: [
              "--words crosses the rules of one locale with the frequent words of its language, and --text with running "
                + "text: each word that a rule changes is a warning, for you to judge. 'Scripts/collisions' feeds both."
            ]),
          Discussion(
            heading: "Exit status",
            paragraphs: [
              "0: no error, though there may be warnings.", "1: a rule file is wrong or an example failed.",
              "2: the check could not be made: wrong usage, an unreadable file, a write error.",
            ]),
        ]),
      Command(
        name: "compile", summary: "Compiles rules, so that they need not be compiled at each start.",
        overview: "It writes compiled rules, which --app and --rules take in place of rule files, and a program that "
          + "links the library as well. Rules that were compiled by another version have to be compiled again.",
        options: [.compiledRules, .locales, .pack, .rules, .app], action: .compileRules),
      Command(
        name: "list", summary: "Lists the rules of a locale in the order in which they apply.",
        options: [.locale, .pack, .rules, .app], action: .listRules, discussion: [.environment]),
      Command(
        name: "show", summary: "Shows a rule with its pattern, template and examples.",
        operands: [Operand(name: "ID", summary: "The name of the rule.", isRequired: true)],
        options: [.locale, .pack, .rules, .app], action: .showRule, discussion: [.environment]),
      Command(
        name: "try", summary: "Shows what the rules change in real text.",
        overview:
          "It groups the changes by rule and by shape, in which digits and the words around are blurred, the most "
          + "frequent first, with the number of strings in each app and one of them. Each string counts once for an app "
          + "and a locale.",
        operands: [
          Operand(
            name: "PATH",
            summary:
              "A catalog of any format that 'sayable lint' reads, a folder with some, in which each folder is an "
              + "app, or a file of plain text with a string a line; '-' means standard input.",
            isRequired: true, isRepeatable: true)
        ],
        options: [
          .triedLocales, .unchanged, .compared, .sample, .seed, .trialOutput, .guess, .pack, .rules, .app,
        ],
        action: .tryRules),
      Command(
        name: "new", summary: "Begins the rules of a new locale.",
        overview: "It writes locale.yaml, words.yaml and labels.yaml, which pass the check as they are and name, in "
          + "comments, the variables and tables that are wanted. The paths go to standard output.",
        operands: [Operand(name: "LOCALE", summary: "The tag of the locale, such as eo or fr-CA.", isRequired: true)],
        options: [.out, .rules], action: .newRules),
      Command(
        name: "coverage", summary: "Shows which phenomena each locale has words for.",
        overview: "A table of locales and passes: how many of the rules that all locales share apply, of how many, and "
          + "behind '+' how many the locale has of its own. With --locale a table of the shared rules themselves; of one "
          + "locale, with what each still lacks.",
        options: [.locales, .rules], action: .coverRules),
    ])
}

extension Option {
  static let triedLocales = Option(
    name: "locale", short: "l", value: .text("TAG"), listing: localeListing, isRepeatable: true,
    summary: "Only strings in this language, its regions with it. May be given several times; the first is also the "
      + "language of files that tell none.")
  static let frequentWords = Option(
    name: "words", value: .file,
    summary: "Frequent words of the language, one a line, the most frequent first; needs --locale, given once.")
  static let runningText = Option(
    name: "text", value: .file, isRepeatable: true,
    summary:
      "Text of the language, in which the frequent words have to stay: catalogs, a folder with some, or a string "
      + "a line; needs --words.")
  static let unchanged = Option(
    name: "unchanged", summary: "Shows the strings with digits or symbols that no rule changes, by shape.")
  static let compared = Option(
    name: "diff", value: .folder,
    summary: "Shows what is answered otherwise once the rules of this folder, or a file that 'sayable rules compile' "
      + "wrote, are taken: '-' before, '+' with them.")
  static let sample = Option(
    name: "sample", value: .text("N"), summary: "Shows N of the strings, drawn by chance, in place of groups.")
  static let seed = Option(
    name: "seed", value: .text("S"),
    summary: "Draws the sample by this number; the same number draws the same strings. 1 if not given.")
  static let trialOutput = Option(
    name: "output", value: .choice(["text", "json"]), summary: "The form of the report; text if not given.")
}

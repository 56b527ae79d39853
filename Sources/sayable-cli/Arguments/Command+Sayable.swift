extension Command {
  static let sayable = Command(
    name: "sayable", summary: "Turns the labels of apps into text that a screen reader says well.",
    overview:
      "Without a command it is a filter: it reads labels, one a line, and writes for each a line with what should "
      + "be said. '8 m²' becomes '8 square meters'.",
    operands: filter.operands, options: filter.options + [.version],
    commands: [
      filter, formula, chart, graph, lint, languageServer, rules, locales, export, completions, manual, help,
    ],
    action: .filter,
    discussion: filter.discussion)

  private static let filter = Command(
    name: "filter", summary: "Answers each label with what should be said.",
    overview: "It reads labels, one a line, and writes a line for each. This is what sayable does where no command is "
      + "named.",
    operands: [
      Operand(name: "FILE", summary: "A file of labels; '-' or none means standard input.", isRepeatable: true)
    ],
    options: [
      .locale, .dateOrder, .clock, .pack, .guess, .disable, .rules, .app, .only, .formulas, .input, .output, .offsets,
      .explain, .null, .jobs, .timings,
    ],
    action: .filter, discussion: [.environment, .outputForms, .exitStatus])

  private static let locales = Command(
    name: "locales", summary: "Lists the locales that have rules.",
    overview:
      "For each its tag, its name, the locales whose rules it inherits, and whether a speaker of the language has "
      + "checked its words.",
    options: [.rules], action: .listLocales)

  private static let help = Command(
    name: "help", summary: "Shows the help of a command.",
    operands: [Operand(name: "COMMAND", summary: "The words of the command.", isRepeatable: true)], action: .help)

  var allOptions: [Option] { options + [.help] }
}

extension Option {
  static let locale = Option(
    name: "locale", short: "l", value: .text("TAG"), listing: localeListing,
    summary: "The language of the labels, such as en, fr or nl-BE, in any case, with '-' or '_'.")
  static let locales = Option(
    name: "locale", short: "l", value: .text("TAG"), listing: localeListing, isRepeatable: true,
    summary: "A locale. May be given several times; without it all are taken.")
  static let dateOrder = Option(
    name: "date-order", value: .choice(["mdy", "dmy", "ymd"]),
    summary: "The order of month, day and year in dates such as 12/05/2020. Without it, the locale's.")
  static let clock = Option(
    name: "clock", value: .choice(["12", "24"]),
    summary: "How the hours of clock times are counted: 12 says 17:30 as 5:30 PM, 24 says 5:30 PM as 17:30, where the "
      + "locale has words for it. Without it, as they are written.")
  static let pack = Option(
    name: "pack", value: .text("NAME,..."), listing: "echo real-estate health fitness weather media none",
    summary:
      "The packs of rules for one domain that apply, of real-estate, health, fitness, weather, media; 'none' for none. "
      + "Without it, those that the locale turns on.")
  static let guess = Option(name: "guess", summary: "Applies rules that are only a guess, too.")
  static let disable = Option(
    name: "disable", value: .text("RULE|PASS"), listing: ruleListing, isRepeatable: true,
    summary: "Leaves a rule or a whole pass out. May be given several times.")
  static let out = Option(
    name: "out", value: .folder,
    summary: "The folder to write into, made where it is missing; the current one if not given.")
  static let compiledRules = Option(
    name: "out", short: "o", value: .file,
    summary: "The file to write, in place of one that is there; '-' means standard output.")
  static let rules = Option(
    name: "rules", value: .folder, isRepeatable: true,
    summary:
      "Lays the rules of a folder over the built-in ones; they lie in it at LOCALE/labels.yaml and so on. May be "
      + "given several times, the topmost last. A file that 'sayable rules compile' wrote stands in place of all rules."
  )
  static let app = Option(
    name: "app", value: .file, isRepeatable: true,
    summary: "Lays an app's own rule file on top, in every locale. May be given several times. A file that "
      + "'sayable rules compile' wrote stands in place of all rules.")
  static let only = Option(
    name: "only", value: .file, summary: "Applies the rules of this file alone, without the built-in ones.")
  static let input = Option(
    name: "input", value: .choice(["lines", "tsv", "jsonl"]),
    summary:
      "What a line holds: a label (if not given), or a record in a language of its own. Of tsv, the columns locale, "
      + "id and text, the last of which is answered; of jsonl, an object with 'text' and 'locale', to which 'spoken' is "
      + "set. A record without a locale is in that of --locale; one that cannot be answered comes out as it came, and its "
      + "place is told.")
  static let output = Option(
    name: "output", value: .choice(["text", "json", "ssml"]), summary: "The form of the answers; text if not given.")
  static let offsets = Option(
    name: "offsets", value: .choice(["utf8", "utf16", "scalar"]),
    summary: "What the offsets in JSON count: bytes of UTF-8 (if not given), code units of UTF-16, or Unicode scalars.")
  static let explain = Option(
    name: "explain", short: "v",
    summary:
      "Tells on standard error which rules applied to each label, and what each made of it; of a formula, what was "
      + "guessed.")
  static let null = Option(
    name: "null", summary: "Ends labels or formulas and their answers with a NUL byte in place of a line break.")
  static let jobs = Option(
    name: "jobs", short: "j", value: .text("N"),
    summary: "How many lines are worked on at once; 1 if not given. The answers come in the order of the lines.")
  static let timings = Option(
    name: "timings", formerName: "profile",
    summary: "Tells at the end, on standard error, what time passes and rules took.")
  static let version = Option(
    name: "version", short: "V", summary: "Shows the versions of sayable, its libraries and the CLDR data.")
  static let help = Option(name: "help", short: "h", summary: "Shows this help.")
}

extension Discussion {
  static let environment = Discussion(
    heading: "Environment",
    paragraphs: [
      "LC_ALL, LC_MESSAGES, LANG: the first that is set gives the language where --locale does not; C, POSIX and nothing "
        + "mean en."
    ])

  fileprivate static let outputForms = Discussion(
    heading: "Output",
    paragraphs: [
      "text: what should be said. Text that no rule is about comes out byte for byte as it came, and every line ends as "
        + "it did in the input.",
      "json: an object for each label, with 'text', 'spoken', and 'segments', which cover both without gaps: 'source' and "
        + "'spoken' are half-open ranges of offsets, 'rules' the rules that made the piece, 'rule' the last of them, or "
        + "null where nothing changed. Bytes that are not UTF-8 are shown as U+FFFD, and offsets count in the text as "
        + "shown.",
      "ssml: a <speak> element for each label: what was replaced as <sub> with what should be said as its alias, a "
        + "separator as <break>, letters to be spelt as <say-as>, the rest as text. What looks like markup is escaped, "
        + "and characters that XML forbids are left out.",
    ])

  fileprivate static let exitStatus = Discussion(
    heading: "Exit status",
    paragraphs: [
      "0: all went well, also where the reader of the output left early.",
      "1: a record of --input cannot be answered, 'sayable rules check' found something, or 'sayable formula' met a "
        + "formula that cannot be read.",
      "2: wrong usage, rules that cannot be used, an unreadable file, a write error.",
    ])
}

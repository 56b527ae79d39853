extension Command {
  internal static let lint = Command(
    name: "lint", summary: "Checks how the strings of app catalogs will sound.",
    overview:
      "It reads string catalogs and reports what a voice says badly, with what should be said. Of a folder, it reads all "
      + "catalogs below it. '%ldm ago' is read as 'metres'; sayable lint says so, and where.",
    operands: [
      Operand(
        name: "PATH",
        summary: "A catalog, or a folder with some; '-' means standard input, plain text unless --stdin-path or "
          + "--format says otherwise. Without one, the current folder.",
        isRepeatable: true)
    ],
    options: [
      .lintOutput, .group, .statistics, .template, .outputFile, .checkPage, .color, .quiet, .failOn, .exitZero,
      .lintLocale,
      .format, .dialect, .stdinPath, .include, .exclude,
      .check, .severity, .voices, .allow, .describe, .listChecks, .pack, .dateOrder, .clock, .rules, .app, .config,
      .noConfig, .write, .diff, .failIfChanged, .siblings, .baseline, .writeBaseline, .strictBaseline, .changedSince,
      .fileJobs, .cache, .watch,
    ],
    commands: [baseline], action: .lint,
    discussion: [
      Discussion(
        heading: "Formats",
        paragraphs: [
          "xcstrings, strings (text, old, XML and binary property lists), stringsdict, Android strings.xml, po and pot, "
            + "XLIFF 1.2 and 2.0, arb, JSON (i18next, ICU, vue-i18n), properties, resx, Qt ts, and plain text, one string a "
            + "line. The name tells the format, the content the rest. Each string is checked by the rules of its own locale, "
            + "which the file or its path tells."
        ]),
      Discussion(
        heading: "Output",
        paragraphs: [
          "text: for people. xcode: one line a finding. markdown: for a comment. html: a page where each string can be "
            + "listened to. json, jsonl, sarif, github, gitlab, junit, checkstyle, rdjson: for programs.",
          "What the same rules find under one key is one finding, in however many languages; --group says otherwise. "
            + "Baselines list each place.",
          "What was found goes to standard output, the summary and a progress bar to standard error.",
        ]),
      Discussion(
        heading: "Writing",
        paragraphs: [
          "--write adds spoken variants, the way the project does it: a key with a suffix such as _content_description "
            + "beside the key that is shown. Only what sure rules say is written, and nothing else in a file changes."
        ]),
      Discussion(
        heading: "Comments",
        paragraphs: [
          "A comment 'sayable:disable CHECK' at a string turns a check off for it, 'sayable:disable' all of them. A comment "
            + "that turns nothing off is reported."
        ]),
      Discussion(
        heading: "Exit status",
        paragraphs: [
          "0: nothing was found that matters as much as --fail-on says, or --exit-zero was given.",
          "1: something was found, or with --fail-if-changed something would be written, or a file is broken.",
          "2: wrong usage, rules that cannot be used, a path that cannot be read, a write error.",
        ]),
    ])
}

extension Option {
  static let lintOutput = Option(
    name: "output",
    value: .choice([
      "text", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown", "html",
      "rdjson", "statistics",
    ]),
    summary: "The form of what was found; text if not given.")
  static let group = Option(
    name: "group", value: .choice(["key", "rule", "none"]),
    summary: "What makes one finding: what the same rules find under one key in all languages, if not given; what they "
      + "find anywhere; or nothing.")
  static let statistics = Option(
    name: "statistics", summary: "Shows how often each check and its rules found something, in place of the findings.")
  static let template = Option(
    name: "template", value: .text("TEXT"),
    summary:
      "Shows a line of this form for each finding, such as '{path}:{line}: {message}'; the fields are path, line, "
      + "column, endLine, endColumn, key, locale, locales, check, severity, message, text, match, spoken, rules.")
  static let outputFile = Option(
    name: "output-file", value: .text("[FORM=]FILE"), isRepeatable: true,
    summary:
      "Writes the report into a file in place of standard output; with FORM=, such as sarif=a.sarif, writes it in "
      + "that form, too. May be given several times.")
  static let checkPage = Option(
    name: "check-page", value: .text("URL"),
    summary: "Where the pages of the checks are published, with {check} for a name, for the links of sarif and rdjson.")
  static let color = Option(
    name: "color", value: .choice(["auto", "always", "never"]),
    summary: "Whether text is coloured; auto, if not given, means on a terminal where NO_COLOR is not set.")
  static let quiet = Option(name: "quiet", short: "q", summary: "No summary and no progress bar.")
  static let failOn = Option(
    name: "fail-on", value: .choice(["note", "warning", "error"]),
    summary: "The least severity that makes the status 1; warning if not given.")
  static let exitZero = Option(name: "exit-zero", summary: "Makes the status 0 whatever was found.")
  static let lintLocale = Option(
    name: "locale", short: "l", value: .text("TAG"), listing: localeListing,
    summary: "The locale of strings for which neither the file nor its path tells one; en if not given.")
  static let format = Option(
    name: "format",
    value: .choice([
      "xcstrings", "strings", "stringsdict", "android", "gettext", "xliff", "arb", "json", "properties", "resx", "qt",
      "text",
    ]),
    summary: "The format of every file given, whatever its name. The form of the report is that of --output.")
  static let dialect = Option(
    name: "dialect", value: .choice(["i18next", "icu", "vue", "slang", "plain"]),
    summary: "How messages in JSON are written; else it is found out for each file.")
  static let stdinPath = Option(
    name: "stdin-path", value: .text("NAME"),
    summary: "The path that standard input would have as a file, for its format, locale and in what is reported.")
  static let include = Option(
    name: "include", value: .text("GLOB"), isRepeatable: true,
    summary: "In folders, reads only files that match, such as 'app/**/strings.xml'. May be given several times.")
  static let exclude = Option(
    name: "exclude", value: .text("GLOB"), isRepeatable: true,
    summary: "In folders, leaves out files and folders that match. May be given several times.")
  static let check = Option(
    name: "checks", value: .text("CHECK,..."), listing: checkListing, summary: "Makes only these checks.")
  static let severity = Option(
    name: "severity", value: .text("CHECK=LEVEL"), isRepeatable: true,
    summary: "The severity of a check: note, warning, error, or off. May be given several times.")
  static let voices = Option(
    name: "voices", formerName: "profile", value: .choice(["voiceover", "talkback", "all"]),
    summary: "Whose voices count: that of iOS, that of Android, or all, as if not given.")
  static let allow = Option(
    name: "allow", value: .text("TEXT"), isRepeatable: true,
    summary: "A string in which nothing is found. May be given several times.")
  static let describe = Option(
    name: "describe", value: .text("CHECK"), listing: checkListing,
    summary: "Tells what a check finds, and why, with examples.")
  static let listChecks = Option(name: "list-checks", summary: "Lists the checks.")
  static let config = Option(
    name: "config", value: .file,
    summary: "The project's settings; else for each PATH .sayable.yml in its folder or the nearest above it, or what "
      + "holds for the current folder.")
  static let noConfig = Option(name: "no-config", summary: "Reads no project's settings.")
  static let write = Option(name: "write", summary: "Writes spoken variants into the catalogs.")
  static let diff = Option(name: "diff", summary: "Shows what --write would write, and writes nothing.")
  static let failIfChanged = Option(
    name: "fail-if-changed", formerName: "check",
    summary: "The status is 1 if --write would write something; nothing is written.")
  static let siblings = Option(
    name: "siblings", value: .text("AFFIX"),
    summary: "How keys of spoken variants are made: a suffix such as _content_description, or a prefix such as a11y_*; "
      + "else as the project does it.")
  static let baseline = Option(name: "baseline", value: .file, summary: "Leaves out what the baseline lists.")
  static let writeBaseline = Option(
    name: "write-baseline", value: .file, summary: "Writes what is found now into a baseline.")
  static let strictBaseline = Option(
    name: "strict-baseline", summary: "The status is 1, too, if the baseline lists what is no longer found.")
  static let changedSince = Option(
    name: "changed-since", value: .text("REV"), summary: "Reports only strings that changed since a revision of git.")
  static let cache = Option(
    name: "cache", value: .optionalFolder,
    summary: "Keeps what was found, and checks only files that have changed since; in DIR, or in the user's folder of "
      + "caches.")
  static let watch = Option(
    name: "watch", summary: "Goes on, and reports again each time that a file changes, until it is interrupted.")
  static let fileJobs = Option(
    name: "jobs", short: "j", value: .text("N"),
    summary: "How many files are read at once; as many as there are cores if not given.")
}

/// A command of the program: what parsing goes by and what its help says.
internal struct Command {
  /// What a command does when it is run.
  enum Action {
    case filter, formula, chart, graph, lint, serveEditor, checkRules, compileRules, listRules, showRule, tryRules,
      newRules, coverRules, listLocales, exportSpeechDispatcher, exportNVDA, exportPLS, help, completions, manual,
      compareBaselines
  }

  let name: String
  /// What it does, in one short sentence.
  let summary: String
  /// What else its help says at the top; empty where the summary says all.
  var overview = ""
  /// What it takes besides options, as help shows it; empty where it takes nothing.
  var operands: [Operand] = []
  /// Whether what it takes may begin with a hyphen, as a formula does: only letters alone are then options.
  var takesHyphens = false
  /// Its options; `--help` comes by itself.
  var options: [Option] = []
  /// Its commands; the first argument may name one.
  var commands: [Command] = []
  /// What it does; nil where one of its commands has to be named.
  var action: Action?
  /// What its help says below the options, a paragraph each.
  var discussion: [Discussion] = []
}

/// What a command takes besides options.
internal struct Operand {
  /// How help names it, such as `FILE`.
  let name: String
  /// What it is, in one sentence.
  let summary: String
  var isRequired = false
  var isRepeatable = false
}

/// A part of a command's help with a heading of its own.
internal struct Discussion {
  /// The heading, without a colon.
  let heading: String
  /// The text, without line breaks.
  let paragraphs: [String]
}

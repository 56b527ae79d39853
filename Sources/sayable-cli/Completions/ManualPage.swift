internal import SayableEngine

/// The manual page, made from the definition of the program, in the man macros of roff.
internal struct ManualPage {
  /// The text, ASCII alone.
  private(set) var text: String

  init(of program: Command, version: String) {
    text = ".TH \(program.name.uppercased()) 1 \"\" \"\(program.name) \(version)\"\n.nh\n.ad l\n"
    section("NAME")
    // The line that apropos reads.
    text += "\(Self.escaped(program.name)) \\- \(Self.escaped(Self.withoutStop(program.summary)))\n"
    section("SYNOPSIS")
    let calls = program.calls(path: program.name)
    text += calls.filter { $0.command.action != nil }.map(Self.synopsis).joined(separator: ".br\n")
    section("DESCRIPTION")
    describe(program, below: "")
    for (path, command) in calls.dropFirst() {
      section(path.split(separator: " ").dropFirst().joined(separator: " ").uppercased())
      text += Self.escaped(command.summary) + "\n"
      describe(command, below: ".PP\n")
    }
    section("EXAMPLES")
    for example in Self.examples {
      text += ".PP\n\(Self.escaped(example.purpose))\n.PP\n.nf\n\\fB\(Self.escaped(example.command))\\fR\n.fi\n"
    }
    section("FILES")
    for file in Self.files { text += ".TP\n\\fI\(Self.escaped(file.name))\\fR\n\(Self.escaped(file.use))\n" }
    section("SEE ALSO")
    text += ".BR espeak-ng (1),\n.BR spd-say (1),\n.BR speech-dispatcher (1),\n.BR pcre2pattern (3)\n"
  }

  internal static let examples = [
    (purpose: "Say what is on a page of labels, in Dutch:", command: "sayable --locale nl labels.txt"),
    (
      purpose: "Hear a label:",
      command: "printf '%s\\n' '2 bd. \u{2022} 75 m\u{B2}' | sayable | espeak-ng --stdin"
    ),
    (purpose: "See which rule did what:", command: "printf '%s\\n' '8 m\u{B2}' | sayable --explain"),
    (
      purpose: "Answer a corpus in many languages on two cores:",
      command: "sayable --input jsonl --jobs 2 corpus.jsonl > spoken.jsonl"
    ),
    (purpose: "Say a formula:", command: "printf '%s\\n' 'x^2 + 1' | sayable formula"),
    (purpose: "Check the strings of an app:", command: "sayable lint App/"),
  ]

  private static let files = [
    (
      name: ".sayable.yml",
      use: "The settings of a project for 'sayable lint', in a folder that is checked or in one above it."
    ),
    (name: "~/.cache/sayable", use: "What --cache keeps; XDG_CACHE_HOME names another folder."),
    (name: "LOCALE/labels.yaml", use: "Rules, in a folder that --rules names."),
  ]

  private static func synopsis(path: String, command: Command) -> String {
    ".B \(escaped(path))\n[options]\n"
      + command.operands.map { operand in
        let name = escaped(operand.name + (operand.isRepeatable ? "..." : ""))
        return operand.isRequired ? ".I \(name)\n" : ".RI [ \(name) ]\n"
      }.joined()
  }

  private mutating func section(_ heading: String) { text += ".SH \"\(Self.escaped(heading))\"\n" }

  private mutating func describe(_ command: Command, below start: String) {
    if !command.overview.isEmpty { text += "\(start)\(Self.escaped(command.overview))\n" }
    list("Commands", command.commands.map { ("\\fB\(Self.escaped($0.name))\\fR", $0.summary) })
    list("Arguments", command.operands.map { ("\\fI\(Self.escaped($0.name))\\fR", $0.summary) })
    list("Options", command.allOptions.map { (Self.names(of: $0), $0.summary) })
    for part in command.discussion {
      text += ".SS \"\(Self.escaped(part.heading))\"\n"
      text += part.paragraphs.map { Self.escaped($0) + "\n" }.joined(separator: ".PP\n")
    }
  }

  private mutating func list(_ heading: String, _ items: [(name: String, summary: String)]) {
    if items.isEmpty { return }
    text += ".SS \(heading)\n"
    for item in items { text += ".TP\n\(item.name)\n\(Self.escaped(item.summary))\n" }
  }

  private static func names(of option: Option) -> String {
    let short = option.short.map { "\\fB\(escaped("-\($0)"))\\fR, " } ?? ""
    // A line may break between the choices.
    let value = option.valueName.map { name in
      let value = "\\fI\(escaped(name).replacing("|", with: "|\\:"))\\fR"
      return option.mayLackValue ? "[=\(value)]" : " " + value
    }
    return short + "\\fB\(escaped("--" + option.name))\\fR" + (value ?? "")
  }

  private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// Text that roff shows as it is: no sign of it is a command, and hyphens can be copied.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\(rs"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case " "..."\u{7E}": escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}

/// The help of a command, made from its definition.
internal struct Help {
  private static let width = 80
  private static let indent = 26

  /// The text, ending in a line break.
  private(set) var text: String

  init(of command: Command, path: String) {
    text = Help.wrapped(command.summary, indent: 0)
    if !command.overview.isEmpty { text += "\n" + Help.wrapped(command.overview, indent: 0) }
    section("Usage", Help.usage(of: command, path: path))
    section("Commands", command.commands.map { Help.entry($0.name, $0.summary) })
    section("Arguments", command.operands.map { Help.entry($0.name, $0.summary) })
    section("Options", command.allOptions.map { Help.entry(Help.name(of: $0), $0.summary) })
    for part in command.discussion {
      section(part.heading, part.paragraphs.map { Help.wrapped($0, indent: 2, first: 2) })
    }
    if !command.commands.isEmpty { text += "\nMore about a command: \(path) COMMAND --help\n" }
  }

  private mutating func section(_ heading: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    text += "\n\(heading):\n" + lines.joined()
  }

  private static func usage(of command: Command, path: String) -> [String] {
    var lines: [String] = []
    if command.action != nil {
      let operands = command.operands.map { operand in
        let name = operand.name + (operand.isRepeatable ? "..." : "")
        return operand.isRequired ? name : "[\(name)]"
      }
      lines.append((["  \(path)", "[options]"] + operands).joined(separator: " ") + "\n")
    }
    if !command.commands.isEmpty { lines.append("  \(path) COMMAND [options]\n") }
    return lines
  }

  private static func name(of option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.valueName.map { option.mayLackValue ? "[=\($0)]" : " " + $0 }
    return short + "--" + option.name + (value ?? "")
  }

  /// A name and, in a column of its own, what it is.
  private static func entry(_ name: String, _ summary: String) -> String {
    let name = "  " + name
    // A name that is too long for its column has a line of its own.
    guard name.count <= indent - 2 else {
      return broken(name) + "\n" + wrapped(summary, indent: indent, first: indent)
    }
    return name + String(repeating: " ", count: indent - name.count) + wrapped(summary, indent: indent)
  }

  /// `name` in lines of the page's width, which part between choices.
  private static func broken(_ name: String) -> String {
    var lines = [""]
    for choice in name.split(separator: "|", omittingEmptySubsequences: false) {
      if lines[lines.count - 1].count + choice.count >= width { lines.append("      ") }
      lines[lines.count - 1] += choice + "|"
    }
    return String(lines.joined(separator: "\n").dropLast())
  }

  /// `text` in lines of the page's width, each `indent` wide, the first one `first`.
  static func wrapped(_ text: String, indent: Int, first: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    let margin = String(repeating: " ", count: indent)
    return String(repeating: " ", count: first) + lines.joined(separator: "\n" + margin) + "\n"
  }
}

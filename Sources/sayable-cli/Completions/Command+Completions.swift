internal import SayableEngine

extension Command {
  internal static let completions = Command(
    name: "completions", summary: "Writes completions for a shell.",
    overview:
      "bash: source <(sayable completions bash), or save it as sayable in ~/.local/share/bash-completion/completions. "
      + "zsh: save it as _sayable in a folder of fpath. fish: save it as sayable.fish in ~/.config/fish/completions.",
    operands: [Operand(name: "bash|zsh|fish", summary: "The shell.", isRequired: true)], action: .completions)

  internal static let manual = Command(
    name: "man", summary: "Writes the manual page.",
    overview: "It is roff for the program man: sayable man >sayable.1, then man -l sayable.1.", action: .manual)

  /// The command and all below it, each with the words that call it, in the order of the help.
  internal func calls(path: String) -> [(path: String, command: Command)] {
    [(path, self)] + commands.flatMap { $0.calls(path: path + " " + $0.name) }
  }
}

extension Operand {
  /// The words that may stand for it; empty where any text may.
  internal var choices: [String] {
    let words = name.split(separator: "|").map(String.init)
    return words.count > 1 && words.allSatisfy { $0 == $0.lowercased() } ? words : []
  }

  /// A command that lists them, a word a line; nil where there is none.
  internal var listing: String? { name == "ID" ? Option.ruleListing : nil }

  internal var isPath: Bool {
    name.split(separator: "|").contains { ["DIR", "FILE", "OLD", "NEW", "PATH"].contains($0) }
  }
}

extension String {
  /// The first sentence of a summary, without its full stop, for a list of choices.
  internal var firstSentence: String {
    let words = split(separator: " ")
    let end = words.firstIndex { $0.hasSuffix(".") && !["e.g.", "i.e."].contains($0) } ?? words.endIndex
    let sentence = words[..<min(end + 1, words.endIndex)].joined(separator: " ")
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// The text in single quotes, as bash and zsh read it.
  internal var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}

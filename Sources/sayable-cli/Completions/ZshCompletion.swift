/// Completions for zsh, made from the definition of the program.
internal struct ZshCompletion {
  /// The script, a file `_sayable` in a folder of `fpath`.
  let text: String

  init(of program: Command) {
    let calls = program.calls(path: program.name)
    let name = program.name
    text = """
      #compdef \(name)
      # Completions of \(name) for zsh. Made by '\(name) completions zsh'.
      _\(name)() {
        local command=\(name)
        integer index=2
        local -a commands specs
        while ((index < CURRENT)); do
          case "$command ${words[index]}" in
            \(calls.dropFirst().map { Self.quoted($0.path) }.joined(separator: " | "))) command+=" ${words[index]}" ;;
            *) break ;;
          esac
          ((index++))
        done
        case "$command" in
      \(calls.map { Self.specs(of: $0.command, path: $0.path) }.joined(separator: "\n"))
        esac
        if ((index == CURRENT && $#commands)) && [[ ${words[CURRENT]} != -* ]]; then
          _describe -t commands command commands
        fi
        # What follows is seen from the command on.
        words=("${(@)words[index - 1,-1]}")
        ((CURRENT -= index - 2))
        _arguments -s -S : $specs
      }
      # When it is loaded by hand it only makes itself known.
      if [[ $funcstack[1] == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

      """
  }

  private static func specs(of command: Command, path: String) -> String {
    let commands = command.commands.map { quoted("\(escaped($0.name, ":")):\($0.summary.firstSentence)") }
    let options = command.allOptions.flatMap { option in
      let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
      let others = option.isRepeatable ? "*" : "(\(names.joined(separator: " ")))"
      return names.map { name in
        let takesValue = option.valueName != nil
        // Behind '=-' a value stands in the same word or not at all.
        let parting = name.hasPrefix("--") ? (option.mayLackValue ? "=-" : "=") : "+"
        let form = takesValue ? name + parting : name
        return quoted(others + form + "[\(escaped(option.summary.firstSentence, "[]"))]" + value(of: option))
      }
    }
    let operands = command.operands.enumerated().map { index, operand in
      let listed = operand.listing.map { "{compadd -- $(\($0))}" } ?? " "
      let action =
        operand.choices.isEmpty ? (operand.isPath ? "_files" : listed) : "(\(operand.choices.joined(separator: " ")))"
      return quoted((operand.isRepeatable ? "*" : "\(index + 1)") + ":\(escaped(operand.name, ":")):\(action)")
    }
    return "    \(quoted(path)))\n      commands=(\(commands.joined(separator: " ")))\n      specs=(\n"
      + (options + operands).map { "        \($0)\n" }.joined() + "      ) ;;"
  }

  private static func value(of option: Option) -> String {
    switch option.value {
    case .none: ""
    case .choice(let words): ":\(option.name):(\(words.joined(separator: " ")))"
    case .text(let name): ":\(escaped(name, ":")):" + (option.listing.map { "{compadd -- $(\($0))}" } ?? " ")
    case .file: ":FILE:_files"
    case .folder: ":DIR:_files -/"
    case .optionalFolder: "::DIR:_files -/"
    }
  }

  private static func escaped(_ text: String, _ signs: String) -> String {
    String(text.flatMap { signs.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String { text.shellQuoted }
}

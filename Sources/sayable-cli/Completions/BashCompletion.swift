/// Completions for bash, made from the definition of the program.
internal struct BashCompletion {
  let text: String

  init(of program: Command) {
    let calls = program.calls(path: program.name)
    let name = program.name
    text = """
      # Completions of \(name) for bash. Made by '\(name) completions bash'.
      _\(name)() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command=\(name)
        local commands= options= words= takes_paths=
        local -i index
        # bash parts --option=value at its '='.
        if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD - 2]}; fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "$command ${COMP_WORDS[index]}" in
            \(calls.dropFirst().map(\.path.shellQuoted).joined(separator: " | "))) command+=" ${COMP_WORDS[index]}" ;;
            *) break ;;
          esac
        done
        case "$command $prev" in
      \(calls.flatMap { Self.values(of: $0.command, path: $0.path, program: name) }.joined(separator: "\n"))
        esac
        case "$command" in
      \(calls.map { Self.words(of: $0.command, path: $0.path) }.joined(separator: "\n"))
        esac
        COMPREPLY=()
        if [[ $cur == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
          return
        fi
        ((index == COMP_CWORD)) && words+=" $commands"
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
        [[ $takes_paths ]] && _\(name)_paths -f
      }
      _\(name)_paths() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
      }
      complete -F _\(name) \(name)

      """
  }

  private static func values(of command: Command, path: String, program: String) -> [String] {
    command.allOptions.compactMap { option in
      let forms = ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
      let pattern = forms.map { (path + " " + $0).shellQuoted }.joined(separator: " | ")
      let action: String
      switch option.value {
      case .none, .optionalFolder: return nil
      case .choice(let words):
        action = "mapfile -t COMPREPLY < <(compgen -W \(words.joined(separator: " ").shellQuoted) -- \"$cur\")"
      case .text:
        action =
          option.listing.map { "mapfile -t COMPREPLY < <(compgen -W \"$(\($0))\" -- \"$cur\")" } ?? "COMPREPLY=()"
      case .file: action = "COMPREPLY=(); _\(program)_paths -f"
      case .folder: action = "COMPREPLY=(); _\(program)_paths -d"
      }
      return "    \(pattern)) \(action); return ;;"
    }
  }

  private static func words(of command: Command, path: String) -> String {
    let options = command.allOptions.flatMap { ["--" + $0.name] + ($0.short.map { ["-\($0)"] } ?? []) }
    let words = command.operands.flatMap(\.choices).joined(separator: " ").shellQuoted
    let listed = command.operands.compactMap(\.listing).map { "\"$(\($0))\"" }
    return "    \(path.shellQuoted)) commands=\(command.commands.map(\.name).joined(separator: " ").shellQuoted)"
      + " options=\(options.joined(separator: " ").shellQuoted) words=\(listed.first ?? words)"
      + " takes_paths=\(command.operands.contains(where: \.isPath) ? "1" : "") ;;"
  }
}

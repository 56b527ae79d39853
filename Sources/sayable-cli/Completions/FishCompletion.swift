internal import SayableEngine

/// Completions for fish, made from the definition of the program.
internal struct FishCompletion {
  let text: String

  init(of program: Command) {
    let calls = program.calls(path: program.name)
    let name = program.name
    text = """
      # Completions of \(name) for fish. Made by '\(name) completions fish'.
      function __\(name)_is --description 'Whether these words call the command on the command line'
          set -l command \(name)
          for word in (commandline -opc)[2..-1]
              switch "$command $word"
                  case \(calls.dropFirst().map { Self.quoted($0.path) }.joined(separator: " "))
                      set command "$command $word"
                  case '*'
                      break
              end
          end
          test "$command" = "$argv"
      end
      complete -c \(name) -f

      """ + calls.flatMap { Self.lines(of: $0.command, path: $0.path, program: name) }.joined()
  }

  private static func lines(of command: Command, path: String, program: String) -> [String] {
    let start = "complete -c \(program) -n '__\(program)_is \(path)'"
    let commands = command.commands.map { "\(start) -a \($0.name) -d \(quoted($0.summary.firstSentence))\n" }
    let options = command.allOptions.map { option in
      "\(start) -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "") + value(of: option)
        + " -d \(quoted(option.summary.firstSentence))\n"
    }
    let operands = command.operands.compactMap { operand -> String? in
      if operand.isPath { return "\(start) -F\n" }
      if let listing = operand.listing { return "\(start) -a \(quoted("(" + listing + " | string split ' ')"))\n" }
      return operand.choices.isEmpty ? nil : "\(start) -a \(quoted(operand.choices.joined(separator: " ")))\n"
    }
    return commands + options + operands
  }

  private static func value(of option: Option) -> String {
    switch option.value {
    case .none, .optionalFolder: ""
    case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .text: " -x" + (option.listing.map { " -a \(quoted("(" + $0 + " | string split ' ')"))" } ?? "")
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

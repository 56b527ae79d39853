internal import SayableEngine

/// What a command line asks for: a command with its options and operands, or the help of one.
internal struct Request {
  let command: Command
  /// The words that call it, such as `sayable rules check`.
  let path: String
  /// The values of each option by its name, in the order given; an option without a value has an empty one.
  fileprivate(set) var values: [String: [String]] = [:]
  fileprivate(set) var operands: [String] = []

  fileprivate init(_ command: Command, path: String) {
    self.command = command
    self.path = path
  }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The last value of the option; nil where it was not given.
  func value(of option: Option) -> String? { values[option.name]?.last }

  func values(of option: Option) -> [String] { values[option.name] ?? [] }

  /// That the command line is wrong, with a pointer to the help.
  func misuse(_ message: String, notes: [String] = []) -> Failure {
    Failure(message, notes: notes, help: "\(path) --help")
  }

  /// How many threads the option `--jobs` asks for; nil where it was not given.
  func jobs() throws(Failure) -> Int? {
    guard let text = value(of: .jobs) else { return nil }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw misuse("invalid value '\(text)' for '--jobs'", notes: ["it is a number from 1 to 1024"])
    }
    return jobs
  }
}

extension Request {
  /// Reads a command line by the definition of the program.
  ///
  /// The first argument may name a command. Options may stand anywhere, as `--name value`, `--name=value` or by their
  /// letter; behind `--` there are none.
  init(_ arguments: some Sequence<String>, of program: Command) throws(Failure) {
    var rest = Array(arguments)[...]
    var command = program
    var path = program.name
    while let name = rest.first, let named = command.commands.first(where: { $0.name == name }) {
      command = named
      path += " " + name
      rest.removeFirst()
    }
    self.init(command, path: path)
    try readOptions(&rest)
    if has(.help) || has(.version) { return }
    try checkOperands()
  }

  private mutating func readOptions(_ rest: inout ArraySlice<String>) throws(Failure) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try option(named: String(parts[0]))
        try take(option, shown: "--\(option.name)", attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
      } else if argument.hasPrefix("-"), argument != "-", !isOperand(argument) {
        try readLetters(argument.dropFirst(), &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  /// Whether an argument with a hyphen in front is no option, as `-x^2` is none.
  private func isOperand(_ argument: String) -> Bool {
    guard command.takesHyphens else { return false }
    return argument.count > 2 || !command.allOptions.contains { $0.short == argument.last }
  }

  /// Reads `-hl fr` or `-lfr`.
  private mutating func readLetters(_ letters: Substring, _ rest: inout ArraySlice<String>) throws(Failure) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        throw misuse("there is no option '-\(letter)'")
      }
      if case .none = option.value {
        values[option.name, default: []].append("")
        continue
      }
      return try take(option, shown: "-\(letter)", attached: letters.isEmpty ? nil : String(letters), &rest)
    }
  }

  private func option(named name: String) throws(Failure) -> Option {
    if let option = command.allOptions.first(where: { $0.name == name }) { return option }
    if let renamed = command.allOptions.first(where: { $0.formerName == name }) {
      throw misuse("the option '--\(name)' of '\(path)' is now '--\(renamed.name)'")
    }
    let nearest = nearestName(to: name, among: command.allOptions.map(\.name))
    throw misuse(
      "there is no option '--\(name)' of '\(path)'", notes: nearest.map { ["did you mean '--\($0)'?"] } ?? [])
  }

  private mutating func take(
    _ option: Option, shown: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    guard let valueName = option.valueName else {
      if attached != nil { throw misuse("the option '\(shown)' takes no value") }
      values[option.name, default: []].append("")
      return
    }
    if option.mayLackValue, attached == nil {
      values[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw misuse("the option '\(shown)' needs a value: \(shown) \(valueName)")
    }
    if case .choice(let words) = option.value, !words.contains(value) {
      throw misuse(
        "invalid value '\(value)' for '\(shown)'; valid values: \(words.joined(separator: ", "))",
        notes: nearestName(to: value, among: words).map { ["did you mean '\($0)'?"] } ?? [])
    }
    if value.isEmpty, !option.mayBeEmpty { throw misuse("the option '\(shown)' needs a value: \(shown) \(valueName)") }
    values[option.name, default: []].append(value)
  }

  private func checkOperands() throws(Failure) {
    if command.action == nil {
      let names = command.commands.map(\.name)
      guard let first = operands.first else {
        let which = names.count == 1 ? "the command" : "one of the commands"
        throw misuse("'\(path)' needs \(which) \(names.joined(separator: ", "))")
      }
      throw misuse("'\(path)' has no command '\(first)'", notes: [nearestNameNote(to: first, among: names)])
    }
    let required = command.operands.filter(\.isRequired)
    if operands.count < required.count { throw misuse("'\(path)' needs an argument: \(required[operands.count].name)") }
    let takesAny = command.operands.contains(where: \.isRepeatable)
    if !takesAny, operands.count > command.operands.count {
      throw misuse("'\(path)' does not take '\(operands[command.operands.count])'")
    }
  }
}

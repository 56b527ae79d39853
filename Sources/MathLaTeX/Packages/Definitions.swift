internal import MathTree

/// Commands that define others: TeX's own, and those of the packages newcommand, begingroup and mathtools.
extension Package {
  static let definitions = Package(
    commands: [("long", .macro(""))],
    handlers: [
      ("newcommand renewcommand providecommand DeclareRobustCommand", Definition.newCommand),
      ("newenvironment renewenvironment", Definition.newEnvironment), ("def edef", Definition.pattern(isGlobal: false)),
      ("gdef xdef", Definition.pattern(isGlobal: true)), ("let", Definition.letBe), ("global", Definition.global),
      ("DeclareMathOperator", Definition.mathOperator), ("newcolumntype", Definition.columnType),
      ("Newextarrow", Definition.extensibleArrow), ("MakeAboxedCommand", Definition.aboxed),
      ("DeclarePairedDelimiter DeclarePairedDelimiterX DeclarePairedDelimiterXPP", Definition.pairedDelimiter),
      ("begingroup bgroup", Definition.beginGroup), ("endgroup egroup", Definition.endGroup),
      ("begingroupReset", Definition.resetGroups), ("begingroupSandbox", Definition.beginSandbox),
    ])
}

private enum Definition: CommandHandler {
  case newCommand, newEnvironment, pattern(isGlobal: Bool), letBe, global
  case mathOperator, columnType, extensibleArrow, aboxed, pairedDelimiter
  case beginGroup, endGroup, resetGroups, beginSandbox

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .newCommand: try context.newCommand()
    case .newEnvironment:
      context.star()
      let name = try context.word()
      let macro = try context.macro()
      let end = try context.argument().tokens
      context.define { $0.environments[name] = Definitions.OwnEnvironment(macro: macro, end: end) }
    case .pattern(let isGlobal): try context.defineByPattern(isGlobal: isGlobal)
    case .letBe: try context.letBe()
    case .global: context.define { $0.isNextGlobal = true }
    case .mathOperator:
      let hasLimits = context.star()
      let name = try context.commandName()
      let body = context.tokens(of: hasLimits ? "\\operatorname*{#1}" : "\\operatorname{#1}")
      let tokens = context.filled(body, with: [try context.argument().tokens])
      context.define { $0.set(name, .macro(Macro(body: tokens[...]))) }
    case .columnType: try context.columnType()
    case .extensibleArrow:
      let name = try context.commandName()
      _ = try context.argument()
      let number = try context.word()
      let digits = number.drop { $0 == "x" || $0 == "\"" }
      guard let value = UInt32(digits, radix: digits.count < number.count ? 16 : 10), let scalar = Unicode.Scalar(value)
      else { throw context.problem("'\(number)' is no number of a character") }
      context.define { $0.set(name, .command(.extensibleArrow(String(Character(scalar))))) }
    case .aboxed:
      context.star()
      let name = try context.commandName()
      _ = try context.argument()
      context.define { $0.set(name, .builtin("Aboxed")) }
    case .pairedDelimiter: try context.pairedDelimiter()
    case .beginGroup: context.define { $0.begin() }
    case .endGroup: context.define { $0.end() }
    case .resetGroups: context.define { $0.reset() }
    case .beginSandbox: context.define { $0.beginSandbox() }
    }
  }
}

extension CommandContext {
  /// Takes the name of a command that is to be defined, in braces or not.
  fileprivate mutating func commandName() throws(FormulaSyntaxError) -> String {
    let argument = try argument()
    if let name = argument.tokens.first(where: { $0.kind != .space }), name.kind == .command {
      return self.name(of: name)
    }
    // `\newcommand{name}`, without its backslash.
    let text = text(of: argument.tokens).trimmingSpaces()
    guard text.utf8.contains(where: { $0 | 0x20 &- 0x61 < 26 }) else {
      throw problem("\(written(command)) is not followed by a command's name", expected: "a name like '\\name'")
    }
    return text
  }

  fileprivate mutating func newCommand() throws(FormulaSyntaxError) {
    star()
    let name = try commandName()
    let macro = try macro()
    if self.name == "providecommand", CommandTable.commands[name] != nil || definitions[name] != nil { return }
    define { $0.set(name, .macro(macro)) }
  }

  /// Takes how many arguments a macro has, what the first is if it is left out, and the macro's body.
  fileprivate mutating func macro() throws(FormulaSyntaxError) -> Macro {
    var count = 0
    if let number = try optionalWord(), !number.isEmpty {
      guard let given = Int(number), (0...9).contains(given) else {
        throw problem("'\(number)' is no number of arguments", expected: "a digit")
      }
      count = given
    }
    let optional = try optionalArgument()?.tokens
    return Macro(
      arguments: Array(repeating: [], count: count), optional: count > 0 ? optional : nil, body: try argument().tokens)
  }

  /// `\def\name#1,#2;{...}`.
  fileprivate mutating func defineByPattern(isGlobal: Bool) throws(FormulaSyntaxError) {
    let isGlobal = takeGlobal() || isGlobal
    let name = try commandName()
    _ = peek()
    var prefix: [Token] = []
    var arguments: [[Token]] = []
    var isAfterSpace = false
    while let next = peekAny(), next.kind != .openBrace {
      skip()
      if next.kind == .parameter, let number = peekAny() {
        skip()
        guard number.kind == .digit, Int(number.value) - 0x30 == arguments.count + 1 else {
          throw FormulaSyntaxError(
            "The arguments of \\\(name) are not numbered in order", expected: "'#\(arguments.count + 1)'",
            at: number.source)
        }
        arguments.append([])
      } else if arguments.isEmpty {
        prefix.append(next)
      } else {
        // Spaces in front of the body, or more than one, say nothing.
        if next.kind == .space, isAfterSpace || isBeforeGroup() { continue }
        arguments[arguments.count - 1].append(next)
      }
      isAfterSpace = next.kind == .space
    }
    while prefix.last?.kind == .space { prefix.removeLast() }
    let macro = Macro(arguments: arguments.map { $0[...] }, prefix: prefix[...], body: try argument().tokens)
    define { $0.set(name, .macro(macro), isGlobal: isGlobal) }
  }

  private mutating func takeGlobal() -> Bool {
    let isGlobal = definitions.isNextGlobal
    define { $0.isNextGlobal = false }
    return isGlobal
  }

  fileprivate mutating func letBe() throws(FormulaSyntaxError) {
    let isGlobal = takeGlobal()
    let name = try commandName()
    if let next = peek(), next.is("=") { skip() }
    guard let token = peek() else {
      throw problem("\\let has no meaning for \\\(name)", expected: "a command or a sign")
    }
    skip()
    let meaning: Definitions.Meaning
    if token.kind == .command {
      let other = self.name(of: token)
      let isKnown = CommandTable.commands[other] != nil || CommandTable.delimiters[other] != nil
      meaning = definitions[other] ?? (isKnown ? .builtin(other) : .undefined)
    } else {
      meaning = .character(token)
    }
    define { $0.set(name, meaning, isGlobal: isGlobal) }
  }

  fileprivate mutating func columnType() throws(FormulaSyntaxError) {
    let letter = try argument().tokens.first
    let count = try optionalWord().flatMap { Int($0) } ?? 0
    let body = try argument().tokens
    guard let letter, letter.kind != .command, count >= 0, count < 10 else { return }
    let macro = Macro(arguments: Array(repeating: [], count: count), body: body)
    define { $0.columnTypes[letter.value] = macro }
  }

  fileprivate mutating func pairedDelimiter() throws(FormulaSyntaxError) {
    let name = try commandName()
    let isGeneral = self.name != "DeclarePairedDelimiter"
    let count = isGeneral ? try optionalWord().flatMap { Int($0) } ?? 1 : 1
    if self.name == "DeclarePairedDelimiterXPP" { _ = try argument() }
    let open = try fenceSign()
    let close = try fenceSign()
    if self.name == "DeclarePairedDelimiterXPP" { _ = try argument() }
    let body = isGeneral ? try argument().tokens : nil
    let pair = PairedDelimiters(open: open, close: close, body: body, count: min(max(count, 0), 9))
    define { $0.set(name, .command(.handler(pair))) }
  }

  private mutating func fenceSign() throws(FormulaSyntaxError) -> String {
    let argument = try argument()
    return argument.tokens.first { $0.kind != .space }.flatMap { sign(of: $0) } ?? ""
  }
}

/// A command of the formula's own that sets what it is given between two signs.
private struct PairedDelimiters: CommandHandler {
  let open: String
  let close: String
  let body: ArraySlice<Token>?
  let count: Int

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    context.star()
    if let next = context.peek(), next.is("[") { try context.optionalArgument() }
    var arguments: [ArraySlice<Token>] = []
    for _ in 0..<count { arguments.append(try context.argument().tokens) }
    var content = body.map { context.filled($0, with: arguments) } ?? Array(arguments.first ?? [])
    Tokenizer.matchBraces(&content)
    let children = try context.contents(of: Argument(tokens: content[...], source: context.command.source))
    if !open.isEmpty { context.push(context.token(.operator, open)) }
    context.push(all: children)
    if !close.isEmpty { context.push(context.token(.operator, close, at: context.endOfInput)) }
  }
}

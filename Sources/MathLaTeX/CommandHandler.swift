internal import MathTree

/// What a command does that needs code of its own. A package has one type of handlers or more, of which each case or
/// value is a command.
internal protocol CommandHandler: Sendable {
  /// Parses what follows the command, and adds what it makes to the list.
  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError)

  var isLeftOutOfText: Bool { get }
}

extension CommandHandler {
  var isLeftOutOfText: Bool { false }
}

/// How an environment is parsed that is neither a table nor part of the formula around it.
internal protocol EnvironmentHandler: Sendable {
  /// Parses the content of the environment called `name`, up to its end, and adds what it makes to the list.
  func parse(_ environment: Environment, _ name: String, _ context: inout CommandContext) throws(FormulaSyntaxError)
}

internal import MathTree

/// What an environment of LaTeX makes.
internal struct Environment: Sendable {
  /// What stands between the environment's name and its content.
  enum Arguments: Sendable {
    case none
    /// An alignment in brackets, perhaps.
    case optional
    case columns
    /// A number of columns or the like, which says nothing about structure.
    case one
  }

  /// How the content is parsed.
  enum Content: Sendable {
    /// As part of the formula around it.
    case inline
    case table
    /// In a way of its own.
    case handler(any EnvironmentHandler)
  }

  var content = Content.table
  var arguments = Arguments.none
  /// The signs around the table.
  var open = ""
  var close = ""
  /// Where the cells of its columns stand, as MathML's `columnalign` names it; empty for the middle.
  var alignment: [String] = []
  /// Whether cells are set in display style.
  var isDisplay = false
  /// The columns that hold text and not formulas, the first being 0.
  var textColumn: Int?
  /// Whether columns of space stand between pairs of columns; with `isPadded`, outside of them too.
  var isSpread = false
  var isPadded = false
  /// Whether its rows may have numbers.
  var isNumbered = false
  /// Whether the last of three cells is the row's label.
  var isLabeledLast = false
}

/// Where environments begin and end, and rows.
internal enum EnvironmentCommand: CommandHandler {
  case begin, end, newRow
  /// A table written as one argument: `\matrix{a & b \cr c & d}`.
  case table(Environment)

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .begin: try context.beginEnvironment()
    case .end: try context.endEnvironment()
    case .newRow: try context.newRow()
    case .table(let environment):
      let argument = try context.argument()
      let table = try context.within(argument) { (context) throws(FormulaSyntaxError) in
        try context.table(environment, [], until: .cell).id
      }
      context.push(context.fenced(table, environment))
    }
  }
}

extension Command {
  static func table(_ environment: Environment) -> Command { .handler(EnvironmentCommand.table(environment)) }
}

extension CommandContext {
  @inline(never)
  fileprivate mutating func beginEnvironment() throws(FormulaSyntaxError) {
    let argument = try argument()
    let name = text(of: argument.tokens).trimmingSpaces()
    if let own = definitions.environments[name] { return try prepend(try expansion(of: own.macro)) }
    guard let environment = CommandTable.environments[name] else {
      let near = NearName.nearest(to: name, in: CommandTable.environments.keys)
      throw FormulaSyntaxError(
        "There is no environment '\(name)'", expected: near.map { "'\($0)', perhaps" },
        at: command.source.reaching(argument.source.upperBound))
    }
    try self.environment(environment, name)
  }

  /// Parses the content of an environment, up to its end.
  mutating func environment(_ environment: Environment, _ name: String) throws(FormulaSyntaxError) {
    var columns: [Column] = []
    var pairs = 0
    switch environment.arguments {
    case .none: break
    case .optional: while let next = adjacent(), next.is("[") { try optionalArgument() }
    case .columns:
      try optionalArgument()
      columns = try self.columns(in: try argument().tokens)
    case .one:
      while let next = peek(), next.is("[") { try optionalArgument() }
      pairs = Int(try word()) ?? 0
    }
    switch environment.content {
    case .inline:
      let (children, end) = try list(until: .environment)
      try finish(name, end)
      push(all: children)
    case .handler(let handler): try handler.parse(environment, name, &self)
    case .table:
      let outer = tags
      // A table, its rows and its cells are levels of their own.
      depth += 2
      defer { depth -= 2 }
      if environment.isNumbered { changeTags { $0.isInRows = true } }
      if environment.isPadded { columns = Array(repeating: Column(), count: min(max(0, pairs), 100) * 2) }
      let (table, end) = try table(environment, columns, until: [.cell, .environment])
      if environment.isNumbered { changeTags { ($0.isInRows, $0.row) = (outer.isInRows, outer.row) } }
      try finish(name, end)
      push(fenced(table, environment))
    }
  }

  /// The next token if nothing but a space stands in front of it; a line break before `[` makes it part of the content.
  private mutating func adjacent() -> Token? { peekAny().flatMap { $0.kind == .space ? nil : $0 } }

  /// Sees that an environment ends as it began.
  mutating func finish(_ name: String, _ end: ListEnd) throws(FormulaSyntaxError) {
    switch end {
    case .environment(name): break
    case .environment(let other):
      try report("The environment '\(name)' ends with '\\end{\(other)}'", expected: "'\\end{\(name)}'")
    default: try report("The environment '\(name)' does not end", expected: "'\\end{\(name)}'")
    }
  }

  @inline(never)
  fileprivate mutating func endEnvironment() throws(FormulaSyntaxError) {
    let argument = try argument()
    let name = text(of: argument.tokens).trimmingSpaces()
    if let own = definitions.environments[name] { return try prepend(filled(own.end, with: [])) }
    guard ends.contains(.environment) else {
      throw FormulaSyntaxError(
        "There is no '\\begin{\(name)}' for this \\end", expected: "a group to be closed first, perhaps",
        at: command.source.reaching(argument.source.upperBound))
    }
    endList(.environment(name))
  }

  /// `\\`: the end of a row, or outside of tables a new line.
  @inline(never)
  fileprivate mutating func newRow() throws(FormulaSyntaxError) {
    if let next = peekAny(), next.is("*") { skip() }
    if let next = peekAny(), next.is("[") { try optionalArgument() }
    if ends.contains(.cell) { return endList(.row) }
    let id = token(.space, "")
    setAttribute("linebreak", "newline", of: id)
    push(id)
  }

  @inline(never)
  fileprivate mutating func fenced(_ table: FormulaTree.ID, _ environment: Environment) -> FormulaTree.ID {
    guard !environment.open.isEmpty || !environment.close.isEmpty else { return table }
    var parts: [FormulaTree.ID] = []
    if !environment.open.isEmpty { parts.append(token(.operator, environment.open)) }
    parts.append(table)
    let end = endOfInput
    if !environment.close.isEmpty { parts.append(token(.operator, environment.close, at: end)) }
    return add(.row, parts, at: command.source.reaching(end.upperBound).reaching(endOf(table)))
  }
}

internal import MathTree

/// A command that stands for other LaTeX.
internal struct Macro: Sendable {
  /// What its name is followed by: for each argument, the tokens that end it; empty for an ordinary argument.
  var arguments: [ArraySlice<Token>] = []
  /// What must stand before the first argument.
  var prefix: ArraySlice<Token> = []
  /// What the first argument is if it is not given in brackets; nil if it is an ordinary one.
  var optional: ArraySlice<Token>?
  var body: ArraySlice<Token>
}

/// What a formula itself defines.
internal struct Definitions {
  /// What a name means.
  enum Meaning {
    case macro(Macro)
    /// The same as a command of LaTeX.
    case builtin(String)
    case character(Token)
    case command(Command)
    case undefined
  }

  /// An environment of the formula's own.
  struct OwnEnvironment {
    let macro: Macro
    let end: ArraySlice<Token>
  }

  private var meanings: [String: Meaning] = [:]
  var environments: [String: OwnEnvironment] = [:]
  /// The units that have commands of their own, as they are written.
  var units: [String: String] = [:]
  /// The letters of an array's template that stand for other columns.
  var columnTypes: [UInt32: Macro] = [:]
  /// Whether `\global` stands in front of what is parsed.
  var isNextGlobal = false
  /// What names meant before a `\begingroup`.
  private var outer: [[String: Meaning]] = []
  /// How many groups belong to the sandbox.
  private var sandbox = 0

  subscript(name: String) -> Meaning? { meanings.isEmpty ? nil : meanings[name] }

  /// Whether the formula gives `name` a meaning.
  func has(_ name: String) -> Bool { !meanings.isEmpty && meanings[name] != nil }

  /// Gives a name a meaning, with `isGlobal` in all groups around too.
  mutating func set(_ name: String, _ meaning: Meaning, isGlobal: Bool = false) {
    meanings[name] = meaning
    guard isGlobal else { return }
    for i in outer.indices { outer[i][name] = meaning }
  }

  mutating func begin() { if outer.count < maximumFormulaDepth { outer.append(meanings) } }

  mutating func end() { if let last = outer.popLast() { meanings = last } }

  /// Ends all groups that have begun, but for a sandbox.
  mutating func reset() { while outer.count > sandbox { end() } }

  /// Ends all groups, and begins one that `\begingroupReset` does not end.
  mutating func beginSandbox() {
    sandbox = 0
    reset()
    begin()
    sandbox = 1
  }

  /// The fence that a name was given, or nil.
  func delimiter(_ name: String) -> String? {
    switch self[name] {
    case .builtin(let other): CommandTable.delimiters[other]
    case .character(let token): Delimiters.sign(of: token.scalar)
    default: nil
    }
  }
}

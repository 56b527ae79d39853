internal import MathTree

/// All commands and environments of LaTeX, from all packages.
internal enum CommandTable {
  /// What each command does, by its name without the backslash. A later package wins.
  static let commands: [String: Command] = {
    var table: [String: Command] = [:]
    table.reserveCapacity(2_000)
    for package in packages {
      for (names, element, variant, hasLimits) in package.symbols {
        for (name, text) in [String: String](pairs: names) {
          table[name] = .symbol(CommandSymbol(text: text, element: element, variant: variant, hasLimits: hasLimits))
        }
      }
      for (list, command) in package.commands { for name in names(in: list) { table[name] = command } }
      for (list, handler) in package.handlers { for name in names(in: list) { table[name] = .handler(handler) } }
      for name in names(in: package.unlike) {
        guard case .symbol(var symbol)? = table[name] else { continue }
        symbol.isUnlike = true
        table[name] = .symbol(symbol)
      }
    }
    return table
  }()

  /// What each environment makes, by its name.
  static let environments: [String: Environment] = {
    var table: [String: Environment] = [:]
    for package in packages {
      for (list, environment) in package.environments { for name in names(in: list) { table[name] = environment } }
    }
    return table
  }()

  /// The sign that a command writes after `\left` and the like, by its name.
  static let delimiters = [String: String](pairs: Delimiters.names)

  private static let packages: [Package] = [
    .base, .ams, .amscd, .mathtools, .cases, .braket, .physics, .text, .textcomp, .upgreek, .bboldx, .stmaryrd, .esint,
    .wasysym,
    .attributes,
    .siunitx, .mhchem, .bussproofs, .definitions, .commonNames,
  ]

  /// The names of a list; white space alone is a name.
  private static func names(in list: String) -> [String] {
    let names = list.unicodeScalars.split { $0 == " " || $0 == "\n" }.map { String($0) }
    return names.isEmpty && !list.isEmpty ? [list] : names
  }
}

/// The commands of a package of LaTeX. A package stands in a file of its own in `Packages`.
internal struct Package: Sendable {
  /// Commands that write a sign: names and signs in turn, and what the signs are.
  var symbols: [(names: String, MathElement, MathVariant, hasLimits: Bool)] = []
  /// Names of those signs that are other forms of relations.
  var unlike = ""
  /// All other commands, by the names of those that do the same.
  var commands: [(names: String, Command)] = []
  /// Commands that need code of their own.
  var handlers: [(names: String, any CommandHandler)] = []
  var environments: [(names: String, Environment)] = []

  /// Commands that each differ in a character or another word: names and words in turn.
  static func each(_ pairs: String, _ command: (String) -> Command) -> [(names: String, Command)] {
    [String: String](pairs: pairs).map { ($0.key, command($0.value)) }
  }

  /// Functions that are written as they are called.
  static func functions(_ names: String) -> [(names: String, Command)] {
    names.split(separator: " ").map { (String($0), .function(String($0))) }
  }
}

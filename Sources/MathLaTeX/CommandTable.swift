internal import MathTree

/// All commands and environments of LaTeX, from all packages.
internal enum CommandTable {
  /// What each command does, by its name without the backslash. A later package wins.
  static let commands: [String: Command] = {
    var table: [String: Command] = [:]
    table.reserveCapacity(2_000)
    for package in packages {
      for (names, element, variant, hasLimits) in package.symbols {
        add(names, element, variant, hasLimits, to: &table)
      }
      for (name, command) in package.commands { table[name] = command }
      for (name, handler) in package.handlers { table[name] = .handler(handler) }
      for name in package.unlike.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        guard case .symbol(var symbol)? = table[String(name)] else { continue }
        symbol.isUnlike = true
        table[String(name)] = .symbol(symbol)
      }
    }
    return table
  }()

  /// What each environment makes, by its name.
  static let environments: [String: Environment] = {
    var table: [String: Environment] = [:]
    for package in packages {
      for (name, environment) in package.environments { table[name] = environment }
    }
    return table
  }()

  /// The sign that a command writes after `\left` and the like, by its name.
  static let delimiters = pairs(of: Delimiters.names)

  private static let packages: [Package] = [
    .base, .ams, .amscd, .mathtools, .cases, .braket, .physics, .text, .textcomp, .upgreek, .bboldx, .attributes,
    .siunitx, .mhchem, .bussproofs, .definitions, .commonNames,
  ]

  /// A list of names and characters in turn, as `alpha α beta β`.
  static func pairs(of list: String) -> [String: String] {
    var table: [String: String] = [:]
    var name: Substring?
    for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let key = name {
        table[String(key)] = String(word)
        name = nil
      } else {
        name = word
      }
    }
    return table
  }

  private static func add(
    _ names: String, _ element: MathElement, _ variant: MathVariant, _ hasLimits: Bool,
    to table: inout [String: Command]
  ) {
    for (name, text) in pairs(of: names) {
      table[name] = .symbol(Symbol(text: text, element: element, variant: variant, hasLimits: hasLimits))
    }
  }
}

/// The commands of a package of LaTeX. A package stands in a file of its own in `Packages`.
internal struct Package: Sendable {
  /// Commands that write a sign: names and signs in turn, and what the signs are.
  var symbols: [(names: String, MathElement, MathVariant, hasLimits: Bool)] = []
  /// Names of those signs that are other forms of relations.
  var unlike = ""
  /// All other commands.
  var commands: [(String, Command)] = []
  /// Commands that need code of their own.
  var handlers: [String: any CommandHandler] = [:]
  var environments: [(String, Environment)] = []
}

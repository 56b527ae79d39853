internal import MathTree

/// The package mhchem: formulas of chemistry, and values with units.
extension Package {
  static let mhchem = Package(
    commands: [("hyphen", .macro("\\text{-}"))],
    handlers: [("ce cf", Mhchem.formula), ("pu", Mhchem.physicalUnits)])
}

private enum Mhchem: CommandHandler {
  case formula, physicalUnits

  func parse(_ context: inout CommandContext) throws(FormulaSyntaxError) {
    switch self {
    case .formula: try context.chemistry()
    case .physicalUnits: try context.physicalUnits()
    }
  }
}

internal import MathTree

/// The package mhchem: formulas of chemistry, and values with units.
extension Package {
  static let mhchem = Package(commands: [
    ("ce", .construction(.chemistry)), ("cf", .construction(.chemistry)), ("pu", .construction(.physicalUnits)),
    ("hyphen", .macro("\\text{-}")),
  ])
}

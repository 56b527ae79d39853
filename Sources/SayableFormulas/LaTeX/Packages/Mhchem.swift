/// The package mhchem: formulas of chemistry, and values with units.
extension LaTeXPackage {
  static let mhchem = LaTeXPackage(commands: [
    ("ce", .construction(.chemistry)), ("cf", .construction(.chemistry)), ("pu", .construction(.physicalUnits)),
    ("hyphen", .macro("\\text{-}")),
  ])
}

/// The names that are read as one name, not letter by letter, and applied to what follows.
internal enum UnicodeMathFunctions {
  static let names: Set<String> = {
    var names: Set<String> = [
      "Im", "Pr", "Re", "arg", "argmax", "argmin", "def", "deg", "det", "dim", "erf", "erfc", "exp", "gcd", "hom",
      "inf", "injlim", "ker", "lcm", "lg", "lim", "liminf", "limsup", "ln", "log", "max", "min", "mod", "per",
      "projlim", "sgn", "sup",
    ]
    for name in ["sin", "cos", "tan", "sec", "csc", "cot"] {
      names.formUnion([name, name + "h", "a" + name, "a" + name + "h", "arc" + name, "arc" + name + "h"])
    }
    names.formUnion(["arsinh", "arcosh", "artanh", "arsech", "arcsch", "arcoth"])
    return names
  }()

  /// The names whose subscript stands under them.
  static let limits: Set<String> = [
    "Pr", "argmax", "argmin", "det", "gcd", "inf", "injlim", "lim", "liminf", "limsup", "max", "min", "projlim", "sup",
  ]

  static let longestName = 7

  /// What names can begin with, for a quick look before one is put together.
  static let initials = Set(names.compactMap(\.unicodeScalars.first))
}

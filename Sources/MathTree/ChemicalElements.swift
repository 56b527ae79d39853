/// The symbols of the chemical elements.
package enum ChemicalElements {
  package static let symbols = Set(
    """
    H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc
    Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi
    Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Those of one letter that are gases of two atoms or three, as in N₂ and O₃.
  package static let gases: Set = ["H", "N", "O"]

  /// What stands for any acid, base or salt, as in HA ⇌ H⁺ + A⁻.
  private static let placeholders: Set = ["A", "HA", "BH", "HB", "HX", "MX"]

  /// Whether `text` is the symbols of one element or several, or stands for any acid, base or salt.
  package static func areSubstance(_ text: String) -> Bool {
    symbols.contains(text) || areSymbols(text) || placeholders.contains(text)
  }

  /// Whether `text` is the symbols of several elements, one behind another, as NaCl is.
  package static func areSymbols(_ text: String) -> Bool {
    guard text.utf8.count < 12, text.utf8.first.map({ $0 & 0x20 == 0 }) ?? false else { return false }
    var count = 0
    var symbol = ""
    for letter in text + "A" {
      if letter.isUppercase, !symbol.isEmpty {
        guard symbols.contains(symbol) else { return false }
        count += 1
        symbol = ""
      }
      symbol.append(letter)
    }
    return count > 1
  }
}

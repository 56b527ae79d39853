internal import MathTree

/// The units of a value, with their powers, as they are read one after another.
internal struct UnitList {
  struct Piece {
    var text: String
    var power = ""
    /// What the unit is of, as in `\kilogram\of{salt}`.
    var qualifier = ""
    /// Whether it stands below the line of a fraction.
    var isBelow = false
    var source: Range<Int>
  }

  private(set) var pieces: [Piece] = []
  var nextPower = ""
  private var prefix = ""
  private var isBelow = false
  /// Whether all units up to a closing parenthesis stand below.
  private var isGroup = false

  mutating func add(_ text: String, _ source: Range<Int>) {
    pieces.append(Piece(text: prefix + text, power: nextPower, isBelow: isBelow, source: source))
    (prefix, nextPower) = ("", "")
    isBelow = isBelow && isGroup
  }

  /// Gives the last unit a power.
  mutating func setPower(_ power: String) {
    guard !pieces.isEmpty else { return }
    pieces[pieces.count - 1].power = power
  }

  /// Says what the last unit is of.
  mutating func setQualifier(_ qualifier: String) {
    guard !pieces.isEmpty else { return }
    pieces[pieces.count - 1].qualifier = qualifier
  }

  /// Adds what a command says; false if it is no command of units.
  mutating func add(command name: String, _ token: Token) -> Bool {
    switch name {
    case "per": isBelow = true
    case "square": nextPower = "2"
    case "cubic": nextPower = "3"
    default:
      if let unit = Self.units[name] {
        add(unit, token.source)
      } else if let sign = Self.prefixes[name] {
        prefix += sign
      } else {
        return false
      }
    }
    return true
  }

  /// Adds a sign that stands between units, or is one.
  mutating func add(sign token: Token) {
    switch token.scalar {
    case "/": isBelow = true
    case "(": isGroup = true
    case ")": (isGroup, isBelow) = (false, false)
    case ".", "*", "·", "⋅", "~", "-": break
    default: add(String(Character(token.scalar)), token.source)
    }
  }

  static let powersAfter = ["squared": "2", "cubed": "3"]

  private static let prefixes = [String: String](
    pairs: """
      quecto q ronto r yocto y zepto z atto a femto f pico p nano n micro µ milli m centi c deci d deca da deka da
      hecto h kilo k mega M giga G tera T peta P exa E zetta Z yotta Y ronna R quetta Q kibi Ki mebi Mi gibi Gi tebi Ti
      """)

  /// The units that have commands, and the usual short forms of those with prefixes.
  static let units = [String: String](
    pairs: """
      ampere A candela cd kelvin K kilogram kg metre m meter m mole mol second s gram g becquerel Bq degreeCelsius °C
      celsius °C coulomb C farad F gray Gy hertz Hz henry H joule J lumen lm katal kat lux lx newton N ohm Ω pascal Pa
      radian rad siemens S sievert Sv steradian sr tesla T volt V watt W weber Wb
      astronomicalunit au bel B dalton Da day d decibel dB degree ° electronvolt eV hectare ha hour h litre L liter L
      arcminute ′ arcmin ′ minute min arcsecond ″ arcsec ″ neper Np tonne t percent % bit bit byte B bar bar
      angstrom Å atmosphere atm knot kn mmHg mmHg
      fg fg pg pg ng ng ug µg mg mg g g kg kg pm pm nm nm um µm mm mm cm cm dm dm m m km km as as fs fs ps ps ns ns us µs
      ms ms s s fmol fmol pmol pmol nmol nmol umol µmol mmol mmol mol mol kmol kmol pA pA nA nA uA µA mA mA A A kA kA
      ul µL ml mL l L hl hL uL µL mL mL L L hL hL mHz mHz Hz Hz kHz kHz MHz MHz GHz GHz THz THz mN mN N N kN kN MN MN
      Pa Pa kPa kPa MPa MPa GPa GPa mohm mΩ kohm kΩ Mohm MΩ pV pV nV nV uV µV mV mV V V kV kV
      W W nW nW uW µW mW mW kW kW MW MW GW GW J J uJ µJ mJ mJ kJ kJ eV eV meV meV keV keV MeV MeV GeV GeV TeV TeV
      kWh kWh F F fF fF pF pF nF nF uF µF H H mH mH uH µH C C nC nC mC mC uC µC K K mK mK uK µK T T mT mT dB dB kB kB MB MB
      GB GB
      """)
}

/// Unicode's superscript and subscript characters.
package enum ScriptCharacters {
  /// The character that a superscript one stands for.
  package static func superscript(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "¹": "1"
    case "²": "2"
    case "³": "3"
    case "⁰", "⁴"..."⁹": Unicode.Scalar(scalar.value - 0x2070 + 0x30)
    case "ⁱ": "i"
    case "⁺": "+"
    case "⁻": "-"
    case "⁼": "="
    case "⁽": "("
    case "⁾": ")"
    case "ⁿ": "n"
    default: scalar.value > 0x2AF ? letters[scalar] : nil
    }
  }

  /// The character that a subscript one stands for.
  package static func `subscript`(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "₀"..."₉": Unicode.Scalar(scalar.value - 0x2080 + 0x30)
    case "₊": "+"
    case "₋": "-"
    case "₌": "="
    case "₍": "("
    case "₎": ")"
    default: scalar.value > 0x1D00 ? lowLetters[scalar] : nil
    }
  }

  private static let letters = pairs(
    "ᴬAᴮBᴰDᴱEᴳGᴴHᴵIᴶJᴷKᴸLᴹMᴺNᴼOᴾPᴿRᵀTᵁUⱽVᵂWᵃaᵇbᶜcᵈdᵉeᶠfᵍgʰhʲjᵏkˡlᵐmᵒoᵖpʳrˢsᵗtᵘuᵛvʷwˣxʸyᶻzᵅαᵝβᵞγᵟδᵋεᶿθᶥιᵠϕᵡχ")
  private static let lowLetters = pairs("ₐaₑeₒoₓxₕhₖkₗlₘmₙnₚpₛsₜtₔəᵢiᵣrᵤuᵥvⱼjᵦβᵧγᵨρᵩϕᵪχ")

  private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    var scalars = text.unicodeScalars.makeIterator()
    while let script = scalars.next(), let plain = scalars.next() { table[script] = plain }
    return table
  }
}

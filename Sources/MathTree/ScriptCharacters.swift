/// Unicode's superscript and subscript characters.
package enum ScriptCharacters {
  /// The character that a superscript one stands for.
  package static func superscript(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.value > 0xB1 ? letters[scalar] : nil
  }

  /// The character that a subscript one stands for.
  package static func `subscript`(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.value > 0x1D00 ? lowLetters[scalar] : nil
  }

  private static let letters = [Unicode.Scalar: Unicode.Scalar](
    pairs: "⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9⁺+⁻-⁼=⁽(⁾)ⁱiⁿn"
      + "ᴬAᴮBᴰDᴱEᴳGᴴHᴵIᴶJᴷKᴸLᴹMᴺNᴼOᴾPᴿRᵀTᵁUⱽVᵂWᵃaᵇbᶜcᵈdᵉeᶠfᵍgʰhʲjᵏkˡlᵐmᵒoᵖpʳrˢsᵗtᵘuᵛvʷwˣxʸyᶻzᵅαᵝβᵞγᵟδᵋεᶿθᶥιᵠϕᵡχ")
  private static let lowLetters = [Unicode.Scalar: Unicode.Scalar](
    pairs: "₀0₁1₂2₃3₄4₅5₆6₇7₈8₉9₊+₋-₌=₍(₎)ₐaₑeₒoₓxₕhₖkₗlₘmₙnₚpₛsₜtₔəᵢiᵣrᵤuᵥvⱼjᵦβᵧγᵨρᵩϕᵪχ")
}

extension [Unicode.Scalar: Unicode.Scalar] {
  /// A table of characters, from keys and values in turn.
  package init(pairs text: String) {
    self.init()
    var scalars = text.unicodeScalars.makeIterator()
    while let key = scalars.next(), let value = scalars.next() { self[key] = value }
  }
}

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

  /// The tokens that a run of script characters stands for, by the plain characters; digits side by side are one number.
  package static func tokens(
    _ run: [(plain: Unicode.Scalar, source: Range<Int>)]
  ) -> [(element: MathElement, text: String, source: Range<Int>)] {
    var tokens: [(element: MathElement, text: String, source: Range<Int>)] = []
    for (plain, source) in run {
      let isDigit = ("0"..."9").contains(plain)
      if isDigit, let last = tokens.last, last.element == .number {
        tokens[tokens.count - 1] = (.number, last.text + String(plain), last.source.lowerBound..<source.upperBound)
      } else {
        let element: MathElement = isDigit ? .number : plain.properties.isAlphabetic ? .identifier : .operator
        tokens.append((element, plain == "-" ? "−" : String(plain), source))
      }
    }
    return tokens
  }

  /// So many primes, in one character where there is one.
  package static func primes(_ count: Int) -> String {
    let signs = ["′", "″", "‴", "⁗"]
    return signs.indices.contains(count - 1) ? signs[count - 1] : String(repeating: "′", count: count)
  }

  private static let letters = [Unicode.Scalar: Unicode.Scalar](
    pairs: "⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9⁺+⁻-⁼=⁽(⁾)ⁱiⁿn"
      + "ᴬAᴮBᴰDᴱEᴳGᴴHᴵIᴶJᴷKᴸLᴹMᴺNᴼOᴾPᴿRᵀTᵁUⱽVᵂWᵃaᵇbᶜcᵈdᵉeᶠfᵍgʰhʲjᵏkˡlᵐmᵒoᵖpʳrˢsᵗtᵘuᵛvʷwˣxʸyᶻzᵅαᵝβᵞγᵟδᵋεᶿθᶥιᵠϕᵡχ")
  private static let lowLetters = [Unicode.Scalar: Unicode.Scalar](
    pairs: "₀0₁1₂2₃3₄4₅5₆6₇7₈8₉9₊+₋-₌=₍(₎)ₐaₑeₒoₓxₕhₖkₗlₘmₙnₚpₛsₜtₔəᵢiᵣrᵤuᵥvⱼjᵦβᵧγᵨρᵩϕᵪχ")
}

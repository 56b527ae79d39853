import SayableEngine
import SayableFormulas
import SayableMathML
import TestSupport
import Testing

/// Nothing of a formula is lost: whichever letter, digit or sign of it is another one, something else is said.
struct NothingLostTests {
  private let speaker: FormulaSpeaker

  init() throws { speaker = try FormulaSpeaker(locale: LanguageTag("en")) }

  /// Small formulas of some constructs, in LaTeX.
  private static let generated: [String] = {
    var random = SeededGenerator(seed: 7_18)
    return (0..<12).flatMap { _ in
      FormulaGenerator.formulas(ofUpTo: 4, using: &random).shuffled(using: &random).prefix(60)
    }
  }()

  @Test func `each sign of small formulas in LaTeX counts`() throws {
    for source in Self.generated { try expectNothingLost(source, .latex) }
  }

  @Test func `each sign of small formulas as they are typed counts`() throws {
    for source in Self.generated { try expectNothingLost(Formula(source, syntax: .latex).text, .typed) }
  }

  @Test func `each sign of small formulas in MathML counts`() throws {
    for source in Self.generated { try expectNothingLost(Formula(source, syntax: .latex).mathML, .mathml) }
  }

  @Test(arguments: [
    #"\sideset{_1^2}{_3^4}\sum x"#, #"x = 1 \tag{2}"#, #"\fbox{n + m}"#, #"\sqrt\frac ab"#, #"\oiint_S x\,dy"#,
    #"\left[\begin{array}{cc|cc}a&b\\c&d\end{array}\right]"#, #"\raisebox{3pt}{$n$} + m"#,
    #"\begin{numcases}{k=}x\tag{a}&y\end{numcases}"#, #"\oint F\cdot dr"#,
    #"\arg\max_x f(x)"#, #"\Re(z) + \Im(w)"#, #"p(x)y"#, #"a \overset{b}{=} \underset{c}{d}"#,
    #"\underbrace{a + b}_{c} \overbrace{d}^{h}"#, #"\xrightarrow[a]{b}"#, #"\begin{cases}a&b\\c&d\end{cases}"#,
    #"\begin{CD}A@>b>>C\\@VdVV@VVhV\\F@>>k>G\end{CD}"#, #"{}_1^2 F_3^4"#, #"\stackrel{a}{b}"#, #"\substack{a\\b}"#,
    #"\binom{a}{b}\brace c"#, #"\frac{\partial^2 f}{\partial x\partial y}"#, #"\left.\frac{1}{x}\right|_a^b"#,
    #"\cancelto{0}{x}"#, #"\ce{^{14}_{6}C}"#, #"\prescript{1}{2}{X}_{3}^{4}"#,
    #"\dfrac ab \cfrac{c}{d + \cfrac{1}{k}}"#,
    #"\begin{vmatrix}a&b\\c&d\end{vmatrix}"#, #"\widehat{abc} \vec{k}"#, #"x^{a^{b^{c}}} y_{a_{b_{c}}}"#,
    #"\begin{aligned}a&=b\\c&=d\end{aligned}"#, #"\left(\frac{a}{b}\middle|c\right)"#, #"a \bmod b \pmod c"#,
    #"\langle a|b|c\rangle"#, #"8^{\prime\prime}"#, #"\qty{3}{\metre} + \num{2}"#,
  ])
  func `each sign of a construct in LaTeX counts`(_ source: String) throws {
    try expectNothingLost(source, .latex)
  }

  @Test(arguments: [
    "sum_(i=1)^n i^3", "[[a,b],[c,d]]", "{(a, b), (c, d):}", "root(3)(x)", "stackrel(a)(b)", "overset(a)(b)",
    "underset(a)(b)", "obrace(a + b)^c", "f(x)/g'(y)", "[[a,b,|,c],[d,h,|,k]]", "abs(x) + norm(y)", "|~x~|",
    "int_0^1 f(x) dx", "hat(a) + ddot(b)", "a//b", "ubrace(a)_c", "cancel(x) + y",
  ])
  func `each sign of a construct in AsciiMath counts`(_ source: String) throws {
    try expectNothingLost(source, .asciimath)
  }

  @Test(arguments: [
    "∑_(n=0)^∞▒x^n", "√(3&x)", "⏞(a+b)^c", "█(a&=b@c&=d)", "(a¦b)", "■(a&b@c&d)", "a┴b", "a┬b", "▭(a+b)", "x#(1)",
    "_1^2 F_3^4", "a⁄b", "|a⟩⟨b|", "{■(a@b)┤", "a^b^c", "ⅆx/ⅆy", "lim_(n→∞)⁡(a)", "â+b̃",
  ])
  func `each sign of a construct in UnicodeMath counts`(_ source: String) throws {
    try expectNothingLost(source, .unicodemath)
  }

  private func expectNothingLost(_ source: String, _ syntax: FormulaSyntax) throws {
    let said = try speaker.speak(Formula.parse(source, syntax: syntax))
    for other in Self.variants(of: source, syntax) {
      // What cannot be read is reported.
      guard let formula = try? Formula.parse(other, syntax: syntax) else { continue }
      let words = speaker.speak(formula)
      #expect(words != said, "\(source) and \(other) are both said '\(said)'")
    }
  }

  /// The formula with one letter, digit or sign changed, for each of them; a letter beside another may be part of a name.
  private static func variants(of source: String, _ syntax: FormulaSyntax) -> [String] {
    let characters = Array(source)
    return characters.indices.compactMap { place in
      let isInName = [place - 1, place + 1].contains { around in
        characters.indices.contains(around) && (characters[around].isLetter || characters[around] == "\\")
      }
      // Attributes and names of MathML's elements are no signs of the formula.
      if syntax == .mathml, place == 0 || characters[place - 1] != ">" { return nil }
      let changed: Character
      switch characters[place] {
      case "a"..."z" where !isInName: changed = characters[place] == "u" ? "v" : "u"
      case "A"..."Z" where !isInName: changed = characters[place] == "U" ? "V" : "U"
      case "0"..."9" where !isInName: changed = characters[place] == "7" ? "8" : "7"
      case "+": changed = "="
      case "=": changed = "+"
      default: return nil
      }
      return String(characters[..<place] + [changed] + characters[(place + 1)...])
    }
  }
}

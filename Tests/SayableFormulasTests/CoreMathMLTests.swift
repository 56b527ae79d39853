import MathTree
import SayableEngine
import Testing

@testable import SayableFormulas

/// What browsers draw: the elements and attributes of W3C's MathML Core.
@Suite("MathML Core")
struct CoreMathMLTests {
  private func core(_ source: String, _ syntax: FormulaSyntax = .latex) throws -> String {
    let mathML = try Formula(source, syntax: syntax).coreMathML()
    return String(mathML.drop { $0 != ">" }.dropFirst().dropLast("</math>".count))
  }

  @Test(arguments: [
    (#"\mathbf{x}"#, "<mi>𝐱</mi>"), (#"\mathrm{x}"#, #"<mi mathvariant="normal">x</mi>"#),
    (#"\mathbb{R}"#, "<mi>ℝ</mi>"),
    (#"\mathit{ab}"#, "<mi>𝑎𝑏</mi>"), (#"\boldsymbol{+}"#, #"<mrow><mo style="font-weight:bold">+</mo></mrow>"#),
    (#"\textbf{if}"#, #"<mtext style="font-weight:bold">if</mtext>"#),
  ])
  func `styled letters are their Unicode signs, and words are styled by CSS`(_ source: String, _ expected: String)
    throws
  {
    #expect(try core(source) == expected)
  }

  @Test func `only fences around what belongs to them grow`() throws {
    #expect(
      try core(#"(x)\left(y\right)"#)
        == #"<mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo><mrow><mo>(</mo><mi>y</mi><mo>)</mo></mrow>"#
    )
  }

  @Test(arguments: [
    (#"\frac{n(n+1)}{2}"#, 2), (#"\frac{(a)+b}{2}"#, 2), (#"\frac{(f(x))}{2}"#, 2), (#"\frac{(a+b)}{2}"#, 0),
    (#"\left.x\right|"#, 0),
  ])
  func `a bracket grows at the end of a row where its partner does`(_ source: String, _ small: Int) throws {
    #expect(try core(source).matches(of: #/stretchy="false"/#).count == small)
  }

  @Test func `combining marks are drawn as signs of their own`() throws {
    #expect(try core("v\u{20D7}", .unicodemath).contains("<mo>→</mo>"))
  }

  @Test func `frames and strokes are CSS`() throws {
    #expect(try core(#"\boxed{x}"#) == #"<mrow style="border:thin solid;padding:.15em"><mi>x</mi></mrow>"#)
    #expect(try core(#"\cancel{x}"#).hasPrefix(#"<mrow style="background:linear-gradient(to bottom right,"#))
  }

  @Test func `a tag is the last cell of its row`() throws {
    #expect(
      try core(#"x\tag{1}"#)
        == #"<mtable displaystyle="true"><mtr><mtd><mi>x</mi></mtd><mtd style="padding-left:2em"><mtext>(</mtext><mtext>1</mtext><mtext>)</mtext></mtd></mtr></mtable>"#
    )
  }

  @Test func `lines and places of cells are CSS`() throws {
    #expect(
      try core(#"\begin{array}{l|r}1&2\\\hline 3&4\end{array}"#)
        == #"<mtable><mtr><mtd style="text-align:left"><mn>1</mn></mtd><mtd style="text-align:right;border-left:thin solid"><mn>2</mn></mtd></mtr>"#
        + #"<mtr><mtd style="text-align:left;border-top:thin solid"><mn>3</mn></mtd><mtd style="text-align:right;border-left:thin solid;border-top:thin solid"><mn>4</mn></mtd></mtr></mtable>"#
    )
  }

  @Test func `lines of a formula are rows, since Core breaks none`() throws {
    #expect(try core(#"a\\b"#).hasPrefix(#"<mtable><mtr><mtd style="text-align:left"><mi>a</mi></mtd></mtr><mtr>"#))
  }

  @Test(arguments: [
    (#"\textcolor{red}{x}"#, #"<mstyle mathcolor="red"><mi>x</mi></mstyle>"#),
    (#"\textcolor[rgb]{1,0,0.5}{x}"#, #"<mstyle mathcolor="rgb(255,0,127)"><mi>x</mi></mstyle>"#),
    (#"\textcolor{expression(1)}{x}"#, "<mstyle><mi>x</mi></mstyle>"),
  ])
  func `colors are those of CSS, and nothing else`(_ source: String, _ expected: String) throws {
    #expect(try core(source) == expected)
  }

  @Test func `what is said stands for a formula that is not drawn`() throws {
    let formula = try Formula(#"\[x<1\]"#, syntax: .latex)
    #expect(
      formula.coreMathML(alternative: "x is less than 1")
        .hasPrefix(#"<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" alttext="x is less than 1">"#))
  }

  /// The elements of Core, and the attributes that formulas have on them.
  private static let elements: Set<String> = [
    "math", "maction", "merror", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom",
    "mprescripts", "mroot", "mrow", "ms", "mspace", "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd",
    "mtext", "mtr", "munder", "munderover",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "display", "alttext", "id", "class", "dir", "style", "intent", "arg", "displaystyle", "scriptlevel",
    "mathcolor", "mathbackground", "mathvariant", "form", "largeop", "movablelimits", "symmetric", "stretchy", "lspace",
    "rspace", "minsize", "maxsize", "accent", "accentunder", "linethickness", "width", "height", "depth", "voffset",
    "columnspan", "rowspan", "actiontype", "selection",
  ]

  @Test(arguments: [
    #"\sideset{_a^b}{_c}\prod \cancelto{0}{x} \enclose{circle longdiv}{x} \frac ab \binom nk \nicefrac12 \sqrt[3]{x}"#,
    #"\begin{align}a&=b\tag{1}\\c&=d\end{align} \begin{cases}x&\text{if }y\\z\end{cases} \left|\begin{matrix}1&2\end{matrix}\right|"#,
    #"\ce{^{227}_{90}Th+ ->[a][b] SO4^2-} \SI{3}{\metre\per\second} \href{https://a.b}{x} \mathtip{x}{y} \phantom{x}\smash{y}"#,
    #"\hat x \vec{ab} \overbrace{a}^b \underline{x} \overset{a}{b} \xrightarrow[a]{b} \mathfrak A \mathcal{B}\mathsf{12}"#,
    #"\bra{\psi}\ket{\phi} \pdv{f}{x} \class{a}{x} \cssId{b}{y} \bbox[red]{x} \colorbox{red}{x} \rule{1em}{1em} \kern18mu x"#,
    #"\begin{prooftree}\AxiomC{a}\UnaryInfC{b}\end{prooftree} \verb|x| \mathchoice{a}{b}{c}{d} \cellcolor{red}x"#,
  ])
  func `nothing but elements and attributes of Core is written`(_ source: String) throws {
    let mathML = try Formula(source, syntax: .latex).coreMathML(alternative: "x")
    for tag in mathML.split(separator: "<") where !tag.hasPrefix("/") {
      let end = tag.firstIndex(of: ">") ?? tag.endIndex
      let inside = tag[..<end].drop { !$0.isWhitespace && $0 != "/" }
      #expect(Self.elements.contains(String(tag.prefix { $0.isLetter })))
      // Names stand before an equals sign and quotes.
      for name in inside.split(separator: "\"").enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
        let name = name.filter { !$0.isWhitespace && $0 != "=" && $0 != "/" }
        #expect(name.isEmpty || Self.attributes.contains(String(name)), "\(name)")
      }
    }
  }

  @Test func `parts are named by the ids of the elements that draw them`() throws {
    let speaker = try FormulaSpeaker(locale: LanguageTag("en"))
    let json = speaker.json(of: try Formula("x^2 + 1", syntax: .typed), idPrefix: "a-")
    let ids = json.matches(of: #/id=\\"(a-[0-9]+)\\"/#).map { String($0.output.1) }
    let named = json.matches(of: #/"elements":\[([^\]]*)\]/#).flatMap { $0.output.1.split(separator: ",") }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    #expect(Set(named.map { $0.filter { $0 != "\"" } }) == Set(ids))
  }
}

import MathTree
import Testing

@testable import MathLaTeX

@Suite("Small packages of LaTeX")
struct PackageTests {
  @Test(arguments: [
    (#"\href{https://example.com}{x}"#, #"<mi href="https://example.com">x</mi>"#),
    (#"\class{a}{\class{b}{x}}"#, #"<mi class="b a">x</mi>"#),
    (#"\cssId{i}{x+y}"#, #"<mrow id="i"><mi>x</mi><mo>+</mo><mi>y</mi></mrow>"#),
    (#"\style{color:red}{x}"#, "<mi>x</mi>"),
    (#"\url{a}"#, #"<mtext mathvariant="monospace">a</mtext>"#),
    (#"\textcolor[rgb]{1,0,0}{x}"#, #"<mstyle mathcolor="rgb(1,0,0)"><mi>x</mi></mstyle>"#),
    (#"\colorbox{red}{a}"#, #"<mpadded mathbackground="red"><mtext>a</mtext></mpadded>"#),
    (#"\fcolorbox{red}{blue}{$a$}"#, #"<mpadded mathbackground="red"><mrow><mi>a</mi></mrow></mpadded>"#),
    (#"\definecolor{c}{rgb}{1,1,1}x"#, "<mi>x</mi>"),
    (#"\bbox[2px]{x}"#, "<mpadded><mi>x</mi></mpadded>"),
  ])
  func `attributes give way to what they are of`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\cancel[red]{x}"#, #"<menclose notation="updiagonalstrike"><mi>x</mi></menclose>"#),
    (#"\xcancel{x}"#, #"<menclose notation="updiagonalstrike downdiagonalstrike"><mi>x</mi></menclose>"#),
    (
      #"\cancelto{0}{x}"#,
      #"<msup><menclose notation="updiagonalstrike updiagonalarrow northeastarrow"><mi>x</mi></menclose><mpadded><mn>0</mn></mpadded></msup>"#
    ),
    (#"\sout{x}"#, #"<menclose notation="horizontalstrike"><mi>x</mi></menclose>"#),
    (#"\boxed{x}"#, #"<menclose notation="box"><mi>x</mi></menclose>"#),
    (#"\enclose{circle}[mathcolor=red]{x}"#, #"<menclose notation="circle"><mi>x</mi></menclose>"#),
    (#"\toggle{a}{b}\endtoggle"#, "<maction><mi>a</mi><mi>b</mi></maction>"),
  ])
  func `strokes and frames enclose`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (
      #"\units[2.5]{kg}"#,
      #"<mn>2.5</mn><mspace width="0.167em"/><mi mathvariant="normal" class="MathML-Unit">kg</mi>"#
    ),
    (
      #"\unitfrac[3]{m}{s}"#,
      #"<mn>3</mn><mspace width="0.167em"/><mfrac bevelled="true"><mi mathvariant="normal">m</mi><mi mathvariant="normal">s</mi></mfrac>"#
    ),
    (
      #"\nicefrac12"#,
      #"<mfrac bevelled="true"><mn mathvariant="normal">1</mn><mn mathvariant="normal">2</mn></mfrac>"#
    ),
    (#"20\celsius"#, #"<mn>20</mn><mi class="MathML-Unit">℃</mi>"#),
  ])
  func `units belong to their values`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\Braket{a|b|c}"#, "<mrow><mo>⟨</mo><mi>a</mi><mo>|</mo><mi>b</mi><mo>|</mo><mi>c</mi><mo>⟩</mo></mrow>"),
    (#"\Set{x||y|z}"#, "<mrow><mo>{</mo><mi>x</mi><mo>‖</mo><mi>y</mi><mo>|</mo><mi>z</mi><mo>}</mo></mrow>"),
    (#"\Bra{a}\Ket{b}"#, "<mrow><mo>⟨</mo><mi>a</mi><mo>|</mo></mrow><mrow><mo>|</mo><mi>b</mi><mo>⟩</mo></mrow>"),
    (
      #"\Ketbra{a}{b}"#,
      "<mrow><mrow><mo>|</mo><mi>a</mi><mo>⟩</mo></mrow><mrow><mo>⟨</mo><mi>b</mi><mo>|</mo></mrow></mrow>"
    ),
    (#"\set{x}"#, "<mrow><mo>{</mo><mi>x</mi><mo>}</mo></mrow>"),
  ])
  func `states stand between bars and angles`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"a\coloneqq b"#, "<mi>a</mi><mrow><mrow><mo>:</mo></mrow><mrow><mo>=</mo></mrow></mrow><mi>b</mi>"),
    (#"\Eqqcolon"#, "<mrow><mrow><mo>=</mo></mrow><mrow><mo>:</mo></mrow><mrow><mo>:</mo></mrow></mrow>"),
    (#"a \centernot= b"#, "<mi>a</mi><mo>≠</mo><mi>b</mi>"),
    (#"\centerOver{a}{b}"#, "<mi>a</mi><mpadded><mi>b</mi></mpadded>"),
    (
      #"\begin{align}\Aboxed{a&=b}\end{align}"#,
      #"<mtable displaystyle="true" columnalign="right left"><mtr><mtd><mpadded><menclose notation="box"><mi>a</mi><mrow/><mo>=</mo><mi>b</mi></menclose></mpadded><mphantom><mi>a</mi></mphantom></mtd><mtd><mphantom><mrow/><mo>=</mo><mi>b</mi></mphantom></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{aligned}a\\\shortvdotswithin{=}b\end{aligned}"#,
      #"<mtable displaystyle="true" columnalign="right left"><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd/><mtd><mrow><mpadded><mo>⋮</mo></mpadded><mphantom><mo>=</mo></mphantom></mrow></mtd></mtr><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"#
    ),
    (
      #"\begin{aligned}\MoveEqLeft x\\&y\end{aligned}"#,
      #"<mtable displaystyle="true" columnalign="right left"><mtr><mtd><mspace width="2em"/></mtd><mtd><mspace width="-2em"/><mi>x</mi></mtd></mtr><mtr><mtd/><mtd><mi>y</mi></mtd></mtr></mtable>"#
    ),
    (#"\mathrlap{x}"#, "<mpadded><mi>x</mi></mpadded>"),
    (#"\cramped{x}"#, "<mi>x</mi>"),
  ])
  func `signs of mathtools are made of colons`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\R\NN"#, #"<mi mathvariant="double-struck">R</mi><mi mathvariant="double-struck">N</mi>"#),
    (#"\argmax_x"#, "<munder><mo>arg max</mo><mi>x</mi></munder>"),
    (#"\sgn x"#, "<mi>sgn</mi><mo>⁡</mo><mi>x</mi>"),
    (#"\arsinh x"#, "<mi>arsinh</mi><mo>⁡</mo><mi>x</mi>"),
    (#"\transpose"#, "<mtext>t</mtext>"),
  ])
  func `names that preambles define are known`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  @Test(arguments: [
    (#"\toggle{a}"#, 0..<7, #"There is no \endtoggle for this \toggle"#),
    (#"\Braket"#, 0..<7, #"\Braket has too few arguments"#),
    (#"\cancelto{0}"#, 0..<9, #"\cancelto has too few arguments"#),
    (#"\color"#, 0..<6, #"\color has too few arguments"#),
  ])
  func `a package's command that lacks its parts is an error`(_ source: String, _ place: Range<Int>, _ message: String)
  {
    let fault = LaTeXFormula.fault(of: source)
    #expect(fault?.message == message)
    #expect(fault?.source == place)
  }

  @Test(arguments: [
    (#"\sqrt\frac ab"#, "<msqrt><mfrac><mi>a</mi><mi>b</mi></mfrac></msqrt>"),
    (#"\hat\mathbf x"#, #"<mover accent="true"><mi mathvariant="bold">x</mi><mo>^</mo></mover>"#),
    (#"\oiint"#, "<mo>∯</mo>"), (#"5\,\AA"#, #"<mn>5</mn><mspace width="0.167em"/><mi mathvariant="normal">Å</mi>"#),
    (#"\raisebox{2pt}[1pt]{x}"#, "<mpadded><mtext>x</mtext></mpadded>"),
    (
      #"\texttip{x}{why}"#, #"<maction actiontype="tooltip"><mi>x</mi><mtext>why</mtext></maction>"#
    ),
    (
      #"\begin{array}{c|c}1&2\\\hline 3&4\end{array}"#,
      #"<mtable rowlines="solid" columnlines="solid"><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable>"#
    ),
  ])
  func `what other packages write is read`(_ source: String, _ expected: String) throws {
    #expect(try LaTeXFormula.content(source) == expected)
  }

  /// Arguments that say how something looks, is called or is told, and are not drawn themselves.
  private static let withoutDrawing: Set<String> = [
    "DeclareMathOperator", "DeclareRobustCommand", "DeclarePairedDelimiter", "DeclarePairedDelimiterX",
    "DeclarePairedDelimiterXPP",
    "DeclareSIUnit", "MakeAboxedCommand", "Newextarrow", "Rule", "Space", "arrayrulecolor", "breakAlign", "cellcolor",
    "char", "cline", "color", "colorbox", "columncolor", "cref", "cssId", "data", "def", "definecolor", "edef", "eqref",
    "fcolorbox", "gdef", "hsize", "hskip", "hspace", "htmlData", "htmlId", "htmlStyle", "kern", "label", "leftroot",
    "lower", "mathchoice", "mathtoolsset", "mathversion", "minCDarrowheight", "minCDarrowwidth", "mkern", "moveleft",
    "moveright", "mskip", "mspace", "newcolumntype", "newcommand", "newenvironment", "newtagform", "notag",
    "paulimatrix",
    "pmat", "providecommand", "raise", "raisebox", "ref", "refeq", "renewcommand", "renewenvironment", "renewtagform",
    "require", "rowcolor", "rule", "setOptions", "sisetup", "skew", "style", "tag", "textcolor", "uproot", "usetagform",
    "vskip", "vspace", "xdef", "xmathstrut", "verb", "symbol", "unicode", "U", "mmlToken", "enclose", "bbox", "global",
    "let", "begin", "end",
  ]

  @Test func `each argument of a command is drawn or reported`() throws {
    for name in CommandTable.commands.keys.sorted() where !Self.withoutDrawing.contains(name) {
      guard let first = name.unicodeScalars.first, first.properties.isAlphabetic,
        let tree = try? LaTeXFormula.parse("\\\(name){p}{q}{r}{t}{u}").tree
      else { continue }
      let drawn =
        tree.nodes.map(\.text).joined() + tree.attributeLists.joined().map(\.value).joined(separator: " ")
      for letter in "pqrtu".unicodeScalars {
        #expect(drawn.unicodeScalars.contains(letter), "\\\(name) loses \(letter)")
      }
    }
  }
}

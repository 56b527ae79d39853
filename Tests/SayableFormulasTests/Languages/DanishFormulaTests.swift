import SayableEngine
import SayableFormulas
import Testing

/// What is said in Danish, construct by construct.
struct DanishFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("da"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("da"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("da"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 minus 9"),
    ("-7 + 2", "minus 7 plus 2"),
    ("1/2", "en halv"),
    ("2/3 - 1/4", "to tredjedele minus en fjerdedel"),
    ("7/8", "syv ottendedele"),
    ("5/12", "5 over 12"),
    ("2 1/2", "2 og en halv"),
    ("(p+q)/3", "brøken med tæller p plus q, og nævner 3, brøk slut"),
    ("n/(n+1)", "brøken med tæller n, og nævner n plus 1, brøk slut"),
    ("a/b/c", "brøken med tæller a over b, og nævner c, brøk slut"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "brøken med tæller 1 over t, og nævner t minus 1, brøk slut"),
    ("25%", "25 procent"),
    ("4/x", "4 over x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t i anden"),
    ("t^3", "t i tredje"),
    ("t^4", "t i fjerde potens"),
    ("t^n", "t i n'te potens"),
    ("t^{-1}", "t opløftet til minus 1"),
    ("t^{-2}", "t opløftet til minus 2"),
    ("2^{10}", "2 i tiende potens"),
    ("e^{-t}", "e opløftet til minus t"),
    ("a^{n+1}", "a opløftet til n plus 1, eksponent slut"),
    ("t^{2k}", "t opløftet til 2 k, eksponent slut"),
    ("(u+v)^2", "venstre parentes, u plus v, højre parentes, i anden"),
    ("10^{3^2}", "10 opløftet til 3 i anden, eksponent slut"),
    ("x'", "x mærke"),
    ("x''", "x dobbelt mærke"),
    (#"90^\circ"#, "90 grader"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "kvadratroden af 5"),
    ("sqrt(t+4)", "kvadratroden af t plus 4, rod slut"),
    (#"\sqrt[3]{8}"#, "kubikroden af 8"),
    (#"\sqrt[4]{t}"#, "den fjerde rod af t"),
    (#"\sqrt[n]{t+1}"#, "den n'te rod af t plus 1, rod slut"),
    ("-sqrt(2)", "den negative kvadratrod af 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 gange 4"),
    (#"3 \times 4"#, "3 gange 4"),
    (#"a \cdot b"#, "a gange b"),
    (#"a \div b"#, "a divideret med b"),
    ("2(k+3)", "2 gange, venstre parentes, k plus 3, højre parentes"),
    ("(k+1)(k-1)", "venstre parentes, k plus 1, højre parentes, gange, venstre parentes, k minus 1, højre parentes"),
    ("5t^2 - 2t + 7 = 0", "5 t i anden minus 2 t plus 7 er lig med 0"),
    (#"a \pm b"#, "a plus minus b"),
    ("n!", "n fakultet"),
    ("(2n)!", "venstre parentes, 2 n, højre parentes, fakultet"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a plus i cirkel b"),
    (#"\vec{u} \times \vec{v}"#, "vektor u kryds vektor v"),
    (#"\vec{u} \cdot \vec{v}"#, "vektor u prik vektor v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f af t"),
    ("g(t+1)", "g af, venstre parentes, t plus 1, højre parentes"),
    ("f(t,u)", "f af, venstre parentes, t komma u, højre parentes"),
    ("sin(t)", "sinus t"),
    ("cos(2t)", "cosinus 2 t"),
    (#"\sin^2 t"#, "sinus i anden t"),
    (#"\tan^{-1} t"#, "den inverse tangens af t"),
    ("sin t + cos t", "sinus t plus cosinus t"),
    ("ln(t)", "ln t"),
    ("log(t+1)", "logaritmen af, venstre parentes, t plus 1, højre parentes"),
    (#"\log_2 8"#, "logaritmen med grundtal 2 af 8"),
    ("exp(-t)", "eksponentiel minus t"),
    ("f'(t)", "f mærke af t"),
    (#"\max(a,b)"#, "maksimum af, venstre parentes, a komma b, højre parentes"),
    ("gcd(a,b)", "største fælles divisor af, venstre parentes, a komma b, højre parentes"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "den numeriske værdi af t"),
    ("|t-4|", "den numeriske værdi af t minus 4, numerisk værdi slut"),
    (#"\lfloor t \rfloor"#, "gulvet af t"),
    (#"\lceil t/2 \rceil"#, "loftet af t divideret med 2, loft slut"),
    ("[a,b]", "venstre kantede parentes, a komma b, højre kantede parentes"),
    ("(a,b)", "venstre parentes, a komma b, højre parentes"),
    (#"\langle u, v \rangle"#, "det indre produkt af u og v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t er mindre end 5"),
    ("t > 5", "t er større end 5"),
    (#"t \le 5"#, "t er mindre end eller lig med 5"),
    (#"t \ge 5"#, "t er større end eller lig med 5"),
    (#"a \ne b"#, "a er ikke lig med b"),
    (#"a \approx b"#, "a cirka lig med b"),
    (#"a \equiv b \pmod 5"#, "a er kongruent med b, modulo 5"),
    ("a < t < b", "a er mindre end t er mindre end b"),
    (#"a \mid b"#, "a går op i b"),
    (#"a \propto b"#, "a proportional med b"),
    (#"AB \parallel CD"#, "stort A stort B parallel med stort C stort D"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "mængden 1, 2 og 3"),
    (#"\{t \mid t > 0\}"#, "mængden af alle t hvor t er større end 0"),
    (#"t \in A"#, "t tilhører stort A"),
    (#"t \notin A"#, "t tilhører ikke stort A"),
    (#"A \cup B"#, "stort A forenet med stort B"),
    (#"A \cap B"#, "stort A snit stort B"),
    (#"A \subset B"#, "stort A delmængde af stort B"),
    (#"A \subseteq B"#, "stort A delmængde af eller lig med stort B"),
    (#"A \setminus B"#, "stort A mængdedifferens stort B"),
    (#"\emptyset"#, "den tomme mængde"),
    (#"n \in \mathbb{N}"#, "n tilhører de naturlige tal"),
    (#"t \in \mathbb{R}"#, "t tilhører de reelle tal"),
    (#"\mathbb{Z}"#, "de hele tal"),
    (#"p \land q"#, "p og q"),
    (#"p \lor q"#, "p eller q"),
    (#"\neg p"#, "ikke p"),
    (#"\forall t"#, "for alle t"),
    (#"\exists t"#, "der eksisterer t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summen fra k lig med 1 til n af k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "summen fra k lig med 1 til uendelig af, brøken med tæller 1, og nævner k i anden, brøk slut"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produktet fra k lig med 1 til n af, a indeks k"),
    (#"\lim_{t \to 0} f(t)"#, "grænseværdien når t går mod 0, af f af t"),
    (#"\int f(t) \, dt"#, "integralet af f af t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "integralet fra 0 til 1 af t i anden, d t"),
    (#"\frac{dy}{dt}"#, "d y over d t"),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "foreningsmængde fra k lig med 1 til n af, stort A indeks k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a indeks 1"),
    ("a_n", "a indeks n"),
    ("a_{n+1}", "a indeks n plus 1, indeks slut"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a indeks 1, plus, a indeks 2, plus prik prik prik plus, a indeks n"),
    (#"\bar{t}"#, "t streg"),
    (#"\dot{t}"#, "t prik over"),
    (#"\vec{v}"#, "vektor v"),
    (#"\overline{AB}"#, "linjestykket stort A stort B"),
    (#"A^\top"#, "stort A transponeret"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 gange 2 matricen. række 1: 1, 2; række 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "2 gange 1 søjlematricen. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "determinanten af 2 gange 2 matricen. række 1: a, b; række 2: c, d"
    ),
    (#"\binom{n}{k}"#, "binomialkoefficienten n over k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "den numeriske værdi af t, er lig med 2 tilfælde, tilfælde 1: t; hvis t er større end eller lig med 0. tilfælde 2: minus t; hvis t er mindre end 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alfa plus beta"),
    (#"\pi r^2"#, "pi r i anden"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "stort Omega"),
    (#"\angle ABC"#, "vinkel stort A, stort B, stort C"),
    (#"\mathbf{v}"#, "fed v"),
    (#"\infty"#, "uendelig"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilometer"),
    (#"1 \,\mathrm{m}"#, "1 meter"),
    (#"60 \,\mathrm{km/h}"#, "60 kilometer i timen"),
    (#"9 \,\mathrm{m/s^2}"#, "9 meter per sekund i anden"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilogram"),
    ("H_2O", "H indeks 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "en halv"),
    (#"\frac{a+b}{c}"#, "Start Brøk a plus b Over c Slut Brøk"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "Start Start Brøk Start Brøk 1 Over t Slut Brøk Over Over t minus 1 Slut Slut Brøk"),
    (#"\sqrt{t+4}"#, "StartRod t plus 4 SlutRot"),
    (#"\sqrt[3]{8}"#, "RodEksponent 3 StartRod 8 SlutRot"),
    (#"\sqrt{1+\sqrt{2}}"#, "IndlejretStartRod 1 plus StartRod 2 SlutRot IndlejretSlutRot"),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t kvadreret"),
    ("t^3", "t i tredje"),
    ("t^n", "t Hævet n"),
    ("t^{n+1}", "t Hævet n plus 1"),
    ("a_1", "a 1"),
    ("a_n", "a Sænket n"),
    ("a_{i_j}", "a Sænket i Sænket Sænket j"),
    ("a_n^2", "a Sænket n Hævet 2"),
    ("2^{t^2}", "2 Hævet t kvadreret"),
    ("t'", "t mærke"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sinus t"),
    ("f(t)", "f venstre parentes t højre parentes"),
    ("-t", "negativ t"),
    (#"3 \times 4"#, "3 gange 4"),
    (#"a \cdot b"#, "a gange b"),
    ("n!", "n fakultet"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "venstre parentes a plus b højre parentes"),
    ("|t|", "StartNumeriskVærdi t SlutNumeriskVærdi"),
    (#"\{1, 2\}"#, "StartMængde 1 komma 2 SlutMængde"),
    (#"t \le 5"#, "t mindre end eller lig med 5"),
    (#"t \in A"#, "t element i stort A"),
    (#"A \cup B"#, "stort A forenet med stort B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sum Undertekst k lig med 1 Overtekst n k"),
    (#"\int_0^1 f(t) \, dt"#, "integral Sænket 0 Hævet 1 Grundlinje f venstre parentes t højre parentes d t"),
    (
      #"\lim_{t \to 0} f(t)"#,
      "grænseværdi Undertekst t højrevendt pil 0 script slut f venstre parentes t højre parentes"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produkt Undertekst k lig med 1 Overtekst n a Sænket k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t overstreg"),
    (#"\vec{v}"#, "SymbolOver v Med højrevendt pil"),
    (#"\alpha + \beta"#, "alfa plus beta"),
    ("A + B", "stort A plus stort B"),
    (#"\mathbf{v}"#, "v fed"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "Start 2 Gange 2 Matrix 1. Række 1. Kolonne 1 2. Kolonne 2 2. Række 1. Kolonne 3 2. Kolonne 4 SlutMatrix"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "Start 2 Gange 2 Determinant 1. Række a b 2. Række c d SlutDeterminant"
    ),
    (#"\binom{n}{k}"#, "StartBinomialEllerMatrix n Vælg k SlutBinomialEllerMatrix"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "en halv"),
    ("(p+q)/3", "brøk p plus q, over 3, brøk slut"),
    ("sqrt(5)", "rod 5"),
    ("sqrt(t+4)", "rod t plus 4, rod slut"),
    (#"\sqrt[3]{8}"#, "kubikrod 8"),
    ("t^2", "t i anden"),
    ("t^n", "t i n'te"),
    ("a^{n+1}", "a opløftet til n plus 1, eksponent slut"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f af t"),
    ("|t-4|", "numerisk værdi t minus 4, numerisk værdi slut"),
    (#"\{t \mid t > 0\}"#, "mængde af alle t hvor t er større end 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summen fra k lig med 1 til n af k"),
    (#"\int_0^1 t^2 \, dt"#, "integralet fra 0 til 1 af t i anden, d t"),
    (#"\lim_{t \to 0} f(t)"#, "grænseværdi når t går mod 0, af f af t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 gange 2 matrix. række 1: 1, 2; række 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

import SayableEngine
import SayableFormulas
import Testing

/// What is said in Norwegian, construct by construct.
struct NorwegianFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("nb"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("nb"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("nb"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 minus 9"),
    ("-7 + 2", "minus 7 pluss 2"),
    ("1/2", "en halv"),
    ("2/3 - 1/4", "to tredjedeler minus en fjerdedel"),
    ("7/8", "sju åttedeler"),
    ("5/12", "5 over 12"),
    ("2 1/2", "2 og en halv"),
    ("(p+q)/3", "brøken med teller p pluss q, og nevner 3, slutt brøk"),
    ("n/(n+1)", "brøken med teller n, og nevner n pluss 1, slutt brøk"),
    ("a/b/c", "brøken med teller a over b, og nevner c, slutt brøk"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "brøken med teller 1 over t, og nevner t minus 1, slutt brøk"),
    ("25%", "25 prosent"),
    ("4/x", "4 over x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t i andre"),
    ("t^3", "t i tredje"),
    ("t^4", "t i fjerde potens"),
    ("t^n", "t i n-te potens"),
    ("t^{-1}", "t med eksponent minus 1"),
    ("t^{-2}", "t med eksponent minus 2"),
    ("2^{10}", "2 i tiende potens"),
    ("e^{-t}", "e opphøyd i minus t"),
    ("a^{n+1}", "a opphøyd i n pluss 1, slutt eksponent"),
    ("t^{2k}", "t opphøyd i 2 k, slutt eksponent"),
    ("(u+v)^2", "venstre parentes, u pluss v, høyre parentes, i andre"),
    ("10^{3^2}", "10 opphøyd i 3 i andre, slutt eksponent"),
    ("x'", "x prim"),
    ("x''", "x dobbel prim"),
    (#"90^\circ"#, "90 grader"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "kvadratroten av 5"),
    ("sqrt(t+4)", "kvadratroten av t pluss 4, slutt rot"),
    (#"\sqrt[3]{8}"#, "kubikkroten av 8"),
    (#"\sqrt[4]{t}"#, "fjerde roten av t"),
    (#"\sqrt[n]{t+1}"#, "n-te roten av t pluss 1, slutt rot"),
    ("-sqrt(2)", "den negative kvadratroten av 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 ganger 4"),
    (#"3 \times 4"#, "3 ganger 4"),
    (#"a \cdot b"#, "a ganger b"),
    (#"a \div b"#, "a delt på b"),
    ("2(k+3)", "2 ganger, venstre parentes, k pluss 3, høyre parentes"),
    ("(k+1)(k-1)", "venstre parentes, k pluss 1, høyre parentes, ganger, venstre parentes, k minus 1, høyre parentes"),
    ("5t^2 - 2t + 7 = 0", "5 t i andre minus 2 t pluss 7 er lik 0"),
    (#"a \pm b"#, "a pluss minus b"),
    ("n!", "n fakultet"),
    ("(2n)!", "venstre parentes, 2 n, høyre parentes, fakultet"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a sirklet pluss b"),
    (#"\vec{u} \times \vec{v}"#, "vektor u kryss vektor v"),
    (#"\vec{u} \cdot \vec{v}"#, "vektor u prikk vektor v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f av t"),
    ("g(t+1)", "g av, venstre parentes, t pluss 1, høyre parentes"),
    ("f(t,u)", "f av, venstre parentes, t komma u, høyre parentes"),
    ("sin(t)", "sinus t"),
    ("cos(2t)", "cosinus 2 t"),
    (#"\sin^2 t"#, "sinus kvadrat t"),
    (#"\tan^{-1} t"#, "den inverse tangens av t"),
    ("sin t + cos t", "sinus t pluss cosinus t"),
    ("ln(t)", "ln t"),
    ("log(t+1)", "log av, venstre parentes, t pluss 1, høyre parentes"),
    (#"\log_2 8"#, "log basis 2 av 8"),
    ("exp(-t)", "eksponentialfunksjonen minus t"),
    ("f'(t)", "f prim av t"),
    (#"\max(a,b)"#, "maks av, venstre parentes, a komma b, høyre parentes"),
    ("gcd(a,b)", "største felles divisor av, venstre parentes, a komma b, høyre parentes"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "absoluttverdien av t"),
    ("|t-4|", "absoluttverdien av t minus 4, slutt absoluttverdi"),
    (#"\lfloor t \rfloor"#, "gulvet av t"),
    (#"\lceil t/2 \rceil"#, "taket av t delt på 2, slutt tak"),
    ("[a,b]", "venstre hakeparentes, a komma b, høyre hakeparentes"),
    ("(a,b)", "venstre parentes, a komma b, høyre parentes"),
    (#"\langle u, v \rangle"#, "indreproduktet av u og v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t er mindre enn 5"),
    ("t > 5", "t er større enn 5"),
    (#"t \le 5"#, "t er mindre enn eller lik 5"),
    (#"t \ge 5"#, "t er større enn eller lik 5"),
    (#"a \ne b"#, "a er ikke lik b"),
    (#"a \approx b"#, "a tilnærmet lik b"),
    (#"a \equiv b \pmod 5"#, "a er kongruent med b, modulo 5"),
    ("a < t < b", "a er mindre enn t er mindre enn b"),
    (#"a \mid b"#, "a deler b"),
    (#"a \propto b"#, "a proporsjonal med b"),
    (#"AB \parallel CD"#, "stor bokstav A stor bokstav B parallell til stor bokstav C stor bokstav D"),
    (#"t \to 0"#, "t går mot 0"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "mengden 1, 2 og 3"),
    (#"\{t \mid t > 0\}"#, "mengden av alle t slik at t er større enn 0"),
    (#"t \in A"#, "t er et element av stor bokstav A"),
    (#"t \notin A"#, "t er ikke et element av stor bokstav A"),
    (#"A \cup B"#, "stor bokstav A union stor bokstav B"),
    (#"A \cap B"#, "stor bokstav A snitt stor bokstav B"),
    (#"A \subset B"#, "stor bokstav A delmengde av stor bokstav B"),
    (#"A \subseteq B"#, "stor bokstav A delmengde av eller lik stor bokstav B"),
    (#"A \setminus B"#, "stor bokstav A mengdedifferanse stor bokstav B"),
    (#"\emptyset"#, "den tomme mengden"),
    (#"n \in \mathbb{N}"#, "n er et element av de naturlige tallene"),
    (#"t \in \mathbb{R}"#, "t er et element av de reelle tallene"),
    (#"\mathbb{Z}"#, "heltallene"),
    (#"p \land q"#, "p og q"),
    (#"p \lor q"#, "p eller q"),
    (#"\neg p"#, "ikke p"),
    (#"\forall t"#, "for alle t"),
    (#"\exists t"#, "det eksisterer t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summen fra k lik 1 til n av k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "summen fra k lik 1 til uendelig av, brøken med teller 1, og nevner k i andre, slutt brøk"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produktet fra k lik 1 til n av, a indeks k"),
    (#"\lim_{t \to 0} f(t)"#, "grensen når t går mot 0, av f av t"),
    (#"\int f(t) \, dt"#, "integralet av f av t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "integralet fra 0 til 1 av t i andre, d t"),
    (#"\frac{dy}{dt}"#, "d y over d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "den partiellderiverte av f med hensyn på t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "union fra k lik 1 til n av, stor bokstav A indeks k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a indeks 1"),
    ("a_n", "a indeks n"),
    ("a_{n+1}", "a indeks n pluss 1, slutt indeks"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a indeks 1, pluss, a indeks 2, pluss prikk prikk prikk pluss, a indeks n"),
    (#"\bar{t}"#, "t strek"),
    (#"\dot{t}"#, "t prikk over"),
    (#"\vec{v}"#, "vektor v"),
    (#"\overline{AB}"#, "linjestykket stor bokstav A stor bokstav B"),
    (#"A^\top"#, "stor bokstav A transponert"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 ganger 2 matrisen. rad 1: 1, 2; rad 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "2 ganger 1 kolonnematrisen. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "determinanten til 2 ganger 2 matrisen. rad 1: a, b; rad 2: c, d"
    ),
    (#"\binom{n}{k}"#, "binomialkoeffisienten n over k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "absoluttverdien av t, er lik 2 tilfeller, tilfelle 1: t; hvis t er større enn eller lik 0. tilfelle 2: minus t; hvis t er mindre enn 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alfa pluss beta"),
    (#"\pi r^2"#, "pi r i andre"),
    (#"2 \pi"#, "2 pi"),
    (#"\Omega"#, "stor bokstav Omega"),
    (#"\angle ABC"#, "vinkel stor bokstav A, stor bokstav B, stor bokstav C"),
    (#"\mathbf{v}"#, "fet v"),
    (#"\infty"#, "uendelig"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilometer"),
    (#"1 \,\mathrm{m}"#, "1 meter"),
    (#"60 \,\mathrm{km/h}"#, "60 kilometer per time"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilogram"),
    ("H_2O", "H indeks 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "en halv"),
    (#"\frac{a+b}{c}"#, "Start Brøk a pluss b Over c Slutt Brøk"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "Start Start Brøk Start Brøk 1 Over t Slutt Brøk Over Over t minus 1 Slutt Slutt Brøk"
    ),
    (#"\sqrt{t+4}"#, "StartRot t pluss 4 SluttRot"),
    (#"\sqrt[3]{8}"#, "RotIndeks 3 StartRot 8 SluttRot"),
    (#"\sqrt{1+\sqrt{2}}"#, "NøstetStartRot 1 pluss StartRot 2 SluttRot NøstetSluttRot"),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t i andre potens"),
    ("t^3", "t i tredje potens"),
    ("t^n", "t Superskript n"),
    ("t^{n+1}", "t Superskript n pluss 1"),
    ("a_1", "a 1"),
    ("a_n", "a Subskript n"),
    ("a_{i_j}", "a Subskript i Sub Subskript j"),
    ("a_n^2", "a Subskript n Superskript 2"),
    ("2^{t^2}", "2 Superskript t i andre potens"),
    ("t'", "t prim"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sinus t"),
    ("f(t)", "f venstre parentes t høyre parentes"),
    ("-t", "negativ t"),
    (#"3 \times 4"#, "3 ganger 4"),
    (#"a \cdot b"#, "a prikk b"),
    ("n!", "n fakultet"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "venstre parentes a pluss b høyre parentes"),
    ("|t|", "StartAbsoluttVerdi t StoppAbsoluttVerdi"),
    (#"\{1, 2\}"#, "StartSett 1 komma 2 StoppSett"),
    (#"t \le 5"#, "t er mindre enn eller lik 5"),
    (#"t \in A"#, "t element av stor bokstav A"),
    (#"A \cup B"#, "stor bokstav A union stor bokstav B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sum Underskript k er lik 1 Overskript n Sluttskript k"),
    (#"\int_0^1 f(t) \, dt"#, "integral Subskript 0 Superskript 1 Grunnlinje f venstre parentes t høyre parentes d t"),
    (#"\lim_{t \to 0} f(t)"#, "grense Underskript t høyrepil 0 Sluttskript f venstre parentes t høyre parentes"),
    (#"\prod_{k=1}^{n} a_k"#, "produkt Underskript k er lik 1 Overskript n Sluttskript a Subskript k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t overstrek"),
    (#"\vec{v}"#, "ModifiserOver v Med høyrepil"),
    (#"\alpha + \beta"#, "alfa pluss beta"),
    ("A + B", "stor bokstav A pluss stor bokstav B"),
    (#"\mathbf{v}"#, "fet v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "Start 2 Med 2 Matrise 1. Rad 1. Kolonne 1 2. Kolonne 2 2. Rad 1. Kolonne 3 2. Kolonne 4 StoppMatrise"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "Start 2 Med 2 Determinant 1. Rad a b 2. Rad c d StoppDeterminant"
    ),
    (#"\binom{n}{k}"#, "StartBinomialEllerMatrise n Velg k StoppBinomialEllerMatrise"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "en halv"),
    ("(p+q)/3", "brøk p pluss q, over 3, slutt brøk"),
    ("sqrt(5)", "rot 5"),
    ("sqrt(t+4)", "rot t pluss 4, slutt rot"),
    (#"\sqrt[3]{8}"#, "kubikkrot 8"),
    ("t^2", "t i andre"),
    ("t^n", "t i n-te"),
    ("a^{n+1}", "a opphøyd i n pluss 1, slutt eksponent"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f av t"),
    ("|t-4|", "absoluttverdi t minus 4, slutt absoluttverdi"),
    (#"\{t \mid t > 0\}"#, "mengde av alle t slik at t er større enn 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summen fra k lik 1 til n av k"),
    (#"\int_0^1 t^2 \, dt"#, "integralet fra 0 til 1 av t i andre, d t"),
    (#"\lim_{t \to 0} f(t)"#, "grense når t går mot 0, av f av t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 ganger 2 matrise. rad 1: 1, 2; rad 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

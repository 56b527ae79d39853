import SayableEngine
import SayableFormulas
import Testing

/// What is said in Swedish, construct by construct.
struct SwedishFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("sv"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("sv"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("sv"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 minus 9"),
    ("-7 + 2", "minus 7 plus 2"),
    ("1/2", "en halv"),
    ("2/3 - 1/4", "två tredjedelar minus en fjärdel"),
    ("7/8", "sju åttondelar"),
    ("5/12", "5 genom 12"),
    ("2 1/2", "2 och en halv"),
    ("(p+q)/3", "bråket med täljare p plus q, och nämnare 3, slut bråk"),
    ("n/(n+1)", "bråket med täljare n, och nämnare n plus 1, slut bråk"),
    ("a/b/c", "bråket med täljare a genom b, och nämnare c, slut bråk"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "bråket med täljare 1 genom t, och nämnare t minus 1, slut bråk"),
    ("25%", "25 procent"),
    ("4/x", "4 genom x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t i kvadrat"),
    ("t^3", "t i kubik"),
    ("t^4", "t upphöjt till fjärde"),
    ("t^n", "t upphöjt till n"),
    ("t^{-1}", "t upphöjt till minus 1"),
    ("t^{-2}", "t upphöjt till minus 2"),
    ("2^{10}", "2 upphöjt till tionde"),
    ("e^{-t}", "e upphöjt till minus t"),
    ("a^{n+1}", "a upphöjt till n plus 1, slut exponent"),
    ("t^{2k}", "t upphöjt till 2 k, slut exponent"),
    ("(u+v)^2", "vänster parentes, u plus v, höger parentes, i kvadrat"),
    ("10^{3^2}", "10 upphöjt till 3 i kvadrat, slut exponent"),
    ("x'", "x prim"),
    ("x''", "x dubbelt prim"),
    (#"90^\circ"#, "90 grader"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "kvadratroten av 5"),
    ("sqrt(t+4)", "kvadratroten av t plus 4, slut rot"),
    (#"\sqrt[3]{8}"#, "kubikroten av 8"),
    (#"\sqrt[4]{t}"#, "fjärde roten av t"),
    ("-sqrt(2)", "den negativa kvadratroten av 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 gånger 4"),
    (#"3 \times 4"#, "3 gånger 4"),
    (#"a \cdot b"#, "a gånger b"),
    (#"a \div b"#, "a delat med b"),
    ("2(k+3)", "2 gånger, vänster parentes, k plus 3, höger parentes"),
    ("(k+1)(k-1)", "vänster parentes, k plus 1, höger parentes, gånger, vänster parentes, k minus 1, höger parentes"),
    ("5t^2 - 2t + 7 = 0", "5 t i kvadrat minus 2 t plus 7 är lika med 0"),
    (#"a \pm b"#, "a plus minus b"),
    ("n!", "n fakultet"),
    ("(2n)!", "vänster parentes, 2 n, höger parentes, fakultet"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a cirkel plus b"),
    (#"\vec{u} \times \vec{v}"#, "vektor u kryss vektor v"),
    (#"\vec{u} \cdot \vec{v}"#, "vektor u punkt vektor v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f av t"),
    ("g(t+1)", "g av, vänster parentes, t plus 1, höger parentes"),
    ("f(t,u)", "f av, vänster parentes, t komma u, höger parentes"),
    ("sin(t)", "sinus t"),
    ("cos(2t)", "cosinus 2 t"),
    (#"\sin^2 t"#, "sinus kvadrat t"),
    ("sin t + cos t", "sinus t plus cosinus t"),
    ("ln(t)", "l n t"),
    ("log(t+1)", "logaritmen av, vänster parentes, t plus 1, höger parentes"),
    (#"\log_2 8"#, "logaritmen bas 2 av 8"),
    ("exp(-t)", "exponentialfunktionen av minus t"),
    ("f'(t)", "f prim av t"),
    (#"\max(a,b)"#, "maximum av, vänster parentes, a komma b, höger parentes"),
    ("gcd(a,b)", "största gemensamma delare av, vänster parentes, a komma b, höger parentes"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "absolutvärdet av t"),
    ("|t-4|", "absolutvärdet av t minus 4, slut absolutvärde"),
    (#"\lfloor t \rfloor"#, "golvet av t"),
    (#"\lceil t/2 \rceil"#, "taket av t delat med 2, slut tak"),
    ("[a,b]", "vänster hakparentes, a komma b, höger hakparentes"),
    ("(a,b)", "vänster parentes, a komma b, höger parentes"),
    (#"\langle u, v \rangle"#, "inreprodukten av u och v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t är mindre än 5"),
    ("t > 5", "t är större än 5"),
    (#"t \le 5"#, "t är mindre än eller lika med 5"),
    (#"t \ge 5"#, "t är större än eller lika med 5"),
    (#"a \ne b"#, "a är inte lika med b"),
    (#"a \approx b"#, "a är nästan lika med b"),
    (#"a \equiv b \pmod 5"#, "a är kongruent med b, modulo 5"),
    ("a < t < b", "a är mindre än t är mindre än b"),
    (#"a \mid b"#, "a delar b"),
    (#"a \propto b"#, "a proportionell mot b"),
    (#"AB \parallel CD"#, "stort A stort B parallellt med stort C stort D"),
    (#"t \to 0"#, "t går mot 0"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "mängden 1, 2 och 3"),
    (#"\{t \mid t > 0\}"#, "mängden av alla t sådana att t är större än 0"),
    (#"t \in A"#, "t tillhör stort A"),
    (#"t \notin A"#, "t tillhör inte stort A"),
    (#"A \cup B"#, "stort A union stort B"),
    (#"A \cap B"#, "stort A snitt stort B"),
    (#"A \subset B"#, "stort A äkta delmängd av stort B"),
    (#"A \subseteq B"#, "stort A delmängd av stort B"),
    (#"A \setminus B"#, "stort A mängddifferens stort B"),
    (#"\emptyset"#, "den tomma mängden"),
    (#"n \in \mathbb{N}"#, "n tillhör de naturliga talen"),
    (#"t \in \mathbb{R}"#, "t tillhör de reella talen"),
    (#"\mathbb{Z}"#, "heltalen"),
    (#"p \land q"#, "p och q"),
    (#"p \lor q"#, "p eller q"),
    (#"\neg p"#, "inte p"),
    (#"\forall t"#, "för alla t"),
    (#"\exists t"#, "det existerar t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summan från k lika med 1 till n av k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "summan från k lika med 1 till oändlighet av, bråket med täljare 1, och nämnare k i kvadrat, slut bråk"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produkten från k lika med 1 till n av, a index k"),
    (#"\lim_{t \to 0} f(t)"#, "gränsvärdet då t går mot 0, av f av t"),
    (#"\int f(t) \, dt"#, "integralen av f av t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "integralen från 0 till 1 av t i kvadrat, d t"),
    (#"\frac{dy}{dt}"#, "d y genom d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "den partiella derivatan av f med avseende på t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "union från k lika med 1 till n av, stort A index k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a index 1"),
    ("a_n", "a index n"),
    ("a_{n+1}", "a index n plus 1, slut index"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a index 1, plus, a index 2, plus punkt punkt punkt plus, a index n"),
    (#"\bar{t}"#, "t streck"),
    (#"\dot{t}"#, "t punkt över"),
    (#"\vec{v}"#, "vektor v"),
    (#"\overline{AB}"#, "sträckan stort A stort B"),
    (#"A^\top"#, "stort A transponat"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 gånger 2 matrisen. rad 1: 1, 2; rad 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "2 gånger 1 kolumnmatrisen. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#, "determinanten av 2 gånger 2 matrisen. rad 1: a, b; rad 2: c, d"
    ),
    (#"\binom{n}{k}"#, "n över k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "absolutvärdet av t, är lika med 2 fall, fall 1: t; om t är större än eller lika med 0. fall 2: minus t; om t är mindre än 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\pi r^2"#, "pi r i kvadrat"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "stort Omega"),
    (#"\angle ABC"#, "vinkel stort A, stort B, stort C"),
    (#"\mathbf{v}"#, "fetstil v"),
    (#"\infty"#, "oändlighet"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilometer"),
    (#"1 \,\mathrm{m}"#, "1 meter"),
    (#"60 \,\mathrm{km/h}"#, "60 kilometer per timme"),
    (#"9 \,\mathrm{m/s^2}"#, "9 meter per sekund i kvadrat"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilogram"),
    ("H_2O", "H index 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "en halv"),
    (#"\frac{a+b}{c}"#, "StartBråk a plus b Över c SlutBråk"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "StartStartBråk StartBråk 1 Över t SlutBråk ÖverÖver t minus 1 SlutSlutBråk"),
    (#"\sqrt{t+4}"#, "StartRot t plus 4 SlutRot"),
    (#"\sqrt[3]{8}"#, "RotIndex 3 StartRot 8 SlutRot"),
    (#"\sqrt{1+\sqrt{2}}"#, "NästladStartRot 1 plus StartRot 2 SlutRot NästladSlutRot"),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t kvadrat"),
    ("t^3", "t kubik"),
    ("t^n", "t Upphöjt n"),
    ("t^{n+1}", "t Upphöjt n plus 1"),
    ("a_1", "a 1"),
    ("a_n", "a Nedsänkt n"),
    ("a_{i_j}", "a Nedsänkt i NedNedsänkt j"),
    ("a_n^2", "a Nedsänkt n Upphöjt 2"),
    ("2^{t^2}", "2 Upphöjt t kvadrat"),
    ("t'", "t prim"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sinus t"),
    ("f(t)", "f vänster parentes t höger parentes"),
    ("-t", "minus t"),
    (#"3 \times 4"#, "3 gånger 4"),
    (#"a \cdot b"#, "a halvhög punkt b"),
    ("n!", "n fakultet"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "vänster parentes a plus b höger parentes"),
    ("|t|", "StartAbsolutVärde t SlutAbsolutVärde"),
    (#"\{1, 2\}"#, "StartMängd 1 komma 2 SlutMängd"),
    (#"t \le 5"#, "t är mindre än eller lika med 5"),
    (#"t \in A"#, "t tillhör stort A"),
    (#"A \cup B"#, "stort A union stort B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summa UnderSkrift k är lika med 1 ÖverSkrift n k"),
    (#"\int_0^1 f(t) \, dt"#, "integral undre gräns 0 övre gräns 1 Basnivå f vänster parentes t höger parentes d t"),
    (
      #"\lim_{t \to 0} f(t)"#, "gränsvärde UnderSkrift t pil åt höger 0 slut skrift f vänster parentes t höger parentes"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produkt UnderSkrift k är lika med 1 ÖverSkrift n a Nedsänkt k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t överstreck"),
    (#"\vec{v}"#, "ModifieradÖver v Med pil åt höger"),
    (#"\alpha + \beta"#, "alpha plus beta"),
    ("A + B", "stort A plus stort B"),
    (#"\mathbf{v}"#, "fetstil v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "Start 2 Gånger 2 Matris 1:a Rad 1:a Kolumn 1 2:a Kolumn 2 2:a Rad 1:a Kolumn 3 2:a Kolumn 4 SlutMatris"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "Start 2 Gånger 2 Determinant 1:a Rad a b 2:a Rad c d SlutDeterminant"
    ),
    (#"\binom{n}{k}"#, "StartBinomEllerMatris n Välj k SlutBinomEllerMatris"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "en halv"),
    ("(p+q)/3", "bråk p plus q, över 3, slut bråk"),
    ("sqrt(5)", "rot 5"),
    ("sqrt(t+4)", "rot t plus 4, slut rot"),
    (#"\sqrt[3]{8}"#, "kubikrot 8"),
    ("t^2", "t i kvadrat"),
    ("t^n", "t upphöjt till n"),
    ("a^{n+1}", "a upphöjt till n plus 1, slut exponent"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f av t"),
    ("|t-4|", "absolutvärde t minus 4, slut absolutvärde"),
    (#"\{t \mid t > 0\}"#, "mängd av alla t sådana att t är större än 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "summan från k lika med 1 till n av k"),
    (#"\int_0^1 t^2 \, dt"#, "integralen från 0 till 1 av t i kvadrat, d t"),
    (#"\lim_{t \to 0} f(t)"#, "gränsvärde då t går mot 0, av f av t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 gånger 2 matris. rad 1: 1, 2; rad 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

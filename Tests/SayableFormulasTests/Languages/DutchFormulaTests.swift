import SayableEngine
import SayableFormulas
import Testing

/// What is said in Dutch, construct by construct.
struct DutchFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("nl"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("nl"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("nl"), style: .terse) }

  @Test(arguments: [
    ("<0,5]", "het interval van 0 tot 5, zonder 0, maar met 5 erbij"),
    ("[2,→>", "het interval van 2 tot oneindig, met 2 erbij"),
    ("<0,5>", "het interval van 0 tot 5, zonder 0 en 5"),
    ("A(2,3)", "het punt hoofdletter A met coördinaten 2 en 3"),
    ("²log(8)", "de log met grondtal 2 van 8"),
    ("6 : 2 = 3", "6 gedeeld door 2 is gelijk aan 3"),
    ("2 : 3", "2 staat tot 3"),
    ("{1;2}", "de verzameling 1 en 2"),
    ("1.000.000", "1.000.000"),
    (#"^2\log 8"#, "de log met grondtal 2 van 8"),
    (#"{}^{3}\!\log(81)"#, "de log met grondtal 3 van 81"),
    ("x = 2 of x = 3", "x is gelijk aan 2 of x is gelijk aan 3"),
    ("wortel(x+1)", "de wortel uit x plus 1, einde wortel"),
    (#"E_{\rm kin}"#, "hoofdletter E index kin"),
  ])
  func `the notation of schools`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("17 - 9", "17 min 9"),
    ("-7 + 2", "min 7 plus 2"),
    ("1/2", "een half"),
    ("2/3 - 1/4", "twee derde min een kwart"),
    ("7/8", "zeven achtste"),
    ("5/12", "5 over 12"),
    ("2 1/2", "2 en een half"),
    ("(p+q)/3", "de breuk met teller p plus q, en noemer 3, einde breuk"),
    ("n/(n+1)", "de breuk met teller n, en noemer n plus 1, einde breuk"),
    ("a/b/c", "de breuk met teller a over b, en noemer c, einde breuk"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "de breuk met teller 1 over t, en noemer t min 1, einde breuk"),
    ("25%", "25 procent"),
    ("4/x", "4 over x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t kwadraat"),
    ("t^3", "t tot de derde"),
    ("t^4", "t tot de macht 4"),
    ("t^n", "t tot de macht n"),
    ("t^{-1}", "t tot de macht min 1"),
    ("t^{-2}", "t tot de macht min 2"),
    ("2^{10}", "2 tot de macht 10"),
    ("e^{-t}", "e tot de macht min t"),
    ("a^{n+1}", "a tot de macht n plus 1, einde exponent"),
    ("t^{2k}", "t tot de macht 2 k, einde exponent"),
    ("(u+v)^2", "haakje openen, u plus v, haakje sluiten, kwadraat"),
    ("10^{3^2}", "10 tot de macht 3 kwadraat, einde exponent"),
    ("x'", "x accent"),
    ("x''", "x dubbel accent"),
    (#"90^\circ"#, "90 graden"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "de wortel uit 5"),
    ("sqrt(t+4)", "de wortel uit t plus 4, einde wortel"),
    (#"\sqrt[3]{8}"#, "de derdemachtswortel uit 8"),
    (#"\sqrt[4]{t}"#, "de vierdemachtswortel uit t"),
    (#"\sqrt[n]{t+1}"#, "de n-demachtswortel uit t plus 1, einde wortel"),
    ("-sqrt(2)", "de negatieve wortel uit 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 keer 4"),
    (#"3 \times 4"#, "3 keer 4"),
    (#"a \cdot b"#, "a keer b"),
    (#"a \div b"#, "a gedeeld door b"),
    ("2(k+3)", "2 keer, haakje openen, k plus 3, haakje sluiten"),
    ("(k+1)(k-1)", "haakje openen, k plus 1, haakje sluiten, keer, haakje openen, k min 1, haakje sluiten"),
    ("5t^2 - 2t + 7 = 0", "5 t kwadraat min 2 t plus 7 is gelijk aan 0"),
    (#"a \pm b"#, "a plus of min b"),
    ("n!", "n faculteit"),
    ("(2n)!", "haakje openen, 2 n, haakje sluiten, faculteit"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a plus in cirkel b"),
    (#"\vec{u} \times \vec{v}"#, "vector u kruis vector v"),
    (#"\vec{u} \cdot \vec{v}"#, "vector u punt vector v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f van t"),
    ("g(t+1)", "g van, haakje openen, t plus 1, haakje sluiten"),
    ("f(t,u)", "f van, haakje openen, t komma u, haakje sluiten"),
    ("sin(t)", "sinus t"),
    ("cos(2t)", "cosinus 2 t"),
    (#"\sin^2 t"#, "sinus kwadraat t"),
    (#"\tan^{-1} t"#, "de inverse tangens van t"),
    ("sin t + cos t", "sinus t plus cosinus t"),
    ("ln(t)", "l n t"),
    ("log(t+1)", "de log van, haakje openen, t plus 1, haakje sluiten"),
    (#"\log_2 8"#, "de log met grondtal 2 van 8"),
    ("exp(-t)", "exp min t"),
    ("f'(t)", "f accent van t"),
    (#"\max(a,b)"#, "het maximum van, haakje openen, a komma b, haakje sluiten"),
    ("gcd(a,b)", "de grootste gemene deler van, haakje openen, a komma b, haakje sluiten"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "de absolute waarde van t"),
    ("|t-4|", "de absolute waarde van t min 4, einde absolute waarde"),
    (#"\lfloor t \rfloor"#, "de afronding naar beneden van t"),
    (#"\lceil t/2 \rceil"#, "de afronding naar boven van t gedeeld door 2, einde afronding"),
    ("[a,b]", "vierkant haakje openen, a komma b, vierkant haakje sluiten"),
    ("(a,b)", "haakje openen, a komma b, haakje sluiten"),
    (#"\langle u, v \rangle"#, "het inproduct van u en v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t is kleiner dan 5"),
    ("t > 5", "t is groter dan 5"),
    (#"t \le 5"#, "t is kleiner dan of gelijk aan 5"),
    (#"t \ge 5"#, "t is groter dan of gelijk aan 5"),
    (#"a \ne b"#, "a is niet gelijk aan b"),
    (#"a \approx b"#, "a is ongeveer gelijk aan b"),
    (#"a \equiv b \pmod 5"#, "a is congruent met b, modulo 5"),
    ("a < t < b", "a is kleiner dan t is kleiner dan b"),
    (#"a \mid b"#, "a deelt b"),
    (#"a \propto b"#, "a is evenredig met b"),
    (#"AB \parallel CD"#, "hoofdletter A hoofdletter B is evenwijdig aan hoofdletter C hoofdletter D"),
    (#"t \to 0"#, "t nadert 0"),
    (#"y \mapsto y^2"#, "y wordt afgebeeld op y kwadraat"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "de verzameling 1, 2 en 3"),
    (#"\{t \mid t > 0\}"#, "de verzameling van alle t waarvoor geldt t is groter dan 0"),
    (#"t \in A"#, "t is een element van hoofdletter A"),
    (#"t \notin A"#, "t is geen element van hoofdletter A"),
    (#"A \cup B"#, "hoofdletter A vereniging hoofdletter B"),
    (#"A \cap B"#, "hoofdletter A doorsnede hoofdletter B"),
    (#"A \subset B"#, "hoofdletter A is een deelverzameling van hoofdletter B"),
    (#"A \subseteq B"#, "hoofdletter A is een deelverzameling van of gelijk aan hoofdletter B"),
    (#"A \setminus B"#, "hoofdletter A zonder hoofdletter B"),
    (#"\emptyset"#, "de lege verzameling"),
    (#"n \in \mathbb{N}"#, "n is een element van de natuurlijke getallen"),
    (#"t \in \mathbb{R}"#, "t is een element van de reële getallen"),
    (#"\mathbb{Z}"#, "de gehele getallen"),
    (#"p \land q"#, "p en q"),
    (#"p \lor q"#, "p of q"),
    (#"\neg p"#, "niet p"),
    (#"p \Rightarrow q"#, "p impliceert q"),
    (#"p \Leftrightarrow q"#, "p dan en slechts dan als q"),
    (#"\forall t"#, "voor alle t"),
    (#"\exists t"#, "er bestaat t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "de som voor k van 1 tot en met n van k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "de som voor k van 1 tot en met oneindig van, de breuk met teller 1, en noemer k kwadraat, einde breuk"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "het product voor k van 1 tot en met n van, a index k"),
    (#"\lim_{t \to 0} f(t)"#, "de limiet voor t naar 0, van f van t"),
    (#"\int f(t) \, dt"#, "de integraal van f van t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "de integraal van 0 tot 1 van t kwadraat, d t"),
    (#"\frac{dy}{dt}"#, "d y over d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "de partiële afgeleide van f naar t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "de vereniging voor k van 1 tot en met n van, hoofdletter A index k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a index 1"),
    ("a_n", "a index n"),
    ("a_{n+1}", "a index n plus 1, einde index"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a index 1, plus, a index 2, plus puntje puntje puntje plus, a index n"),
    (#"\bar{t}"#, "t streep"),
    (#"\dot{t}"#, "t punt"),
    (#"\vec{v}"#, "vector v"),
    (#"\overline{AB}"#, "het lijnstuk hoofdletter A hoofdletter B"),
    (#"A^\top"#, "hoofdletter A getransponeerd"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "de 2 bij 2 matrix. Rij 1: 1, 2; Rij 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "de 2 bij 1 kolommatrix. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#, "de determinant van de 2 bij 2 matrix. Rij 1: a, b; Rij 2: c, d"
    ),
    (#"\binom{n}{k}"#, "n boven k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "de absolute waarde van t, is gelijk aan 2 gevallen, Geval 1: t; als t is groter dan of gelijk aan 0. Geval 2: min t; als t is kleiner dan 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alfa plus bèta"),
    (#"\pi r^2"#, "pi r kwadraat"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "hoofdletter Omega"),
    (#"\angle ABC"#, "hoek hoofdletter A, hoofdletter B, hoofdletter C"),
    (#"\mathbf{v}"#, "vette v"),
    (#"\infty"#, "oneindig"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilometer"),
    (#"1 \,\mathrm{m}"#, "1 meter"),
    (#"60 \,\mathrm{km/h}"#, "60 kilometer per uur"),
    (#"9 \,\mathrm{m/s^2}"#, "9 meter per seconde kwadraat"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilogram"),
    ("H_2O", "H index 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "een half"),
    (#"\frac{a+b}{c}"#, "begin breuk a plus b over c einde breuk"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "begin begin breuk begin breuk 1 over t einde breuk over over t min 1 einde einde breuk"
    ),
    (#"\sqrt{t+4}"#, "begin wortel t plus 4 einde wortel"),
    (#"\sqrt[3]{8}"#, "wortelexponent 3 begin wortel 8 einde wortel"),
    (#"\sqrt{1+\sqrt{2}}"#, "begin geneste wortel 1 plus begin wortel 2 einde wortel einde geneste wortel"),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t kwadraat"),
    ("t^3", "t tot de derde"),
    ("t^n", "t superscript n"),
    ("t^{n+1}", "t superscript n plus 1"),
    ("a_1", "a 1"),
    ("a_n", "a subscript n"),
    ("a_{i_j}", "a subscript i sub subscript j"),
    ("a_n^2", "a subscript n superscript 2"),
    ("2^{t^2}", "2 superscript t kwadraat"),
    ("t'", "t accent"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sinus t"),
    ("f(t)", "f haakje openen t haakje sluiten"),
    ("-t", "min t"),
    (#"3 \times 4"#, "3 keer 4"),
    (#"a \cdot b"#, "a keer b"),
    ("n!", "n faculteit"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "haakje openen a plus b haakje sluiten"),
    ("|t|", "begin absolute waarde t einde absolute waarde"),
    (#"\{1, 2\}"#, "begin verzameling 1 komma 2 einde verzameling"),
    (#"t \le 5"#, "t kleiner dan of gelijk aan 5"),
    (#"t \in A"#, "t element van hoofdletter A"),
    (#"A \cup B"#, "hoofdletter A vereniging hoofdletter B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "som onderschrift k is gelijk aan 1 bovenschrift n einde schriften k"),
    (#"\int_0^1 f(t) \, dt"#, "integraal subscript 0 superscript 1 basislijn f haakje openen t haakje sluiten d t"),
    (
      #"\lim_{t \to 0} f(t)"#,
      "limiet onderschrift t pijl naar rechts 0 einde schriften f haakje openen t haakje sluiten"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "product onderschrift k is gelijk aan 1 bovenschrift n einde schriften a subscript k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t streep erboven"),
    (#"\vec{v}"#, "boven gewijzigd v met pijl naar rechts"),
    (#"\alpha + \beta"#, "alfa plus bèta"),
    ("A + B", "hoofdletter A plus hoofdletter B"),
    (#"\mathbf{v}"#, "vette v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "begin 2 bij 2 matrix 1e rij 1e kolom 1 2e kolom 2 2e rij 1e kolom 3 2e kolom 4 einde matrix"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "begin 2 bij 2 determinant 1e rij a b 2e rij c d einde determinant"
    ),
    (#"\binom{n}{k}"#, "begin binomiaalcoëfficiënt n boven k einde binomiaalcoëfficiënt"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "een half"),
    ("(p+q)/3", "breuk p plus q, over 3, einde breuk"),
    ("sqrt(5)", "wortel 5"),
    ("sqrt(t+4)", "wortel t plus 4, einde wortel"),
    (#"\sqrt[3]{8}"#, "derdemachtswortel 8"),
    ("t^2", "t kwadraat"),
    ("t^n", "t macht n"),
    ("a^{n+1}", "a macht n plus 1, einde exponent"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f van t"),
    ("|t-4|", "absolute waarde t min 4, einde absolute waarde"),
    (#"\{t \mid t > 0\}"#, "verzameling alle t waarvoor t is groter dan 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "som voor k van 1 tot en met n van k"),
    (#"\int_0^1 t^2 \, dt"#, "integraal van 0 tot 1 van t kwadraat, d t"),
    (#"\lim_{t \to 0} f(t)"#, "limiet voor t naar 0, van f van t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 bij 2 matrix. Rij 1: 1, 2; Rij 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

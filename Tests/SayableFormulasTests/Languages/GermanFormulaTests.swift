import SayableEngine
import SayableFormulas
import Testing

/// What is said in German, construct by construct.
struct GermanFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("de"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("de"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("de"), style: .terse) }

  @Test(arguments: [
    ("]0;1[", "Intervall von 0 bis 1, ohne 0 und 1"),
    ("[0;1]", "Intervall von 0 bis 1, einschließlich 0 und 1"),
    ("P(2|3)", "der Punkt groß P mit den Koordinaten 2 und 3"),
    ("(-2|3)", "der Punkt mit den Koordinaten minus 2 und 3"),
    ("p ⇒ q", "aus p folgt q"),
    ("6 : 2 = 3", "6 geteilt durch 2 ist gleich 3"),
    ("2 : 3 = 4 : 6", "2 zu 3 ist gleich 4 zu 6"),
    ("P(2|3|-1)", "der Punkt groß P mit den Koordinaten 2, 3, minus 1"),
    (#"4\,\frac{\mathrm{kJ}}{\mathrm{kg\cdot K}}"#, "4 Kilojoule pro Kilogramm pro Kelvin"),
    ("kgV(4; 6)", "kgV von, Klammer auf, 4 und 6, Klammer zu"),
    (#"I = [0; 1["#, "groß I ist gleich dem Intervall von 0 bis 1, einschließlich 0, aber ohne 1"),
  ])
  func `the notation of schools`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("17 - 9", "17 minus 9"),
    ("-7 + 2", "minus 7 plus 2"),
    ("1/2", "ein halb"),
    ("2/3 - 1/4", "zwei drittel minus ein viertel"),
    ("7/8", "sieben achtel"),
    ("5/12", "5 durch 12"),
    ("2 1/2", "2 ein halb"),
    ("(p+q)/3", "Bruch mit Zähler p plus q, und Nenner 3, Ende Bruch"),
    ("n/(n+1)", "Bruch mit Zähler n, und Nenner n plus 1, Ende Bruch"),
    ("a/b/c", "Bruch mit Zähler a durch b, und Nenner c, Ende Bruch"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "Bruch mit Zähler 1 durch t, und Nenner t minus 1, Ende Bruch"),
    ("25%", "25 Prozent"),
    ("4/x", "4 durch x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t Quadrat"),
    ("t^3", "t hoch 3"),
    ("t^4", "t hoch 4"),
    ("t^n", "t hoch n"),
    ("t^{-1}", "t hoch minus 1"),
    ("t^{-2}", "t hoch minus 2"),
    ("2^{10}", "2 hoch 10"),
    ("e^{-t}", "e hoch minus t"),
    ("a^{n+1}", "a hoch n plus 1, Ende Exponent"),
    ("t^{2k}", "t hoch 2 k, Ende Exponent"),
    ("(u+v)^2", "Klammer auf, u plus v, Klammer zu, Quadrat"),
    ("10^{3^2}", "10 hoch 3 Quadrat, Ende Exponent"),
    ("x'", "x Strich"),
    ("x''", "x zwei Strich"),
    (#"90^\circ"#, "90 Grad"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "Quadratwurzel aus 5"),
    ("sqrt(t+4)", "Quadratwurzel aus t plus 4, Wurzel Ende"),
    (#"\sqrt[3]{8}"#, "Kubikwurzel aus 8"),
    (#"\sqrt[4]{t}"#, "vierte Wurzel aus t"),
    (#"\sqrt[n]{t+1}"#, "n-te Wurzel aus t plus 1, Wurzel Ende"),
    ("-sqrt(2)", "negative Quadratwurzel aus 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 mal 4"),
    (#"3 \times 4"#, "3 mal 4"),
    (#"a \cdot b"#, "a mal b"),
    (#"a \div b"#, "a geteilt durch b"),
    ("2(k+3)", "2 mal, Klammer auf, k plus 3, Klammer zu"),
    ("(k+1)(k-1)", "Klammer auf, k plus 1, Klammer zu, mal, Klammer auf, k minus 1, Klammer zu"),
    ("5t^2 - 2t + 7 = 0", "5 t Quadrat minus 2 t plus 7 ist gleich 0"),
    (#"a \pm b"#, "a plus minus b"),
    ("n!", "n Fakultät"),
    ("(2n)!", "Klammer auf, 2 n, Klammer zu, Fakultät"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a eingekreistes Plus b"),
    (#"\vec{u} \times \vec{v}"#, "Vektor u Kreuz Vektor v"),
    (#"\vec{u} \cdot \vec{v}"#, "Vektor u mal Vektor v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f von t"),
    ("g(t+1)", "g von, Klammer auf, t plus 1, Klammer zu"),
    ("f(t,u)", "f von, Klammer auf, t Komma u, Klammer zu"),
    ("sin(t)", "Sinus t"),
    ("cos(2t)", "Kosinus 2 t"),
    (#"\sin^2 t"#, "Sinus Quadrat t"),
    (#"\tan^{-1} t"#, "der inverse Tangens von t"),
    ("sin t + cos t", "Sinus t plus Kosinus t"),
    ("ln(t)", "l n t"),
    ("log(t+1)", "Logarithmus von, Klammer auf, t plus 1, Klammer zu"),
    (#"\log_2 8"#, "Logarithmus zur Basis 2 von 8"),
    ("exp(-t)", "exp minus t"),
    ("f'(t)", "f Strich von t"),
    (#"\max(a,b)"#, "Maximum von, Klammer auf, a Komma b, Klammer zu"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "Betrag von t"),
    ("|t-4|", "Betrag von t minus 4, Ende Betrag"),
    (#"\lfloor t \rfloor"#, "Abrundung von t"),
    (#"\lceil t/2 \rceil"#, "Aufrundung von t geteilt durch 2, Ende Aufrundung"),
    ("[a,b]", "eckige Klammer auf, a Komma b, eckige Klammer zu"),
    ("(a,b)", "Klammer auf, a Komma b, Klammer zu"),
    (#"\langle u, v \rangle"#, "Skalarprodukt von u und v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t kleiner als 5"),
    ("t > 5", "t größer als 5"),
    (#"t \le 5"#, "t kleiner oder gleich 5"),
    (#"t \ge 5"#, "t größer oder gleich 5"),
    (#"a \ne b"#, "a ungleich b"),
    (#"a \approx b"#, "a ungefähr gleich b"),
    (#"a \equiv b \pmod 5"#, "a ist kongruent zu b, modulo 5"),
    ("a < t < b", "a kleiner als t kleiner als b"),
    (#"a \mid b"#, "a teilt b"),
    (#"a \propto b"#, "a proportional zu b"),
    (#"AB \parallel CD"#, "groß A groß B parallel zu groß C groß D"),
    (#"t \to 0"#, "t gegen 0"),
    (#"y \mapsto y^2"#, "y wird abgebildet auf y Quadrat"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "die Menge 1, 2 und 3"),
    (#"\{t \mid t > 0\}"#, "die Menge aller t mit t größer als 0"),
    (#"t \in A"#, "t Element von groß A"),
    (#"t \notin A"#, "t ist kein Element von groß A"),
    (#"A \cup B"#, "groß A vereinigt groß B"),
    (#"A \cap B"#, "groß A geschnitten groß B"),
    (#"A \subset B"#, "groß A Teilmenge von groß B"),
    (#"A \subseteq B"#, "groß A Teilmenge von oder gleich groß B"),
    (#"A \setminus B"#, "groß A ohne groß B"),
    (#"\emptyset"#, "die leere Menge"),
    (#"n \in \mathbb{N}"#, "n Element von den natürlichen Zahlen"),
    (#"t \in \mathbb{R}"#, "t Element von den reellen Zahlen"),
    (#"\mathbb{Z}"#, "die ganzen Zahlen"),
    (#"p \land q"#, "p und q"),
    (#"p \lor q"#, "p oder q"),
    (#"\neg p"#, "nicht p"),
    (#"p \Rightarrow q"#, "aus p folgt q"),
    (#"p \Leftrightarrow q"#, "p genau dann wenn q"),
    (#"\forall t"#, "für alle t"),
    (#"\exists t"#, "es gibt t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "Summe für k gleich 1 bis n über k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "Summe für k gleich 1 bis unendlich über, Bruch mit Zähler 1, und Nenner k Quadrat, Ende Bruch"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "Produkt für k gleich 1 bis n über, a Index k"),
    (#"\lim_{t \to 0} f(t)"#, "Limes für t gegen 0, von f von t"),
    (#"\int f(t) \, dt"#, "Integral über f von t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "Integral von 0 bis 1 über t Quadrat, d t"),
    (#"\frac{dy}{dt}"#, "d y nach d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "partielle Ableitung von f nach t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "Vereinigung für k gleich 1 bis n über, groß A Index k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a Index 1"),
    ("a_n", "a Index n"),
    ("a_{n+1}", "a Index n plus 1, Ende Index"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a Index 1, plus, a Index 2, plus Punkt Punkt Punkt plus, a Index n"),
    (#"\bar{t}"#, "t quer"),
    (#"\dot{t}"#, "t Punkt"),
    (#"\vec{v}"#, "Vektor v"),
    (#"\overline{AB}"#, "Strecke groß A groß B"),
    (#"A^\top"#, "groß A transponiert"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "die 2 mal 2 Matrix. Zeile 1: 1, 2; Zeile 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "die 2 mal 1 Spaltenmatrix. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "die Determinante der 2 mal 2 Matrix. Zeile 1: a, b; Zeile 2: c, d"
    ),
    (#"\binom{n}{k}"#, "n über k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "Betrag von t, ist gleich 2 Fälle, Fall 1: t; wenn t größer oder gleich 0. Fall 2: minus t; wenn t kleiner als 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alpha plus beta"),
    (#"\pi r^2"#, "pi r Quadrat"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "groß Omega"),
    (#"\angle ABC"#, "Winkel groß A, groß B, groß C"),
    (#"\mathbf{v}"#, "fett v"),
    (#"\infty"#, "unendlich"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 Kilometer"),
    (#"1 \,\mathrm{m}"#, "1 Meter"),
    (#"60 \,\mathrm{km/h}"#, "60 Kilometer pro Stunde"),
    (#"9 \,\mathrm{m/s^2}"#, "9 Meter pro Quadratsekunde"),
    (#"\SI{3}{\kilo\gram}"#, "3 Kilogramm"),
    ("H_2O", "H Index 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "ein halb"),
    (#"\frac{a+b}{c}"#, "Anfang Bruch a plus b durch c Ende Bruch"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "Anfang Anfang Bruch Anfang Bruch 1 durch t Ende Bruch durch durch t minus 1 Ende Ende Bruch"
    ),
    (#"\sqrt{t+4}"#, "Anfang Quadratwurzel t plus 4 Ende Quadratwurzel"),
    (#"\sqrt[3]{8}"#, "Anfang Kubikwurzel 8 Ende Kubikwurzel"),
    (
      #"\sqrt{1+\sqrt{2}}"#,
      "Anfang geschachtelte Quadratwurzel 1 plus Anfang Quadratwurzel 2 Ende Quadratwurzel Ende geschachtelte Quadratwurzel"
    ),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t Quadrat"),
    ("t^3", "t Kubik"),
    ("t^n", "t hoch n"),
    ("t^{n+1}", "t hoch n plus 1"),
    ("a_1", "a 1"),
    ("a_n", "a Index n"),
    ("a_{i_j}", "a Index i Index Index j"),
    ("a_n^2", "a Index n hoch 2"),
    ("2^{t^2}", "2 hoch t Quadrat"),
    ("t'", "t Strich"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "Sinus t"),
    ("f(t)", "f Klammer auf t Klammer zu"),
    ("-t", "minus t"),
    (#"3 \times 4"#, "3 mal 4"),
    (#"a \cdot b"#, "a mal b"),
    ("n!", "n Fakultät"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "Klammer auf a plus b Klammer zu"),
    ("|t|", "Anfang Betrag t Ende Betrag"),
    (#"\{1, 2\}"#, "Anfang Menge 1 Komma 2 Ende Menge"),
    (#"t \le 5"#, "t kleiner oder gleich 5"),
    (#"t \in A"#, "t Element von groß A"),
    (#"A \cup B"#, "groß A Vereinigung groß B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "Summe Unterschrift k ist gleich 1 Überschrift n Ende Überschrift k"),
    (#"\int_0^1 f(t) \, dt"#, "Integral Index 0 Hoch 1 Grundlinie f Klammer auf t Klammer zu d t"),
    (#"\lim_{t \to 0} f(t)"#, "Limes Unterschrift t Pfeil nach rechts 0 Ende Unterschrift f Klammer auf t Klammer zu"),
    (#"\prod_{k=1}^{n} a_k"#, "Produkt Unterschrift k ist gleich 1 Überschrift n Ende Überschrift a Index k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t Überstrich"),
    (#"\vec{v}"#, "modifiziert oben v mit Pfeil nach rechts"),
    (#"\alpha + \beta"#, "alpha plus beta"),
    ("A + B", "groß A plus groß B"),
    (#"\mathbf{v}"#, "fett v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "Anfang 2 mal 2 Determinante 1. Zeile a b 2. Zeile c d Ende Determinante"
    ),
    (#"\binom{n}{k}"#, "Anfang Binomialkoeffizient k aus n Ende Binomialkoeffizient"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "ein halb"),
    ("(p+q)/3", "Bruch p plus q, durch 3, Ende Bruch"),
    ("sqrt(5)", "Wurzel 5"),
    ("sqrt(t+4)", "Wurzel t plus 4, Wurzel Ende"),
    (#"\sqrt[3]{8}"#, "Kubikwurzel 8"),
    ("t^2", "t Quadrat"),
    ("t^n", "t hoch n"),
    ("a^{n+1}", "a hoch n plus 1, Ende Exponent"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f von t"),
    ("|t-4|", "Betrag t minus 4, Ende Betrag"),
    (#"\{t \mid t > 0\}"#, "Menge aller t mit t größer als 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "Summe für k gleich 1 bis n über k"),
    (#"\int_0^1 t^2 \, dt"#, "Integral von 0 bis 1 über t Quadrat, d t"),
    (#"\lim_{t \to 0} f(t)"#, "Limes für t gegen 0, von f von t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 mal 2 Matrix. Zeile 1: 1, 2; Zeile 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

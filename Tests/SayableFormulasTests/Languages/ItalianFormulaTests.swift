import SayableEngine
import SayableFormulas
import Testing

/// What is said in Italian, construct by construct.
struct ItalianFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("it"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("it"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("it"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 meno 9"),
    ("-7 + 2", "meno 7 più 2"),
    ("1/2", "un mezzo"),
    ("2/3 - 1/4", "due terzi meno un quarto"),
    ("7/8", "sette ottavi"),
    ("5/12", "5 fratto 12"),
    ("2 1/2", "2 e un mezzo"),
    ("(p+q)/3", "frazione con numeratore p più q, e denominatore 3, fine frazione"),
    ("n/(n+1)", "frazione con numeratore n, e denominatore n più 1, fine frazione"),
    ("a/b/c", "frazione con numeratore a fratto b, e denominatore c, fine frazione"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "frazione con numeratore 1 fratto t, e denominatore t meno 1, fine frazione"),
    ("25%", "25 percento"),
    ("4/x", "4 fratto x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t al quadrato"),
    ("t^3", "t al cubo"),
    ("t^4", "t alla quarta potenza"),
    ("t^n", "t alla n"),
    ("t^{-1}", "t alla meno 1"),
    ("t^{-2}", "t alla meno 2"),
    ("2^{10}", "2 alla decima potenza"),
    ("e^{-t}", "e elevato alla meno t"),
    ("a^{n+1}", "a elevato alla n più 1, fine esponente"),
    ("t^{2k}", "t elevato alla 2 k, fine esponente"),
    ("(u+v)^2", "parentesi tonda aperta, u più v, parentesi tonda chiusa, al quadrato"),
    ("10^{3^2}", "10 elevato alla 3 al quadrato, fine esponente"),
    ("x'", "x primo"),
    ("x''", "x doppio primo"),
    (#"90^\circ"#, "90 gradi"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "radice quadrata di 5"),
    ("sqrt(t+4)", "radice quadrata di t più 4, fine radice"),
    (#"\sqrt[3]{8}"#, "radice cubica di 8"),
    (#"\sqrt[4]{t}"#, "radice quarta di t"),
    (#"\sqrt[n]{t+1}"#, "radice n-esima di t più 1, fine radice"),
    ("-sqrt(2)", "meno radice quadrata di 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 per 4"),
    (#"3 \times 4"#, "3 per 4"),
    (#"a \cdot b"#, "a per b"),
    (#"a \div b"#, "a diviso per b"),
    ("2(k+3)", "2 per, parentesi tonda aperta, k più 3, parentesi tonda chiusa"),
    (
      "(k+1)(k-1)",
      "parentesi tonda aperta, k più 1, parentesi tonda chiusa, per, parentesi tonda aperta, k meno 1, parentesi tonda chiusa"
    ),
    ("5t^2 - 2t + 7 = 0", "5 t al quadrato meno 2 t più 7 uguale a 0"),
    (#"a \pm b"#, "a più o meno b"),
    ("n!", "n fattoriale"),
    ("(2n)!", "parentesi tonda aperta, 2 n, parentesi tonda chiusa, fattoriale"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a più cerchiato b"),
    (#"\vec{u} \times \vec{v}"#, "vettore u prodotto vettoriale vettore v"),
    (#"\vec{u} \cdot \vec{v}"#, "vettore u punto vettore v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f di t"),
    ("g(t+1)", "g di, parentesi tonda aperta, t più 1, parentesi tonda chiusa"),
    ("f(t,u)", "f di, parentesi tonda aperta, t virgola u, parentesi tonda chiusa"),
    ("sin(t)", "seno di t"),
    ("cos(2t)", "coseno di 2 t"),
    (#"\sin^2 t"#, "seno al quadrato di t"),
    (#"\tan^{-1} t"#, "inversa di tangente di t"),
    ("sin t + cos t", "seno di t più coseno di t"),
    ("ln(t)", "logaritmo naturale di t"),
    ("log(t+1)", "logaritmo di, parentesi tonda aperta, t più 1, parentesi tonda chiusa"),
    (#"\log_2 8"#, "logaritmo in base 2 di 8"),
    ("exp(-t)", "esponenziale di meno t"),
    ("f'(t)", "f primo di t"),
    (#"\max(a,b)"#, "massimo di, parentesi tonda aperta, a virgola b, parentesi tonda chiusa"),
    ("gcd(a,b)", "massimo comun divisore di, parentesi tonda aperta, a virgola b, parentesi tonda chiusa"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "valore assoluto di t"),
    ("|t-4|", "valore assoluto di t meno 4, fine valore assoluto"),
    (#"\lfloor t \rfloor"#, "la parte intera di t"),
    (#"\lceil t/2 \rceil"#, "la parte intera superiore di t diviso per 2, fine parte intera"),
    ("[a,b]", "parentesi quadra aperta, a virgola b, parentesi quadra chiusa"),
    ("(a,b)", "parentesi tonda aperta, a virgola b, parentesi tonda chiusa"),
    (#"\langle u, v \rangle"#, "il prodotto interno di u e v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t minore di 5"),
    ("t > 5", "t maggiore di 5"),
    (#"t \le 5"#, "t minore o uguale a 5"),
    (#"t \ge 5"#, "t maggiore o uguale a 5"),
    (#"a \ne b"#, "a diverso da b"),
    (#"a \approx b"#, "a circa uguale a b"),
    ("a < t < b", "a minore di t minore di b"),
    (#"a \mid b"#, "a divide b"),
    (#"a \propto b"#, "a proporzionale a b"),
    (#"AB \parallel CD"#, "A maiuscola B maiuscola parallelo a C maiuscola D maiuscola"),
    (#"t \to 0"#, "t tende a 0"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "l'insieme 1, 2 e 3"),
    (#"\{t \mid t > 0\}"#, "l'insieme di tutti gli t tali che t maggiore di 0"),
    (#"t \in A"#, "t appartiene a A maiuscola"),
    (#"t \notin A"#, "t non appartiene a A maiuscola"),
    (#"A \cup B"#, "A maiuscola unione B maiuscola"),
    (#"A \cap B"#, "A maiuscola intersezione B maiuscola"),
    (#"A \subset B"#, "A maiuscola sottoinsieme di B maiuscola"),
    (#"A \subseteq B"#, "A maiuscola sottoinsieme di o uguale a B maiuscola"),
    (#"A \setminus B"#, "A maiuscola privato di B maiuscola"),
    (#"\emptyset"#, "l'insieme vuoto"),
    (#"n \in \mathbb{N}"#, "n appartiene ai numeri naturali"),
    (#"t \in \mathbb{R}"#, "t appartiene ai numeri reali"),
    (#"\mathbb{Z}"#, "i numeri interi"),
    (#"p \land q"#, "p e q"),
    (#"p \lor q"#, "p o q"),
    (#"\neg p"#, "non p"),
    (#"p \Rightarrow q"#, "p implica q"),
    (#"p \Leftrightarrow q"#, "p se e solo se q"),
    (#"\forall t"#, "per ogni t"),
    (#"\exists t"#, "esiste t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sommatoria per k che va da 1 a n di k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "sommatoria per k che va da 1 a infinito di, frazione con numeratore 1, e denominatore k al quadrato, fine frazione"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produttoria per k che va da 1 a n di, a pedice k"),
    (#"\lim_{t \to 0} f(t)"#, "limite per t che tende a 0, di f di t"),
    (#"\int f(t) \, dt"#, "integrale di f di t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "integrale da 0 a 1 di t al quadrato, d t"),
    (#"\frac{dy}{dt}"#, "d y fratto d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "la derivata parziale di f rispetto a t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "unione per k che va da 1 a n di, A maiuscola pedice k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a pedice 1"),
    ("a_n", "a pedice n"),
    ("a_{n+1}", "a pedice n più 1, fine pedice"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a pedice 1, più, a pedice 2, più punti di sospensione più, a pedice n"),
    (#"\bar{t}"#, "t barra sopra"),
    (#"\dot{t}"#, "t punto sopra"),
    (#"\vec{v}"#, "vettore v"),
    (#"\overline{AB}"#, "il segmento A maiuscola B maiuscola"),
    (#"A^\top"#, "A maiuscola trasposta"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "matrice 2 per 2. Riga 1: 1, 2; Riga 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "matrice colonna 2 per 1. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#, "determinante della matrice 2 per 2. Riga 1: a, b; Riga 2: c, d"
    ),
    (#"\binom{n}{k}"#, "coefficiente binomiale n su k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "valore assoluto di t, uguale a 2 casi, Caso 1: t; se t maggiore o uguale a 0. Caso 2: meno t; se t minore di 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alfa più beta"),
    (#"\pi r^2"#, "pi greco r al quadrato"),
    (#"2 \pi"#, "2 pi greco"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "Omega maiuscola"),
    (#"\angle ABC"#, "angolo A maiuscola, B maiuscola, C maiuscola"),
    (#"\mathbf{v}"#, "v grassetto"),
    (#"\infty"#, "infinito"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 chilometri"),
    (#"1 \,\mathrm{m}"#, "1 metro"),
    (#"9 \,\mathrm{m/s^2}"#, "9 metri al secondo quadrato"),
    (#"\SI{3}{\kilo\gram}"#, "3 chilogrammi"),
    ("H_2O", "H pedice 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "un mezzo"),
    (#"\frac{a+b}{c}"#, "inizio frazione a più b fratto c fine frazione"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "inizio inizio frazione inizio frazione 1 fratto t fine frazione fratto fratto t meno 1 fine fine frazione"
    ),
    (#"\sqrt{t+4}"#, "inizio radice t più 4 fine radice"),
    (#"\sqrt[3]{8}"#, "indice radice 3 inizio radice 8 fine radice"),
    (#"\sqrt{1+\sqrt{2}}"#, "inizio radice annidato 1 più inizio radice 2 fine radice fine radice annidato"),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t quadrato"),
    ("t^3", "t cubo"),
    ("t^n", "t apice n"),
    ("t^{n+1}", "t apice n più 1"),
    ("a_1", "a 1"),
    ("a_n", "a pedice n"),
    ("a_{i_j}", "a pedice i sub pedice j"),
    ("a_n^2", "a pedice n apice 2"),
    ("2^{t^2}", "2 apice t quadrato"),
    ("t'", "t primo"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "seno t"),
    ("f(t)", "f parentesi tonda aperta t parentesi tonda chiusa"),
    ("-t", "meno t"),
    (#"3 \times 4"#, "3 per 4"),
    (#"a \cdot b"#, "a punto b"),
    ("n!", "n fattoriale"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "parentesi tonda aperta a più b parentesi tonda chiusa"),
    ("|t|", "inizio valore assoluto t fine valore assoluto"),
    (#"\{1, 2\}"#, "inizio insieme 1 virgola 2 fine insieme"),
    (#"t \le 5"#, "t minore o uguale a 5"),
    (#"t \in A"#, "t appartenente a A maiuscola"),
    (#"A \cup B"#, "A maiuscola unione B maiuscola"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sommatoria sottoscritto k uguale a 1 soprascritto n fine script k"),
    (
      #"\int_0^1 f(t) \, dt"#,
      "integrale pedice 0 apice 1 linea di base f parentesi tonda aperta t parentesi tonda chiusa d t"
    ),
    (
      #"\lim_{t \to 0} f(t)"#,
      "limite sottoscritto t freccia verso destra 0 fine script f parentesi tonda aperta t parentesi tonda chiusa"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produttoria sottoscritto k uguale a 1 soprascritto n fine script a pedice k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t con barra sopra"),
    (#"\vec{v}"#, "modificante sopra v con freccia verso destra"),
    (#"\alpha + \beta"#, "alfa più beta"),
    ("A + B", "A maiuscola più B maiuscola"),
    (#"\mathbf{v}"#, "v grassetto"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "inizio 2 per 2 matrice 1a riga 1a colonna 1 2a colonna 2 2a riga 1a colonna 3 2a colonna 4 fine matrice"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "inizio 2 per 2 determinante 1a riga a b 2a riga c d fine determinante"
    ),
    (#"\binom{n}{k}"#, "inizio binomiale o matrice n scelta k fine binomiale o matrice"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "un mezzo"),
    ("(p+q)/3", "frazione p più q, fratto 3, fine frazione"),
    ("sqrt(5)", "radice di 5"),
    ("sqrt(t+4)", "radice di t più 4, fine radice"),
    (#"\sqrt[3]{8}"#, "radice cubica di 8"),
    ("t^2", "t al quadrato"),
    ("t^n", "t alla n"),
    ("a^{n+1}", "a alla n più 1, fine esponente"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f di t"),
    ("|t-4|", "valore assoluto t meno 4, fine valore assoluto"),
    (#"\{t \mid t > 0\}"#, "insieme di t tale che t maggiore di 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sommatoria per k che va da 1 a n di k"),
    (#"\int_0^1 t^2 \, dt"#, "integrale da 0 a 1 di t al quadrato, d t"),
    (#"\lim_{t \to 0} f(t)"#, "limite per t che tende a 0, di f di t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "matrice 2 per 2. Riga 1: 1, 2; Riga 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

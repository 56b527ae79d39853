import SayableEngine
import SayableFormulas
import Testing

/// What is said in French, construct by construct.
struct FrenchFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("fr"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("fr"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("fr"), style: .terse) }

  @Test(arguments: [
    ("[0;1[", "l'intervalle de 0 à 1, avec 0 inclus, mais sans inclure 1"),
    ("A(2;3)", "le point A majuscule de coordonnées 2 et 3"),
    ("3×4", "3 fois 4"),
    ("6 : 2 = 3", "6 divisé par 2 égale 3"),
    (#"x \in [0;1["#, "x appartient à l'intervalle de 0 à 1, avec 0 inclus, mais sans inclure 1"),
    (#"]-\infty ; 3]"#, "l'intervalle de moins l'infini à 3, avec 3 inclus"),
    ("PGCD(12; 18)", "pgcd de, parenthèse ouvrante, 12 et 18, parenthèse fermante"),
    (#"\widehat{ABC} = 90^\circ"#, "l'angle A majuscule B majuscule C majuscule égale 90 degrés"),
    (#"a \equiv b\ [n]"#, "a congru à b modulo n"),
    (#"3\ \mathrm{m.s^{-1}}"#, "3 mètres par seconde"),
    ("20% de 50", "20 pourcent de 50"),
  ])
  func `the notation of schools`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("17 - 9", "17 moins 9"),
    ("-7 + 2", "moins 7 plus 2"),
    ("1/2", "un-demi"),
    ("2/3 - 1/4", "deux-tiers moins un-quart"),
    ("7/8", "sept-huitièmes"),
    ("5/12", "5 sur 12"),
    ("2 1/2", "2 et un-demi"),
    ("(p+q)/3", "fraction de numérateur p plus q, et de dénominateur 3, fin fraction"),
    ("n/(n+1)", "fraction de numérateur n, et de dénominateur n plus 1, fin fraction"),
    ("a/b/c", "fraction de numérateur a sur b, et de dénominateur c, fin fraction"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "fraction de numérateur 1 sur t, et de dénominateur t moins 1, fin fraction"),
    ("25%", "25 pourcent"),
    ("4/x", "4 sur x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t au carré"),
    ("t^3", "t au cube"),
    ("t^4", "t à la puissance 4"),
    ("t^n", "t à la puissance n"),
    ("t^{-1}", "t à la puissance moins 1"),
    ("t^{-2}", "t à la puissance moins 2"),
    ("2^{10}", "2 à la puissance 10"),
    ("e^{-t}", "e à la puissance moins t"),
    ("a^{n+1}", "a à la puissance n plus 1, fin exposant"),
    ("t^{2k}", "t à la puissance 2 k, fin exposant"),
    ("(u+v)^2", "parenthèse ouvrante, u plus v, parenthèse fermante, au carré"),
    ("10^{3^2}", "10 à la puissance 3 au carré, fin exposant"),
    ("x'", "x prime"),
    ("x''", "x seconde"),
    (#"90^\circ"#, "90 degrés"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "la racine carrée de 5"),
    ("sqrt(t+4)", "la racine carrée de t plus 4, fin racine"),
    (#"\sqrt[3]{8}"#, "la racine cubique de 8"),
    (#"\sqrt[4]{t}"#, "la racine quatrième de t"),
    (#"\sqrt[n]{t+1}"#, "la racine n-ième de t plus 1, fin racine"),
    ("-sqrt(2)", "la racine carrée négative de 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 fois 4"),
    (#"3 \times 4"#, "3 fois 4"),
    (#"a \cdot b"#, "a fois b"),
    (#"a \div b"#, "a divisé par b"),
    ("2(k+3)", "2 multiplié par, parenthèse ouvrante, k plus 3, parenthèse fermante"),
    (
      "(k+1)(k-1)",
      "parenthèse ouvrante, k plus 1, parenthèse fermante, multiplié par, parenthèse ouvrante, k moins 1, parenthèse fermante"
    ),
    ("5t^2 - 2t + 7 = 0", "5 t au carré moins 2 t plus 7 égale 0"),
    (#"a \pm b"#, "a plus ou moins b"),
    ("n!", "n factorielle"),
    ("(2n)!", "parenthèse ouvrante, 2 n, parenthèse fermante, factorielle"),
    ("7 mod 3", "7 modulo 3"),
    (#"a \oplus b"#, "a plus cerclé b"),
    (#"\vec{u} \times \vec{v}"#, "vecteur u croix vecteur v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f de t"),
    ("g(t+1)", "g de, parenthèse ouvrante, t plus 1, parenthèse fermante"),
    ("f(t,u)", "f de, parenthèse ouvrante, t virgule u, parenthèse fermante"),
    ("sin(t)", "sinus t"),
    ("cos(2t)", "cosinus 2 t"),
    (#"\sin^2 t"#, "sinus carré t"),
    (#"\tan^{-1} t"#, "tangente inverse de t"),
    ("sin t + cos t", "sinus t plus cosinus t"),
    ("ln(t)", "l n t"),
    ("log(t+1)", "log de, parenthèse ouvrante, t plus 1, parenthèse fermante"),
    (#"\log_2 8"#, "log en base 2 de 8"),
    ("exp(-t)", "exponentielle moins t"),
    ("f'(t)", "f prime de t"),
    (#"\max(a,b)"#, "maximum de, parenthèse ouvrante, a virgule b, parenthèse fermante"),
    ("gcd(a,b)", "pgcd de, parenthèse ouvrante, a virgule b, parenthèse fermante"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "la valeur absolue de t"),
    ("|t-4|", "la valeur absolue de t moins 4, fin de valeur absolue"),
    (#"\lfloor t \rfloor"#, "la partie entière de t"),
    (#"\lceil t/2 \rceil"#, "la partie entière par excès de t divisé par 2, fin partie entière"),
    ("[a,b]", "crochet ouvrant, a virgule b, crochet fermant"),
    ("(a,b)", "parenthèse ouvrante, a virgule b, parenthèse fermante"),
    (#"\langle u, v \rangle"#, "le produit scalaire de u et v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t inférieur à 5"),
    ("t > 5", "t supérieur à 5"),
    (#"t \le 5"#, "t inférieur ou égal à 5"),
    (#"t \ge 5"#, "t supérieur ou égal à 5"),
    (#"a \ne b"#, "a différent de b"),
    (#"a \approx b"#, "a environ égal à b"),
    (#"a \equiv b \pmod 5"#, "a est congru à b, modulo 5"),
    ("a < t < b", "a inférieur à t inférieur à b"),
    (#"a \mid b"#, "a divise b"),
    (#"a \propto b"#, "a proportionnel à b"),
    (#"AB \parallel CD"#, "A majuscule B majuscule parallèle à C majuscule D majuscule"),
    (#"t \to 0"#, "t tend vers 0"),
    (#"y \mapsto y^2"#, "y a pour image y au carré"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "l'ensemble 1, 2 et 3"),
    (#"\{t \mid t > 0\}"#, "l'ensemble des t tels que t supérieur à 0"),
    (#"t \in A"#, "t appartient à A majuscule"),
    (#"t \notin A"#, "t n'appartient pas à A majuscule"),
    (#"A \cup B"#, "A majuscule union B majuscule"),
    (#"A \cap B"#, "A majuscule intersection B majuscule"),
    (#"A \subset B"#, "A majuscule inclus dans B majuscule"),
    (#"A \subseteq B"#, "A majuscule inclus dans ou égal à B majuscule"),
    (#"A \setminus B"#, "A majuscule privé de B majuscule"),
    (#"\emptyset"#, "l'ensemble vide"),
    (#"n \in \mathbb{N}"#, "n appartient à l'ensemble des nombres entiers naturels"),
    (#"t \in \mathbb{R}"#, "t appartient à l'ensemble des nombres réels"),
    (#"\mathbb{Z}"#, "les entiers relatifs"),
    (#"p \land q"#, "p et q"),
    (#"p \lor q"#, "p ou q"),
    (#"\neg p"#, "non p"),
    (#"p \Rightarrow q"#, "p implique q"),
    (#"p \Leftrightarrow q"#, "p équivaut à q"),
    (#"\forall t"#, "pour tout t"),
    (#"\exists t"#, "il existe t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "la somme, pour k allant de 1 à n, de k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "la somme, pour k allant de 1 à l'infini, de, fraction de numérateur 1, et de dénominateur k au carré, fin fraction"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "le produit, pour k allant de 1 à n, de, a indice k"),
    (#"\lim_{t \to 0} f(t)"#, "la limite quand t tend vers 0, de f de t"),
    (#"\int f(t) \, dt"#, "l'intégrale de f de t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "l'intégrale de 0 à 1 de t au carré, d t"),
    (#"\frac{dy}{dt}"#, "d y sur d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "la dérivée partielle de f par rapport à t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "l'union, pour k allant de 1 à n, de, A majuscule indice k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a indice 1"),
    ("a_n", "a indice n"),
    ("a_{n+1}", "a indice n plus 1, fin indice"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a indice 1, plus, a indice 2, plus points de suspension plus, a indice n"),
    (#"\vec{v}"#, "vecteur v"),
    (#"\overline{AB}"#, "le segment A majuscule B majuscule"),
    (#"A^\top"#, "A majuscule transposée"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "la matrice de dimension 2 par 2. Ligne 1: 1, 2; Ligne 2: 3, 4"
    ),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "la matrice colonne de dimension 2 par 1. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "le déterminant de la matrice de dimension 2 par 2. Ligne 1: a, b; Ligne 2: c, d"
    ),
    (#"\binom{n}{k}"#, "k parmi n"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "la valeur absolue de t, égale 2 cas, Cas 1: t; si t supérieur ou égal à 0. Cas 2: moins t; si t inférieur à 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alpha plus bêta"),
    (#"\pi r^2"#, "pi r au carré"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "Oméga majuscule"),
    (#"\angle ABC"#, "angle A majuscule, B majuscule, C majuscule"),
    (#"\mathbf{v}"#, "v en gras"),
    (#"\infty"#, "l'infini"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilomètres"),
    (#"1 \,\mathrm{m}"#, "1 mètre"),
    (#"60 \,\mathrm{km/h}"#, "60 kilomètres par heure"),
    (#"9 \,\mathrm{m/s^2}"#, "9 mètres par seconde carrée"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilogrammes"),
    ("H_2O", "H indice 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "un-demi"),
    (#"\frac{a+b}{c}"#, "début fraction a plus b sur c fin fraction"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "début début fraction début fraction 1 sur t fin fraction sur sur t moins 1 fin fin fraction"
    ),
    (#"\sqrt{t+4}"#, "début racine carrée t plus 4 fin racine carrée"),
    (#"\sqrt[3]{8}"#, "début racine cubique 8 fin racine cubique"),
    (
      #"\sqrt{1+\sqrt{2}}"#,
      "début racine carrée imbriquée 1 plus début racine carrée 2 fin racine carrée fin racine carrée imbriquée"
    ),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t au carré"),
    ("t^3", "t cubique"),
    ("t^n", "t exposant n"),
    ("t^{n+1}", "t exposant n plus 1"),
    ("a_1", "a indice 1"),
    ("a_n", "a indice n"),
    ("a_{i_j}", "a indice i sub-indice j"),
    ("a_n^2", "a indice n exposant 2"),
    ("2^{t^2}", "2 exposant t au carré"),
    ("t'", "t prime"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sinus t"),
    ("f(t)", "f parenthèse gauche t parenthèse droite"),
    ("-t", "moins t"),
    (#"3 \times 4"#, "3 multiplié par 4"),
    (#"a \cdot b"#, "a point médian b"),
    ("n!", "n factorielle"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "parenthèse gauche a plus b parenthèse droite"),
    ("|t|", "début valeur absolue t fin valeur absolue"),
    (#"\{1, 2\}"#, "début ensemble 1 virgule 2 fin ensemble"),
    (#"t \le 5"#, "t plus petit ou égal à 5"),
    (#"t \in A"#, "t appartient à A majuscule"),
    (#"A \cup B"#, "A majuscule union B majuscule"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sommation début souscrit k égale 1 début suscrit n fin scripts k"),
    (
      #"\int_0^1 f(t) \, dt"#,
      "intégrale indice inférieur 0 indice supérieur 1 position de base f parenthèse gauche t parenthèse droite d t"
    ),
    (
      #"\lim_{t \to 0} f(t)"#,
      "limite début souscrit t flèche droite 0 fin scripts f parenthèse gauche t parenthèse droite"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "produit début souscrit k égale 1 début suscrit n fin scripts a indice k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "suscrire t avec macron"),
    (#"\vec{v}"#, "suscrire v avec flèche droite"),
    (#"\alpha + \beta"#, "alpha plus bêta"),
    ("A + B", "A majuscule plus B majuscule"),
    (#"\mathbf{v}"#, "v en gras"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "début matrice 2 par 2 1re ligne 1re colonne 1 2e colonne 2 2e ligne 1re colonne 3 2e colonne 4 fin matrice"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "début déterminant 2 par 2 1re ligne a b 2e ligne c d fin déterminant"
    ),
    (#"\binom{n}{k}"#, "début binomiale k parmi n fin binomiale"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "un-demi"),
    ("(p+q)/3", "fraction p plus q, sur 3, fin fraction"),
    ("sqrt(5)", "racine 5"),
    ("sqrt(t+4)", "racine t plus 4, fin racine"),
    (#"\sqrt[3]{8}"#, "racine cubique 8"),
    ("t^2", "t au carré"),
    ("t^n", "t puissance n"),
    ("a^{n+1}", "a puissance n plus 1, fin exposant"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f de t"),
    ("|t-4|", "valeur absolue t moins 4, fin valeur absolue"),
    (#"\{t \mid t > 0\}"#, "ensemble des t tels que t supérieur à 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "somme, pour k allant de 1 à n, de k"),
    (#"\int_0^1 t^2 \, dt"#, "intégrale de 0 à 1 de t au carré, d t"),
    (#"\lim_{t \to 0} f(t)"#, "limite quand t tend vers 0, de f de t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "matrice 2 par 2. Ligne 1: 1, 2; Ligne 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

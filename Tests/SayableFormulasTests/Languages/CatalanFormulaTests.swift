import SayableEngine
import SayableFormulas
import Testing

/// What is said in Catalan, construct by construct.
struct CatalanFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("ca"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("ca"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("ca"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 menys 9"),
    ("-7 + 2", "menys 7 més 2"),
    ("1/2", "un mig"),
    ("2/3 - 1/4", "dos terços menys un quart"),
    ("7/8", "set vuitens"),
    ("5/12", "5 sobre 12"),
    ("2 1/2", "2 i un mig"),
    ("(p+q)/3", "la fracció amb numerador p més q, i denominador 3, fi de la fracció"),
    ("n/(n+1)", "la fracció amb numerador n, i denominador n més 1, fi de la fracció"),
    ("a/b/c", "la fracció amb numerador a sobre b, i denominador c, fi de la fracció"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "la fracció amb numerador 1 sobre t, i denominador t menys 1, fi de la fracció"),
    ("25%", "25 per cent"),
    ("4/x", "4 sobre x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t al quadrat"),
    ("t^3", "t al cub"),
    ("t^4", "t elevat a la quarta potència"),
    ("t^n", "t elevat a n"),
    ("t^{-1}", "t a la menys 1"),
    ("t^{-2}", "t a la menys 2"),
    ("2^{10}", "2 elevat a la desena potència"),
    ("e^{-t}", "e elevat a menys t"),
    ("a^{n+1}", "a elevat a n més 1, fi de l'exponent"),
    ("t^{2k}", "t elevat a 2 k, fi de l'exponent"),
    ("(u+v)^2", "obrir parèntesi, u més v, tancar parèntesi, al quadrat"),
    ("10^{3^2}", "10 elevat a 3 al quadrat, fi de l'exponent"),
    ("x'", "x prima"),
    ("x''", "x doble prima"),
    (#"90^\circ"#, "90 graus"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "l'arrel quadrada de 5"),
    ("sqrt(t+4)", "l'arrel quadrada de t més 4, fi de l'arrel"),
    (#"\sqrt[3]{8}"#, "l'arrel cúbica de 8"),
    (#"\sqrt[4]{t}"#, "l'arrel quarta de t"),
    (#"\sqrt[n]{t+1}"#, "l'arrel n-èsima de t més 1, fi de l'arrel"),
    ("-sqrt(2)", "menys l'arrel quadrada de 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 per 4"),
    (#"3 \times 4"#, "3 per 4"),
    (#"a \cdot b"#, "a per b"),
    (#"a \div b"#, "a dividit entre b"),
    ("2(k+3)", "2 per, obrir parèntesi, k més 3, tancar parèntesi"),
    ("(k+1)(k-1)", "obrir parèntesi, k més 1, tancar parèntesi, per, obrir parèntesi, k menys 1, tancar parèntesi"),
    ("5t^2 - 2t + 7 = 0", "5 t al quadrat menys 2 t més 7 igual a 0"),
    (#"a \pm b"#, "a més menys b"),
    ("n!", "n factorial"),
    ("(2n)!", "obrir parèntesi, 2 n, tancar parèntesi, factorial"),
    ("7 mod 3", "7 mòdul 3"),
    (#"a \oplus b"#, "a més en cercle b"),
    (#"\vec{u} \times \vec{v}"#, "vector u producte vectorial vector v"),
    (#"\vec{u} \cdot \vec{v}"#, "vector u punt vector v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f de t"),
    ("g(t+1)", "g de, obrir parèntesi, t més 1, tancar parèntesi"),
    ("f(t,u)", "f de, obrir parèntesi, t coma u, tancar parèntesi"),
    ("sin(t)", "sinus de t"),
    ("cos(2t)", "cosinus de 2 t"),
    (#"\sin^2 t"#, "sinus al quadrat de t"),
    (#"\tan^{-1} t"#, "la inversa de tangent de t"),
    ("sin t + cos t", "sinus de t més cosinus de t"),
    ("ln(t)", "logaritme neperià de t"),
    ("log(t+1)", "logaritme de, obrir parèntesi, t més 1, tancar parèntesi"),
    (#"\log_2 8"#, "logaritme en base 2 de 8"),
    ("f'(t)", "f prima de t"),
    (#"\max(a,b)"#, "màxim de, obrir parèntesi, a coma b, tancar parèntesi"),
    ("gcd(a,b)", "MCD de, obrir parèntesi, a coma b, tancar parèntesi"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "el valor absolut de t"),
    ("|t-4|", "el valor absolut de t menys 4, fi del valor absolut"),
    (#"\lfloor t \rfloor"#, "la part entera de t"),
    (#"\lceil t/2 \rceil"#, "el sostre de t dividit entre 2, fi del sostre"),
    ("[a,b]", "obrir claudàtor, a coma b, tancar claudàtor"),
    ("(a,b)", "obrir parèntesi, a coma b, tancar parèntesi"),
    (#"\langle u, v \rangle"#, "el producte intern de u i v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t menor que 5"),
    ("t > 5", "t major que 5"),
    (#"t \le 5"#, "t menor o igual que 5"),
    (#"t \ge 5"#, "t major o igual que 5"),
    (#"a \ne b"#, "a diferent de b"),
    (#"a \approx b"#, "a aproximadament igual a b"),
    ("a < t < b", "a menor que t menor que b"),
    (#"a \mid b"#, "a divideix b"),
    (#"a \propto b"#, "a proporcional a b"),
    (#"AB \parallel CD"#, "A majúscula B majúscula paral·lel a C majúscula D majúscula"),
    (#"t \to 0"#, "t tendeix a 0"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "el conjunt 1, 2 i 3"),
    (#"\{t \mid t > 0\}"#, "el conjunt de tots els t tals que t major que 0"),
    (#"t \in A"#, "t pertany a A majúscula"),
    (#"t \notin A"#, "t no pertany a A majúscula"),
    (#"A \cup B"#, "A majúscula unió B majúscula"),
    (#"A \cap B"#, "A majúscula intersecció B majúscula"),
    (#"A \subset B"#, "A majúscula inclòs en B majúscula"),
    (#"A \subseteq B"#, "A majúscula inclòs en o igual a B majúscula"),
    (#"\emptyset"#, "el conjunt buit"),
    (#"n \in \mathbb{N}"#, "n pertany als nombres naturals"),
    (#"t \in \mathbb{R}"#, "t pertany als nombres reals"),
    (#"\mathbb{Z}"#, "els nombres enters"),
    (#"p \land q"#, "p i q"),
    (#"p \lor q"#, "p o q"),
    (#"\neg p"#, "no p"),
    (#"p \Rightarrow q"#, "p implica q"),
    (#"p \Leftrightarrow q"#, "p si i només si q"),
    (#"\forall t"#, "per a tot t"),
    (#"\exists t"#, "existeix t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sumatori des de k igual a 1 fins a n de k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "sumatori des de k igual a 1 fins a infinit de, la fracció amb numerador 1, i denominador k al quadrat, fi de la fracció"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "producte des de k igual a 1 fins a n de, a sub k"),
    (#"\lim_{t \to 0} f(t)"#, "límit quan t tendeix a 0, de f de t"),
    (#"\int f(t) \, dt"#, "integral de f de t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "integral des de 0 fins a 1 de t al quadrat, d t"),
    (#"\frac{dy}{dt}"#, "d y sobre d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "la derivada parcial de f respecte de t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "unió des de k igual a 1 fins a n de, A majúscula sub k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a sub 1"),
    ("a_n", "a sub n"),
    ("a_{n+1}", "a sub n més 1, fi del subíndex"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a sub 1, més, a sub 2, més punts suspensius més, a sub n"),
    (#"\bar{t}"#, "t barra"),
    (#"\dot{t}"#, "t punt a sobre"),
    (#"\vec{v}"#, "vector v"),
    (#"\overline{AB}"#, "el segment A majúscula B majúscula"),
    (#"A^\top"#, "A majúscula transposada"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "la matriu de 2 per 2. Fila 1: 1, 2; Fila 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "la matriu columna de 2 per 1. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "el determinant de la matriu de 2 per 2. Fila 1: a, b; Fila 2: c, d"
    ),
    (#"\binom{n}{k}"#, "coeficient binomial n sobre k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "el valor absolut de t, igual a 2 casos, Cas 1: t; si t major o igual que 0. Cas 2: menys t; si t menor que 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alfa més beta"),
    (#"\pi r^2"#, "pi r al quadrat"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "Omega majúscula"),
    (#"\angle ABC"#, "angle A majúscula, B majúscula, C majúscula"),
    (#"\mathbf{v}"#, "v negreta"),
    (#"\infty"#, "infinit"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 quilòmetres"),
    (#"1 \,\mathrm{m}"#, "1 metre"),
    (#"60 \,\mathrm{km/h}"#, "60 quilòmetres per hora"),
    (#"9 \,\mathrm{m/s^2}"#, "9 metres per segon al quadrat"),
    (#"\SI{3}{\kilo\gram}"#, "3 quilograms"),
    ("H_2O", "H sub 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "començar fracció 1 entre 2 finalitzar fracció"),
    (#"\frac{a+b}{c}"#, "començar fracció a més b entre c finalitzar fracció"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "començar començar fracció començar fracció 1 entre t finalitzar fracció entre entre t menys 1 finalitzar finalitzar fracció"
    ),
    (#"\sqrt{t+4}"#, "començar arrel quadrada t més 4 finalitzar arrel quadrada"),
    (#"\sqrt[3]{8}"#, "començar arrel cúbica 8 finalitzar arrel cúbica"),
    (
      #"\sqrt{1+\sqrt{2}}"#,
      "començar arrel quadrada 1 més començar arrel quadrada 2 finalitzar arrel quadrada finalitzar arrel quadrada"
    ),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t al quadrat"),
    ("t^3", "t al cub"),
    ("t^n", "t superíndex n"),
    ("t^{n+1}", "t superíndex n més 1"),
    ("a_1", "a subíndex 1"),
    ("a_n", "a subíndex n"),
    ("a_{i_j}", "a subíndex i sub subíndex j"),
    ("a_n^2", "a subíndex n superíndex 2"),
    ("2^{t^2}", "2 superíndex t al quadrat"),
    ("t'", "t prima"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sinus t"),
    ("f(t)", "f parèntesi esquerre t parèntesi dret"),
    ("-t", "menys t"),
    (#"3 \times 4"#, "3 per 4"),
    (#"a \cdot b"#, "a punt b"),
    ("n!", "n factorial"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "parèntesi esquerre a més b parèntesi dret"),
    ("|t|", "començar valor absolut t finalitzar valor absolut"),
    (#"\{1, 2\}"#, "començar clau 1 coma 2 finalitzar clau"),
    (#"t \le 5"#, "t menor o igual que 5"),
    (#"t \in A"#, "t pertanyent a majúscula A"),
    (#"A \cup B"#, "majúscula A unió majúscula B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sumatori sotaíndex k igual 1 sobreíndex n k"),
    (
      #"\int_0^1 f(t) \, dt"#,
      "integral definida subíndex 0 superíndex 1 línia base f parèntesi esquerre t parèntesi dret d t"
    ),
    (
      #"\lim_{t \to 0} f(t)"#,
      "límit sotaíndex t fletxa dreta 0 finalitzar índexs f parèntesi esquerre t parèntesi dret"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "producte sotaíndex k igual 1 sobreíndex n a subíndex k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t barra"),
    (#"\vec{v}"#, "modificand superior v amb fletxa dreta"),
    (#"\alpha + \beta"#, "alfa més beta"),
    ("A + B", "majúscula A més majúscula B"),
    (#"\mathbf{v}"#, "negreta v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "començar matriu 2 per 2 primera fila primera columna 1 segona columna 2 segona fila primera columna 3 segona columna 4 finalitzar matriu"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "començar determinant 2 per 2 primera fila a b segona fila c d finalitzar determinant"
    ),
    (#"\binom{n}{k}"#, "començar binomial n en k finalitzar binomial"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "un mig"),
    ("(p+q)/3", "fracció p més q, sobre 3, fi de la fracció"),
    ("sqrt(5)", "arrel de 5"),
    ("sqrt(t+4)", "arrel de t més 4, fi de l'arrel"),
    (#"\sqrt[3]{8}"#, "arrel cúbica de 8"),
    ("t^2", "t al quadrat"),
    ("t^n", "t a la n"),
    ("a^{n+1}", "a a la n més 1, fi de l'exponent"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f de t"),
    ("|t-4|", "valor absolut t menys 4, fi del valor absolut"),
    (#"\{t \mid t > 0\}"#, "conjunt de t tal que t major que 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sumatori des de k igual a 1 fins a n de k"),
    (#"\int_0^1 t^2 \, dt"#, "integral des de 0 fins a 1 de t al quadrat, d t"),
    (#"\lim_{t \to 0} f(t)"#, "límit quan t tendeix a 0, de f de t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "matriu 2 per 2. Fila 1: 1, 2; Fila 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

import SayableEngine
import SayableFormulas
import Testing

/// What is said in Spanish, construct by construct.
struct SpanishFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("es"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("es"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("es"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 menos 9"),
    ("-7 + 2", "menos 7 más 2"),
    ("1/2", "un medio"),
    ("2/3 - 1/4", "dos tercios menos un cuarto"),
    ("7/8", "siete octavos"),
    ("5/12", "5 sobre 12"),
    ("2 1/2", "2 y un medio"),
    ("(p+q)/3", "la fracción con numerador p más q, y denominador 3, fin de la fracción"),
    ("n/(n+1)", "la fracción con numerador n, y denominador n más 1, fin de la fracción"),
    ("a/b/c", "la fracción con numerador a sobre b, y denominador c, fin de la fracción"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "la fracción con numerador 1 sobre t, y denominador t menos 1, fin de la fracción"),
    ("25%", "25 por ciento"),
    ("4/x", "4 sobre x"),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t al cuadrado"),
    ("t^3", "t al cubo"),
    ("t^4", "t elevado a la cuarta potencia"),
    ("t^n", "t elevado a n"),
    ("t^{-1}", "t a la menos 1"),
    ("t^{-2}", "t a la menos 2"),
    ("2^{10}", "2 elevado a la décima potencia"),
    ("e^{-t}", "e elevado a menos t"),
    ("a^{n+1}", "a elevado a n más 1, fin del exponente"),
    ("t^{2k}", "t elevado a 2 k, fin del exponente"),
    ("(u+v)^2", "abrir paréntesis, u más v, cerrar paréntesis, al cuadrado"),
    ("10^{3^2}", "10 elevado a 3 al cuadrado, fin del exponente"),
    ("x'", "x prima"),
    ("x''", "x doble prima"),
    (#"90^\circ"#, "90 grados"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "la raíz cuadrada de 5"),
    ("sqrt(t+4)", "la raíz cuadrada de t más 4, fin de la raíz"),
    (#"\sqrt[3]{8}"#, "la raíz cúbica de 8"),
    (#"\sqrt[4]{t}"#, "la raíz cuarta de t"),
    (#"\sqrt[n]{t+1}"#, "la raíz n-ésima de t más 1, fin de la raíz"),
    ("-sqrt(2)", "menos la raíz cuadrada de 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 por 4"),
    (#"3 \times 4"#, "3 por 4"),
    (#"a \cdot b"#, "a por b"),
    (#"a \div b"#, "a dividido entre b"),
    ("2(k+3)", "2 por, abrir paréntesis, k más 3, cerrar paréntesis"),
    ("(k+1)(k-1)", "abrir paréntesis, k más 1, cerrar paréntesis, por, abrir paréntesis, k menos 1, cerrar paréntesis"),
    ("5t^2 - 2t + 7 = 0", "5 t al cuadrado menos 2 t más 7 igual a 0"),
    (#"a \pm b"#, "a más menos b"),
    ("n!", "n factorial"),
    ("(2n)!", "abrir paréntesis, 2 n, cerrar paréntesis, factorial"),
    ("7 mod 3", "7 módulo 3"),
    (#"a \oplus b"#, "a más en círculo b"),
    (#"\vec{u} \times \vec{v}"#, "vector u producto vectorial vector v"),
    (#"\vec{u} \cdot \vec{v}"#, "vector u punto vector v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f de t"),
    ("g(t+1)", "g de, abrir paréntesis, t más 1, cerrar paréntesis"),
    ("f(t,u)", "f de, abrir paréntesis, t coma u, cerrar paréntesis"),
    ("sin(t)", "seno de t"),
    ("cos(2t)", "coseno de 2 t"),
    (#"\sin^2 t"#, "seno al cuadrado de t"),
    (#"\tan^{-1} t"#, "la inversa de tangente de t"),
    ("sin t + cos t", "seno de t más coseno de t"),
    ("ln(t)", "logaritmo neperiano de t"),
    ("log(t+1)", "logaritmo de, abrir paréntesis, t más 1, cerrar paréntesis"),
    (#"\log_2 8"#, "logaritmo en base 2 de 8"),
    ("f'(t)", "f prima de t"),
    (#"\max(a,b)"#, "máximo de, abrir paréntesis, a coma b, cerrar paréntesis"),
    ("gcd(a,b)", "MCD de, abrir paréntesis, a coma b, cerrar paréntesis"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "el valor absoluto de t"),
    ("|t-4|", "el valor absoluto de t menos 4, fin del valor absoluto"),
    (#"\lfloor t \rfloor"#, "la parte entera de t"),
    (#"\lceil t/2 \rceil"#, "el techo de t dividido entre 2, fin del techo"),
    ("[a,b]", "abrir corchete, a coma b, cerrar corchete"),
    ("(a,b)", "abrir paréntesis, a coma b, cerrar paréntesis"),
    (#"\langle u, v \rangle"#, "el producto interno de u y v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t menor que 5"),
    ("t > 5", "t mayor que 5"),
    (#"t \le 5"#, "t menor o igual que 5"),
    (#"t \ge 5"#, "t mayor o igual que 5"),
    (#"a \ne b"#, "a distinto de b"),
    (#"a \approx b"#, "a aproximadamente igual a b"),
    ("a < t < b", "a menor que t menor que b"),
    (#"a \mid b"#, "a divide a b"),
    (#"a \propto b"#, "a proporcional a b"),
    (#"AB \parallel CD"#, "A mayúscula B mayúscula paralelo a C mayúscula D mayúscula"),
    (#"t \to 0"#, "t tiende a 0"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "el conjunto 1, 2 y 3"),
    (#"\{t \mid t > 0\}"#, "el conjunto de todos los t tales que t mayor que 0"),
    (#"t \in A"#, "t pertenece a A mayúscula"),
    (#"t \notin A"#, "t no pertenece a A mayúscula"),
    (#"A \cup B"#, "A mayúscula unión B mayúscula"),
    (#"A \cap B"#, "A mayúscula intersección B mayúscula"),
    (#"A \subset B"#, "A mayúscula incluido en B mayúscula"),
    (#"A \subseteq B"#, "A mayúscula incluido o igual a B mayúscula"),
    (#"\emptyset"#, "el conjunto vacío"),
    (#"n \in \mathbb{N}"#, "n pertenece a los números naturales"),
    (#"t \in \mathbb{R}"#, "t pertenece a los números reales"),
    (#"\mathbb{Z}"#, "los números enteros"),
    (#"p \land q"#, "p y q"),
    (#"p \lor q"#, "p o q"),
    (#"\neg p"#, "no p"),
    (#"p \Rightarrow q"#, "p implica q"),
    (#"p \Leftrightarrow q"#, "p si y solo si q"),
    (#"\forall t"#, "para todo t"),
    (#"\exists t"#, "existe t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sumatorio desde k igual a 1 hasta n de k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "sumatorio desde k igual a 1 hasta infinito de, la fracción con numerador 1, y denominador k al cuadrado, fin de la fracción"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "producto desde k igual a 1 hasta n de, a sub k"),
    (#"\lim_{t \to 0} f(t)"#, "límite cuando t tiende a 0, de f de t"),
    (#"\int f(t) \, dt"#, "integral de f de t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "integral desde 0 hasta 1 de t al cuadrado, d t"),
    (#"\frac{dy}{dt}"#, "d y sobre d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "la derivada parcial de f respecto de t"
    ),
    (#"\nabla f"#, "nabla f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "unión desde k igual a 1 hasta n de, A mayúscula sub k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a sub 1"),
    ("a_n", "a sub n"),
    ("a_{n+1}", "a sub n más 1, fin del subíndice"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a sub 1, más, a sub 2, más puntos suspensivos más, a sub n"),
    (#"\bar{t}"#, "t barra"),
    (#"\vec{v}"#, "vector v"),
    (#"\overline{AB}"#, "el segmento A mayúscula B mayúscula"),
    (#"A^\top"#, "A mayúscula transpuesta"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "la matriz de 2 por 2. Fila 1: 1, 2; Fila 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "la matriz columna de 2 por 1. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "el determinante de la matriz de 2 por 2. Fila 1: a, b; Fila 2: c, d"
    ),
    (#"\binom{n}{k}"#, "coeficiente binomial n sobre k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "el valor absoluto de t, igual a 2 casos, Caso 1: t; si t mayor o igual que 0. Caso 2: menos t; si t menor que 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alfa más beta"),
    (#"\pi r^2"#, "pi r al cuadrado"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "Omega mayúscula"),
    (#"\angle ABC"#, "ángulo A mayúscula, B mayúscula, C mayúscula"),
    (#"\mathbf{v}"#, "v negrita"),
    (#"\infty"#, "infinito"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilómetros"),
    (#"1 \,\mathrm{m}"#, "1 metro"),
    (#"60 \,\mathrm{km/h}"#, "60 kilómetros por hora"),
    (#"9 \,\mathrm{m/s^2}"#, "9 metros por segundo al cuadrado"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilogramos"),
    (#"\SI{3}{\kilo\metre}"#, "3 kilómetros"),
    ("H_2O", "H sub 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "empezar fracción 1 entre 2 finalizar fracción"),
    (#"\frac{a+b}{c}"#, "empezar fracción a más b entre c finalizar fracción"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "empezar empezar fracción empezar fracción 1 entre t finalizar fracción entre entre t menos 1 finalizar finalizar fracción"
    ),
    (#"\sqrt{t+4}"#, "empezar raíz cuadrada t más 4 finalizar raíz cuadrada"),
    (#"\sqrt[3]{8}"#, "empezar raíz cúbica 8 finalizar raíz cúbica"),
    (
      #"\sqrt{1+\sqrt{2}}"#,
      "empezar raíz cuadrada 1 más empezar raíz cuadrada 2 finalizar raíz cuadrada finalizar raíz cuadrada"
    ),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t al cuadrado"),
    ("t^3", "t al cubo"),
    ("t^n", "t superíndice n"),
    ("t^{n+1}", "t superíndice n más 1"),
    ("a_1", "a subíndice 1"),
    ("a_n", "a subíndice n"),
    ("a_{i_j}", "a subíndice i sub subíndice j"),
    ("a_n^2", "a subíndice n superíndice 2"),
    ("2^{t^2}", "2 superíndice t al cuadrado"),
    ("t'", "t prima"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "seno t"),
    ("f(t)", "f paréntesis izquierdo t paréntesis derecho"),
    ("-t", "menos t"),
    (#"3 \times 4"#, "3 por 4"),
    (#"a \cdot b"#, "a punto b"),
    ("n!", "n factorial"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "paréntesis izquierdo a más b paréntesis derecho"),
    ("|t|", "empezar valor absoluto t finalizar valor absoluto"),
    (#"\{1, 2\}"#, "empezar llave 1 coma 2 finalizar llave"),
    (#"t \le 5"#, "t menor o igual que 5"),
    (#"t \in A"#, "t perteneciente a mayúscula A"),
    (#"A \cup B"#, "mayúscula A unión mayúscula B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sumatorio bajoíndice k igual 1 sobreíndice n finalizar índices k"),
    (
      #"\int_0^1 f(t) \, dt"#,
      "integral definida subíndice 0 superíndice 1 línea base f paréntesis izquierdo t paréntesis derecho d t"
    ),
    (
      #"\lim_{t \to 0} f(t)"#,
      "límite bajoíndice t flecha derecha 0 finalizar índices f paréntesis izquierdo t paréntesis derecho"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "producto bajoíndice k igual 1 sobreíndice n finalizar índices a subíndice k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t barra"),
    (#"\vec{v}"#, "modificando superior v con flecha derecha"),
    (#"\alpha + \beta"#, "alfa más beta"),
    ("A + B", "mayúscula A más mayúscula B"),
    (#"\mathbf{v}"#, "negrita v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "empezar matriz 2 por 2 primera fila primera columna 1 segunda columna 2 segunda fila primera columna 3 segunda columna 4 finalizar matriz"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "empezar determinante 2 por 2 primera fila a b segunda fila c d finalizar determinante"
    ),
    (#"\binom{n}{k}"#, "empezar binomial n en k finalizar binomial"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "un medio"),
    ("(p+q)/3", "fracción p más q, sobre 3, fin de la fracción"),
    ("sqrt(5)", "raíz de 5"),
    ("sqrt(t+4)", "raíz de t más 4, fin de la raíz"),
    (#"\sqrt[3]{8}"#, "raíz cúbica de 8"),
    ("t^2", "t al cuadrado"),
    ("t^n", "t a la n"),
    ("a^{n+1}", "a a la n más 1, fin del exponente"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f de t"),
    ("|t-4|", "valor absoluto t menos 4, fin del valor absoluto"),
    (#"\{t \mid t > 0\}"#, "conjunto de t tal que t mayor que 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sumatorio desde k igual a 1 hasta n de k"),
    (#"\int_0^1 t^2 \, dt"#, "integral desde 0 hasta 1 de t al cuadrado, d t"),
    (#"\lim_{t \to 0} f(t)"#, "límite cuando t tiende a 0, de f de t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "matriz 2 por 2. Fila 1: 1, 2; Fila 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

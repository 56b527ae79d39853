import SayableEngine
import SayableFormulas
import Testing

/// What is said in English, construct by construct.
struct EnglishFormulaTests {
  private static let clearspeak = Result { try FormulaSpeaker(locale: LanguageTag("en"), style: .clearspeak) }
  private static let mathspeak = Result { try FormulaSpeaker(locale: LanguageTag("en"), style: .mathspeak) }
  private static let terse = Result { try FormulaSpeaker(locale: LanguageTag("en"), style: .terse) }

  @Test(arguments: [
    ("17 - 9", "17 minus 9"),
    ("-7 + 2", "negative 7 plus 2"),
    ("1/2", "one half"),
    ("2/3 - 1/4", "two thirds minus one fourth"),
    ("7/8", "seven eighths"),
    ("5/12", "5 over 12"),
    ("2 1/2", "2 and one half"),
    ("(p+q)/3", "the fraction with numerator p plus q, and denominator 3, end fraction"),
    ("n/(n+1)", "the fraction with numerator n, and denominator n plus 1, end fraction"),
    ("a/b/c", "the fraction with numerator a over b, and denominator c, end fraction"),
    (#"\frac{\frac{1}{t}}{t-1}"#, "the fraction with numerator 1 over t, and denominator t minus 1, end fraction"),
    ("25%", "25 percent"),
    ("4/x", "4 over x"),
    ("20% of 50", "20 percent of 50"),
    ("10^-19 C", "10 to the negative 19 power, coulombs"),
    ("= 5 V", "equals 5 volts"),
    ("5 V − 3 V = 2 V", "5 volts minus 3 volts equals 2 volts"),
    ("5 N/3 m", "5 newtons over 3 meters"),
    (#"\mathrm{C_nH_{2n+2}}"#, "cap C sub n, cap H sub 2 n plus 2, end sub"),
    (#"\mathrm{P(B_1)}"#, "cap P of, open paren, cap B sub 1, close paren"),
    (
      #"\frac{P(B \mid A)P(A)}{P(B)}"#,
      "the fraction with numerator cap P of, open paren, cap B given cap A, close paren, cap P of cap A, and denominator cap P of cap B, end fraction"
    ),
  ])
  func `numbers, fractions and percentages`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t squared"),
    ("t^3", "t cubed"),
    ("t^4", "t to the fourth power"),
    ("t^n", "t to the n-th power"),
    ("t^{-1}", "t to the negative 1 power"),
    ("t^{-2}", "t to the negative 2 power"),
    ("2^{10}", "2 to the tenth power"),
    ("e^{-t}", "e raised to the negative t power"),
    ("a^{n+1}", "a raised to the n plus 1 power"),
    ("t^{2k}", "t raised to the 2 k power"),
    ("(u+v)^2", "open paren, u plus v, close paren, squared"),
    ("10^{3^2}", "10 raised to the 3 squared power"),
    ("x'", "x prime"),
    ("x''", "x double prime"),
    (#"90^\circ"#, "90 degrees"),
  ])
  func `powers`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("sqrt(5)", "the square root of 5"),
    ("sqrt(t+4)", "the square root of t plus 4, end root"),
    (#"\sqrt[3]{8}"#, "the cube root of 8"),
    (#"\sqrt[4]{t}"#, "the fourth root of t"),
    (#"\sqrt[n]{t+1}"#, "the n-th root of t plus 1, end root"),
    ("-sqrt(2)", "the negative square root of 2"),
  ])
  func `roots`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("3t", "3 t"),
    ("3 * 4", "3 times 4"),
    (#"3 \times 4"#, "3 times 4"),
    (#"a \cdot b"#, "a times b"),
    (#"a \div b"#, "a divided by b"),
    ("2(k+3)", "2 times, open paren, k plus 3, close paren"),
    ("(k+1)(k-1)", "open paren, k plus 1, close paren, times, open paren, k minus 1, close paren"),
    ("5t^2 - 2t + 7 = 0", "5 t squared minus 2 t plus 7 equals 0"),
    (#"a \pm b"#, "a plus or minus b"),
    ("n!", "n factorial"),
    ("(2n)!", "open paren, 2 n, close paren, factorial"),
    ("7 mod 3", "7 mod 3"),
    (#"a \oplus b"#, "a circled plus b"),
    (#"\vec{u} \times \vec{v}"#, "vector u cross vector v"),
    (#"\vec{u} \cdot \vec{v}"#, "vector u dot vector v"),
  ])
  func `products, quotients and other operations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f of t"),
    ("g(t+1)", "g of, open paren, t plus 1, close paren"),
    ("f(t,u)", "f of, open paren, t comma u, close paren"),
    ("sin(t)", "sine t"),
    ("cos(2t)", "cosine 2 t"),
    (#"\sin^2 t"#, "sine squared t"),
    (#"\tan^{-1} t"#, "the inverse tangent of t"),
    ("sin t + cos t", "sine t plus cosine t"),
    ("ln(t)", "l n t"),
    ("log(t+1)", "the log of, open paren, t plus 1, close paren"),
    (#"\log_2 8"#, "the log base 2 of 8"),
    ("exp(-t)", "exp negative t"),
    ("f'(t)", "f prime of t"),
    (#"\max(a,b)"#, "max of, open paren, a comma b, close paren"),
    ("gcd(a,b)", "the greatest common divisor of, open paren, a comma b, close paren"),
  ])
  func `functions`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("|t|", "the absolute value of t"),
    ("|t-4|", "the absolute value of t minus 4, end absolute value"),
    (#"\lfloor t \rfloor"#, "the floor of t"),
    (#"\lceil t/2 \rceil"#, "the ceiling of t divided by 2, end ceiling"),
    ("[a,b]", "open bracket, a comma b, close bracket"),
    ("(a,b)", "open paren, a comma b, close paren"),
    (#"\langle u, v \rangle"#, "the inner product of u and v"),
  ])
  func `fences and bars`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t < 5", "t is less than 5"),
    ("t > 5", "t is greater than 5"),
    (#"t \le 5"#, "t is less than or equal to 5"),
    (#"t \ge 5"#, "t is greater than or equal to 5"),
    (#"a \ne b"#, "a is not equal to b"),
    (#"a \approx b"#, "a is approximately equal to b"),
    (#"a \equiv b \pmod 5"#, "a is congruent to b, mod 5"),
    ("a < t < b", "a is less than t is less than b"),
    (#"a \mid b"#, "a divides b"),
    (#"a \propto b"#, "a is proportional to b"),
    (#"AB \parallel CD"#, "cap A cap B is parallel to cap C cap D"),
    (#"t \to 0"#, "t approaches 0"),
    (#"y \mapsto y^2"#, "y maps to y squared"),
  ])
  func `relations`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\{1; 2; 3\}"#, "the set 1 semicolon 2 semicolon 3"),
    (#"\{t \mid t > 0\}"#, "the set of all t such that t is greater than 0"),
    (#"t \in A"#, "t is a member of cap A"),
    (#"t \notin A"#, "t is not a member of cap A"),
    (#"A \cup B"#, "cap A union cap B"),
    (#"A \cap B"#, "cap A intersection cap B"),
    (#"A \subset B"#, "cap A is a subset of cap B"),
    (#"A \subseteq B"#, "cap A is a subset of or equal to cap B"),
    (#"A \setminus B"#, "cap A set minus cap B"),
    (#"\emptyset"#, "the empty set"),
    (#"n \in \mathbb{N}"#, "n is a member of the natural numbers"),
    (#"t \in \mathbb{R}"#, "t is a member of the real numbers"),
    (#"\mathbb{Z}"#, "the integers"),
    (#"p \land q"#, "p and q"),
    (#"p \lor q"#, "p or q"),
    (#"\neg p"#, "not p"),
    (#"p \Rightarrow q"#, "p implies q"),
    (#"p \Leftrightarrow q"#, "p if and only if q"),
    (#"\forall t"#, "for all t"),
    (#"\exists t"#, "there exists t"),
  ])
  func `sets and logic`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "the sum from k equals 1 to n of k"),
    (
      #"\sum_{k=1}^{\infty} \frac{1}{k^2}"#,
      "the sum from k equals 1 to infinity of, the fraction with numerator 1, and denominator k squared, end fraction"
    ),
    (#"\prod_{k=1}^{n} a_k"#, "the product from k equals 1 to n of, a sub k"),
    (#"\lim_{t \to 0} f(t)"#, "the limit as t approaches 0, of f of t"),
    (#"\int f(t) \, dt"#, "the integral of f of t, d t"),
    (#"\int_0^1 t^2 \, dt"#, "the integral from 0 to 1 of t squared, d t"),
    (#"\frac{dy}{dt}"#, "d y over d t"),
    (
      #"\frac{\partial f}{\partial t}"#,
      "the partial derivative of f with respect to t"
    ),
    (#"\nabla f"#, "del f"),
    (#"\bigcup_{k=1}^{n} A_k"#, "the union from k equals 1 to n of, cap A sub k"),
  ])
  func `sums, products, limits, integrals and derivatives`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("a_1", "a sub 1"),
    ("a_n", "a sub n"),
    ("a_{n+1}", "a sub n plus 1, end sub"),
    (#"a_1 + a_2 + \ldots + a_n"#, "a sub 1, plus, a sub 2, plus dot dot dot plus, a sub n"),
    (#"\bar{t}"#, "t bar"),
    (#"\dot{t}"#, "t dot"),
    (#"\vec{v}"#, "vector v"),
    (#"\overline{AB}"#, "the line segment cap A cap B"),
    (#"A^\top"#, "cap A transpose"),
  ])
  func `indices and marks`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "the 2 by 2 matrix. Row 1: 1, 2; Row 2: 3, 4"),
    (#"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "the 2 by 1 column matrix. 5, 6"),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#, "the determinant of the 2 by 2 matrix. Row 1: a, b; Row 2: c, d"
    ),
    (#"\binom{n}{k}"#, "n choose k"),
    (
      #"|t| = \begin{cases} t & t \ge 0 \\ -t & t < 0 \end{cases}"#,
      "the absolute value of t, equals 2 cases, Case 1: t; if t is greater than or equal to 0. Case 2: negative t; if t is less than 0"
    ),
  ])
  func `vectors and matrices`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\alpha + \beta"#, "alpha plus beta"),
    (#"\pi r^2"#, "pi r squared"),
    (#"2 \pi"#, "2 pi"),
    (#"\Delta t"#, "Delta t"),
    (#"\Omega"#, "cap Omega"),
    (#"\angle ABC"#, "angle cap A, cap B, cap C"),
    (#"\mathbf{v}"#, "bold v"),
    (#"\infty"#, "infinity"),
  ])
  func `letters and angles`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"5 \,\mathrm{km}"#, "5 kilometers"),
    (#"1 \,\mathrm{m}"#, "1 meter"),
    (#"60 \,\mathrm{km/h}"#, "60 kilometers per hour"),
    (#"9 \,\mathrm{m/s^2}"#, "9 meters per second squared"),
    (#"\SI{3}{\kilo\gram}"#, "3 kilograms"),
    (#"t = 5 \text{ if } k = 2"#, "t equals 5 if k equals 2"),
    ("H_2O", "H sub 2, O"),
  ])
  func `units and texts`(_ written: String, _ said: String) throws {
    #expect(try Self.clearspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "one half"),
    (#"\frac{a+b}{c}"#, "StartFraction a plus b Over c EndFraction"),
    (
      #"\frac{\frac{1}{t}}{t-1}"#,
      "StartStartFraction StartFraction 1 Over t EndFraction OverOver t minus 1 EndEndFraction"
    ),
    (#"\sqrt{t+4}"#, "StartRoot t plus 4 EndRoot"),
    (#"\sqrt[3]{8}"#, "RootIndex 3 StartRoot 8 EndRoot"),
    (#"\sqrt{1+\sqrt{2}}"#, "NestedStartRoot 1 plus StartRoot 2 EndRoot NestedEndRoot"),
  ])
  func `fractions and roots in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("t^2", "t squared"),
    ("t^3", "t cubed"),
    ("t^n", "t Superscript n"),
    ("t^{n+1}", "t Superscript n plus 1"),
    ("a_1", "a 1"),
    ("a_n", "a Subscript n"),
    ("a_{i_j}", "a Subscript i Sub Subscript j"),
    ("a_n^2", "a Subscript n Superscript 2"),
    ("2^{t^2}", "2 Superscript t squared"),
    ("t'", "t prime"),
  ])
  func `scripts in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sin t"#, "sine t"),
    ("f(t)", "f left parenthesis t right parenthesis"),
    ("-t", "negative t"),
    (#"3 \times 4"#, "3 times 4"),
    (#"a \cdot b"#, "a dot b"),
    ("n!", "n factorial"),
  ])
  func `functions and operations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("(a+b)", "left parenthesis a plus b right parenthesis"),
    ("|t|", "StartAbsoluteValue t EndAbsoluteValue"),
    (#"\{1, 2\}"#, "StartSet 1 comma 2 EndSet"),
    (#"t \le 5"#, "t less than or equals 5"),
    (#"t \in A"#, "t element of upper A"),
    (#"A \cup B"#, "upper A union upper B"),
  ])
  func `fences and relations in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sigma summation Underscript k equals 1 Overscript n Endscripts k"),
    (#"\int_0^1 f(t) \, dt"#, "integral Subscript 0 Superscript 1 Baseline f left parenthesis t right parenthesis d t"),
    (#"\lim_{t \to 0} f(t)"#, "limit Underscript t right arrow 0 Endscripts f left parenthesis t right parenthesis"),
    (#"\prod_{k=1}^{n} a_k"#, "product Underscript k equals 1 Overscript n Endscripts a Subscript k"),
  ])
  func `big operators in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\bar{t}"#, "t overbar"),
    (#"\vec{v}"#, "ModifyingAbove v With right arrow"),
    (#"\alpha + \beta"#, "alpha plus beta"),
    ("A + B", "upper A plus upper B"),
    (#"\mathbf{v}"#, "bold v"),
  ])
  func `accents and letters in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    (
      #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "Start 2 By 2 Matrix 1st Row 1st Column 1 2nd Column 2 2nd Row 1st Column 3 2nd Column 4 EndMatrix"
    ),
    (
      #"\begin{vmatrix} a & b \\ c & d \end{vmatrix}"#,
      "Start 2 By 2 Determinant 1st Row a b 2nd Row c d EndDeterminant"
    ),
    (#"\binom{n}{k}"#, "StartBinomialOrMatrix n Choose k EndBinomialOrMatrix"),
  ])
  func `tables in MathSpeak`(_ written: String, _ said: String) throws {
    #expect(try Self.mathspeak.get().speak(written) == said)
  }

  @Test(arguments: [
    ("1/2", "one half"),
    ("(p+q)/3", "fraction p plus q, over 3, end fraction"),
    ("sqrt(5)", "root 5"),
    ("sqrt(t+4)", "root t plus 4, end root"),
    (#"\sqrt[3]{8}"#, "cube root 8"),
    ("t^2", "t squared"),
    ("t^n", "t to the n-th"),
    ("a^{n+1}", "a to the n plus 1 power"),
  ])
  func `fractions, roots and powers in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    ("f(t)", "f of t"),
    ("|t-4|", "absolute value t minus 4, end absolute value"),
    (#"\{t \mid t > 0\}"#, "set of all t such that t is greater than 0"),
  ])
  func `functions, fences and sets in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }

  @Test(arguments: [
    (#"\sum_{k=1}^{n} k"#, "sum from k equals 1 to n of k"),
    (#"\int_0^1 t^2 \, dt"#, "integral from 0 to 1 of t squared, d t"),
    (#"\lim_{t \to 0} f(t)"#, "limit as t approaches 0, of f of t"),
    (#"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#, "2 by 2 matrix. Row 1: 1, 2; Row 2: 3, 4"),
  ])
  func `big operators and tables in the terse style`(_ written: String, _ said: String) throws {
    #expect(try Self.terse.get().speak(written) == said)
  }
}

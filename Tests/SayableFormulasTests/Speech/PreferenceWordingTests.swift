import SayableEngine
import SayableFormulas
import Testing

/// What each value of each preference makes of a formula in English.
struct PreferenceWordingTests {
  private static let speaker = Result { try FormulaSpeaker(locale: LanguageTag("en")) }

  @Test(arguments: [
    ("AbsoluteValue", "AbsEnd", #"\lvert t \rvert"#, "the absolute value of t, end absolute value"),
    ("AbsoluteValue", "Cardinality", #"\lvert A \rvert"#, "the cardinality of cap A"),
    ("AbsoluteValue", "Determinant", #"\lvert A \rvert"#, "the determinant of cap A"),
    ("Bar", "Conjugate", #"\bar{z}"#, "the complex conjugate of z"),
    ("Caps", "SayCaps", "A + b", "cap A plus b"),
    ("Caps", "Silent", "A + b", "A plus b"),
    ("CombinationPermutation", "ChoosePermute", "{}_n C_r", "n choose r"),
    ("CombinationPermutation", "ChoosePermute", "{}_n P_r", "n permute r"),
    ("Detail", "High", #"\sqrt{x}"#, "the square root of x, end root"),
    ("Detail", "Low", #"\sqrt{x+1}-2"#, "the square root of x plus 1, minus 2"),
    ("Ellipses", "AndSoOn", #"1, 2, \ldots"#, "1 comma 2, and so on"),
    ("Enclosed", "EndEnclose", #"\cancel{t}"#, "crossed out t, end crossout"),
    ("Exponent", "AfterPower", "t^5", "t raised to the power 5"),
    ("Exponent", "AfterPower", "t^{n^2}", "t raised to the exponent, n raised to the power 2, end exponent"),
    ("Exponent", "Exponent", "t^5", "t raised to the exponent 5"),
    ("Exponent", "Ordinal", "t^5", "t to the fifth"),
    ("Exponent", "OrdinalPower", "t^5", "t to the fifth power"),
    ("Fraction", "EndFrac", #"\frac{a}{b}"#, "a over b, end fraction"),
    ("Fraction", "FracOver", #"\frac{a}{b}"#, "the fraction a over b"),
    ("Fraction", "General", #"\frac{1}{2}"#, "the fraction with numerator 1, and denominator 2, end fraction"),
    ("Fraction", "GeneralEndFrac", #"\frac{1}{2}"#, "the fraction with numerator 1, and denominator 2, end fraction"),
    ("Fraction", "Ordinal", #"\frac{3}{40}"#, "three fortieths"),
    ("Fraction", "Over", #"\frac{1}{2}"#, "1 over 2"),
    ("Fraction", "OverEndFrac", #"\frac{1}{2}"#, "1 over 2, end fraction"),
    ("Fraction", "Per", #"\frac{3}{4}"#, "3 per 4"),
    ("Functions", "None", "f(t)", "f times t"),
    ("Functions", "None", "f^{-1}(t)", "f to the negative 1 power, times t"),
    ("ImpliedTimes", "MoreImpliedTimes", "3t", "3 times t"),
    ("ImpliedTimes", "None", "2(t+1)", "2, open paren, t plus 1, close paren"),
    ("Log", "LnAsNaturalLog", #"\ln t"#, "natural log t"),
    (
      "Matrix", "EndMatrix", #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "the 2 by 2 matrix. Row 1: 1, 2; Row 2: 3, 4. end matrix"
    ),
    ("Matrix", "EndVector", #"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "the 2 by 1 column vector. 5, 6. end vector"),
    (
      "Matrix", "SilentColNum", #"\begin{pmatrix} a+1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "the 2 by 2 matrix. Row 1: a plus 1, 2; Row 2: 3, 4"
    ),
    (
      "Matrix", "SpeakColNum", #"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}"#,
      "the 2 by 2 matrix. Row 1: Column 1, 1; Column 2, 2. Row 2: Column 1, 3; Column 2, 4"
    ),
    ("Matrix", "Vector", #"\begin{pmatrix} 5 \\ 6 \end{pmatrix}"#, "the 2 by 1 column vector. 5, 6"),
    (
      "MultiLineLabel", "Case", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 cases, Case 1: t; equals 1. Case 2: u; equals 2"
    ),
    (
      "MultiLineLabel", "Constraint", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 constraints, Constraint 1: t; equals 1. Constraint 2: u; equals 2"
    ),
    (
      "MultiLineLabel", "Equation", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 equations, Equation 1: t; equals 1. Equation 2: u; equals 2"
    ),
    (
      "MultiLineLabel", "Line", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 lines, Line 1: t; equals 1. Line 2: u; equals 2"
    ),
    ("MultiLineLabel", "None", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#, "2 lines, t; equals 1. u; equals 2"),
    (
      "MultiLineLabel", "Row", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 rows, Row 1: t; equals 1. Row 2: u; equals 2"
    ),
    (
      "MultiLineLabel", "Step", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 steps, Step 1: t; equals 1. Step 2: u; equals 2"
    ),
    (
      "MultiLineOverview", "None", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "Line 1: t; equals 1. Line 2: u; equals 2"
    ),
    (
      "MultiLinePausesBetweenColumns", "Long", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 lines, Line 1: t. equals 1. Line 2: u. equals 2"
    ),
    (
      "MultiLinePausesBetweenColumns", "Short", #"\begin{aligned} t &= 1 \\ u &= 2 \end{aligned}"#,
      "2 lines, Line 1: t, equals 1. Line 2: u, equals 2"
    ),
    ("MultsymbolDot", "Dot", #"s \cdot t"#, "s dot t"),
    ("MultsymbolX", "By", #"3 \times 4"#, "3 by 4"),
    ("MultsymbolX", "Cross", #"3 \times 4"#, "3 cross 4"),
    ("Paren", "CoordPoint", "(2, 5)", "the point with coordinates 2 comma 5"),
    ("Paren", "Interval", "[a, b)", "the interval from a to b, including a, but not including b"),
    ("Paren", "Interval", "(a, b]", "the interval from a to b, not including a, but including b"),
    ("Paren", "Interval", "(a, b)", "the interval from a to b, not including a or b"),
    ("Paren", "Interval", "[a, b]", "the interval from a to b, including a and b"),
    ("Paren", "Silent", "3(t+1)", "3 times, t plus 1"),
    ("Paren", "Speak", "(t)", "open paren, t, close paren"),
    (
      "Paren", "SpeakNestingLevel", "((t+1)(t-1))",
      "open paren, open second paren, t plus 1, close second paren, times, open second paren, t minus 1, close second paren, close paren"
    ),
    ("Prime", "Angle", "5'", "5 minutes"),
    ("Prime", "Length", "5'", "5 feet"),
    ("Prime", "Length", "5''", "5 inches"),
    ("Roots", "RootEnd", #"\sqrt{2}"#, "the square root of 2, end root"),
    ("SetMemberSymbol", "Belongs", #"t \in A"#, "t belongs to cap A"),
    ("SetMemberSymbol", "Element", #"t \in A"#, "t is an element of cap A"),
    ("SetMemberSymbol", "In", #"t \in A"#, "t is in cap A"),
    ("SetMemberSymbol", "Member", #"t \in A"#, "t is a member of cap A"),
    ("Sets", "SilentBracket", #"\{t\}"#, "t"),
    ("Sets", "woAll", #"\{t \mid t > 0\}"#, "the set of t such that t is greater than 0"),
    ("TriangleSymbol", "Delta", #"\Delta ABC"#, "cap Delta, cap A, cap B, cap C"),
    ("Trig", "ArcTrig", #"\sin^{-1} t"#, "arc sine t"),
    ("Trig", "Reciprocal", #"\sin^{-1} t"#, "the inverse sine of t"),
    ("Trig", "TrigInverse", #"\sin^{-1} t"#, "sine inverse of t"),
    ("VerticalLine", "Divides", #"a \mid b"#, "a divides b"),
    ("VerticalLine", "Given", #"a \mid b"#, "a given b"),
    ("VerticalLine", "SuchThat", #"a \mid b"#, "a such that b"),
  ])
  func `a preference chooses the words`(
    _ name: String, _ value: String, _ written: String, _ said: String
  ) throws {
    var preferences = SpeechPreferences()
    preferences[name] = value
    let speaker = try Self.speaker.get().preferring(preferences)
    #expect(try speaker.speak(written, syntax: .latex) == said)
  }
}

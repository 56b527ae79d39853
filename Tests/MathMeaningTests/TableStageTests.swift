import SayableFormulas
import Testing

@Suite("Tables")
struct TableStageTests {
  @Test(arguments: [
    MeaningCase(
      .latex, #"\begin{pmatrix}1&2\\3&4\end{pmatrix}"#,
      "matrix/square-matrix(row/square-matrix(cell/square-matrix(1) cell/square-matrix(2)) row/square-matrix(cell/square-matrix(3) cell/square-matrix(4)))"
    ),
    MeaningCase(
      .latex, #"\begin{vmatrix}1&2\\3&4\end{vmatrix}"#,
      "matrix/determinant(row/determinant(cell/determinant(1) cell/determinant(2)) row/determinant(cell/determinant(3) cell/determinant(4)))"
    ),
    MeaningCase(
      .latex, #"\begin{pmatrix}p\\q\\r\end{pmatrix}"#, "vector(line/vector(p) line/vector(q) line/vector(r))"),
    MeaningCase(.latex, #"\binom{n}{k}"#, "vector/binomial(line/binomial(n) line/binomial(k))"),
    MeaningCase(
      .latex, #"p=\begin{cases}1&q>0\\0&q\le0\end{cases}"#,
      "relations/equality(p cases(row/cases(cell/cases(1) cell/cases(relations/inequality(q 0))) row/cases(cell/cases(0) cell/cases(relations/inequality(q 0)))))"
    ),
    MeaningCase(.latex, #"(1\;2\;3)"#, "matrix/cycle(row/cycle(1 2 3))"),
    MeaningCase(
      .latex, #"\begin{pmatrix}p&q\end{pmatrix}"#,
      "matrix/row-vector(row/row-vector(cell/row-vector(p) cell/row-vector(q)))"),
    MeaningCase(
      .latex, #"\begin{bmatrix}1&2&3\\4&5&6\end{bmatrix}"#,
      "matrix(row/matrix(cell/matrix(1) cell/matrix(2) cell/matrix(3)) row/matrix(cell/matrix(4) cell/matrix(5) cell/matrix(6)))"
    ),
    MeaningCase(.latex, #"\begin{vmatrix}p\end{vmatrix}"#, "vector/determinant(line/determinant(p))"),
    MeaningCase(
      .latex, #"\begin{aligned}p&=q\\&=r\end{aligned}"#,
      "table/equality(row/table(cell/table(p) cell/table(relations/equality(empty q))) row/table(cell cell/table(relations/equality(empty r))))"
    ),
    MeaningCase(
      .latex, #"\begin{aligned}p&<q\\r&<s\end{aligned}"#,
      "table/inequality(row/table(cell/table(p) cell/table(relations/inequality(empty q))) row/table(cell/table(r) cell/table(relations/inequality(empty s))))"
    ),
    MeaningCase(
      .latex, #"\begin{matrix}p&q\\r&s\end{matrix}"#,
      "table(row/table(cell/table(p) cell/table(q)) row/table(cell/table(r) cell/table(s)))"),
    MeaningCase(.latex, #"\left\{\begin{matrix}p\\q\end{matrix}\right."#, "cases(line/cases(p) line/cases(q))"),
    MeaningCase(
      .latex, #"\begin{array}{c|cc}\cdot&e&a\\\hline e&e&a\\a&a&e\end{array}"#,
      "table/cayley(row/table(cell/table(⋅) cell/table(e) cell/table(a)) row/table(cell/table(e) cell/table(e) cell/table(a)) row/table(cell/table(a) cell/table(a) cell/table(e)))"
    ),
    MeaningCase(
      .latex, #"\begin{gather}p=1\\q=2\end{gather}"#,
      "lines/equality(line/lines(relations/equality(p 1)) line/lines(relations/equality(q 2)))"),
    MeaningCase(.latex, #"\left(\begin{array}{c}p\end{array}\right)"#, "vector/square-matrix(line/square-matrix(p))"),
    MeaningCase(.latex, #"\tbinom nk"#, "vector/binomial(line/binomial(n) line/binomial(k))"),
  ])
  func `tables are matrices, vectors, cases or lines`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }

  @Test(arguments: [
    MeaningCase(
      .mathml,
      "<math><mtable><mlabeledtr><mtd><mtext>(1)</mtext></mtd><mtd><mi>p</mi></mtd><mtd><mi>q</mi></mtd></mlabeledtr></mtable></math>",
      "table(row/table(cell/table(p) cell/table(q)))"),
    MeaningCase(
      .mathml, #"<math><mfrac linethickness="0"><mi>p</mi><mi>q</mi></mfrac></math>"#,
      "lines/binomial(line/binomial(p) line/binomial(q))"),
  ])
  func `tables of MathML`(_ formula: MeaningCase) throws {
    #expect(try formula.outline == formula.expected)
  }
}

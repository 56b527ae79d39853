internal import MathTree

/// Matrices of the package physics.
extension CommandContext {
  /// How many cells a matrix may have that is written by its size.
  private static let maximumCells = 1_000

  /// `\mqty{...}`, `\mqty(...)`, `\mqty[...]` and `\mqty|...|`; with a star, parentheses are flat ones.
  mutating func matrix(isSmall: Bool) throws(FormulaSyntaxError) {
    let isFlat = star()
    switch peek()?.character {
    case "{": try matrix(try argument().tokens, "", "", isSmall: isSmall)
    case "(":
      let content = try content(until: ")").tokens
      try matrix(content, isFlat ? "\\lgroup" : "(", isFlat ? "\\rgroup" : ")", isSmall: isSmall)
    case "[": try matrix(try content(until: "]").tokens, "[", "]", isSmall: isSmall)
    case "|": try matrix(try content(until: "|").tokens, "|", "|", isSmall: isSmall)
    default: try matrix([], "(", ")", isSmall: isSmall)
    }
  }

  mutating func matrix(
    _ content: ArraySlice<Token>, _ open: String, _ close: String, isSmall: Bool
  ) throws(FormulaSyntaxError) {
    let name = isSmall ? "smallmatrix" : "matrix"
    let table = "\\begin{\(name)}#1\\end{\(name)}"
    try expand(open.isEmpty ? table : "\\left\(open)\(table)\\right\(close)", with: [content])
  }

  mutating func identityMatrix() throws(FormulaSyntaxError) {
    let size = max(1, try count(try word()))
    try checkCells(size, size)
    let rows = (0..<size).map { row in (0..<size).map { $0 == row ? "1" : "0" }.joined(separator: "&") }
    try expand(rows.joined(separator: "\\\\ "))
  }

  /// `\xmat{x}{2}{3}`: the cells of a matrix in which all are alike, or with a star, have their places as indices.
  mutating func filledMatrix() throws(FormulaSyntaxError) {
    let hasIndices = star()
    let content = try argument().tokens
    let rows = max(1, try count(try word()))
    let columns = max(1, try count(try word()))
    try checkCells(rows, columns)
    func cell(_ row: Int, _ column: Int) -> String {
      guard hasIndices, rows > 1 || columns > 1 else { return "#1" }
      if rows == 1 { return "#1_{\(column)}" }
      return columns == 1 ? "#1_{\(row)}" : "#1_{{\(row)}{\(column)}}"
    }
    let lines = (1...rows).map { row in (1...columns).map { cell(row, $0) }.joined(separator: "&") }
    try expand(lines.joined(separator: "\\\\ "), with: [content])
  }

  private func count(_ word: String) throws(FormulaSyntaxError) -> Int {
    guard let count = Int(word) else {
      throw problem("'\(word)' is no size of a matrix", expected: "a whole number")
    }
    return count
  }

  private func checkCells(_ rows: Int, _ columns: Int) throws(FormulaSyntaxError) {
    guard rows <= Self.maximumCells, columns <= Self.maximumCells, rows * columns <= Self.maximumCells else {
      throw problem("This matrix has more than \(Self.maximumCells) cells", expected: "a smaller size")
    }
  }

  /// The cells of one of Pauli's matrices, which has a number or a letter.
  mutating func pauliMatrix() throws(FormulaSyntaxError) {
    let argument = try argument().tokens
    let cells =
      switch argument.first?.character {
      case "0": " 1 & 0 \\\\ 0 & 1"
      case "1", "x": " 0 & 1 \\\\ 1 & 0"
      case "2", "y": " 0 & -i \\\\ i & 0"
      case "3", "z": " 1 & 0 \\\\ 0 & -1"
      default: ""
      }
    try expand("#1\(cells)", with: [argument.dropFirst()])
  }

  /// `\dmat{a,b&c\\d&e}`: the cells of a matrix with other matrices on its diagonal.
  mutating func diagonalMatrix(isAnti: Bool) throws(FormulaSyntaxError) {
    guard isBeforeGroup() else { return }
    let parts = try argument().tokens.parts { $0.is(",") }
    try checkCells(parts.count, parts.count)
    var tokens: [Token] = []
    for (place, part) in parts.enumerated() {
      let cells = String(repeating: "&", count: isAnti ? parts.count - 1 - place : place) + "\\mqty{#1}"
      tokens += filled(self.tokens(of: place > 0 ? "\\\\ " + cells : cells), with: [part])
    }
    Tokenizer.matchBraces(&tokens)
    try prepend(tokens)
  }
}

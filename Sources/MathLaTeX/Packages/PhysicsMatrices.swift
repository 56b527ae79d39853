internal import MathTree

/// Matrices of the package physics.
extension LaTeXParser {
  /// How many cells a matrix may have that is written by its size.
  private static let maximumCells = 1_000

  /// `\mqty{...}`, `\mqty(...)`, `\mqty[...]` and `\mqty|...|`; with a star, parentheses are flat ones.
  mutating func matrix(isSmall: Bool, _ token: Token) throws(FormulaSyntaxError) {
    let isFlat = star()
    switch peek()?.value {
    case 0x7B: try matrix(try argument(of: token).tokens, "", "", isSmall: isSmall, token)
    case 0x28:
      let content = try content(until: ")", token).tokens
      try matrix(content, isFlat ? "\\lgroup" : "(", isFlat ? "\\rgroup" : ")", isSmall: isSmall, token)
    case 0x5B: try matrix(try content(until: "]", token).tokens, "[", "]", isSmall: isSmall, token)
    case 0x7C: try matrix(try content(until: "|", token).tokens, "|", "|", isSmall: isSmall, token)
    default: try matrix([], "(", ")", isSmall: isSmall, token)
    }
  }

  mutating func matrix(
    _ content: ArraySlice<Token>, _ open: String, _ close: String, isSmall: Bool, _ token: Token
  ) throws(FormulaSyntaxError) {
    let name = isSmall ? "smallmatrix" : "matrix"
    let table = "\\begin{\(name)}#1\\end{\(name)}"
    try write(open.isEmpty ? table : "\\left\(open)\(table)\\right\(close)", with: [content], token)
  }

  /// The cells of an identity matrix.
  mutating func identityMatrix(_ token: Token) throws(FormulaSyntaxError) {
    let size = max(1, try count(try word(of: token), token))
    try checkCells(size, size, token)
    let rows = (0..<size).map { row in (0..<size).map { $0 == row ? "1" : "0" }.joined(separator: "&") }
    try write(rows.joined(separator: "\\\\ "), with: [], token)
  }

  /// `\xmat{x}{2}{3}`: the cells of a matrix in which all are alike, or with a star, have their places as indices.
  mutating func filledMatrix(_ token: Token) throws(FormulaSyntaxError) {
    let hasIndices = star()
    let content = try argument(of: token).tokens
    let rows = max(1, try count(try word(of: token), token))
    let columns = max(1, try count(try word(of: token), token))
    try checkCells(rows, columns, token)
    func cell(_ row: Int, _ column: Int) -> String {
      guard hasIndices, rows > 1 || columns > 1 else { return "#1" }
      if rows == 1 { return "#1_{\(column)}" }
      return columns == 1 ? "#1_{\(row)}" : "#1_{{\(row)}{\(column)}}"
    }
    let lines = (1...rows).map { row in (1...columns).map { cell(row, $0) }.joined(separator: "&") }
    try write(lines.joined(separator: "\\\\ "), with: [content], token)
  }

  private func count(_ word: String, _ token: Token) throws(FormulaSyntaxError) -> Int {
    guard let count = Int(word) else {
      throw FormulaSyntaxError("'\(word)' is no size of a matrix", expected: "a whole number", at: token.source)
    }
    return count
  }

  private func checkCells(_ rows: Int, _ columns: Int, _ token: Token) throws(FormulaSyntaxError) {
    guard rows <= Self.maximumCells, columns <= Self.maximumCells, rows * columns <= Self.maximumCells else {
      throw FormulaSyntaxError(
        "This matrix has more than \(Self.maximumCells) cells", expected: "a smaller size", at: token.source)
    }
  }

  /// The cells of one of Pauli's matrices, which has a number or a letter.
  mutating func pauliMatrix(_ token: Token) throws(FormulaSyntaxError) {
    let argument = try argument(of: token).tokens
    let cells =
      switch argument.first?.value {
      case 0x30: " 1 & 0 \\\\ 0 & 1"
      case 0x31, 0x78: " 0 & 1 \\\\ 1 & 0"
      case 0x32, 0x79: " 0 & -i \\\\ i & 0"
      case 0x33, 0x7A: " 1 & 0 \\\\ 0 & -1"
      default: ""
      }
    try write("#1\(cells)", with: [argument.dropFirst()], token)
  }

  /// `\dmat{a,b&c\\d&e}`: the cells of a matrix with other matrices on its diagonal.
  mutating func diagonalMatrix(isAnti: Bool, _ token: Token) throws(FormulaSyntaxError) {
    guard let next = peek(), next.kind == .openBrace else { return }
    let argument = try argument(of: token).tokens
    var parts: [ArraySlice<Token>] = []
    var start = argument.startIndex
    var i = start
    while i < argument.endIndex {
      let next = argument[i]
      if next.is(",") {
        parts.append(argument[start..<i])
        start = i + 1
      }
      i += next.kind == .openBrace && next.match > 0 ? Int(next.match) + 1 : 1
    }
    parts.append(argument[start...])
    try checkCells(parts.count, parts.count, token)
    var tokens: [Token] = []
    let rowEnd = tokenizer.tokens(of: "\\\\ ".utf8, at: token.source)
    for (place, part) in parts.enumerated() {
      let cells = String(repeating: "&", count: isAnti ? parts.count - 1 - place : place) + "\\mqty{#1}"
      if place > 0 { tokens += rowEnd }
      tokens += filled(tokenizer.tokens(of: cells.utf8, at: token.source)[...], with: [part], token)
    }
    Tokenizer.matchBraces(&tokens)
    try prepend(tokens, token)
  }
}

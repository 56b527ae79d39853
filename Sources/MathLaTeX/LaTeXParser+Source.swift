package import MathTree

extension LaTeXParser {
  /// Parses `source`, a formula with or without signs like `$` or `\[` around it, to the tree that MathJax makes of it.
  package static func parse(_ source: String, options: ParsingOptions) throws(FormulaSyntaxError) -> ParsedFormula {
    let bytes = Array(source.utf8)
    let range = content(of: bytes)
    let parser = LaTeXParser(source: bytes, range: range, options: options)
    try parser.parseFormula(in: range)
    return try ParsedFormula(parser.builder.tree, of: source, problems: parser.problems, options: options)
  }

  /// Where the formula stands in `bytes`: without white space and math signs around it.
  private static func content(of bytes: [UInt8]) -> Range<Int> {
    var range = trimmed(bytes, 0..<bytes.count)
    for (open, close) in [("$$", "$$"), ("$", "$"), ("\\(", "\\)"), ("\\[", "\\]")] {
      let length = open.utf8.count
      guard range.count >= 2 * length, bytes[range].starts(with: open.utf8),
        bytes[range].suffix(length).elementsEqual(close.utf8),
        // A formula that ends in an escaped dollar sign.
        open != "$" || range.count < 3 || bytes[range.upperBound - 2] != UInt8(ascii: "\\")
      else { continue }
      let inner = range.lowerBound + length..<range.upperBound - length
      // More than one formula between the signs.
      guard open.utf8.first != UInt8(ascii: "$") || !bytes[inner].contains(UInt8(ascii: "$")) || open == "$$" else {
        continue
      }
      range = trimmed(bytes, inner)
      break
    }
    return range
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = bytes[range].first, first <= 0x20 { range = range.lowerBound + 1..<range.upperBound }
    // A command's blank, as in `a\ `, is part of it.
    while let last = bytes[range].last, last <= 0x20,
      range.count < 2 || bytes[range.upperBound - 2] != UInt8(ascii: "\\")
    {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }
}

extension Suppression {
  /// The suppressions in a comment that stands in the source as it is read.
  ///
  /// - Parameters:
  ///   - range: The comment in bytes of `source`, half-open; its delimiters may be in it.
  ///   - source: The source's text.
  internal static func inComment(_ range: Range<Int>, of source: [UInt8]) -> [Suppression] {
    let range = range.clamped(to: source.indices)
    return directives(in: source[range]).flatMap { $0.suppressions { $0 } }
  }

  /// The suppressions in a comment that is written with escapes.
  internal static func inComment(_ comment: DecodedText) -> [Suppression] {
    directives(in: comment.bytes[...]).flatMap { $0.suppressions { comment.sourceRange(of: $0) } }
  }

  private static func directives(in text: ArraySlice<UInt8>) -> [SuppressionDirective] {
    var directives: [SuppressionDirective] = []
    var rest = text
    // Nearly all comments have no colon, or none behind an 'e'.
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[(colon + 1)...]
      if let directive = SuppressionDirective(in: text, colon: colon) {
        directives.append(directive)
        rest = rest[max(rest.startIndex, directive.range.upperBound)...]
      }
    }
    return directives
  }
}

/// `sayable:disable silent-string, all-caps "--:--" -- why`, as it stands in a comment.
internal struct SuppressionDirective: Sendable, Hashable {
  /// The checks that it names; empty for all.
  internal private(set) var checks: [String] = []
  /// The texts that alone are meant; empty for all of the entry.
  internal private(set) var texts: [String] = []
  /// From its first letter to the end of the last check or text that it names, in bytes of the comment's text.
  internal private(set) var range: Range<Int>

  private static let name = Array("sayable".utf8)
  private static let verb = Array("disable".utf8)

  /// Reads the directive whose `:` stands at `colon`; nil where none stands there.
  internal init?(in text: ArraySlice<UInt8>, colon: Int) {
    guard text[..<colon].suffix(Self.name.count).elementsEqual(Self.name) else { return nil }
    let start = colon - Self.name.count
    guard !text[..<start].suffix(1).contains(where: isNameByte) else { return nil }
    guard text[(colon + 1)...].starts(with: Self.verb) else { return nil }
    let end = colon + 1 + Self.verb.count
    guard !text[end...].prefix(1).contains(where: isNameByte) else { return nil }
    range = start..<end
    readList(text[end...])
  }

  /// Reads checks and texts up to a reason, the end of the line, or what is neither.
  private mutating func readList(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",") {
        rest = rest.dropFirst()
      } else if byte.isASCIISmallLetter {
        let word = rest.prefix(while: isNameByte)
        checks.append(String(decoding: word, as: UTF8.self))
        rest = rest[word.endIndex...]
        range = range.lowerBound..<word.endIndex
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let line = rest.dropFirst().prefix { !$0.isLineBreak }
        guard let end = line.firstIndex(of: byte) else { return }
        texts.append(String(decoding: line[..<end], as: UTF8.self))
        rest = rest[(end + 1)...]
        range = range.lowerBound..<(end + 1)
      } else {
        return
      }
    }
  }

  /// What it turns off, one for each text.
  internal func suppressions(source: (Range<Int>) -> Range<Int>) -> [Suppression] {
    let place = source(range)
    if texts.isEmpty { return [Suppression(checks: checks, source: place)] }
    return texts.map { Suppression(checks: checks, text: $0, source: place) }
  }
}

/// Whether a byte belongs to the name of a check, or to a word that only looks like one.
private func isNameByte(_ byte: UInt8) -> Bool {
  byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
}

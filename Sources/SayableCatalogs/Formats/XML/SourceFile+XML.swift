extension SourceFile {
  /// The same file, read in the encoding that its XML declaration names, and what is wrong with that name. A byte order
  /// mark, and the zero bytes of UTF-16, count for more.
  internal func inDeclaredXMLEncoding() -> (SourceFile, ParsingProblem?) {
    guard encoding == .utf8, let range = declaredEncoding else { return (self, nil) }
    let name = String(decoding: text[range], as: UTF8.self)
    switch name.lowercased() {
    case "utf-8", "utf8": return (self, nil)
    case "us-ascii", "ascii", "iso-8859-1", "iso_8859-1", "latin1", "latin-1":
      return (SourceFile(path: path, bytes: bytes, encoding: .latin1), nil)
    case "windows-1252", "cp1252":
      let latin = SourceFile(path: path, bytes: bytes, encoding: .latin1)
      guard let index = latin.firstOfC1 else { return (latin, nil) }
      return (
        latin,
        ParsingProblem(
          code: "unknown-encoding", "A character of '\(name)' that is not known here", at: index,
          notes: ["Save the file in UTF-8, and name that in the XML declaration."])
      )
    case "utf-16", "utf-16le", "utf-16be":
      return (
        self,
        ParsingProblem(
          code: "wrong-encoding", "The file is not in '\(name)', as it says, but in single bytes", at: range.lowerBound,
          notes: ["Name UTF-8 in the XML declaration, or save the file in UTF-16."])
      )
    default:
      return (
        self,
        ParsingProblem(
          code: "unknown-encoding", "The encoding '\(name)' is not known", at: range.lowerBound,
          notes: ["The file is read as UTF-8. Save it in UTF-8, UTF-16 or ISO-8859-1."])
      )
    }
  }

  /// Where in the text the name of the encoding stands.
  private var declaredEncoding: Range<Int>? {
    guard text.starts(with: "<?xml".utf8) else { return nil }
    let declaration = text[..<(text.prefix(256).firstIndex(of: UInt8(ascii: ">")) ?? 0)]
    let word = Array("encoding".utf8)
    guard let start = declaration.indices.first(where: { declaration[$0...].starts(with: word) }),
      let quote = declaration[start...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let close = declaration[(quote + 1)...].firstIndex(of: declaration[quote])
    else { return nil }
    return (quote + 1)..<close
  }

  /// The first of the characters from U+0080 to U+009F, which text has no use for.
  private var firstOfC1: Int? {
    text.indices.first { index in
      text[index] == 0xC2 && index + 1 < text.count && (0x80..<0xA0).contains(text[index + 1])
    }
  }

  /// The name of the first element, without its prefix, of which the start of the text is enough; nil where the text is
  /// no XML.
  internal var xmlRootName: String? {
    var scanner = XMLScanner(Array(text.prefix(16_384)))
    return scanner.firstElementName.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension XMLScanner {
  /// The local name of the first element, up to which the text is read; nil where text stands before it.
  fileprivate var firstElementName: ArraySlice<UInt8>? {
    mutating get {
      while offset < end, !nodes.contains(where: { $0.kind == .element }) {
        if text[offset].isXMLSpace {
          offset += 1
        } else if text[offset] == UInt8(ascii: "<") {
          scanMarkup()
        } else {
          return nil
        }
      }
      guard let name = nodes.first(where: { $0.kind == .element })?.name else { return nil }
      return text[name].split(separator: UInt8(ascii: ":")).last
    }
  }
}

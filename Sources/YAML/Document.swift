/// A YAML text, read into a tree.
///
/// The reader is strict. Anchors, aliases, tags, merge keys, directives, more than one document, keys that are no
/// texts, and keys given twice are errors, as is nesting deeper than `maximumDepth`.
public struct Document: Sendable {
  /// How many lists and mappings may stand inside one another.
  public static let maximumDepth = 64

  /// The outermost node; null if the text is empty or holds only comments.
  public let root: Node

  /// The UTF-8 bytes that all offsets count in.
  public let source: [UInt8]

  /// Reads `text`; a leading byte order mark is skipped.
  ///
  /// - Throws: the first thing in the text that is not allowed.
  public static func parse(_ text: String) throws(YAMLError) -> Document {
    try parse(Array(text.utf8))
  }

  /// Reads `bytes`, which should be UTF-8; a leading byte order mark is skipped.
  ///
  /// - Throws: the first thing in the text that is not allowed, invalid UTF-8 before all else.
  public static func parse(_ bytes: [UInt8]) throws(YAMLError) -> Document {
    try checkEncoding(of: bytes)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var builder = TreeBuilder(bytes, from: Position(line: 1, column: 1, offset: mark))
    try EventReader.read(bytes[mark...]) { (event) throws(YAMLError) in
      try builder.take(event)
    }
    return Document(root: builder.finish(), source: bytes)
  }

  private static func checkEncoding(of bytes: [UInt8]) throws(YAMLError) {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error:
        var cursor = TextCursor(bytes, at: .start)
        throw YAMLError(
          "The text is not valid UTF-8; save it in that encoding.", at: cursor.position(ofByte: offset))
      }
    }
  }
}

extension Node {
  /// The place in the source of a byte of the decoded text.
  ///
  /// Exact for texts on one line that are plain, in single quotes (a doubled `'` being one character), or in double
  /// quotes without escapes, and for literal blocks (`|`). Anything else gives the node's start: folded blocks, texts
  /// over several lines, double quotes with escapes, lists and mappings, and a `source` the node is not from.
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes from the start of the decoded text. One inside a character means that character; one past
  ///     the end means the end.
  ///   - source: the bytes the node was read from, `Document.source`.
  public func position(ofValueOffset offset: Int, in source: [UInt8]) -> Position {
    guard case .scalar(let text, let style) = content, start.offset <= end.offset, end.offset <= source.count,
      let place = Self.sourceOffset(
        of: min(max(offset, 0), text.utf8.count), in: Array(text.utf8), style,
        source: source[start.offset..<end.offset])
    else { return start }
    var cursor = TextCursor(source, at: start)
    return cursor.position(ofByte: place)
  }

  private static func sourceOffset(
    of offset: Int, in text: [UInt8], _ style: ScalarStyle, source: ArraySlice<UInt8>
  ) -> Int? {
    switch style {
    case .plain: source.elementsEqual(text) ? source.startIndex + offset : nil
    case .doubleQuoted:
      source.dropFirst().dropLast().elementsEqual(text) ? source.startIndex + 1 + offset : nil
    case .singleQuoted: singleQuotedOffset(of: offset, in: text, source: source.dropFirst().dropLast())
    case .literal: literalOffset(of: offset, in: text, source: source)
    case .folded: nil
    }
  }

  /// Walks through text and source side by side, two quotation marks of the source being one of the text.
  private static func singleQuotedOffset(of offset: Int, in text: [UInt8], source: ArraySlice<UInt8>) -> Int? {
    var place = source.startIndex
    var result = place
    for (index, byte) in text.enumerated() {
      if index == offset { result = place }
      guard place < source.endIndex, source[place] == byte else { return nil }
      place += byte == UInt8(ascii: "'") ? 2 : 1
    }
    guard place == source.endIndex else { return nil }
    return offset == text.count ? place : result
  }

  /// Walks through the lines of text and source side by side: each line of the text ends a line of the source, with
  /// spaces before it.
  private static func literalOffset(of offset: Int, in text: [UInt8], source: ArraySlice<UInt8>) -> Int? {
    var header = LineWalk(source)
    _ = header.next()
    var sourceLines = LineWalk(header.rest)
    var textLines = LineWalk(text[...])
    while let line = textLines.next() {
      let sourceLine = sourceLines.next() ?? source.suffix(0)
      guard sourceLine.count >= line.count, sourceLine.suffix(line.count).elementsEqual(line),
        sourceLine.dropLast(line.count).allSatisfy({ $0 == UInt8(ascii: " ") })
      else { return nil }
      if offset <= line.endIndex {
        return sourceLine.endIndex - (line.endIndex - offset)
      }
      // An offset inside a break of several bytes (U+2028) means the break.
      if offset < textLines.rest.startIndex { return sourceLine.endIndex }
    }
    return nil
  }
}

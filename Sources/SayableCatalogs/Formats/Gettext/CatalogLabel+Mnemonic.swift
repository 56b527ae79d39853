internal import SayableEngine

extension CatalogLabel {
  /// The label as it is shown where one `_` or `&` marks the letter that is pressed with Alt: `Save _As…`, `保存(_S)`.
  ///
  /// Where the mark stands inside a word, as in `E_xit`, it may belong to the text, and is protected instead.
  internal func withoutMnemonic() -> CatalogLabel {
    let bytes = text.bytes
    guard let (offset, mark) = Self.mnemonic(in: bytes) else { return self }
    var label = self
    let before = offset > 0 ? bytes[offset - 1] : UInt8(ascii: " ")
    let isStartOfWord = before == UInt8(ascii: " ") || before == UInt8(ascii: "(") || before == UInt8(ascii: "\n")
    if isStartOfWord {
      var shown = text.part(0..<offset)
      shown.append(text, (offset + 1)..<bytes.count)
      label.text = shown
    } else if mark == UInt8(ascii: "_") {
      label.protectedSpans.append(ProtectedSpan(offset..<(offset + 1), .text))
    }
    return label
  }

  /// The only mark in a text, where a letter stands behind it.
  private static func mnemonic(in bytes: [UInt8]) -> (offset: Int, mark: UInt8)? {
    for mark in [UInt8(ascii: "_"), UInt8(ascii: "&")] {
      guard let offset = bytes.firstIndex(of: mark), offset + 1 < bytes.count else { continue }
      guard !bytes[(offset + 1)...].contains(mark) else { continue }
      let letter = bytes[offset + 1]
      guard letter >= 0x80 || letter.isASCIILetterOrDigit else { continue }
      // `&nbsp;` is another character, `user_name` and `<a href="x_y">` are no labels.
      let word = bytes[(offset + 1)...].prefix { $0 >= 0x80 || $0.isASCIILetterOrDigit }
      if mark == UInt8(ascii: "&"), word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: ";") { continue }
      if bytes[..<offset].contains(UInt8(ascii: "<")) || bytes[..<offset].contains(UInt8(ascii: "{")) { continue }
      return (offset, mark)
    }
    return nil
  }
}

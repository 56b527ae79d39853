extension Catalog {
  /// A comment that turns a check off for the string at an offset of the source's text; nil where the format has no room
  /// for one, or the check would find something all the same.
  package func disabling(_ check: String, at offset: Int) -> Splice? {
    guard let (entry, _) = label(at: offset), let (opening, closing) = format.commentMarks else { return nil }
    let start = source.text[..<entry.extent.lowerBound].lastIndex { $0.isLineBreak }.map { $0 + 1 } ?? 0
    let indent = source.text[start..<entry.extent.lowerBound]
    guard indent.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return nil }
    let comment =
      String(decoding: indent, as: UTF8.self) + opening + "sayable:disable \(check)" + closing + source.lineBreak
    let splice = Splice(start..<start, comment)
    guard let bytes = try? source.applying([splice]) else { return nil }
    let changed = Catalog(SourceFile(path: source.path, bytes: bytes), as: format)
    let isOff = changed.entries.contains { other in
      other.key == entry.key && other.value.bytes == entry.value.bytes
        && other.suppressions.contains { $0.checks.contains(check) }
    }
    return isOff && changed.entries.count == entries.count ? splice : nil
  }
}

extension CatalogFormat {
  /// What stands before and behind a comment on a line of its own; nil where there are none.
  fileprivate var commentMarks: (String, String)? {
    switch self {
    case .android, .resx, .stringsdict, .qt, .xliff: ("<!-- ", " -->")
    case .strings: ("/* ", " */")
    case .gettext, .properties: ("# ", "")
    case .xcstrings, .arb, .json, .text: nil
    }
  }
}

import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs

/// A catalog that a test writes.
struct WrittenCatalog {
  let catalog: Catalog

  init(_ path: String, _ text: String, encoding: TextEncoding = .utf8) {
    let bytes: [UInt8] =
      switch encoding {
      case .utf8: Array(text.utf8)
      case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      case .utf16LittleEndian: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigEndian: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
    self.init(path, bytes: bytes)
  }

  init(_ path: String, bytes: [UInt8]) {
    let source = SourceFile(path: path, bytes: bytes)
    catalog = Catalog(source) ?? Catalog(source, as: .text)
  }

  /// `key[variant]=value` of every entry.
  var entries: [String] {
    catalog.entries.map { "\($0.key)\($0.variant.isEmpty ? "" : "[\($0.variant)]")=\($0.value.string)" }
  }

  var texts: [String] { catalog.entries.map(\.value.string) }

  /// `line:column code` of every problem.
  var problems: [String] {
    catalog.problems.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.code)" }
  }

  /// How each character of an entry's value is written in the file, by the file's own bytes.
  func written(_ entry: Int = 0) -> [String] {
    guard catalog.entries.indices.contains(entry) else { return [] }
    let value = catalog.entries[entry].value
    var offset = 0
    return value.string.unicodeScalars.map { scalar in
      let length = UTF8.width(scalar)
      defer { offset += length }
      let range = catalog.source.range(of: value.sourceRange(of: offset..<(offset + length))).byteRange
      let bytes = catalog.source.bytes[range]
      switch catalog.source.encoding {
      case .utf8: return String(decoding: bytes, as: UTF8.self)
      case .latin1: return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      case .utf16LittleEndian, .utf16BigEndian:
        let low = catalog.source.encoding == .utf16LittleEndian ? 0 : 1
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2)
          .map { UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8 }
        return String(decoding: units, as: UTF16.self)
      }
    }
  }

  /// The catalog after changes.
  func applying(_ splices: [Splice]) -> WrittenCatalog {
    var text = catalog.source.text
    for splice in splices.reversed() { text.replaceSubrange(splice.range, with: Array(splice.text.utf8)) }
    return WrittenCatalog(catalog.source.path, String(decoding: text, as: UTF8.self), encoding: catalog.source.encoding)
  }
}

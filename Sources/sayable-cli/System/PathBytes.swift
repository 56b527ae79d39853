internal import SayableEngine

/// Paths as texts: systems take any bytes for a name, be they UTF-8 or not. A byte that is a part of no character is kept as
/// a private-use character, so that what was listed can be opened.
extension String {
  /// The path of these bytes.
  init(pathBytes bytes: [UInt8]) {
    if let text = String(utf8: bytes), !text.hasPathBytes {
      self = text
      return
    }
    var scalars = UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let text = String(utf8: rest.prefix(length))
      if let text, let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, !scalar.isPathByte {
        scalars.append(scalar)
        rest.removeFirst(length)
      } else {
        // A character that would be taken for a byte is kept byte by byte as well.
        scalars.append(.pathByte(first))
        rest.removeFirst()
      }
    }
    self = String(scalars)
  }

  /// The bytes of the path as the system takes them, with a zero at the end.
  var systemPath: [CChar] {
    if !hasPathBytes { return Array(utf8CString) }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if scalar.isPathByte {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// The path as people and other programs read it, with a replacement character for what is no UTF-8.
  var shownPath: String {
    if !hasPathBytes { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isPathByte ? "\u{FFFD}" : $0 }))
  }

  private var hasPathBytes: Bool { unicodeScalars.contains(where: \.isPathByte) }
}

extension Unicode.Scalar {
  /// In a plane for private use, where nobody's characters are likely to be.
  private static let firstPathByte: UInt32 = 0x10_F700

  fileprivate static func pathByte(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(firstPathByte + UInt32(byte)) ?? "\u{FFFD}"
  }

  fileprivate var isPathByte: Bool { (Self.firstPathByte...(Self.firstPathByte + 0xFF)).contains(value) }
}

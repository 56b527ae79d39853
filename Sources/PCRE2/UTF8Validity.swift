/// Whether `bytes` are valid UTF-8.
public func isUTF8(_ bytes: [UInt8]) -> Bool { unsafe bytes.withUnsafeBytes { unsafe isUTF8($0) } }

/// Whether `bytes` are valid UTF-8.
public func isUTF8(_ bytes: Span<UInt8>) -> Bool { unsafe bytes.withUnsafeBytes { unsafe isUTF8($0) } }

private func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let end = bytes.count
  var position = 0
  while position < end {
    // Most texts are ASCII for the most part: eight bytes at a time.
    while end - position >= 8 {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      position += 8
    }
    guard position < end else { break }
    let byte = unsafe bytes[position]
    position += 1
    if byte < 0x80 { continue }
    // How many bytes follow, and the bounds of the first of them, by the table of well-formed sequences in Unicode.
    var following: Int
    var bounds: (UInt8, UInt8) = (0x80, 0xBF)
    switch byte {
    case 0xC2...0xDF: following = 1
    case 0xE0: (following, bounds.0) = (2, 0xA0)
    case 0xED: (following, bounds.1) = (2, 0x9F)
    case 0xE1...0xEF: following = 2
    case 0xF0: (following, bounds.0) = (3, 0x90)
    case 0xF4: (following, bounds.1) = (3, 0x8F)
    case 0xF1...0xF3: following = 3
    default: return false
    }
    while following > 0 {
      guard position < end, unsafe bytes[position] >= bounds.0, unsafe bytes[position] <= bounds.1 else { return false }
      bounds = (0x80, 0xBF)
      position += 1
      following -= 1
    }
  }
  return true
}

/// Whether `bytes` are valid UTF-8.
public func isUTF8(_ bytes: Span<UInt8>) -> Bool { unsafe bytes.withUnsafeBufferPointer { unsafe isUTF8($0) } }

private func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  // Most texts are ASCII, which needs no decoding.
  if unsafe bytes.reduce(0, |) < 0x80 { return true }
  var position = 0
  while position < bytes.count {
    let byte = unsafe bytes[position]
    position += 1
    // How many bytes follow, and the bounds of the first of them, by the table of well-formed sequences in Unicode.
    var following: Int
    var bounds: (UInt8, UInt8) = (0x80, 0xBF)
    switch byte {
    case 0..<0x80: continue
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
      guard position < bytes.count, unsafe bytes[position] >= bounds.0, unsafe bytes[position] <= bounds.1 else {
        return false
      }
      bounds = (0x80, 0xBF)
      position += 1
      following -= 1
    }
  }
  return true
}

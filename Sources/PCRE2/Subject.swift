internal import CPCRE2

/// A text to match against: bytes that are known to be valid UTF-8.
public struct Subject: Sendable {
  /// The bytes of the text.
  public let bytes: [UInt8]

  /// The text of a string.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The text of `bytes`, or nil where they are not valid UTF-8.
  public init?(validating bytes: [UInt8]) {
    guard isUTF8(bytes) else { return nil }
    self.bytes = bytes
  }

  /// The part of the text in `range`, in UTF-8 offsets.
  public func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// Whether `bytes` are valid UTF-8.
public func isUTF8(_ bytes: [UInt8]) -> Bool {
  // Most texts are ASCII, which needs no decoding.
  if bytes.reduce(0, |) < 0x80 { return true }
  var position = 0
  while position < bytes.count {
    let byte = bytes[position]
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
      guard position < bytes.count, bytes[position] >= bounds.0, bytes[position] <= bounds.1 else { return false }
      bounds = (0x80, 0xBF)
      position += 1
      following -= 1
    }
  }
  return true
}

/// The ends of a subject at which `^` and `$` match.
public struct Edges: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// A set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The subject begins where the text begins.
  public static let start = Edges(rawValue: 1)
  /// The subject ends where the text ends.
  public static let end = Edges(rawValue: 2)
  /// The subject is the whole text.
  public static let both: Edges = [.start, .end]

  internal var options: UInt32 {
    (contains(.start) ? 0 : UInt32(PCRE2_NOTBOL)) | (contains(.end) ? 0 : UInt32(PCRE2_NOTEOL))
  }
}

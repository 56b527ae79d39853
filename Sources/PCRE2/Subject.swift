internal import CPCRE2

/// A text to match against: bytes that are known to be valid UTF-8.
public struct Subject: Sendable {
  /// The bytes of the text.
  public private(set) var bytes: [UInt8]

  /// The text of a string.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The text of `bytes`, or nil where they are not valid UTF-8.
  public init?(validating bytes: [UInt8]) {
    guard isUTF8(bytes) else { return nil }
    self.bytes = bytes
  }

  /// Takes `other` for the text and leaves the bytes of the text so far in it, without a copy.
  ///
  /// - Returns: False, and nothing is done, where they are not valid UTF-8.
  public mutating func exchange(with other: inout [UInt8]) -> Bool {
    guard isUTF8(other) else { return false }
    swap(&bytes, &other)
    return true
  }

  /// The place of the next scalar; one byte behind the text where there is none.
  internal func place(behind place: Int) -> Int {
    var next = place + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// The part of the text in `range`, in UTF-8 offsets.
  public func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
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

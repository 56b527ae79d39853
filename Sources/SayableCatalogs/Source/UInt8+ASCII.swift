/// What a byte of ASCII is; bytes of characters beyond it are none of this.
extension UInt8 {
  internal var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  internal var isASCIICapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  internal var isASCIISmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  internal var isASCIILetter: Bool { (self | 0x20).isASCIISmallLetter }
  internal var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
  /// Whether it is white space of C: a blank, or one of the characters from the tab to the carriage return.
  internal var isASCIISpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
  /// Whether it is a line feed or a carriage return.
  internal var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// The small letter of a capital one of ASCII, else the byte itself.
  internal var loweredASCII: UInt8 { isASCIICapital ? self | 0x20 : self }
}

extension BidirectionalCollection {
  /// The part between elements at both ends that `isMark` holds for.
  internal func trimming(where isMark: (Element) -> Bool) -> SubSequence {
    let start = firstIndex { !isMark($0) } ?? endIndex
    let end = lastIndex { !isMark($0) }.map(index(after:)) ?? start
    return self[start..<end]
  }
}

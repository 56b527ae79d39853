/// How the bytes of a catalog stand for characters.
public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8, with or without a byte order mark.
  case utf8
  /// UTF-16, the low byte first.
  case utf16LittleEndian
  /// UTF-16, the high byte first.
  case utf16BigEndian
  /// ISO 8859-1: each byte is the code point of its character.
  case latin1
}

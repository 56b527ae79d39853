/// A key that Xcode gives to a property of an object in an interface file: `EVa-2J-CRA.normalTitle`.
internal enum InterfaceObjectKey {
  /// Whether `key` names an object of an interface file. Nothing can be looked up under another such key.
  internal static func matches(_ key: String) -> Bool {
    let bytes = Array(key.utf8.prefix(11))
    guard bytes.count == 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-") else { return false }
    return bytes[10] == UInt8(ascii: ".") && [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { isLetterOrDigit(bytes[$0]) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte.loweredASCII || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

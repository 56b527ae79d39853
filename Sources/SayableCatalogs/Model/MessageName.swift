extension String {
  /// Whether a text is a name such as `user.settings.title`, which programs look up and nobody reads.
  internal var isMessageName: Bool {
    var hasParting = false
    var hasLetter = false
    var last = UInt8(ascii: ".")
    for byte in utf8 {
      switch byte {
      case _ where byte.isASCIILetter: hasLetter = true
      case _ where byte.isASCIIDigit: break
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        if last == UInt8(ascii: ".") { return false }
        // A hyphen alone parts words, too: Wi-Fi.
        if byte != UInt8(ascii: "-") { hasParting = true }
      default: return false
      }
      last = byte
    }
    return hasParting && hasLetter && last != UInt8(ascii: ".") && last != UInt8(ascii: "-")
  }

  /// Whether it names a text that a system reads by itself, such as `NSCameraUsageDescription` and `CFBundleName`, so
  /// that nothing would look up another one beside it.
  fileprivate var isSystemKey: Bool {
    hasPrefix("CFBundle") || hasPrefix("NS") && (hasSuffix("UsageDescription") || hasPrefix("NSHumanReadable"))
  }

  /// Whether it is a key that Xcode gives to a property of an object in an interface file: `EVa-2J-CRA.normalTitle`.
  /// Nothing can be looked up under another such key.
  internal var isInterfaceObjectKey: Bool {
    let bytes = Array(utf8.prefix(11))
    guard bytes.count == 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-") else { return false }
    return bytes[10] == UInt8(ascii: ".") && [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { bytes[$0].isASCIILetterOrDigit }
  }
}

extension Catalog {
  /// Whether the system reads the string under a key by its name: all of a bundle's own properties, of its pages of
  /// settings and of its shortcuts, and some keys wherever they stand.
  internal func isReadBySystem(_ key: String) -> Bool {
    if ![.strings, .xcstrings, .xliff].contains(format) { return false }
    let parts = source.path.split(separator: "/")
    let name = parts.last?.prefix { $0 != "." } ?? ""
    return key.isSystemKey || ["InfoPlist", "AppShortcuts"].contains { name.hasSuffix($0) }
      || parts.contains { $0.hasSuffix(".bundle") }
  }
}

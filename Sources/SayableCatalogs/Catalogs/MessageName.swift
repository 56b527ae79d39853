extension String {
  /// Whether a text is a name such as `user.settings.title`, which programs look up and nobody reads.
  internal var isMessageName: Bool {
    var hasParting = false
    var hasLetter = false
    var last = UInt8(ascii: ".")
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
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
}

/// A path of names in the form of RFC 6901.
internal struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The pointer, `/` before each name.
  internal let description: String

  internal init() { description = "" }

  private init(_ description: String) { self.description = description }

  /// The pointer to a member, or to an element by its index.
  internal func appending(_ name: String) -> JSONPointer {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "~") }) else {
      return JSONPointer(description + "/" + name)
    }
    var escaped = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return JSONPointer(description + "/" + escaped)
  }

  internal static func names(in pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { name in
      guard name.contains("~") else { return String(name) }
      var plain = ""
      var isEscape = false
      for scalar in name.unicodeScalars {
        if isEscape {
          plain += scalar == "1" ? "/" : "~"
          isEscape = false
        } else if scalar == "~" {
          isEscape = true
        } else {
          plain.unicodeScalars.append(scalar)
        }
      }
      return plain
    }
  }
}

/// A path as a reference to it in a URI (RFC 3986).
internal struct URIReference: Sendable {
  /// The reference: relative, or with the scheme `file` where the path starts at the root.
  internal let string: String
  internal let isRelative: Bool

  internal init(path: String) {
    isRelative = !path.hasPrefix("/")
    var reference = isRelative ? "" : "file://"
    var path = Substring(path)
    while path.hasPrefix("./"), path.utf8.count > 2 { path = path.dropFirst(2) }
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isASCIILetterOrDigit || "-._~/".utf8.contains(byte):
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        reference += (digits.utf8.count == 1 ? "%0" : "%") + digits
      }
    }
    string = reference
  }
}

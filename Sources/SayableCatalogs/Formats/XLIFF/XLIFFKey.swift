internal import SayableEngine

/// What a unit of XLIFF is looked up by.
internal struct XLIFFKey: Sendable, Hashable {
  internal var key: String
  /// What tells the units of one key apart: a plural category, a device, a part of a format; empty where there is one.
  internal var variant = ""

  internal init(_ key: String) { self.key = key }

  /// Takes apart the id that Xcode gives to a unit; nil where the unit holds no text.
  ///
  /// `key|==|plural.one` is of string catalogs, `/key:dict/days:dict/one:dict/:string` of plural rules in property lists.
  internal init?(xcode id: String) {
    if let parting = id.utf8.firstRange(of: "|==|".utf8) {
      key = String(decoding: id.utf8[..<parting.lowerBound], as: UTF8.self)
      variant = String(decoding: id.utf8[parting.upperBound...], as: UTF8.self)
      return
    }
    guard id.hasPrefix("/"), id.hasSuffix(":string") else {
      key = id
      return
    }
    var parts: [String] = []
    var rest = id.utf8.dropFirst()[...]
    while let parting = rest.firstRange(of: ":dict/".utf8) {
      parts.append(String(decoding: rest[..<parting.lowerBound], as: UTF8.self))
      rest = rest[parting.upperBound...]
    }
    guard let first = parts.first else {
      key = id
      return
    }
    if parts.contains("NSStringFormatSpecTypeKey") || parts.contains("NSStringFormatValueTypeKey") { return nil }
    key = first
    variant = parts.dropFirst().joined(separator: ".")
  }
}

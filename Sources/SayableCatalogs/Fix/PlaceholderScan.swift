/// The arguments, tags and references of a text in any dialect, found without the rules.
///
/// It is a second opinion on what must stay when a text is rewritten, so it knows no language and no catalog, and would
/// rather take a percent sign for an argument than the other way round.
internal struct PlaceholderScan: Sendable {
  internal private(set) var placeholders: [String: Int] = [:]

  private let text: [UInt8]
  private var index = 0
  /// How many arguments without a number were found: the second `%s` is `%2$s`.
  private var arguments = 0

  /// Finds the placeholders of `text`, which is UTF-8.
  internal init(_ text: [UInt8]) {
    self.text = text
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "%"): readPercent()
      case UInt8(ascii: "{"): readBrace()
      case UInt8(ascii: "}"): take(1)
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "$"): readDollar()
      case UInt8(ascii: "@"): readReference()
      default: index += 1
      }
    }
  }

  private subscript(offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0 }

  private mutating func take(_ length: Int) {
    note(String(decoding: text[index..<min(index + length, text.count)], as: UTF8.self))
    index += max(length, 1)
  }

  private mutating func note(_ placeholder: String) { placeholders[placeholder, default: 0] += 1 }

  /// `%1$ld`, `%#@items@`, `%(name)s`, `%{name}`, `%name%`, `%1`; two percent signs are one.
  private mutating func readPercent() {
    switch self[index + 1] {
    case UInt8(ascii: "%"): index += 2
    case UInt8(ascii: "{"): index += 1
    case UInt8(ascii: "("):
      guard let end = end(of: UInt8(ascii: ")"), from: index + 2) else { return index += 1 }
      take(end + 1 - index + (self[end + 1].isASCIILetter ? 1 : 0))
    default:
      if let length = conversionLength() { return takeConversion(length) }
      // Qt counts its arguments and has no letter behind them.
      if self[index + 1].isASCIIDigit { return take(self[index + 2].isASCIIDigit ? 3 : 2) }
      if let length = nameLength(closedBy: UInt8(ascii: "%")) { return take(length) }
      index += 1
    }
  }

  private mutating func takeConversion(_ length: Int) {
    let conversion = Array(text[index..<(index + length)])
    index += length
    if let dollar = conversion.firstIndex(of: UInt8(ascii: "$")) {
      note("%" + String(decoding: conversion[1..<dollar], as: UTF8.self) + Self.kind(conversion[(dollar + 1)...]))
    } else {
      arguments += 1
      note("%\(arguments)" + Self.kind(conversion[1...]))
    }
  }

  private static func kind(_ conversion: ArraySlice<UInt8>) -> String {
    "$" + String(decoding: conversion, as: UTF8.self)
  }

  /// The length of a conversion of `printf` at the percent sign; nil where there is none. A space is no flag: `5 % de`.
  private func conversionLength() -> Int? {
    var end = index + 1
    func skipDigits() { while self[end].isASCIIDigit { end += 1 } }
    skipDigits()
    if end > index + 1, self[end] == UInt8(ascii: "$") { end += 1 }
    if self[end] == UInt8(ascii: "#"), self[end + 1] == UInt8(ascii: "@") {
      return self.end(of: UInt8(ascii: "@"), from: end + 2).map { $0 + 1 - index }
    }
    while "-+#0,'(".utf8.contains(self[end]) { end += 1 }
    skipDigits()
    if self[end] == UInt8(ascii: "*") { end += 1 }
    if self[end] == UInt8(ascii: ".") {
      end += 1
      skipDigits()
      if self[end] == UInt8(ascii: "*") { end += 1 }
    }
    while "hlqLzjt".utf8.contains(self[end]) { end += 1 }
    let isConversion = "@diouxXeEfFgGaAcCsSpn".utf8.contains(self[end])
    guard isConversion else { return nil }
    // `%user%` is a name, and `%arg` stands for the argument of a substitution.
    if text[index...].starts(with: "%arg".utf8) { return 4 }
    if self[end + 1].isASCIILetter, let name = nameLength(closedBy: UInt8(ascii: "%")), name > 3 { return nil }
    return end + 1 - index
  }

  /// `{name}`, `{count, plural,`; else the brace alone.
  private mutating func readBrace() {
    var end = index + 1
    while isNameByte(self[end]) || self[end] == UInt8(ascii: ".") || self[end] == UInt8(ascii: "-") { end += 1 }
    let isArgument = end > index + 1 && (self[end] == UInt8(ascii: "}") || self[end] == UInt8(ascii: ","))
    // The closing brace is a placeholder of its own, so that branches stay closed.
    take(isArgument ? end - index : 1)
  }

  /// `<b>`, `</b>`, `<br />`; not `< 5`.
  private mutating func readTag() {
    let first = self[index + 1]
    guard first.isASCIILetter || first == UInt8(ascii: "/"), let end = end(of: UInt8(ascii: ">"), from: index + 1)
    else { return index += 1 }
    take(end + 1 - index)
  }

  /// `$t(key)`, `$name$`; the braces of `${name}` are found on their own.
  private mutating func readDollar() {
    if self[index + 1] == UInt8(ascii: "t"), self[index + 2] == UInt8(ascii: "("),
      let end = end(of: UInt8(ascii: ")"), from: index + 3)
    {
      return take(end + 1 - index)
    }
    if let length = nameLength(closedBy: UInt8(ascii: "$")) { return take(length) }
    index += 1
  }

  /// `@:key` and `@.lower:key`.
  private mutating func readReference() {
    guard self[index + 1] == UInt8(ascii: ":") || self[index + 1] == UInt8(ascii: ".") else { return index += 1 }
    var end = index + 1
    while isNameByte(self[end]) || ".:".utf8.contains(self[end]) { end += 1 }
    if end > index + 2 { take(end - index) } else { index += 1 }
  }

  /// The length of a name between the sign at the index and `sign`, both counted; nil where there is none.
  private func nameLength(closedBy sign: UInt8) -> Int? {
    var end = index + 1
    while isNameByte(self[end]), end - index < 64 { end += 1 }
    return end > index + 2 && self[end] == sign ? end + 1 - index : nil
  }

  /// The offset of `byte` not far behind `start`; nil where there is none.
  private func end(of byte: UInt8, from start: Int) -> Int? {
    guard start < text.count else { return nil }
    return text[start..<min(start + 256, text.count)].firstIndex(of: byte)
  }

  private func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") }
}

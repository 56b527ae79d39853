/// What the references of an XML text stand for: characters by number, the five names of XML, and names that the text
/// itself declares.
internal struct XMLEntities: Sendable {
  /// No declared text is put in place of a reference if it is longer, so that no text can grow without bounds.
  private static let longestDeclared = 256

  private var declared: [[UInt8]: [UInt8]] = [:]

  /// Declares a name, as `<!ENTITY name "value">` does. The first declaration of a name counts.
  ///
  /// - Returns: Whether the references in the value could be resolved; only names declared before are known in it.
  internal mutating func declare(_ name: ArraySlice<UInt8>, as value: [UInt8]) -> Bool {
    guard declared[Array(name)] == nil else { return true }
    var result: [UInt8] = []
    var index = 0
    var isComplete = true
    while index < value.count, result.count <= Self.longestDeclared {
      if value[index] == UInt8(ascii: "&"), let (decoded, end) = reference(at: index, in: value, before: value.count) {
        result += decoded
        index = end
      } else {
        if value[index] == UInt8(ascii: "&") { isComplete = false }
        result.append(value[index])
        index += 1
      }
    }
    guard result.count <= Self.longestDeclared else { return false }
    declared[Array(name)] = result
    return isComplete
  }

  /// What the reference that starts at `offset` stands for, and where it ends; nil where there is no reference, or one
  /// to a name that is not known.
  internal func reference(at offset: Int, in text: [UInt8], before limit: Int) -> (decoded: [UInt8], end: Int)? {
    // No name of an entity in use is longer.
    let longest = Swift.min(limit, offset + 128)
    guard offset + 1 < longest,
      let semicolon = text[(offset + 1)..<longest].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = text[(offset + 1)..<semicolon]
    if name.first == UInt8(ascii: "#") {
      guard let scalar = Self.scalar(ofNumber: name.dropFirst()), let encoded = UTF8.encode(scalar) else { return nil }
      return (Array(encoded), semicolon + 1)
    }
    guard let decoded = Self.predefined(name) ?? (declared.isEmpty ? nil : declared[Array(name)]) else { return nil }
    return (decoded, semicolon + 1)
  }

  private static func predefined(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    for (known, character) in names where name.elementsEqual(known.utf8) { return [character] }
    return nil
  }

  private static let names: [(String, UInt8)] = [
    ("amp", UInt8(ascii: "&")), ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")), ("quot", UInt8(ascii: "\"")),
    ("apos", UInt8(ascii: "'")),
  ]

  /// The character of `233` or `xE9`; nil where it is no number, or the number is no character that XML allows.
  private static func scalar(ofNumber digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, isHexadecimal || digit < 10 else { return nil }
      number = number * (isHexadecimal ? 16 : 10) + UInt32(digit)
      guard number <= 0x10FFFF else { return nil }
    }
    guard number >= 0x20 || number == 0x9 || number == 0xA || number == 0xD else { return nil }
    guard number != 0xFFFE, number != 0xFFFF else { return nil }
    return Unicode.Scalar(number)
  }
}

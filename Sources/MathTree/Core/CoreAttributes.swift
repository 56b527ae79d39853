/// The attributes of MathML Core, and how values of full MathML and of LaTeX are written in it.
internal enum CoreAttributes {
  /// Whether an attribute may stand on every element, whatever its value.
  static func isForAll(_ name: String) -> Bool {
    switch name {
    case "class", "dir", "intent", "arg": true
    default: name.hasPrefix("data-") || name.hasPrefix("aria-")
    }
  }

  /// The value of an attribute of one kind of element, as Core writes it; nil if the element has no such attribute.
  static func value(_ name: String, _ value: String, on element: MathElement) -> String? {
    switch (name, element) {
    case ("displaystyle", .style), ("displaystyle", .table), ("accent", .over), ("accent", .underover),
      ("accentunder", .under), ("accentunder", .underover):
      value == "true" || value == "false" ? value : nil
    case ("scriptlevel", .style), ("actiontype", .action), ("selection", .action): value
    case ("linethickness", .fraction): length(value) ?? ["thin": "0.5px", "thick": "2px"][value]
    case ("width", .space), ("height", .space), ("depth", .space), ("width", .padded), ("height", .padded),
      ("depth", .padded), ("lspace", .padded), ("voffset", .padded):
      length(value)
    default: nil
    }
  }

  /// A length of CSS: a number and a unit, or zero. TeX's `mu` is an eighteenth of an em.
  static func length(_ value: String) -> String? {
    let text = value.filter { $0 != " " }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let count = Double(number) else { return nil }
    switch text.dropFirst(number.count) {
    case "": return count == 0 ? "0" : nil
    case "em", "ex", "px", "pt", "pc", "cm", "mm", "in", "%": return text
    case "mu": return "\(Double(Int(count / 18 * 1000)) / 1000)em"
    default: return nil
    }
  }

  /// A color of CSS: a name or digits after `#` as they are, the models of LaTeX as CSS writes them.
  static func color(_ value: String) -> String? {
    let value = value.filter { $0 != " " }
    guard let parenthesis = value.firstIndex(of: "("), value.last == ")" else {
      let isName = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !value.isEmpty
      let isNumber = value.first == "#" && value.dropFirst().allSatisfy(\.isHexDigit)
      return isName || isNumber ? value : nil
    }
    let model = value[..<parenthesis]
    let inner = value[value.index(after: parenthesis)...].dropLast()
    let numbers = inner.split(separator: ",").compactMap { Double($0) }
    switch model {
    case "HTML": return inner.allSatisfy(\.isHexDigit) ? "#\(inner)" : nil
    case "named": return inner.allSatisfy(\.isLetter) ? String(inner) : nil
    case "RGB" where numbers.count == 3: return "rgb(\(inner))"
    case "rgb" where numbers.count == 3:
      // LaTeX counts to one, CSS to 255.
      let isCSS = numbers.contains { $0 > 1 }
      return "rgb(\((isCSS ? numbers : numbers.map { $0 * 255 }).map { String(Int($0)) }.joined(separator: ",")))"
    case "rgba" where numbers.count == 4: return "rgba(\(inner))"
    case "gray" where numbers.count == 1:
      let part = String(Int(numbers[0] * 255))
      return "rgb(\(part),\(part),\(part))"
    default: return nil
    }
  }
}

internal import MathMeaning

extension SpeechRun {
  /// How the unit that `node` is would be written in a text, as `m/s²`; nil if it is none, or holds more than units.
  internal func writtenUnit(_ node: Int32) -> String? {
    let part = tree.nodes[Int(node)]
    guard part.childCount > 0 else { return part.text }
    // Longer ones have no name.
    guard part.role == .unit, part.childCount <= 4 else { return nil }
    let parts = children(of: node).map { $0.position }
    switch part.kind {
    case .infix:
      var upper: [String] = []
      var lower: [String] = []
      for unit in parts {
        guard isUnit(unit), let text = writtenUnit(unit) else { return nil }
        if let inverse = inverse(of: text) { lower.append(inverse) } else { upper.append(text) }
      }
      guard !upper.isEmpty, lower.count < 2 else { return nil }
      return upper.joined(separator: "·") + (lower.first.map { "/" + $0 } ?? "")
    case .fraction:
      guard parts.count == 2, isUnit(parts[0]), isUnit(parts[1]), tree.nodes[Int(parts[1])].kind != .infix,
        let upper = writtenUnit(parts[0]), let lower = writtenUnit(parts[1])
      else { return nil }
      return upper + "/" + lower
    case .superscript:
      guard parts.count == 2, tree.nodes[Int(parts[0])].childCount == 0,
        let exponent = raised(parts[1])
      else { return nil }
      return tree.nodes[Int(parts[0])].text + exponent
    default: return nil
    }
  }

  /// What `unit` is one over, as `s²` of `s⁻²`; nil if its exponent is not negative.
  private func inverse(of unit: String) -> String? {
    guard let sign = unit.firstIndex(of: "\u{207B}") else { return nil }
    let exponent = unit[unit.index(after: sign)...]
    return String(unit[..<sign] + (exponent == "\u{B9}" ? "" : exponent))
  }

  private func isUnit(_ node: Int32) -> Bool { tree.nodes[Int(node)].role == .unit }

  /// A whole number as an exponent is written.
  private func raised(_ node: Int32) -> String? {
    let part = tree.nodes[Int(node)]
    if part.kind == .prefix, part.role == .negative, part.childCount == 1 {
      let number = children(of: node).first.map { $0.position }
      return number.flatMap { tree.nodes[Int($0)].childCount == 0 ? raised($0) : nil }.map { "\u{207B}" + $0 }
    }
    guard part.kind == .number, part.childCount == 0, !part.text.isEmpty, part.text.utf8.count < 3 else { return nil }
    var exponent = ""
    for byte in part.text.utf8 {
      switch byte {
      case UInt8(ascii: "1"): exponent += "\u{B9}"
      case UInt8(ascii: "2"): exponent += "\u{B2}"
      case UInt8(ascii: "3"): exponent += "\u{B3}"
      case UInt8(ascii: "0"), UInt8(ascii: "4")...UInt8(ascii: "9"):
        guard let digit = Unicode.Scalar(0x2070 + UInt32(byte - UInt8(ascii: "0"))) else { return nil }
        exponent.unicodeScalars.append(digit)
      default: return nil
      }
    }
    return exponent
  }
}

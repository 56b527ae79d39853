package import SayableEngine

/// The Swift file by which a target of this package carries compiled rules: a text, since the compiler takes one of
/// some megabytes in a second, and since it lies in the program as it is read.
package struct BuiltInImage {
  /// The text of the Swift file.
  package let source: String

  /// Compiles what the target of this name carries.
  ///
  /// - Throws: `RuleSetError` with all that is wrong with the files.
  package init(ofTarget target: String, files: [RuleFile]) throws(RuleSetError) {
    let image: [UInt8]
    switch target {
    case "BuiltInRules": image = try RuleLibrary().adding(files).compile()
    case "BuiltInFormulaRules": image = try RuleLibrary().adding(files).compileFormulas()
    case "BuiltInChartRules": image = try RuleLibrary().adding(files).compileCharts()
    case "BuiltInRuleFiles": image = try StoredRuleFiles.image(of: files)
    default: preconditionFailure("no compiled rules are known for the target '\(target)'")
    }
    source = "let compiledImage: StaticString = \"\(Self.literal(image))\"\n"
  }

  /// The bytes of an image as they stand between the quotation marks of a Swift literal.
  package static func literal(_ image: [UInt8]) -> String {
    var literal: [UInt8] = []
    literal.reserveCapacity(2 * image.count)
    for byte in image {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): literal += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): literal += "\\n".utf8
      case UInt8(ascii: "\r"): literal += "\\r".utf8
      case UInt8(ascii: "\t"): literal += "\\t".utf8
      case 0: literal += "\\0".utf8
      case ..<0x20, 0x7F: literal += "\\u{\(String(byte, radix: 16))}".utf8
      default: literal.append(byte)
      }
    }
    return String(decoding: literal, as: UTF8.self)
  }
}

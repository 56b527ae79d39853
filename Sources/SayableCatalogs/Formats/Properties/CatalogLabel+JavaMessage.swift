extension CatalogLabel {
  /// The labels of a text as Java's MessageFormat shows it: `''` is one quote, and what stands in quotes is text.
  ///
  /// Only where an argument such as `{0}` stands does the program format the message, and quotes mean that.
  internal static func labels(ofJavaMessage text: DecodedText) -> [CatalogLabel] {
    guard hasArgument(text.bytes), let labels = try? MessageFormat.labels(of: text, apostrophes: .doubleRequired) else {
      return [CatalogLabel(text)]
    }
    return labels
  }

  /// Whether `{0}` or `{1,number}` stands in a text.
  private static func hasArgument(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      guard bytes[start] == UInt8(ascii: "{") else { return false }
      let digits = bytes[(start + 1)...].prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty, digits.count < 3, digits.endIndex < bytes.count else { return false }
      return bytes[digits.endIndex] == UInt8(ascii: "}") || bytes[digits.endIndex] == UInt8(ascii: ",")
    }
  }
}

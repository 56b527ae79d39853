extension Unicode.Scalar {
  /// Whether it may be a vowel, as words of the Latin script have and many acronyms and units have not: one of ASCII in
  /// either case, or any scalar beyond, of which no more is known.
  package var mayBeVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "y", "A", "E", "I", "O", "U", "Y": true
    default: !isASCII
    }
  }
}

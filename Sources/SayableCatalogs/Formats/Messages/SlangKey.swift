/// A key of slang with what it says of its values: `files(plural, param=n)`.
internal struct SlangKey {
  /// How the members of an object belong together.
  internal enum Kind: Sendable {
    /// They are forms of one string, of which the app shows one.
    case forms
    case other
  }

  /// The key without what it says of its values.
  internal let name: String
  /// What it says; nil where it says nothing.
  internal let kind: Kind?

  private static let words: Set<String> = [
    "plural", "cardinal", "ordinal", "context", "rich", "map", "param", "interface", "singleInterface", "ignoreMissing",
    "ignoreUnused", "ignoreGpt", "outdated", "nonNull", "fallback",
  ]

  internal init(_ key: String) {
    guard key.utf8.last == UInt8(ascii: ")"), let open = key.firstIndex(of: "("), open > key.startIndex else {
      (name, kind) = (key, nil)
      return
    }
    let modifiers = key[key.index(after: open)...].dropLast().split(separator: ",").map { modifier in
      String(modifier.drop { $0 == " " }.prefix { $0 != "=" && $0 != " " })
    }
    guard !modifiers.isEmpty, modifiers.allSatisfy(Self.words.contains), !key[..<open].contains(" ") else {
      (name, kind) = (key, nil)
      return
    }
    name = String(key[..<open])
    kind = modifiers.contains { ["plural", "cardinal", "ordinal", "context"].contains($0) } ? .forms : .other
  }
}

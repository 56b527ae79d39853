/// A text that is looked for in labels in place of a pattern's matches, all of which hold it or another of its kind.
internal struct SoughtText: Sendable {
  /// Where it may stand, and how often.
  internal let text: RequiredText
  /// The bytes that it begins with.
  internal let leading: LeadingBytes
  /// Compares it.
  internal let program: AwaitedTextProgram

  /// A text that is found more often than this, of all bytes, is not looked for: its rule counts as one that can always
  /// match.
  private static let shareLimit: Float = 0.02

  /// The texts to look for in place of the matches of a pattern; empty where it counts as one that can always match.
  internal static func all(of pattern: PatternSyntax) -> [SoughtText] {
    let texts = RequiredText.texts(of: pattern)
    guard texts.reduce(0, { $0 + $1.share }) < shareLimit else { return [] }
    let sought = texts.map { text in
      SoughtText(text: text, leading: LeadingBytes(ofText: text.items), program: AwaitedTextProgram(text.items))
    }
    return sought.contains { $0.leading.mayEndBefore.first } ? [] : sought
  }
}

internal import PCRE2
internal import PrefilterCompiler

/// The pattern of a rule, compiled unless it is known to compile, with all that its text tells of its matches.
internal final class RulePattern: Sendable {
  internal let pattern: Pattern
  /// The numbers of the groups of each name.
  internal let groupNumbers: [String: [Int]]
  /// What is known of its matches.
  internal let syntax: PatternSyntax

  /// How many bytes a pattern may have that PCRE2 is sure to have room for.
  private static let shortLength = 20_000

  /// - Parameters:
  ///   - expanded: The pattern with its references written out.
  ///   - syntaxes: What is known of the parts that other patterns have, too.
  internal init(_ expanded: ExpandedPattern, sharing syntaxes: inout SharedSyntaxes) throws(PatternError) {
    if expanded.isSound, expanded.text.utf8.count < Self.shortLength {
      pattern = Pattern(awaiting: expanded.text, groupCount: expanded.groups.count)
      let named = expanded.groups.enumerated().compactMap { index, name in name.map { ($0, [index + 1]) } }
      groupNumbers = Dictionary(named, uniquingKeysWith: +)
    } else {
      pattern = try Pattern(expanded.text)
      groupNumbers = pattern.groupNumbers
    }
    syntax = PatternSyntax(expanded.text, parts: expanded.parts, sharing: &syntaxes)
  }
}

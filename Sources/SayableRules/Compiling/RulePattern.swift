internal import PCRE2
internal import PrefilterCompiler
internal import SayableEngine

/// The pattern of a rule, compiled, with all that its text tells of its matches.
internal final class RulePattern: Sendable {
  internal let pattern: Pattern
  /// What is known of its matches.
  internal let syntax: PatternSyntax

  /// - Parameters:
  ///   - expanded: The pattern with its references written out.
  ///   - syntaxes: What is known of the parts that other patterns have, too.
  internal init(_ expanded: ExpandedPattern, sharing syntaxes: inout SharedSyntaxes) throws(PatternError) {
    pattern = try Pattern(expanded.text)
    syntax = PatternSyntax(expanded.text, parts: expanded.parts, sharing: &syntaxes)
  }
}

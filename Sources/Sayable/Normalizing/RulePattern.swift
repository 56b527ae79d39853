internal import PCRE2

/// The pattern of a rule, compiled, with all that its text tells of its matches.
internal final class RulePattern: Sendable {
  internal let pattern: Pattern
  /// What a text must hold for it to match.
  internal let prefilter: Prefilter
  /// What is looked for in labels to tell whether it may match.
  internal let texts: [SoughtText]

  /// - Parameters:
  ///   - expanded: The pattern with its references written out.
  ///   - syntaxes: What is known of the parts that other patterns have, too.
  internal init(_ expanded: ExpandedPattern, sharing syntaxes: inout SharedSyntaxes) throws(PatternError) {
    pattern = try Pattern(expanded.text)
    let syntax = PatternSyntax(expanded.text, parts: expanded.parts, sharing: &syntaxes)
    prefilter = Prefilter(syntax)
    texts = SoughtText.all(of: syntax)
  }
}

/// What is said for a label, and why.
public struct Trace: Sendable, Hashable {
  /// A stretch of the label and what is said for it. The segments of a trace lie in order and without gaps, in the
  /// label and in what is said.
  public struct Segment: Sendable, Hashable {
    /// The range in the label, half-open, in UTF-8 offsets.
    public let source: Range<Int>
    /// The range in what is said, half-open, in UTF-8 offsets.
    public let spoken: Range<Int>
    /// The rules that changed the stretch, in the order in which they did; empty where it stays as it was.
    public let rules: [String]
    /// Whether all of the rules are sure; true where there are none.
    public let isSure: Bool
    /// What kinds of values the rules take the stretch for.
    package let values: Set<ReadValue>

    package init(
      source: Range<Int>, spoken: Range<Int>, rules: [String], isSure: Bool, values: Set<ReadValue> = []
    ) {
      self.source = source
      self.spoken = spoken
      self.rules = rules
      self.isSure = isSure
      self.values = values
    }
  }

  /// A rule that applied, and the text before and after it.
  public struct Step: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// The pass that the rule belongs to.
    public let pass: String
    /// The label as the rule found it, bytes that are not UTF-8 repaired.
    public let before: String
    /// The label as the rule left it, likewise; the same where the rule protected a span.
    public let after: String
  }

  /// The label's bytes.
  public let label: [UInt8]
  /// What is said: the label's bytes, rewritten.
  public let spoken: [UInt8]
  /// The stretches of the label, in order.
  public let segments: [Segment]
  /// The protected spans of the label, in order: placeholders, markup, addresses, and those that the caller gave.
  public let protectedSpans: [ProtectedSpan]
  /// The rules that applied, in order; empty where they were not recorded.
  public let steps: [Step]
  /// A warning for each rule that was skipped because a search went over a limit.
  public let diagnostics: [Diagnostic]
  /// False where the label is left as it is although rules applied, because more of it would be said the second time.
  public let isSettled: Bool

  package init(
    label: [UInt8], spoken: [UInt8], segments: [Segment], protectedSpans: [ProtectedSpan], steps: [Step],
    diagnostics: [Diagnostic], isSettled: Bool = true
  ) {
    self.label = label
    self.spoken = spoken
    self.segments = segments
    self.protectedSpans = protectedSpans
    self.steps = steps
    self.diagnostics = diagnostics
    self.isSettled = isSettled
  }

  /// What is said, as a string; bytes that are not UTF-8 are repaired.
  public var text: String { String(decoding: spoken, as: UTF8.self) }
}

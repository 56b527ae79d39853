internal import PCRE2

/// What the engine is told of a label beside its bytes.
package struct LabelRequest: Sendable {
  /// The rules that are tried.
  internal enum Candidates: Sendable {
    /// Those that the prefilter finds.
    case search
    /// The rule of this index alone.
    case only(Int)
  }

  internal var candidates = Candidates.search
  /// Which ends of the bytes are ends of the label.
  internal var edges = Edges.both
  /// Spans that no rule may touch beside those that rules protect: in order and without overlaps.
  internal var protectedSpans: [ProtectedSpan] = []
  /// Whether the bytes are known to be UTF-8.
  internal var isText = false
  /// How often all rules may apply, where their last round changed the label.
  internal var rounds = 1
  /// Whether the answer may come from the cache.
  internal var usesCache = true

  /// A whole label, or a part of one.
  ///
  /// - Parameters:
  ///   - isStart: Whether the label begins with the bytes.
  ///   - isEnd: Whether the label ends with the bytes.
  package init(isStart: Bool = true, isEnd: Bool = true) {
    edges = [isStart ? .start : [], isEnd ? .end : []]
  }

  internal init(_ candidates: Candidates) { self.candidates = candidates }
  internal init(protecting spans: [ProtectedSpan]) { protectedSpans = spans }
}

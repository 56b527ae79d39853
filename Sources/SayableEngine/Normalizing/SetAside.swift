internal import PCRE2

/// A stretch of a label that its author's format keeps for other purposes than text: an argument, a tag, a reference.
/// No rule changes, drops or moves it.
public struct SetAside: Sendable, Hashable {
  /// What will stand there.
  public enum Kind: Sendable, Hashable {
    /// A value that is filled in later, perhaps a number: a unit behind it may be said.
    case placeholder
    /// Anything else.
    case verbatim
  }

  /// Where it stands, in UTF-8 bytes of the label, half-open, between two scalars.
  public let range: Range<Int>
  /// What will stand there.
  public let kind: Kind

  /// A stretch of `kind` at `range`.
  public init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension WorkingText {
  /// Puts stand-ins in place of `stretches`, before any rule sees the text.
  ///
  /// - Parameters:
  ///   - stretches: In order and without overlaps, in offsets of the label; those that do not lie in it whole are left.
  ///   - start: Where the text begins in the label.
  internal mutating func setAside(_ stretches: [SetAside], from start: Int) {
    var replacements = Replacements()
    for stretch in stretches where !stretch.range.isEmpty {
      let source = (stretch.range.lowerBound - start)..<(stretch.range.upperBound - start)
      guard let range = liveRange(of: source), range.lowerBound >= replacements.items.last?.match.upperBound ?? 0 else {
        continue
      }
      replacements.setAside(range, asPlaceholder: stretch.kind == .placeholder)
    }
    // No rule stands behind it, and nothing that is set aside counts as changed.
    if !replacements.items.isEmpty { replace(replacements, rule: 0) }
  }

  /// Where a stretch of the label lies in the text as it was read; nil where it is not live as a whole.
  private func liveRange(of source: Range<Int>) -> Range<Int>? {
    var position = 0
    for piece in pieces {
      if piece.state == .live, piece.source.lowerBound <= source.lowerBound,
        source.upperBound <= piece.source.upperBound
      {
        let lower = position + source.lowerBound - piece.source.lowerBound
        let range = lower..<(lower + source.count)
        return isBoundary(range.lowerBound) && isBoundary(range.upperBound) ? range : nil
      }
      position += piece.length
    }
    return nil
  }

  /// Whether a scalar begins at `offset` of the text, or the text ends there.
  internal func isBoundary(_ offset: Int) -> Bool {
    offset == subject.bytes.count || subject.bytes[offset] & 0xC0 != 0x80
  }
}

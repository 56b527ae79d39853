/// A span of a label that no rule changes, drops or moves: an argument, a tag, a reference.
public struct ProtectedSpan: Sendable, Hashable {
  /// What stands in the span.
  public enum Kind: Sendable, Hashable {
    /// A value that is filled in later, perhaps a number, so that a unit behind it may be said.
    case placeholder
    /// Any other text.
    case text
  }

  /// Its place in the label, in UTF-8 bytes, half-open, between two scalars.
  public let range: Range<Int>
  /// What stands in it.
  public let kind: Kind

  /// Makes a protected span.
  ///
  /// - Parameters:
  ///   - range: Its place in the label, in UTF-8 bytes, half-open, between two scalars.
  ///   - kind: What stands in it.
  public init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension ProtectedSpan.Kind {
  /// The private-use character that stands for the span while rules work on the text. Patterns match it by the variables
  /// `{placeholder}` and `{protected}`.
  internal var mark: Unicode.Scalar {
    switch self {
    case .placeholder: "\u{F8F0}"
    case .text: "\u{F8F1}"
    }
  }

  /// All marks.
  internal static let marks: ClosedRange<Unicode.Scalar> = "\u{F8F0}"..."\u{F8F1}"
  /// How many bytes a mark has in UTF-8.
  internal static let markLength = 3
  /// The first byte of both marks in UTF-8, which few other characters begin with.
  internal static let markStart: UInt8 = 0xEF

  /// The kind whose mark `bytes` are; nil where they are none.
  internal init?(mark bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.markLength, bytes[bytes.startIndex] == Self.markStart,
      bytes[bytes.startIndex + 1] == 0xA3
    else { return nil }
    switch bytes[bytes.startIndex + 2] {
    case 0xB0: self = .placeholder
    case 0xB1: self = .text
    default: return nil
    }
  }
}

extension WorkingText {
  /// Protects spans that the caller knows of, before any rule sees the text.
  ///
  /// - Parameters:
  ///   - spans: In order and without overlaps, in offsets of the label. A span that does not lie in the text as a whole is
  ///     ignored.
  ///   - start: Where the text begins in the label.
  internal mutating func protect(_ spans: [ProtectedSpan], from start: Int) {
    var replacements = Replacements()
    for span in spans where !span.range.isEmpty {
      let source = (span.range.lowerBound - start)..<(span.range.upperBound - start)
      guard let range = liveRange(of: source), range.lowerBound >= replacements.items.last?.match.upperBound ?? 0 else {
        continue
      }
      replacements.protect(range, span.kind)
    }
    if !replacements.items.isEmpty { replace(replacements, by: .caller) }
  }

  /// The range of the text that stands for a range of the label; nil where that is not live as a whole.
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
}

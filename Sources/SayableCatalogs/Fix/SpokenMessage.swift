internal import SayableEngine

/// What is written into a catalog as the spoken form of a string: its text with all that the sure rules change.
internal enum SpokenMessage {
  /// Signs that have a meaning in messages of one dialect or another.
  private static let syntax = Array("'{}#|<>@".utf8)

  /// The spoken form of an entry; the same as its value where the rules change nothing.
  ///
  /// - Parameter labels: The entry's labels, as the rules say them.
  internal static func text(of entry: CatalogEntry, _ labels: [LintedLabel]) throws(FixRefusal) -> String {
    let value = entry.value.bytes
    var changes: [(range: Range<Int>, spoken: ArraySlice<UInt8>)] = []
    for linted in labels where linted.isSaidOtherwise {
      try checkPlaceholders(of: linted)
      if linted.bytes == value {
        changes.append((0..<value.count, linted.sure.spoken[...]))
      } else {
        try addChanges(of: linted, in: entry, to: &changes)
      }
    }
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    var message: [UInt8] = []
    var end = 0
    for change in changes {
      guard change.range.lowerBound >= end, change.range.upperBound <= value.count else { throw .syntax }
      message += value[end..<change.range.lowerBound]
      message += change.spoken
      end = change.range.upperBound
    }
    message += value[end...]
    guard PlaceholderScan(value).placeholders == PlaceholderScan(message).placeholders else { throw .placeholders }
    return String(decoding: message, as: UTF8.self)
  }

  /// A branch of a message: only the stretches that change are written, each where it stands in the value.
  private static func addChanges(
    of linted: LintedLabel, in entry: CatalogEntry, to changes: inout [(range: Range<Int>, spoken: ArraySlice<UInt8>)]
  ) throws(FixRefusal) {
    let value = entry.value
    for segment in linted.sure.segments where !segment.rules.isEmpty {
      let written = linted.bytes[segment.source]
      let spoken = linted.sure.spoken[segment.spoken]
      if written == spoken { continue }
      let source = linted.label.text.sourceRange(of: segment.source)
      let start = value.offset(ofSource: source.lowerBound)
      let range = start..<(start + written.count)
      // A branch whose signs are quoted differs from the value.
      guard range.upperBound <= value.bytes.count, value.bytes[range] == written else { throw .syntax }
      guard
        !spoken.contains(where: syntax.contains) || spoken.filter(syntax.contains) == written.filter(syntax.contains)
      else { throw .syntax }
      changes.append((range, spoken))
    }
  }

  /// Protected spans stand in what is said, in the same order.
  private static func checkPlaceholders(of linted: LintedLabel) throws(FixRefusal) {
    var rest = linted.sure.spoken[...]
    for stretch in linted.protectedSpans where !stretch.range.isEmpty {
      let written = linted.bytes[stretch.range]
      guard let range = rest.firstRange(of: written) else { throw .placeholders }
      rest = rest[range.upperBound...]
    }
  }
}

extension DecodedText {
  /// The offset of the text at which an offset of the source is written, for one that lies in what the text is
  /// written as.
  internal func offset(ofSource source: Int) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high) / 2
      if sourceRange(of: middle..<middle).lowerBound < source { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

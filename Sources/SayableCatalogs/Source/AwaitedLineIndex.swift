internal import Synchronization

/// A line index that is made when the first place is asked for: of most files nobody asks.
internal final class AwaitedLineIndex: Sendable {
  private final class Made: Sendable {
    let index: LineIndex

    init(_ index: LineIndex) { self.index = index }
  }

  private let text: [UInt8]
  private let encoding: TextEncoding
  private let made = AtomicLazyReference<Made>()

  /// The index of `text`, which is UTF-8 and stands in the file in `encoding`.
  internal init(_ text: [UInt8], encoding: TextEncoding) {
    self.text = text
    self.encoding = encoding
  }

  internal var index: LineIndex {
    (made.load() ?? made.storeIfNil(Made(LineIndex(text, encoding: encoding)))).index
  }
}

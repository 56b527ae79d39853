internal import Synchronization

/// A required text whose steps are made when it is first compared, as most never are.
internal final class AwaitedTextProgram: Sendable {
  private final class Steps: Sendable {
    let program: TextProgram

    init(_ items: [PatternSyntax]) { program = TextProgram(items) }
  }

  private let items: [PatternSyntax]
  private let steps = AtomicLazyReference<Steps>()

  /// The text of `items`.
  internal init(_ items: [PatternSyntax]) { self.items = items }

  /// Whether the text begins at `position`.
  internal func matches(in bytes: [UInt8], at position: Int) -> Bool {
    let steps = steps.load() ?? steps.storeIfNil(Steps(items))
    return steps.program.matches(in: bytes, at: position)
  }
}

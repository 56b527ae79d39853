internal import Synchronization

/// Walks through a ``TransitionTable`` over lines, each of which begins in the state to begin with.
@safe public final class LineScanner {
  private let table: TransitionTable
  /// The byte that ends a line.
  public let separator: UInt8
  /// The column of each byte: the separator has that of the end, and what always takes a decision an empty one.
  private let columns: UnsafeMutablePointer<UInt32>

  /// A scanner of lines.
  ///
  /// - Parameters:
  ///   - table: The automaton.
  ///   - separator: The byte that ends a line.
  ///   - undecided: A byte that always takes a decision.
  public init(_ table: TransitionTable, separator: UInt8, undecided: UInt8?) {
    self.table = table
    self.separator = separator
    unsafe columns = UnsafeMutablePointer.allocate(capacity: 256)
    for byte in 0..<256 { unsafe columns[byte] = unsafe table.columns[byte] }
    if let undecided { unsafe columns[Int(undecided)] = table.emptyColumn }
    unsafe columns[Int(separator)] = table.endColumn
  }

  deinit { unsafe columns.deallocate() }

  /// Goes on in four walks over parts of `bytes` until one of them is done or takes a decision: it stands before a byte
  /// or an end of which nothing is known, or which leads to marks, or before the end of all bytes. The processor waits
  /// for the memory of one while it works for the others.
  public func walk(
    _ first: inout LineWalk, _ second: inout LineWalk, _ third: inout LineWalk, _ fourth: inout LineWalk,
    over bytes: Span<UInt8>
  ) {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe table.advance(&first, &second, &third, &fourth, over: $0, columns)
    }
  }

  /// Goes on in one walk until it is done or takes a decision.
  public func walk(_ walk: inout LineWalk, over bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe table.advance(&walk, over: $0, columns) }
  }
}

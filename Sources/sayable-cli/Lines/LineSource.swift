/// Reads lines from files or standard input, as many as come at once.
internal struct LineSource: ~Copyable {
  /// What is read.
  enum Item: Sendable {
    case lines(LineBatch)
    case terminal
    /// A file could not be opened, or not be read to its end.
    case unreadable(file: String, SystemError)
    /// A line is longer than may be held in memory; nothing comes behind it.
    case tooLong(LineBatch, LineLimit)
  }

  private let separator: UInt8
  private let limit: LineLimit
  private var files: ArraySlice<String>
  private var file = "-"
  private var input: InputFile?
  private var chunk: [UInt8]
  private var pending: [UInt8] = []
  private var isInsideLine = false
  private var lineNumber = 1

  // A label or two need no more; memory that is touched takes the system time.
  private static let firstChunkSize = 4096
  private let chunkSize: Int

  /// - Parameter chunkSize: How many bytes are read at once.
  init(_ files: [String], separator: UInt8, limit: LineLimit, chunkSize: Int = 131_072) {
    self.chunkSize = chunkSize
    self.files = files.isEmpty ? ["-"] : files[...]
    self.separator = separator
    self.limit = limit
    chunk = [UInt8](repeating: 0, count: Self.firstChunkSize)
  }

  /// What comes next, waiting for it if need be; nil behind the last file.
  mutating func next() -> Item? {
    while true {
      if input == nil {
        // The line that the end of a file, or a failure, cut off.
        if !pending.isEmpty { return .lines(takeBatch(pending.count)) }
        guard let next = files.popFirst() else { return nil }
        if let item = open(next) { return item }
      }
      do throws(SystemError) {
        let count = try input?.read(into: &chunk) ?? 0
        if count == 0 { input = nil }
        let item = take(count)
        if count == chunk.count, count < chunkSize { chunk = [UInt8](repeating: 0, count: chunkSize) }
        if let item { return item }
      } catch {
        input = nil
        return .unreadable(file: file, error)
      }
    }
  }

  /// Begins with a file; gives what there is to tell of it.
  private mutating func open(_ path: String) -> Item? {
    file = path
    lineNumber = 1
    isInsideLine = false
    do throws(SystemError) {
      let opened = path == "-" ? .standard : try InputFile(path)
      let isTyped = path == "-" && opened.isTerminal
      input = consume opened
      return isTyped ? .terminal : nil
    } catch {
      return .unreadable(file: path, error)
    }
  }

  /// The lines that end in the first `count` bytes of the chunk, with the pending start of the first.
  private mutating func take(_ count: Int) -> Item? {
    guard let last = chunk[..<count].lastIndex(of: separator) else {
      pending += chunk[..<count]
      return pending.count > limit.longestLine ? takeLongLine() : nil
    }
    let old = pending.count
    pending += chunk[...last]
    let batch = takeBatch(old + last + 1)
    pending += chunk[(last + 1)..<count]
    return .lines(batch)
  }

  private mutating func takeLongLine() -> Item? {
    guard let cut = limit.cut else {
      files = []
      input = nil
      return .tooLong(takeBatch(pending.count), limit)
    }
    var batch = takeBatch(cut(pending))
    batch.isCut = true
    isInsideLine = true
    return .lines(batch)
  }

  /// The first `count` pending bytes.
  private mutating func takeBatch(_ count: Int) -> LineBatch {
    let rest = Array(pending[count...])
    pending.removeSubrange(count...)
    let batch = LineBatch(
      bytes: pending, separator: separator, file: file, firstLine: lineNumber, continuesLine: isInsideLine)
    lineNumber += batch.bytes.count(of: separator)
    isInsideLine = false
    pending = rest
    return batch
  }
}

/// What becomes of long lines.
internal struct LineLimit: Sendable {
  /// How many bytes a line may have that is held in memory as a whole.
  let longestLine: Int
  /// What people are told where a longer line cannot be answered.
  var refusal = ""
  /// Where to cut a longer line, given its start: a place behind the start and before the end of these bytes; nil where
  /// a line cannot be answered piece by piece.
  var cut: (@Sendable ([UInt8]) -> Int)? = nil
}

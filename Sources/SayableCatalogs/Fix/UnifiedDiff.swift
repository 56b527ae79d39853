internal import SayableEngine

/// Changes to a file as `diff -u` shows them, for people and for `patch`.
///
/// The text is shown in UTF-8, whatever the file is written in. Lines end at a line feed; a carriage return is a part of
/// its line.
public struct UnifiedDiff: Sendable {
  /// Lines that go, and what comes in their place.
  private struct Change {
    /// The lines of the old text, half-open, counted from 0.
    var old: Range<Int>
    /// The new lines, each with its line feed.
    var new: [ArraySlice<UInt8>]
  }

  private static let contextLength = 3

  private let path: String
  private let text: [UInt8]
  /// Where each line of the old text lies, its line feed included.
  private let lines: [Range<Int>]
  private var changes: [Change] = []

  /// - Parameters:
  ///   - source: The file.
  ///   - splices: The changes to the text of `source`, in order and without overlaps.
  public init(_ source: SourceFile, _ splices: [Splice]) {
    path = Self.shownPath(source.path)
    text = source.text
    lines = Self.lines(of: source.text[...])
    var pending = splices[...]
    while let first = pending.first {
      let start = lineIndex(of: first.range.lowerBound)
      var end = start
      var new = start < lines.count ? Array(text[lines[start].lowerBound..<first.range.lowerBound]) : []
      var written = first.range.lowerBound
      // All changes that touch the same lines are one.
      while let splice = pending.first, pending.startIndex == 0 || lineIndex(of: splice.range.lowerBound) <= end {
        new += text[written..<splice.range.lowerBound] + Array(splice.text.utf8)
        written = splice.range.upperBound
        end = lineIndex(of: written)
        pending.removeFirst()
      }
      let last = end < lines.count ? lines[end].upperBound : text.count
      new += text[written..<last]
      add(Change(old: start..<min(end + 1, lines.count), new: Self.lines(of: new[...]).map { new[$0] }))
    }
  }

  /// Adds a change without the lines at its ends that stay as they are.
  private mutating func add(_ change: Change) {
    var change = change
    while let old = change.old.first, let new = change.new.first, text[lines[old]] == new {
      change.old = (old + 1)..<change.old.upperBound
      change.new.removeFirst()
    }
    while let old = change.old.last, let new = change.new.last, text[lines[old]] == new {
      change.old = change.old.lowerBound..<old
      change.new.removeLast()
    }
    if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
  }

  /// The line that an offset lies in; behind the last line feed, the number of lines.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    // The end of a last line without a line feed lies in that line.
    if low == lines.count, let last = lines.last, text[last].last != UInt8(ascii: "\n") { return low - 1 }
    return low
  }

  private static func lines(of text: ArraySlice<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private static func shownPath(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path.drop { $0 == "/" })
  }

  /// The diff, with a line feed behind each line; empty where nothing changes.
  public var rendered: String {
    if changes.isEmpty { return "" }
    var output: [UInt8] = Array("--- \(Self.quoted("a/" + path))\n+++ \(Self.quoted("b/" + path))\n".utf8)
    var shift = 0
    var index = 0
    while index < changes.count {
      // Changes that share a line of context are shown together.
      var end = index + 1
      while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.contextLength
      { end += 1 }
      appendHunk(changes[index..<end], &shift, to: &output)
      index = end
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// A path as git and `patch` read it back: in quotes, with bytes in octal, where it holds what is no plain character.
  private static func quoted(_ path: String) -> String {
    if VisibleText(path).string == path, !path.contains("\""), !path.contains("\\") { return path }
    let bytes = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\" + String(repeating: "0", count: byte < 0o10 ? 2 : byte < 0o100 ? 1 : 0) + String(byte, radix: 8)
      }
    }
    return "\"" + bytes.joined() + "\""
  }

  private func appendHunk(_ changes: ArraySlice<Change>, _ shift: inout Int, to output: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let start = max(first.old.lowerBound - Self.contextLength, 0)
    let end = min(last.old.upperBound + Self.contextLength, lines.count)
    let growth = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let old = Self.range(start, end - start)
    let new = Self.range(start + shift, end - start + growth)
    output += Array("@@ -\(old) +\(new) @@\n".utf8)
    var position = start
    for change in changes {
      for line in position..<change.old.lowerBound { append(" ", text[lines[line]], to: &output) }
      for line in change.old { append("-", text[lines[line]], to: &output) }
      for line in change.new { append("+", line, to: &output) }
      position = change.old.upperBound
    }
    for line in position..<end { append(" ", text[lines[line]], to: &output) }
    shift += growth
  }

  /// A range of lines as hunks name it: of no lines, the one before them.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private func append(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: sign))
    output += line
    if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

extension FixedFile {
  /// The changes as `diff -u` shows them; empty where there are none.
  public var diff: String { UnifiedDiff(source, splices).rendered }
}

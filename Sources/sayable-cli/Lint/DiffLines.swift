/// Which lines of files a diff of git without context adds or changes.
internal struct DiffLines {
  /// The lines of each file by its path in the repository, counted from 1, in order; none where some are only gone.
  private(set) var lines: [String: [Range<Int>]] = [:]

  /// Reads what `git diff --unified=0` wrote.
  init(_ diff: [UInt8]) {
    var path: String?
    /// How many lines of the hunk are still to come: a line of a file may look like a header.
    var left = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if left > 0, let first = line.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
        left -= 1
      } else if line.starts(with: Array("diff --git ".utf8)) {
        path = nil
      } else if line.starts(with: Array("+++ ".utf8)) {
        path = Self.path(line.dropFirst(4))
        // A file that has only lost lines has changed, too.
        if let path { lines[path, default: []] += [] }
      } else if line.starts(with: Array("@@ ".utf8)), let hunk = Self.hunk(line) {
        left = hunk.length
        if let path, !hunk.lines.isEmpty { lines[path, default: []].append(hunk.lines) }
      }
    }
  }

  /// The path in a header, without `b/`; nil for a file that is gone.
  private static func path(_ header: ArraySlice<UInt8>) -> String? {
    // A tab ends a name with spaces.
    var name = Array(header.last == UInt8(ascii: "\t") ? header.dropLast() : header)
    if name.count >= 2, name.first == UInt8(ascii: "\""), name.last == UInt8(ascii: "\"") {
      name = unquoted(name[1..<(name.count - 1)])
    }
    guard name.starts(with: Array("b/".utf8)) else { return nil }
    return String(decoding: name.dropFirst(2), as: UTF8.self)
  }

  /// A name without the escapes of C that git puts into some.
  private static func unquoted(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var plain: [UInt8] = []
    var rest = name
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        plain.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        plain.append(value)
        rest = rest.dropFirst(3)
      } else {
        plain.append(letters[next] ?? next)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  /// Reads `@@ -1,2 +3,4 @@`: the new lines, and how many lines of the diff follow.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (lines: Range<Int>, length: Int)? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count >= 4, let old = range(words[1]), let new = range(words[2]) else { return nil }
    return (new, old.count + new.count)
  }

  private static func range(_ word: ArraySlice<UInt8>) -> Range<Int>? {
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = numbers.first ?? nil, (0...1_000_000_000).contains(start) else { return nil }
    let count = numbers.count > 1 ? numbers[1] ?? 0 : 1
    guard (0...1_000_000_000).contains(count) else { return nil }
    return start..<(start + count)
  }
}

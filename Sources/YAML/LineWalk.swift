/// Takes a text apart into lines, without their breaks, as libyaml sees them: it breaks lines at U+0085, U+2028 and
/// U+2029 too.
struct LineWalk {
  /// What has not been walked through yet.
  private(set) var rest: ArraySlice<UInt8>
  private var isDone = false

  init(_ text: ArraySlice<UInt8>) {
    rest = text
  }

  /// The next line; after a final break there is one more line, which is empty.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !isDone else { return nil }
    var index = rest.startIndex
    while index < rest.endIndex {
      let width = breakWidth(at: index)
      if width > 0 {
        defer { rest = rest[(index + width)...] }
        return rest[..<index]
      }
      index += 1
    }
    isDone = true
    defer { rest = rest.suffix(0) }
    return rest
  }

  private func breakWidth(at index: Int) -> Int {
    let tail = rest[index...].prefix(3)
    switch rest[index] {
    case 0x0A: return 1
    case 0x0D: return tail.starts(with: [0x0D, 0x0A]) ? 2 : 1
    case 0xC2: return tail.starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2: return tail.starts(with: [0xE2, 0x80, 0xA8]) || tail.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: return 0
    }
  }
}

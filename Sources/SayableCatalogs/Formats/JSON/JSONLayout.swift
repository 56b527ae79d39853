/// How members are written in one place of a JSON text, for new ones that look the same.
internal struct JSONLayout {
  /// What stands between two members: a comma with white space on either side.
  internal let gap: String
  internal let colon: String
  /// What one more level is indented by; nil where all stands in one line.
  internal let indent: String?

  /// - Parameters:
  ///   - member: The member beside which new ones are to stand.
  ///   - depth: How many brackets are open there, from 1.
  internal init(beside member: JSONMember, depth: Int, in source: [UInt8]) {
    let between = source[(member.name.range.upperBound + 1)..<member.value.range.lowerBound]
    // A comment there is not repeated.
    colon = String(decoding: between.filter { $0 == UInt8(ascii: ":") || $0 <= 0x20 }, as: UTF8.self)
    let extent = member.extent
    var start = extent.lowerBound
    while start > 0, Self.isBetweenMembers(source[start - 1]) { start -= 1 }
    var end = extent.upperBound
    while end < source.count, Self.isBetweenMembers(source[end]) { end += 1 }
    let before = source[start..<extent.lowerBound]
    let behind = source[extent.upperBound..<end]
    let isOne = { (gap: ArraySlice<UInt8>) in gap.count { $0 == UInt8(ascii: ",") } == 1 }
    if isOne(before) {
      gap = String(decoding: before, as: UTF8.self)
    } else if isOne(behind), end < source.count, source[end] == UInt8(ascii: "\"") {
      gap = String(decoding: behind, as: UTF8.self)
    } else {
      let space = String(decoding: before.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
      gap = "," + (space.isEmpty && colon.last == " " ? " " : space)
    }
    let spaces = Self.lastLine(of: gap)
    indent = spaces.map { $0.first == "\t" ? "\t" : String($0.prefix(max($0.utf8.count / max(depth, 1), 1))) }
  }

  private static func isBetweenMembers(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }

  /// The spaces that a line begins with; nil where there is no line break.
  private static func lastLine(of gap: String) -> Substring? {
    guard let feed = gap.utf8.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    return gap[gap.utf8.index(after: feed)...].prefix { $0 == " " || $0 == "\t" }
  }

  /// The line break and the indent of the members, with `levels` more; empty where all stands in one line.
  internal func newLine(_ levels: Int = 0) -> String {
    guard let indent, let spaces = Self.lastLine(of: gap) else { return "" }
    let lineBreak = gap.utf8.contains(0x0D) ? "\r\n" : "\n"
    return lineBreak + spaces + String(repeating: indent, count: levels)
  }
}

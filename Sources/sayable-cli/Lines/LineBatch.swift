/// Lines of one file that are answered together.
internal struct LineBatch: Sendable {
  /// The lines with what ends them. Only the last line of a file may lack its end.
  let bytes: [UInt8]
  let separator: UInt8
  /// The file; `-` is standard input.
  let file: String
  /// The number of the first line, counted from 1 in its file.
  let firstLine: Int
  var continuesLine = false
  var isCut = false

  /// Whether the last line lacks the byte that ends it, and does not go on.
  var lacksEnd: Bool { !isCut && bytes.last != separator }

  func isStart(_ line: Range<Int>) -> Bool { !continuesLine || line.lowerBound > 0 }

  func isEnd(_ line: Range<Int>) -> Bool { !isCut || line.upperBound < bytes.count }

  /// Where a line stands, for messages.
  ///
  /// - Parameter number: Which of the batch's lines it is, counted from 0.
  func place(ofLine number: Int) -> String {
    file == "-" ? "line \(firstLine + number)" : "\(file):\(firstLine + number)"
  }

  /// Hands over each line: its range in ``bytes`` without what ends it, half-open, and its number, counted from 0.
  func forEachLine(_ body: (Range<Int>, Int) -> Void) {
    var number = 0
    var start = 0
    while start < bytes.count {
      let found = bytes.firstOffset(of: separator, in: start..<bytes.count)
      var end = found ?? bytes.count
      // A carriage return ends a line, too, before a line feed or the end of the file.
      if separator == UInt8(ascii: "\n"), found != nil || !isCut, end > start, bytes[end - 1] == UInt8(ascii: "\r") {
        end -= 1
      }
      body(start..<end, number)
      number += 1
      start = (found ?? bytes.count) + 1
    }
  }
}

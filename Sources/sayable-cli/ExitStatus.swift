/// How the program ends.
internal enum ExitStatus: Int32 {
  /// All went well.
  case success = 0
  /// A check found something wrong.
  case found = 1
  /// The program could not do what was asked, or not all of it.
  case failure = 2
}

extension ExitStatus {
  /// Success, with `text` on standard output.
  static func shown(_ text: String) throws(SystemError) -> ExitStatus {
    var output = BufferedOutput.standardOutput
    try output.write(text)
    try output.finish()
    return .success
  }

  /// Success, with rows as lines whose fields stand below one another.
  static func shown(_ rows: [[String]]) throws(SystemError) -> ExitStatus {
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return try shown(
      rows.map { row in
        // No spaces behind the last field.
        let padded = zip(row.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }
        return padded.joined() + (row.last ?? "") + "\n"
      }.joined())
  }
}

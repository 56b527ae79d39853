/// How far a run has come, as one line of a terminal that is written anew; nothing where nobody looks on.
internal struct ProgressBar {
  private let total: Int
  private let unit: String
  private var done = 0
  private var line: TerminalLine

  private static let width = 30

  /// A bar for `total` things, which `unit` names.
  init(total: Int, of unit: String, isShown: Bool) {
    self.total = total
    self.unit = unit
    line = TerminalLine(isShown: isShown && total > 1)
  }

  mutating func advance() {
    done += 1
    let filled = Self.width * done / total
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
    line.show("[\(bar)] \(100 * done / total) % of \(total) \(unit)")
  }

  mutating func finish() { line.show("") }
}

/// A line of a terminal that is written anew.
internal struct TerminalLine {
  private let isShown: Bool
  private var shown = ""
  private var stream = BufferedOutput.standardError

  init(isShown: Bool) { self.isShown = isShown }

  mutating func show(_ line: String) {
    guard isShown, line != shown else { return }
    shown = line
    // To the start of the line, and everything behind it away.
    try? stream.write("\r\u{1B}[K" + line)
    try? stream.flush()
  }
}

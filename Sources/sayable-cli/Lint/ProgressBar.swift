/// How far a run has come, as one line of a terminal that is written anew; nothing where nobody looks on.
internal struct ProgressBar {
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var shown = ""
  private var stream = BufferedOutput.standardError

  private static let width = 30

  /// A bar for `total` files.
  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > 1
  }

  mutating func advance() {
    done += 1
    guard isShown else { return }
    let filled = Self.width * done / total
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
    show("[\(bar)] \(100 * done / total) % of \(total) files")
  }

  mutating func finish() { if isShown { show("") } }

  private mutating func show(_ line: String) {
    guard line != shown else { return }
    shown = line
    // To the start of the line, and everything behind it away.
    try? stream.write("\r\u{1B}[K" + line)
    try? stream.flush()
  }
}

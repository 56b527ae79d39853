internal import SayableEngine

/// How much time each rule takes, from first to last label. Times are in nanoseconds.
internal struct RuleTimes: LabelWatcher {
  /// What one rule took.
  struct Rule {
    var time = 0
    /// How many texts it was tried on.
    var calls = 0
    /// How many places it changed.
    var changes = 0
  }

  private(set) var rules: [Rule]
  /// What it took to find the rules that may apply, and how often that was asked.
  private(set) var search = (time: 0, calls: 0)
  /// What labels took as a whole, and how many they were, with how many bytes.
  private(set) var labels = (time: 0, count: 0, bytes: 0)
  private var start = 0

  init(count: Int) { rules = Array(repeating: Rule(), count: count) }

  mutating func willSearch() { start = SystemClock.now }

  mutating func didSearch(candidates: @autoclosure () -> Int) {
    search.time += SystemClock.now - start
    search.calls += 1
  }

  mutating func willApply(_ rule: Int) { start = SystemClock.now }

  mutating func didApply(_ rule: Int, changes: Int) {
    rules[rule].time += SystemClock.now - start
    rules[rule].calls += 1
    rules[rule].changes += changes
  }

  /// Counts a label of `bytes` bytes whose work began at `start`.
  mutating func countLabel(bytes: Int, since start: Int) {
    labels.time += SystemClock.now - start
    labels.count += 1
    labels.bytes += bytes
  }
}

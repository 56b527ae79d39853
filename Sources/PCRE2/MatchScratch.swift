internal import CPCRE2

/// The memory that matching writes to, and the limits that bound it. One for each task; never shared.
@safe public struct MatchScratch: ~Copyable {
  internal private(set) var matchData: OpaquePointer
  internal let context: OpaquePointer
  private var capacity = 16
  /// The most steps of a place.
  internal let matchLimit: UInt32
  /// How many steps all searches together may take at places that take more than ``cheapLimit(ofBytes:)``. Those of other
  /// places grow with the text and the number of patterns, and no faster.
  public var budget = Int.max

  /// A place that takes no more steps than so many is not charged: fewer in a long text, since each of them may look
  /// through all of the bytes behind the place.
  internal static func cheapLimit(ofBytes count: Int) -> UInt32 {
    UInt32(max(50, 500 * bytesOfStep / max(bytesOfStep, count)))
  }

  /// How many bytes one step may look through; behind a place with more of them, it counts as more.
  internal static let bytesOfStep = 1024
  /// The most steps of a place of a pattern whose places cannot be tried one by one; it may look through a text once.
  internal static let tiedLimit: UInt32 = 20_000

  /// Two for each group, the whole match first.
  private var offsets: UnsafeMutablePointer<Int>

  /// The limits bound what one place of a text may cost. The most that any shipped rule needs at a place, over 200,000
  /// strings of real catalogs and all examples, are 1,100 steps, 60 nested ones and 7 KiB; the most that a group of a
  /// rule of one's own needs that is repeated for each byte of 16 KiB, as long as a text can be, are 72,000 steps and
  /// 7,700 KiB.
  ///
  /// - Parameters:
  ///   - matchLimit: How often PCRE2's matcher may call itself at one place of the text, and how deeply.
  ///   - heapLimit: How much memory one search may take, in KiB.
  public init(matchLimit: UInt32 = 100_000, heapLimit: UInt32 = 10_000) {
    guard let context = unsafe pcre2_match_context_create_8(nil),
      let matchData = unsafe pcre2_match_data_create_8(UInt32(capacity), nil)
    else { fatalError("out of memory") }
    self.matchLimit = matchLimit
    unsafe pcre2_set_heap_limit_8(context, heapLimit)
    unsafe self.context = unsafe context
    unsafe self.matchData = unsafe matchData
    unsafe offsets = unsafe pcre2_get_ovector_pointer_8(matchData)
  }

  /// Lets the next searches take so many steps at a place, and no more than any may.
  internal func limitPlaces(to steps: UInt32) {
    let steps = min(steps, matchLimit)
    unsafe pcre2_set_match_limit_8(context, steps)
    unsafe pcre2_set_depth_limit_8(context, steps)
  }

  /// Lets the next searches find only matches that begin before `end`, a UTF-8 offset.
  internal func limitStarts(to end: Int) { unsafe pcre2_set_offset_limit_8(context, max(end - 1, 0)) }

  /// Takes so many steps from the budget; false where it does not hold as many.
  internal mutating func pay(_ steps: Int) -> Bool {
    guard steps <= budget else { return false }
    budget -= steps
    return true
  }

  deinit {
    unsafe pcre2_match_data_free_8(matchData)
    unsafe pcre2_match_context_free_8(context)
  }

  /// The range of group `group` in the last match, half-open, in UTF-8 offsets; group 0 is the whole match. Nil where
  /// the group took no part.
  public func range(ofGroup group: Int) -> Range<Int>? {
    precondition(group < capacity, "no such group")
    let start = unsafe offsets[2 * group]
    let end = unsafe offsets[2 * group + 1]
    // `\K` in a lookahead can put the start behind the end.
    guard start != ~0, start <= end else { return nil }
    return start..<end
  }

  /// Makes room for the whole match and `groups` groups.
  internal mutating func reserve(groups: Int) {
    guard groups >= capacity else { return }
    unsafe pcre2_match_data_free_8(matchData)
    capacity = max(2 * capacity, groups + 1)
    guard let larger = unsafe pcre2_match_data_create_8(UInt32(capacity), nil) else { fatalError("out of memory") }
    unsafe matchData = unsafe larger
    unsafe offsets = unsafe pcre2_get_ovector_pointer_8(larger)
  }
}

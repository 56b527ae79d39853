internal import CPCRE2

/// A search in the beginning of a text that tells where a pattern would have to see what follows.
///
/// A place from which a pattern looks to the end of a long text costs as much time as the text is long. Many such places
/// make the time grow with the square of the text's length.
///
/// ```swift
/// let search = try PartialSearch("[0-9]+ km")
/// try search.next(in: Subject("a 12"), from: 0, scratch: &scratch)  // .open(from: 2)
/// ```
@safe public struct PartialSearch: ~Copyable {
  /// What a search came to.
  public enum Outcome: Sendable, Equatable {
    /// No match begins in the text, whatever follows it.
    case nothing
    /// A match, whatever follows the text: its range, half-open, in UTF-8 offsets.
    case match(Range<Int>)
    /// At this UTF-8 offset, what follows the text decides.
    case open(from: Int)
  }

  private let code: OpaquePointer

  /// Compiles `source` as ``Pattern/init(_:)`` does.
  ///
  /// - Throws: ``PatternError`` with PCRE2's message and the UTF-8 offset in `source`.
  public init(_ source: String) throws(PatternError) {
    unsafe code = unsafe try Pattern.compile(source)
    // Where there is no machine code, PCRE2 interprets the pattern: slower, with the same outcome.
    _ = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_PARTIAL_HARD)
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// Looks for the first place at the UTF-8 offset `start` or behind it where a match begins or the text's end is seen.
  ///
  /// - Parameters:
  ///   - subject: The text.
  ///   - start: A UTF-8 offset at a scalar boundary, at most the subject's length.
  ///   - scratch: Holds the limits.
  /// - Throws: ``MatchError`` when the search went over a limit.
  public func next(
    in subject: borrowing Subject, from start: Int, scratch: inout MatchScratch
  ) throws(MatchError) -> Outcome {
    scratch.limitPlaces(to: scratch.matchLimit)
    var result = search(subject, from: start, options: 0, scratch: &scratch)
    // Machine code has limits of its own; what is over them is for the matcher to tell.
    if result < PCRE2_ERROR_PARTIAL {
      result = search(subject, from: start, options: UInt32(PCRE2_NO_JIT), scratch: &scratch)
    }
    switch result {
    case PCRE2_ERROR_NOMATCH: return .nothing
    case PCRE2_ERROR_PARTIAL: return .open(from: scratch.range(ofGroup: 0)?.lowerBound ?? start)
    case 0...: return scratch.range(ofGroup: 0).map { .match($0) } ?? .nothing
    default: throw MatchError(code: result, message: message(ofCode: result))
    }
  }

  private func search(
    _ subject: borrowing Subject, from start: Int, options: UInt32, scratch: inout MatchScratch
  ) -> Int32 {
    unsafe subject.bytes.withUnsafeBufferPointer { buffer in
      unsafe pcre2_match_8(
        code, buffer.baseAddress, buffer.count, start, UInt32(PCRE2_NO_UTF_CHECK) | PCRE2_PARTIAL_HARD | options,
        scratch.matchData, scratch.context)
    }
  }
}

internal import CPCRE2
internal import Sharing

/// A regular expression compiled by PCRE2 for matching over UTF-8.
///
/// The compiled code never changes, so one pattern may be matched by many tasks at once, each with a ``MatchScratch`` of
/// its own. A pattern that is matched often is compiled to machine code as well, where the system allows it.
///
/// ```swift
/// let pattern = try Pattern("(?<n>[0-9]+) m²")
/// var scratch = MatchScratch()
/// if try pattern.match(Subject("75 m²"), from: 0, scratch: &scratch) {
///   scratch.range(ofGroup: 1)  // 0..<2
/// }
/// ```
@safe public final class Pattern: @unchecked Sendable {
  // Sendable: the code and the copy of it with machine code are published whole, and PCRE2 allows any number of threads
  // to match with the same code.
  /// The address of the compiled code; 0 as long as it was not needed.
  private let code = AtomicWord()
  /// The address of the copy with machine code; 0 as long as there is none.
  private let machineCode = AtomicWord()
  private let searches = AtomicWord()

  /// Machine code takes ten times as long to make as the pattern itself, and a small part of the time to match: it pays
  /// for itself after about so many searches.
  private static let searchesBeforeMachineCode: UInt = 80
  /// A search that looks through so many bytes counts as one more: a long text has few searches that take long.
  private static let bytesOfSearch = 128

  private static let compileOptions =
    UInt32(PCRE2_UTF) | PCRE2_UCP | PCRE2_DUPNAMES | PCRE2_NEVER_BACKSLASH_C | PCRE2_USE_OFFSET_LIMIT

  /// The pattern as it was written.
  public let source: String

  /// Whether it makes a difference to the pattern where a search begins, so that its places cannot be tried one by one:
  /// `\G`, and verbs such as `(*SKIP)`.
  public let isTiedToStart: Bool

  /// The number of capture groups, the whole match not counted.
  public let groupCount: Int

  /// Compiles `source` with Unicode properties, so that `\w`, `\d` and `\b` know all scripts. A group name may be
  /// used in several alternatives.
  ///
  /// - Throws: ``PatternError`` with PCRE2's message and the UTF-8 offset in `source`.
  public init(_ source: String) throws(PatternError) {
    self.source = source
    isTiedToStart = Self.isTiedToStart(source)
    let compiled = unsafe try Self.compile(source)
    code.storeReleasing(UInt(bitPattern: compiled))
    groupCount = unsafe Int(number(PCRE2_INFO_CAPTURECOUNT, of: compiled))
  }

  /// A pattern that is known to compile, which it does when it is first matched.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - groupCount: The number of its capture groups.
  public init(awaiting source: String, groupCount: Int) {
    self.source = source
    isTiedToStart = Self.isTiedToStart(source)
    self.groupCount = groupCount
  }

  deinit {
    for address in [code.loadAcquiring(), machineCode.loadAcquiring()] {
      if let code = unsafe OpaquePointer(bitPattern: address) { unsafe pcre2_code_free_8(code) }
    }
  }

  private static func isTiedToStart(_ source: String) -> Bool {
    var (secondLast, last): (UInt8, UInt8) = (0, 0)
    for byte in source.utf8 {
      if last == UInt8(ascii: "\\"), byte == UInt8(ascii: "G") { return true }
      // `(*pla:…)` and its like are groups, in small letters.
      if secondLast == UInt8(ascii: "("), last == UInt8(ascii: "*"), UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
        return true
      }
      (secondLast, last) = (last, byte)
    }
    return false
  }

  /// The code of a pattern.
  internal static func compile(_ source: String) throws(PatternError) -> OpaquePointer {
    var errorCode: Int32 = 0
    var errorOffset = 0
    let bytes = Array(source.utf8)
    let compiled = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe pcre2_compile_8(buffer.baseAddress, buffer.count, compileOptions, &errorCode, &errorOffset, nil)
    }
    guard let compiled = unsafe compiled else {
      throw PatternError(code: errorCode, message: message(ofCode: errorCode), offset: errorOffset)
    }
    return unsafe compiled
  }

  /// The compiled code, made now where it was not yet.
  private func compiled() throws(PatternError) -> OpaquePointer {
    if let known = unsafe OpaquePointer(bitPattern: code.loadAcquiring()) { return unsafe known }
    let made = unsafe try Self.compile(source)
    let address = code.compareExchange(expected: 0, desired: UInt(bitPattern: made))
    if address == 0 { return unsafe made }
    // Another task was faster.
    unsafe pcre2_code_free_8(made)
    guard let known = unsafe OpaquePointer(bitPattern: address) else {
      fatalError("code is never taken back")
    }
    return unsafe known
  }

  /// The numbers of the groups of each name; more than one where a name stands in several alternatives.
  public var groupNumbers: [String: [Int]] {
    guard let code = unsafe try? compiled() else { return [:] }
    return unsafe Self.groupNumbers(of: code)
  }

  /// Counts a search through `length` bytes; the one that makes the count full compiles to machine code.
  private func compileWhenUsedOften(_ code: OpaquePointer, length: Int) {
    let limit = Self.searchesBeforeMachineCode
    guard searches.loadRelaxed() < limit else { return }
    let weight = UInt(1 + length / Self.bytesOfSearch)
    let count = searches.addRelaxed(weight)
    guard count < limit, count + weight >= limit, let copy = unsafe pcre2_code_copy_8(code) else { return }
    if unsafe pcre2_jit_compile_8(copy, UInt32(PCRE2_JIT_COMPLETE)) == 0 {
      machineCode.storeReleasing(UInt(bitPattern: copy))
    } else {
      unsafe pcre2_code_free_8(copy)
    }
  }

  /// Looks for the first match that begins at the UTF-8 offset `start` or behind it.
  ///
  /// - Parameters:
  ///   - start: A UTF-8 offset at a scalar boundary, at most the subject's length.
  ///   - end: A UTF-8 offset that matches begin before; nil where they may begin anywhere.
  ///   - scratch: Holds the ranges of the match afterwards, and the limits.
  ///   - edges: Which ends of the subject are ends of the text, for `^` and `$`.
  /// - Throws: ``MatchError`` when the match went over a limit, or where a pattern that was known to compile does not.
  public func match(
    _ subject: borrowing Subject, from start: Int, before end: Int? = nil, scratch: inout MatchScratch,
    edges: Edges = .both
  ) throws(MatchError) -> Bool {
    precondition(start >= 0 && start <= subject.bytes.count, "the start lies outside the subject")
    scratch.reserve(groups: groupCount)
    let cheapLimit = MatchScratch.cheapLimit(ofBytes: subject.bytes.count - start)
    scratch.limitPlaces(to: isTiedToStart ? MatchScratch.tiedLimit : cheapLimit)
    let end = min(end ?? .max, subject.bytes.count + 1)
    scratch.limitStarts(to: end)
    var result = try search(subject, from: start, before: end, scratch: &scratch, edges: edges)
    var place = start
    // A place somewhere behind `place` takes more steps. It is found and charged, and the search goes on behind it.
    while Self.isOverLimit(result), !isTiedToStart {
      while place < end {
        let first = try search(subject, at: place, scratch: &scratch, edges: edges)
        if first >= 0 { return true }
        if first != PCRE2_ERROR_NOMATCH { break }
        place = subject.place(behind: place)
      }
      guard place < end else { return false }
      result = try searchAtCost(subject, at: place, scratch: &scratch, edges: edges)
      guard result == PCRE2_ERROR_NOMATCH else { break }
      place = subject.place(behind: place)
      guard place < end else { return false }
      scratch.limitPlaces(to: cheapLimit)
      result = try search(subject, from: place, before: end, scratch: &scratch, edges: edges)
    }
    if result >= 0 { return true }
    if result == PCRE2_ERROR_NOMATCH { return false }
    throw MatchError(code: result, message: message(ofCode: result))
  }

  /// Looks for a match at `place` alone, with higher and higher limits, each of which is charged. A step may look through
  /// all of the text behind the place, so that one in a long text is charged as several.
  private func searchAtCost(
    _ subject: borrowing Subject, at place: Int, scratch: inout MatchScratch, edges: Edges
  ) throws(MatchError) -> Int32 {
    let rest = subject.bytes.count - place
    var limit = MatchScratch.cheapLimit(ofBytes: rest)
    let weight = 1 + rest / MatchScratch.bytesOfStep
    while true {
      limit = min(4 * limit, scratch.matchLimit)
      guard scratch.pay(weight * Int(limit)) else { throw .budget }
      scratch.limitPlaces(to: limit)
      let result = try search(subject, at: place, scratch: &scratch, edges: edges)
      if !Self.isOverLimit(result) || limit == scratch.matchLimit { return result }
    }
  }

  private static func isOverLimit(_ result: Int32) -> Bool {
    result == PCRE2_ERROR_MATCHLIMIT || result == PCRE2_ERROR_DEPTHLIMIT || result == PCRE2_ERROR_HEAPLIMIT
  }

  /// Looks for a match at `place` or behind it within the limits.
  private func search(
    _ subject: borrowing Subject, from place: Int, before end: Int, scratch: inout MatchScratch, edges: Edges
  ) throws(MatchError) -> Int32 {
    if let machineCode = unsafe OpaquePointer(bitPattern: machineCode.loadAcquiring()) {
      let result = unsafe subject.bytes.withUnsafeBufferPointer { buffer in
        unsafe pcre2_jit_match_8(
          machineCode, buffer.baseAddress, buffer.count, place, edges.options, scratch.matchData, scratch.context)
      }
      // Machine code has limits of its own; what is over them is for the matcher to tell.
      if result >= PCRE2_ERROR_NOMATCH { return result }
    }
    let result = try interpret(subject, from: place, options: edges.options, scratch: &scratch)
    let reached = result >= 0 ? scratch.range(ofGroup: 0)?.upperBound ?? place : end
    unsafe compileWhenUsedOften(try compiledForMatch(), length: max(reached - place, 0))
    return result
  }

  /// Looks for a match at `place` alone within the limits.
  private func search(
    _ subject: borrowing Subject, at place: Int, scratch: inout MatchScratch, edges: Edges
  ) throws(MatchError) -> Int32 {
    try interpret(subject, from: place, options: edges.options | PCRE2_ANCHORED, scratch: &scratch)
  }

  private func interpret(
    _ subject: borrowing Subject, from place: Int, options: UInt32, scratch: inout MatchScratch
  ) throws(MatchError) -> Int32 {
    let code = unsafe try compiledForMatch()
    return unsafe subject.bytes.withUnsafeBufferPointer { buffer in
      unsafe pcre2_match_8(
        code, buffer.baseAddress, buffer.count, place, UInt32(PCRE2_NO_UTF_CHECK) | options, scratch.matchData,
        scratch.context)
    }
  }

  private func compiledForMatch() throws(MatchError) -> OpaquePointer {
    do throws(PatternError) {
      return unsafe try compiled()
    } catch {
      throw MatchError(code: error.code, message: error.message)
    }
  }

  private static func groupNumbers(of code: OpaquePointer) -> [String: [Int]] {
    var table: UnsafePointer<UInt8>?
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NAMETABLE), &table)
    guard let table = unsafe table else { return [:] }
    let count = unsafe Int(number(PCRE2_INFO_NAMECOUNT, of: code))
    let size = unsafe Int(number(PCRE2_INFO_NAMEENTRYSIZE, of: code))
    var numbers: [String: [Int]] = [:]
    for index in 0..<count {
      // An entry is the group's number in two bytes, then its name and a zero byte.
      let entry = unsafe table + index * size
      let name = String(decoding: (2..<size).map { unsafe entry[$0] }.prefix { $0 != 0 }, as: UTF8.self)
      unsafe numbers[name, default: []].append(Int(entry[0]) << 8 | Int(entry[1]))
    }
    return numbers.mapValues { $0.sorted() }
  }
}

/// A number that PCRE2 knows of a compiled pattern.
private func number(_ what: Int32, of code: OpaquePointer) -> UInt32 {
  var value: UInt32 = 0
  unsafe pcre2_pattern_info_8(code, UInt32(what), &value)
  return value
}

/// PCRE2's text for an error code.
internal func message(ofCode code: Int32) -> String {
  var buffer = [UInt8](repeating: 0, count: 256)
  let length = unsafe buffer.withUnsafeMutableBufferPointer {
    unsafe pcre2_get_error_message_8(code, $0.baseAddress, $0.count)
  }
  return length > 0 ? String(decoding: buffer.prefix(Int(length)), as: UTF8.self) : "error \(code)"
}

/// The version of the PCRE2 library in use, such as `10.42`.
public func libraryVersion() -> String {
  var buffer = [UInt8](repeating: 0, count: 64)
  unsafe buffer.withUnsafeMutableBufferPointer {
    _ = unsafe pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), $0.baseAddress)
  }
  return String(decoding: buffer.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }, as: UTF8.self)
}

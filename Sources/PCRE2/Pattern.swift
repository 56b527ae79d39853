internal import CPCRE2
internal import Synchronization

/// A regular expression compiled by PCRE2 for matching over UTF-8.
///
/// The compiled code never changes after `init`, so one pattern may be matched by many tasks at once, each with a
/// ``MatchScratch`` of its own. A pattern that is matched often is compiled to machine code as well, where the system
/// allows it.
///
/// ```swift
/// let pattern = try Pattern("(?<n>[0-9]+) m²")
/// var scratch = MatchScratch()
/// if try pattern.match(Subject("75 m²"), from: 0, scratch: &scratch) {
///   scratch.range(ofGroup: 1)  // 0..<2
/// }
/// ```
@safe public final class Pattern: @unchecked Sendable {
  // Sendable: `code` is written by `init` alone; PCRE2 allows any number of threads to match with the same code. The
  // machine code belongs to a copy, which is published whole.
  private let code: OpaquePointer
  /// The address of the copy with machine code; 0 as long as there is none.
  private let machineCode = Atomic<UInt>(0)
  private let searches = Atomic<Int>(0)

  /// Machine code takes ten times as long to make as the pattern itself, and a third of the time to match: it pays for
  /// itself after about so many searches.
  private static let searchesBeforeMachineCode = 200

  internal static let compileOptions = UInt32(PCRE2_UTF) | PCRE2_UCP | PCRE2_DUPNAMES | PCRE2_NEVER_BACKSLASH_C

  /// The pattern as it was compiled.
  public let source: String

  /// The number of capture groups, the whole match not counted.
  public let groupCount: Int

  /// The numbers of the groups of each name; more than one where a name stands in several alternatives.
  public let groupNumbers: [String: [Int]]

  /// The least number of Unicode scalars that a match can have.
  public let minimumLength: Int

  /// The bytes that a match can begin with, or nil where PCRE2 knows no bound.
  public let firstBytes: ByteSet?

  /// Bytes one of which is in every match (a letter in both cases where the pattern ignores case), or nil.
  public let requiredBytes: ByteSet?

  /// Compiles `source` with Unicode properties, so that `\w`, `\d` and `\b` know all scripts. A group name may be
  /// used in several alternatives.
  ///
  /// - Throws: ``PatternError`` with PCRE2's message and the UTF-8 offset in `source`.
  public init(_ source: String) throws(PatternError) {
    self.source = source
    var errorCode: Int32 = 0
    var errorOffset = 0
    let options = Self.compileOptions
    let bytes = Array(source.utf8)
    let compiled = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe pcre2_compile_8(buffer.baseAddress, buffer.count, options, &errorCode, &errorOffset, nil)
    }
    guard let compiled = unsafe compiled else {
      throw PatternError(code: errorCode, message: message(ofCode: errorCode), offset: errorOffset)
    }
    unsafe code = unsafe compiled
    unsafe groupCount = Int(number(PCRE2_INFO_CAPTURECOUNT, of: compiled))
    unsafe groupNumbers = Self.groupNumbers(of: compiled)
    unsafe minimumLength = Int(number(PCRE2_INFO_MINLENGTH, of: compiled))
    unsafe firstBytes = Self.firstBytes(of: compiled)
    unsafe requiredBytes =
      number(PCRE2_INFO_LASTCODETYPE, of: compiled) == 1
      ? ByteSet(eitherCase: UInt8(truncatingIfNeeded: number(PCRE2_INFO_LASTCODEUNIT, of: compiled))) : nil
  }

  deinit {
    if let copy = unsafe OpaquePointer(bitPattern: machineCode.load(ordering: .acquiring)) {
      unsafe pcre2_code_free_8(copy)
    }
    unsafe pcre2_code_free_8(code)
  }

  /// Counts a search; the one that makes the count full compiles to machine code.
  private func compileWhenUsedOften() {
    guard searches.load(ordering: .relaxed) < Self.searchesBeforeMachineCode,
      searches.add(1, ordering: .relaxed).newValue == Self.searchesBeforeMachineCode,
      let copy = unsafe pcre2_code_copy_8(code)
    else { return }
    if unsafe pcre2_jit_compile_8(copy, UInt32(PCRE2_JIT_COMPLETE)) == 0 {
      machineCode.store(UInt(bitPattern: copy), ordering: .releasing)
    } else {
      unsafe pcre2_code_free_8(copy)
    }
  }

  /// Looks for the first match that begins at the UTF-8 offset `start` or behind it.
  ///
  /// - Parameters:
  ///   - start: A UTF-8 offset at a scalar boundary, at most the subject's length.
  ///   - scratch: Holds the ranges of the match afterwards, and the limits.
  ///   - edges: Which ends of the subject are ends of the text, for `^` and `$`.
  /// - Throws: ``MatchError`` when the match went over a limit.
  public func match(
    _ subject: borrowing Subject, from start: Int, scratch: inout MatchScratch, edges: Edges = .both
  ) throws(MatchError) -> Bool {
    precondition(start >= 0 && start <= subject.bytes.count, "the start lies outside the subject")
    scratch.reserve(groups: groupCount)
    let options = UInt32(PCRE2_NO_UTF_CHECK) | edges.options
    let machineCode = unsafe OpaquePointer(bitPattern: machineCode.load(ordering: .acquiring))
    if unsafe machineCode == nil { compileWhenUsedOften() }
    let result = unsafe subject.bytes.withUnsafeBufferPointer { buffer in
      func search(_ code: OpaquePointer) -> Int32 {
        unsafe pcre2_match_8(
          code, buffer.baseAddress, buffer.count, start, options, scratch.matchData, scratch.context)
      }
      guard let machineCode = unsafe machineCode else { return unsafe search(code) }
      let result = unsafe search(machineCode)
      // Machine code has limits of its own; what is over them is for the matcher to tell.
      return unsafe result >= PCRE2_ERROR_NOMATCH ? result : search(code)
    }
    if result >= 0 { return true }
    if result == PCRE2_ERROR_NOMATCH { return false }
    throw MatchError(code: result, message: message(ofCode: result))
  }

  private static func firstBytes(of code: OpaquePointer) -> ByteSet? {
    if unsafe number(PCRE2_INFO_FIRSTCODETYPE, of: code) == 1 {
      return unsafe ByteSet(eitherCase: UInt8(truncatingIfNeeded: number(PCRE2_INFO_FIRSTCODEUNIT, of: code)))
    }
    var bitmap: UnsafePointer<UInt8>?
    unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_FIRSTBITMAP), &bitmap)
    guard let bitmap = unsafe bitmap else { return nil }
    var set = ByteSet()
    for byte in UInt8.min...UInt8.max where unsafe bitmap[Int(byte / 8)] & (1 << (byte % 8)) != 0 { set.insert(byte) }
    return set
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

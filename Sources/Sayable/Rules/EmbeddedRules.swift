internal import Prefilter
internal import RuleFiles

/// The files of `Rules/` that the binary carries, by their number in the order of their names' bytes, and what was made
/// of them.
internal enum EmbeddedRules {
  /// How many files there are.
  internal static let fileCount = Int(sayable_rule_file_count)

  /// The name of a file.
  internal static func name(ofFile number: Int) -> String { unsafe String(cString: entry(number).path) }

  /// A file with its text.
  internal static func file(_ number: Int) -> RuleFile {
    let file = unsafe entry(number)
    return RuleFile(
      name: name(ofFile: number), bytes: unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }

  /// All files with their texts.
  internal static var files: [RuleFile] { (0..<fileCount).map(file) }

  /// The stamp of a file's text.
  internal static func stamp(ofFile number: Int) -> UInt64 {
    let file = unsafe entry(number)
    return unsafe sayable_stamp(0, file.bytes, file.count)
  }

  /// A number that changes with any byte of `text`.
  ///
  /// - Parameter before: The stamp of what stands before it.
  internal static func stamp(of text: [UInt8], after before: UInt64 = 0) -> UInt64 {
    unsafe text.withUnsafeBufferPointer { unsafe sayable_stamp(before, $0.baseAddress, $0.count) }
  }

  /// The compiled rules.
  internal static let image = unsafe StoredBytes(
    lasting: UnsafeRawBufferPointer(start: sayable_rule_image_start(), count: Int(sayable_rule_image_count)))

  private static func entry(_ number: Int) -> sayable_rule_file {
    precondition(number >= 0 && number < fileCount, "there is no such file")
    return unsafe sayable_rule_files_start()[number]
  }
}

internal import RuleFiles

/// The files of `Rules/` that the binary carries.
internal func embeddedRuleFiles() -> [RuleFile] {
  let files = unsafe UnsafeBufferPointer(start: sayable_rule_files_start(), count: sayable_rule_file_count)
  return unsafe files.map { file in
    RuleFile(
      name: unsafe String(cString: file.path),
      bytes: unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }
}

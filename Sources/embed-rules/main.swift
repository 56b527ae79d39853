#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SayableFormulas

// Writes the compiled form of the rule files that this program carries to standard output, for Scripts/embed-rules.
var rest = try FormulaRules.imageOfEmbeddedFiles()[...]
while !rest.isEmpty {
  let count = unsafe rest.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  if count < 0 { exit(1) }
  rest = rest.dropFirst(count)
}

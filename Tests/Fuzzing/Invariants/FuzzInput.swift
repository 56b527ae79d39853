/// The bytes that libFuzzer tries: the first few choose what is tried, the rest is what it is tried with.
package struct FuzzInput {
  /// What is left behind the bytes that chose.
  package private(set) var rest: ArraySlice<UInt8>

  /// The input that libFuzzer hands over.
  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// The one of `choices` that the next byte stands for: `a` for the first, `b` for the second and so on, so that seeds
  /// can be written by hand.
  package mutating func choose<Choice>(among choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

  /// The number that the next byte stands for: `a` for 0, and `A` for 224.
  package mutating func number(below bound: Int) -> Int { Int((rest.popFirst() ?? UInt8(ascii: "a")) &- 0x61) % bound }

  /// What is left up to the next line break, which is left out.
  package mutating func line() -> ArraySlice<UInt8> {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return line
  }

  /// What alone is to be tried, such as the format `xliff` of catalogs, by the last argument of the program, which
  /// libFuzzer leaves alone behind `-ignore_remaining_args=1`; nil for everything.
  package static var only: String? {
    CommandLine.arguments.contains("-ignore_remaining_args=1") ? CommandLine.arguments.last : nil
  }
}

/// Ends the program, which libFuzzer takes for a finding, where something does not hold. Unlike `precondition` it tells
/// what in a release build, too.
package func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

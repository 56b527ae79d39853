/// The classes of bytes that a program tells from one another when it looks behind, and one for the start of a text.
internal struct LookbehindClasses: Sendable {
  /// The class of the start of a text, where there is no byte.
  internal static let edge: UInt16 = 0
  private let classes: ByteClasses
  /// A byte of each class.
  private let members: [Int]

  internal init(_ program: NFAProgram) {
    classes = program.lookbehindClasses
    var members = [Int](repeating: 0, count: classes.count + 1)
    for byte in 0..<256 { members[Int(classes.numbers[byte]) + 1] = byte }
    self.members = members
  }

  internal subscript(byte: UInt8) -> UInt16 { UInt16(classes[byte]) + 1 }

  /// Whether a byte of a class, or the start, may stand where a byte of a set has to.
  internal func mayStand(_ number: UInt16, inSet set: Int, of program: NFAProgram) -> Bool {
    number == Self.edge || program.contains(set, members[Int(number)])
  }
}

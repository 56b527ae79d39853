/// The kinds of bytes that a program tells from one another when it looks back at the last byte.
internal struct LookbehindClasses: Sendable {
  /// The kind that stands for the beginning of a text, where there is no byte.
  internal static let edge: UInt16 = 0
  private let classes: ByteClasses
  /// A byte of each kind.
  private let members: [Int]

  internal init(_ program: NFAProgram) {
    classes = program.lastClasses
    var members = [Int](repeating: 0, count: classes.count + 1)
    for byte in 0..<256 { members[Int(classes.numbers[byte]) + 1] = byte }
    self.members = members
  }

  internal func kind(of byte: UInt8) -> UInt16 { UInt16(classes[byte]) + 1 }

  /// Whether a byte of a kind, or the beginning, may stand where the last byte has to be in a set.
  internal func mayStand(_ kind: UInt16, inSet set: Int, of program: NFAProgram) -> Bool {
    kind == Self.edge || program.contains(set, members[Int(kind)])
  }
}

/// The kinds of bytes that a program tells from one another when it looks back at the last byte.
internal struct LastBytes: Sendable {
  /// The kind that stands for the beginning of a text, where there is no byte.
  internal static let edge: UInt16 = 0
  private var kinds = [UInt16](repeating: 1, count: 256)
  /// A byte of each kind.
  private var members = [0, 0]

  internal init(_ program: CandidateProgram) {
    var sets: Set<Int> = []
    for index in program.steps.indices {
      let (operation, operand) = program.step(index)
      if operation == .behind { sets.insert(operand) }
    }
    for set in sets.sorted() { split(by: set, of: program) }
  }

  /// Gives the bytes of a set other kinds than the bytes beside it.
  private mutating func split(by set: Int, of program: CandidateProgram) {
    var news: [UInt16: UInt16] = [:]
    for byte in 0..<256 where program.contains(set, byte) != program.contains(set, members[Int(kinds[byte])]) {
      let new = news[kinds[byte]] ?? UInt16(truncatingIfNeeded: members.count)
      if Int(new) == members.count { members.append(byte) }
      news[kinds[byte]] = new
      kinds[byte] = new
    }
  }

  internal func kind(of byte: UInt8) -> UInt16 { kinds[Int(byte)] }

  /// Whether a byte of a kind, or the beginning, may stand where the last byte has to be in a set.
  internal func mayStand(_ kind: UInt16, inSet set: Int, of program: CandidateProgram) -> Bool {
    kind == Self.edge || program.contains(set, members[Int(kind)])
  }
}

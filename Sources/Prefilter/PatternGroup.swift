/// Some patterns of a program that follow one another, for a DFA that looks for them alone.
internal struct PatternGroup: Sendable {
  internal let patterns: Range<Int>
  private let targets: StepTargets

  /// All patterns of a program, so many in a group.
  internal static func groups(of program: NFAProgram, size: Int) -> [PatternGroup] {
    let targets = StepTargets(program)
    return stride(from: 0, to: program.patternCount, by: size).map { first in
      PatternGroup(patterns: first..<min(first + size, program.patternCount), targets: targets)
    }
  }

  /// Whether a step may lead to a pattern of the group.
  internal func isReached(from step: Int) -> Bool { targets.patterns(of: step).overlaps(patterns) }
}

/// For each step of a program the first and the last pattern that it leads to, what stands in many patterns aside.
private final class StepTargets: Sendable {
  private let first: [UInt32]
  private let last: [UInt32]

  init(_ program: NFAProgram) {
    var (first, last): ([UInt32], [UInt32]) = ([], [])
    func include(_ target: Int) {
      let step = first.count - 1
      guard target < step, target >= 0 else { return }
      first[step] = min(first[step], first[target])
      last[step] = max(last[step], last[target])
    }
    for index in program.steps.indices {
      let (operation, operand) = program.step(index)
      first.append(.max)
      last.append(0)
      switch operation {
      case .found: (first[index], last[index]) = (UInt32(operand), UInt32(operand))
      case .back: break
      case .jump: include(operand)
      case .split:
        // What is repeated is written behind its split, and comes back to it.
        include(operand)
        include(index - 1)
      case .choose:
        for byte in 0..<256 { if let target = program.target(ofChoice: operand, byte) { include(target) } }
      case .byte, .before, .behind, .call: include(index - 1)
      }
    }
    (self.first, self.last) = (first, last)
  }

  func patterns(of step: Int) -> Range<Int> {
    first[step] <= last[step] ? Int(first[step])..<Int(last[step]) + 1 : 0..<0
  }
}

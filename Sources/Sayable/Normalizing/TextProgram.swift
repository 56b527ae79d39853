internal import PCRE2

/// Steps that tell whether a required text begins at a place of a label.
internal struct TextProgram: Sendable {
  private enum Kind: Sendable {
    /// The next byte is in the set.
    case byte
    /// The next byte is in the set, or there is none; nothing is passed.
    case before
    /// The last byte is in the set, or there is none.
    case behind
    /// Where the next byte is in the set, goes on with the next step and, where that leads nowhere, at the target.
    case split
    /// The next byte is in the set; goes on where the choice's targets tell.
    case choose
    case jump
    case accept
  }

  private struct Step: Sendable {
    var kind: Kind
    /// The number of a set; -1 for one that is met without a byte, too.
    var set: Int32 = -1
    /// The number of a step, or of the first of the targets of a choice.
    var target: Int32 = 0
  }

  private let steps: [Step]
  /// The sets, four words each.
  private let sets: [UInt64]
  /// Where to go on for each byte of a choice's set, in their order.
  private let targets: [Int32]

  /// No more bytes of a required text than these are looked at.
  internal static let depth = 10
  /// A place where telling takes more steps than these counts as found.
  private static let stepLimit = 2000

  /// The steps for a text.
  internal init(_ items: [PatternSyntax]) {
    var writer = Writer()
    var length = 0
    for item in items where length < Self.depth {
      if case .unknown = item { break }
      writer.emit(item)
      length += item.leastLength
    }
    writer.steps.append(Step(kind: .accept))
    steps = writer.steps
    sets = writer.sets
    targets = writer.targets
  }

  /// Writes the steps down, each after those that it goes on from.
  private struct Writer {
    var steps: [Step] = []
    var sets: [UInt64] = []
    var targets: [Int32] = []
    private var numbers: [ByteSet: Int32] = [:]

    mutating func emit(_ syntax: PatternSyntax) {
      switch syntax {
      case .byte(let set), .byteWithin(let set): steps.append(Step(kind: .byte, set: number(of: set)))
      case .before(let set): steps.append(Step(kind: .before, set: number(of: set)))
      case .behind(let set): steps.append(Step(kind: .behind, set: number(of: set)))
      case .ahead(let inner):
        let start = inner.start
        steps.append(Step(kind: .before, set: number(of: start.first.union(start.following ?? ByteSet()))))
      case .sequence(let items): for item in items { emit(item) }
      case .optional(let inner):
        let split = emitSplit(before: inner)
        emit(inner)
        steps[split].target = here
      case .repeated(let inner):
        let start = here
        emit(inner)
        let split = emitSplit(before: inner)
        steps.append(Step(kind: .jump, target: start))
        steps[split].target = here
      case .shared(let shared): emit(shared.syntax)
      case .alternatives(let branches): if !emitChoice(of: branches) { emitSplits(between: branches) }
      case .unknown: steps.append(Step(kind: .accept))
      }
    }

    /// Emits a step that tries what follows where the next byte allows `syntax`.
    private mutating func emitSplit(before syntax: PatternSyntax) -> Int {
      let start = syntax.start
      steps.append(Step(kind: .split, set: start.following == nil ? number(of: start.first) : -1))
      return steps.count - 1
    }

    private mutating func emitSplits(between branches: [PatternSyntax]) {
      var jumps: [Int] = []
      for (index, branch) in branches.enumerated() {
        let isLast = index == branches.count - 1
        let split = isLast ? nil : emitSplit(before: branch)
        emit(branch)
        guard let split else { break }
        jumps.append(steps.count)
        steps.append(Step(kind: .jump))
        steps[split].target = here
      }
      for jump in jumps { steps[jump].target = here }
    }

    /// Emits alternatives so that the next byte tells which of them can match.
    ///
    /// - Returns: False where they are few, or one of them needs no byte.
    private mutating func emitChoice(of branches: [PatternSyntax]) -> Bool {
      guard branches.count > 2 else { return false }
      var firsts: [ByteSet] = []
      var set = ByteSet()
      for branch in branches {
        let start = branch.start
        guard start.following == nil else { return false }
        firsts.append(start.first)
        set.formUnion(start.first)
      }
      let choice = steps.count
      steps.append(Step(kind: .choose, set: number(of: set)))
      var starts: [Int32] = []
      var jumps: [Int] = []
      for branch in branches {
        starts.append(here)
        emit(branch)
        jumps.append(steps.count)
        steps.append(Step(kind: .jump))
      }
      // Bytes that several branches can begin with try them one after another.
      var chains: [[Int32]: Int32] = [:]
      steps[choice].target = Int32(truncatingIfNeeded: targets.count)
      var open = [[Int32]](repeating: [], count: 256)
      for (first, start) in zip(firsts, starts) { first.forEach { open[Int($0)].append(start) } }
      set.forEach { byte in
        let open = open[Int(byte)]
        if open.count == 1 {
          targets.append(open[0])
        } else if let known = chains[open] {
          targets.append(known)
        } else {
          chains[open] = here
          targets.append(here)
          for start in open.dropLast() {
            steps.append(Step(kind: .split, target: here + 2))
            steps.append(Step(kind: .jump, target: start))
          }
          steps.append(Step(kind: .jump, target: open[open.count - 1]))
        }
      }
      for jump in jumps { steps[jump].target = here }
      return true
    }

    private var here: Int32 { Int32(truncatingIfNeeded: steps.count) }

    private mutating func number(of set: ByteSet) -> Int32 {
      if let known = numbers[set] { return known }
      let new = Int32(truncatingIfNeeded: numbers.count)
      for word in 0..<4 { sets.append(set.word(word)) }
      numbers[set] = new
      return new
    }
  }

  private func contains(_ set: Int32, _ byte: UInt8) -> Bool {
    sets[4 * Int(set) + Int(byte >> 6)] >> UInt64(byte & 63) & 1 != 0
  }

  /// How many bytes of a set are less than `byte`.
  private func rank(_ set: Int32, _ byte: UInt8) -> Int {
    let start = 4 * Int(set)
    let word = start + Int(byte >> 6)
    var rank = (sets[word] & (((1 as UInt64) << UInt64(byte & 63)) &- 1)).nonzeroBitCount
    for lower in start..<word { rank += sets[lower].nonzeroBitCount }
    return rank
  }

  /// Whether the text begins at `position`.
  internal func matches(in bytes: [UInt8], at position: Int) -> Bool {
    var left = Self.stepLimit
    return matches(0, in: bytes, at: position, end: position + Self.depth, left: &left)
  }

  private func matches(_ start: Int, in bytes: [UInt8], at first: Int, end: Int, left: inout Int) -> Bool {
    var index = start
    var position = first
    while true {
      left -= 1
      if left < 0 { return true }
      let step = steps[index]
      index += 1
      switch step.kind {
      case .byte:
        guard position < bytes.count, contains(step.set, bytes[position]) else { return false }
        position += 1
        if position == end { return true }
      case .before: if position < bytes.count, !contains(step.set, bytes[position]) { return false }
      case .behind: if position > 0, !contains(step.set, bytes[position - 1]) { return false }
      case .split:
        let isOpen = step.set < 0 || position < bytes.count && contains(step.set, bytes[position])
        if isOpen, matches(index, in: bytes, at: position, end: end, left: &left) { return true }
        index = Int(step.target)
      case .choose:
        guard position < bytes.count, contains(step.set, bytes[position]) else { return false }
        index = Int(targets[Int(step.target) + rank(step.set, bytes[position])])
      case .jump: index = Int(step.target)
      case .accept: return true
      }
    }
  }
}

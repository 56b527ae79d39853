internal import PCRE2

/// Steps that tell whether a required text begins at a place of a label, for all rules of a normalizer in one list.
internal struct TextProgram: Sendable {
  private enum Step: Sendable {
    /// The next byte is in the set of this number.
    case byte(Int32)
    /// The next byte is in the set, or there is none; nothing is passed.
    case before(Int32)
    case behind(Int32)
    /// Goes on with the next step and, where that leads nowhere, at the other.
    case split(Int32)
    /// Goes on where the next byte tells.
    case choose(Int32)
    case jump(Int32)
    case accept
  }

  /// Where to go on for each byte of a set, in their order.
  private struct Choice: Sendable {
    let set: ByteSet
    let targets: [Int32]

    func target(_ byte: UInt8) -> Int32? { set.contains(byte) ? targets[set.rank(of: byte)] : nil }
  }

  private var steps: [Step] = []
  private var choices: [Choice] = []
  private var sets: [ByteSet] = []
  private var numbers: [ByteSet: Int32] = [:]

  /// No more bytes of a required text than these are looked at.
  internal static let depth = 10
  /// A place where telling takes more steps than these counts as found.
  private static let stepLimit = 2000

  /// Adds the steps for a text.
  ///
  /// - Returns: Where they begin.
  internal mutating func add(_ items: [PatternSyntax]) -> Int {
    let start = steps.count
    var length = 0
    for item in items where length < Self.depth {
      if case .unknown = item { break }
      emit(item)
      length += item.leastLength
    }
    steps.append(.accept)
    return start
  }

  private mutating func emit(_ syntax: PatternSyntax) {
    switch syntax {
    case .byte(let set), .byteWithin(let set): steps.append(.byte(number(of: set)))
    case .before(let set): steps.append(.before(number(of: set)))
    case .behind(let set): steps.append(.behind(number(of: set)))
    case .ahead(let inner):
      let start = inner.start
      steps.append(.before(number(of: start.first.union(start.following ?? ByteSet()))))
    case .sequence(let items): for item in items { emit(item) }
    case .optional(let inner):
      let split = steps.count
      steps.append(.accept)
      emit(inner)
      steps[split] = .split(here)
    case .repeated(let inner):
      let start = here
      emit(inner)
      // The way on comes first: most texts go on soon.
      steps.append(.split(here + 2))
      steps.append(.jump(start))
    case .shared(let shared): emit(shared.syntax)
    case .alternatives(let branches): if !emitChoice(of: branches) { emitSplits(between: branches) }
    case .unknown: steps.append(.accept)
    }
  }

  private mutating func emitSplits(between branches: [PatternSyntax]) {
    var jumps: [Int] = []
    for (index, branch) in branches.enumerated() {
      let split = steps.count
      let isLast = index == branches.count - 1
      if !isLast { steps.append(.accept) }
      emit(branch)
      guard !isLast else { break }
      jumps.append(steps.count)
      steps.append(.accept)
      steps[split] = .split(here)
    }
    for jump in jumps { steps[jump] = .jump(here) }
  }

  /// Emits alternatives so that the next byte tells which of them can match.
  ///
  /// - Returns: False where they are few, or one of them needs no byte.
  private mutating func emitChoice(of branches: [PatternSyntax]) -> Bool {
    guard branches.count > 3 else { return false }
    var firsts: [ByteSet] = []
    var set = ByteSet()
    for branch in branches {
      let start = branch.start
      guard start.following == nil else { return false }
      firsts.append(start.first)
      set.formUnion(start.first)
    }
    let choice = steps.count
    steps.append(.accept)
    var starts: [Int32] = []
    var jumps: [Int] = []
    for branch in branches {
      starts.append(here)
      emit(branch)
      jumps.append(steps.count)
      steps.append(.accept)
    }
    // Bytes that several branches can begin with try them one after another.
    var chains: [[Int32]: Int32] = [:]
    var targets: [Int32] = []
    set.forEach { byte in
      let open = firsts.indices.filter { firsts[$0].contains(byte) }.map { starts[$0] }
      if open.count == 1 {
        targets.append(open[0])
      } else if let known = chains[open] {
        targets.append(known)
      } else {
        chains[open] = here
        targets.append(here)
        for start in open.dropLast() {
          steps.append(.split(here + 2))
          steps.append(.jump(start))
        }
        steps.append(.jump(open[open.count - 1]))
      }
    }
    for jump in jumps { steps[jump] = .jump(here) }
    steps[choice] = .choose(Int32(truncatingIfNeeded: choices.count))
    choices.append(Choice(set: set, targets: targets))
    return true
  }

  private var here: Int32 { Int32(truncatingIfNeeded: steps.count) }

  private mutating func number(of set: ByteSet) -> Int32 {
    if let known = numbers[set] { return known }
    let new = Int32(truncatingIfNeeded: sets.count)
    sets.append(set)
    numbers[set] = new
    return new
  }

  /// Whether the text of the steps from `start` begins at `position`.
  internal func matches(_ start: Int, in bytes: [UInt8], at position: Int) -> Bool {
    var left = Self.stepLimit
    return matches(start, in: bytes, at: position, end: position + Self.depth, left: &left)
  }

  private func matches(_ start: Int, in bytes: [UInt8], at first: Int, end: Int, left: inout Int) -> Bool {
    var index = start
    var position = first
    while true {
      left -= 1
      if left < 0 { return true }
      switch steps[index] {
      case .byte(let set):
        guard position < bytes.count, sets[Int(set)].contains(bytes[position]) else { return false }
        position += 1
        if position == end { return true }
        index += 1
      case .before(let set):
        if position < bytes.count, !sets[Int(set)].contains(bytes[position]) { return false }
        index += 1
      case .behind(let set):
        if position > 0, !sets[Int(set)].contains(bytes[position - 1]) { return false }
        index += 1
      case .split(let other):
        if matches(index + 1, in: bytes, at: position, end: end, left: &left) { return true }
        index = Int(other)
      case .choose(let choice):
        guard position < bytes.count, let target = choices[Int(choice)].target(bytes[position]) else { return false }
        index = Int(target)
      case .jump(let other): index = Int(other)
      case .accept: return true
      }
    }
  }

  /// The bytes that can stand at the first two places of the text of the steps from `start`; nil where it can end before.
  internal func firstSets(_ start: Int) -> [ByteSet?] {
    var current: Set<Int> = [start]
    return (0..<2).map { _ in
      var next: Set<Int> = []
      var union = ByteSet()
      var isOpen = false
      var seen: Set<Int> = []
      var pending = Array(current)
      while let index = pending.popLast() {
        guard seen.insert(index).inserted else { continue }
        switch steps[index] {
        case .byte(let set):
          union.formUnion(sets[Int(set)])
          next.insert(index + 1)
        case .before, .behind: pending.append(index + 1)
        case .split(let other): pending += [index + 1, Int(other)]
        case .choose(let choice): pending += choices[Int(choice)].targets.map { Int($0) }
        case .jump(let other): pending.append(Int(other))
        case .accept: isOpen = true
        }
      }
      current = next
      return isOpen ? nil : union
    }
  }
}

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
    case jump(Int32)
    case accept
  }

  private var steps: [Step] = []
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
    case .alternatives(let branches):
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
    case .unknown: steps.append(.accept)
    }
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
        case .jump(let other): pending.append(Int(other))
        case .accept: isOpen = true
        }
      }
      current = next
      return isOpen ? nil : union
    }
  }
}

package import Prefilter

/// Compiles many patterns into one NFA, as `NFAProgram` reads it. Patterns that begin alike share their first steps,
/// and a part that stands in many patterns is compiled once.
package struct NFACompiler {
  /// One of several ways to go on.
  struct Branch {
    var items: ArraySlice<PatternSyntax>
    /// The pattern that is found at its end; nil where something follows all branches.
    var pattern: Int?
  }

  /// Branches that begin alike, without their beginning.
  private struct Group {
    let first: PatternSyntax
    var rests: [Branch]

    var start: (first: ByteSet, following: ByteSet?) {
      let start = first.start
      guard start.following != nil else { return start }
      return PatternSyntax.sequence([first, .alternatives(rests.map { .sequence(Array($0.items)) })]).start
    }
  }

  /// The patterns that may match in any text, in order.
  package private(set) var always: [UInt32] = []
  /// The steps, as the program reads them.
  package private(set) var steps: [UInt32] = []
  /// The sets, as the program reads them.
  package private(set) var sets: [UInt32] = []
  /// The choices, as the program reads them.
  package private(set) var choices: [UInt32] = []
  /// For each byte a number that tells which sets it is in, and where choices go on for it.
  private var effects = [UInt64](repeating: 0, count: 256)
  /// For each byte a number that tells which of the sets that are looked for behind it is in.
  private var lookbehindEffects = [UInt64](repeating: 0, count: 256)
  private var numbers: [ByteSet: Int] = [:]
  /// The first step of each part that stands in several places.
  private var shared: [SharedSyntax: Int] = [:]

  /// A pattern with more nodes than these is not compiled: it may match in any text.
  private static let sizeLimit = 50_000

  /// Compiles patterns, which are numbered in their order.
  package init(_ patterns: [PatternSyntax]) {
    var branches: [Branch] = []
    for (pattern, syntax) in patterns.enumerated() {
      var size = Self.sizeLimit
      syntax.measure(downTo: &size)
      if size > 0, syntax.start.following == nil {
        branches.append(Branch(items: syntax.items[...], pattern: pattern))
      } else {
        always.append(UInt32(truncatingIfNeeded: pattern))
      }
    }
    emit(branches)
  }

  /// Bytes that no step tells from one another.
  package var classes: ByteClasses { ByteClasses { effects[Int($0)] } }
  /// Bytes that no step which looks behind tells from one another.
  package var lookbehindClasses: ByteClasses { ByteClasses { lookbehindEffects[Int($0)] } }

  private var here: Int { steps.count }

  private mutating func append(_ operation: NFAProgram.Operation, _ operand: Int = 0) {
    steps.append(operation.rawValue | UInt32(truncatingIfNeeded: operand) << 4)
  }

  private mutating func append(_ operation: NFAProgram.Operation, _ set: ByteSet) {
    let number = number(of: set)
    append(operation, number)
    if operation == .behind { set.forEach { lookbehindEffects[Int($0)] &+= UInt64(number).mixed } }
  }

  /// Lets a step that was emitted before go on at the next one.
  private mutating func land(_ step: Int) {
    steps[step] = steps[step] & 15 | UInt32(truncatingIfNeeded: here) << 4
  }

  private mutating func number(of set: ByteSet) -> Int {
    if let known = numbers[set] { return known }
    let new = numbers.count
    var words = [UInt32](repeating: 0, count: NFAProgram.wordsPerSet)
    set.forEach { words[Int($0) / 28] |= 1 << UInt32(truncatingIfNeeded: Int($0) % 28) }
    sets += words
    set.forEach { effects[Int($0)] &+= UInt64(new).mixed }
    numbers[set] = new
    return new
  }

  // MARK: Parts

  /// - Parameter isLast: Whether nothing follows, so that what is looked at ahead can be passed as well.
  private mutating func emit(_ syntax: PatternSyntax, isLast: Bool) {
    switch syntax {
    case .byte(let set), .byteWithin(let set): append(.byte, set)
    case .before(let set): append(.before, set)
    case .behind(let set): append(.behind, set)
    case .ahead(let inner):
      if isLast { return emit(inner, isLast: true) }
      let start = inner.start
      append(.before, start.first.union(start.following ?? ByteSet()))
    case .sequence(let items):
      for (index, item) in items.enumerated() { emit(item, isLast: isLast && index == items.count - 1) }
    case .optional(let inner):
      let split = here
      append(.split)
      emit(inner, isLast: isLast)
      land(split)
    case .repeated(let inner): emitRepeated(inner)
    case .shared(let shared): emitCall(of: shared)
    case .alternatives(let branches):
      if let character = syntax.characterBytes {
        append(.byte, character)
        emitAnyNumber(of: .continuing)
      } else {
        emit(branches.map { Branch(items: $0.items[...]) }, isLast: isLast)
      }
    case .unknown: if !isLast { emitAnyNumber(of: .all) }
    }
  }

  private mutating func emitRepeated(_ inner: PatternSyntax) {
    if let character = inner.characterBytes {
      // Only the bytes of one character beyond ASCII follow a leading byte, so they need not be told from more of them.
      append(.byte, character)
      return emitAnyNumber(of: character.union(.continuing))
    }
    let start = here
    emit(inner, isLast: false)
    let split = here
    append(.split)
    append(.jump, start)
    land(split)
  }

  private mutating func emitAnyNumber(of set: ByteSet) {
    let split = here
    append(.split)
    append(.byte, set)
    append(.jump, split)
    land(split)
  }

  /// What stands in several places is emitted where it comes first.
  private mutating func emitCall(of part: SharedSyntax) {
    if let start = shared[part] { return append(.call, start) }
    let jump = here
    append(.jump)
    let start = here
    emit(part.syntax, isLast: false)
    append(.back)
    land(jump)
    shared[part] = start
    append(.call, start)
  }

  // MARK: Branches

  /// Emits branches, those that begin alike as one up to where they part.
  private mutating func emit(_ branches: [Branch], isLast: Bool = true) {
    var branches = branches
    var ends: [Int] = []
    while true {
      let (groups, mayEnd) = grouped(branches)
      guard !groups.isEmpty else { break }
      if mayEnd {
        ends.append(here)
        append(.split)
      }
      guard groups.count == 1 else {
        if !emitChoice(of: groups, isLast: isLast) { emitSplits(between: groups, isLast: isLast) }
        break
      }
      emitFirst(of: groups[0], isLast: isLast)
      branches = groups[0].rests
    }
    for end in ends { land(end) }
  }

  /// Puts those that begin alike together, and emits the patterns whose branches end here.
  ///
  /// - Returns: The groups, and whether a branch without a pattern ends here.
  private mutating func grouped(_ branches: [Branch]) -> (groups: [Group], mayEnd: Bool) {
    var groups: [Group] = []
    var places: [PatternSyntax: Int] = [:]
    var mayEnd = false
    var left = branches.count
    for branch in branches {
      var branch = branch
      if let first = branch.items.popFirst() {
        if let place = places[first] {
          groups[place].rests.append(branch)
        } else {
          places[first] = groups.count
          groups.append(Group(first: first, rests: [branch]))
        }
      } else if let pattern = branch.pattern {
        left -= 1
        let split = here
        if left > 0 { append(.split) }
        append(.found, pattern)
        if left > 0 { land(split) }
      } else {
        mayEnd = true
      }
    }
    return (groups, mayEnd)
  }

  private mutating func emitFirst(of group: Group, isLast: Bool) {
    emit(group.first, isLast: isLast && group.rests.allSatisfy(\.items.isEmpty))
  }

  private mutating func emit(_ group: Group, isLast: Bool) {
    emitFirst(of: group, isLast: isLast)
    emit(group.rests, isLast: isLast)
  }

  private mutating func emitSplits(between groups: [Group], isLast: Bool) {
    var jumps: [Int] = []
    for (index, group) in groups.enumerated() {
      guard index < groups.count - 1 else {
        emit(group, isLast: isLast)
        break
      }
      let split = here
      append(.split)
      emit(group, isLast: isLast)
      jumps.append(here)
      append(.jump)
      land(split)
    }
    for jump in jumps { land(jump) }
  }

  /// Emits branches so that the next byte tells which of them can match.
  ///
  /// - Returns: False where they are few, or one of them needs no byte.
  private mutating func emitChoice(of groups: [Group], isLast: Bool) -> Bool {
    guard groups.count > 2 else { return false }
    let begins = groups.map(\.start)
    guard begins.allSatisfy({ $0.following == nil }) else { return false }
    let choice = here
    append(.choose)
    var starts: [Int] = []
    var jumps: [Int] = []
    for group in groups {
      starts.append(here)
      emit(group, isLast: isLast)
      jumps.append(here)
      append(.jump)
    }
    writeChoice(choice, begins.map(\.first), starts)
    for jump in jumps { land(jump) }
    return true
  }

  /// Writes where a choice goes on for each byte: through splits where several branches are left.
  private mutating func writeChoice(_ choice: Int, _ firsts: [ByteSet], _ starts: [Int]) {
    var open = [[Int]](repeating: [], count: 256)
    for (first, start) in zip(firsts, starts) { first.forEach { open[Int($0)].append(start) } }
    var chains: [[Int]: Int] = [:]
    let set = firsts.reduce(ByteSet()) { $0.union($1) }
    var targets: [Int] = []
    set.forEach { byte in
      let open = open[Int(byte)]
      if open.count == 1 { return targets.append(open[0]) }
      if let known = chains[open] { return targets.append(known) }
      chains[open] = here
      targets.append(here)
      for start in open.dropLast() {
        append(.split, here + 2)
        append(.jump, start)
      }
      append(.jump, open[open.count - 1])
    }
    let number = choices.count
    steps[choice] |= UInt32(truncatingIfNeeded: number) << 4
    choices.append(UInt32(truncatingIfNeeded: self.number(of: set)))
    choices += targets.map { UInt32(truncatingIfNeeded: $0) }
    var rest = targets.makeIterator()
    set.forEach { effects[Int($0)] &+= (UInt64(number + 1) << 32 | UInt64(rest.next() ?? 0)).mixed }
  }
}

internal import PCRE2

extension CandidateProgram {
  /// The program that looks for what the pattern of each rule matches.
  internal init(texts: [PatternSyntax]) {
    var writer = Writer()
    for (rule, text) in texts.enumerated() { writer.add(text, ofRule: UInt32(truncatingIfNeeded: rule)) }
    self = writer.program
    ruleCount = texts.count
  }
}

/// Writes the steps of texts down.
private struct Writer {
  private(set) var program = CandidateProgram()
  private var numbers: [ByteSet: Int] = [:]
  /// The first step of each part that stands in several texts.
  private var shared: [ObjectIdentifier: Int] = [:]
  /// No more steps than up to here may be written for a text; nil where it takes more.
  private var limit: Int?

  /// A text that takes more steps than these is not looked for.
  private static let stepLimit = 50_000

  mutating func add(_ text: PatternSyntax, ofRule rule: UInt32) {
    let start = here
    limit = start + Self.stepLimit
    let beginning = text.start
    guard beginning.following == nil else { return program.always.append(rule) }
    emit(text, isLast: true)
    append(.back)
    guard limit != nil else {
      // What was written for other texts stands before it.
      program.steps.removeSubrange(start...)
      shared = shared.filter { $0.value < start }
      return program.always.append(rule)
    }
    program.texts += [UInt32(truncatingIfNeeded: start), number(of: beginning.first), rule]
  }

  private var here: Int { program.steps.count }

  private mutating func append(_ operation: CandidateProgram.Operation, _ operand: Int = 0) {
    if let limit, here >= limit { self.limit = nil }
    program.steps.append(operation.rawValue | UInt32(truncatingIfNeeded: operand) << 4)
  }

  private mutating func append(_ operation: CandidateProgram.Operation, _ set: ByteSet) {
    append(operation, Int(number(of: set)))
  }

  /// Lets a step that was written before go on at the next one.
  private mutating func land(_ step: Int) {
    program.steps[step] = program.steps[step] & 15 | UInt32(truncatingIfNeeded: here) << 4
  }

  private mutating func number(of set: ByteSet) -> UInt32 {
    if let known = numbers[set] { return UInt32(truncatingIfNeeded: known) }
    let new = numbers.count
    for word in 0..<4 {
      program.sets.append(UInt32(truncatingIfNeeded: set.word(word)))
      program.sets.append(UInt32(truncatingIfNeeded: set.word(word) >> 32))
    }
    numbers[set] = new
    return UInt32(truncatingIfNeeded: new)
  }

  /// - Parameter isLast: Whether nothing follows, so that what is looked at ahead can be passed as well.
  private mutating func emit(_ syntax: PatternSyntax, isLast: Bool) {
    guard limit != nil else { return }
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
        emitBranches(branches.map(\.items), isLast: isLast)
      }
    case .unknown: isLast ? append(.accept) : emitAnyNumber(of: .all)
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

  /// What stands in several texts is written where it comes first.
  private mutating func emitCall(of part: SharedSyntax) {
    let key = ObjectIdentifier(part)
    if let start = shared[key] { return append(.call, start) }
    let jump = here
    append(.jump)
    let start = here
    emit(part.syntax, isLast: false)
    append(.back)
    land(jump)
    shared[key] = start
    append(.call, start)
  }

  /// Alternatives, those that begin with the same byte in one.
  private mutating func emitBranches(_ branches: [[PatternSyntax]], isLast: Bool) {
    guard limit != nil else { return }
    var groups: [(first: ByteSet?, rests: [[PatternSyntax]])] = []
    var places: [ByteSet: Int] = [:]
    var mayBeEmpty = false
    for branch in branches {
      switch branch.first {
      case nil: mayBeEmpty = true
      case .byte(let set), .byteWithin(let set):
        let rest = Array(branch.dropFirst())
        if let place = places[set] {
          groups[place].rests.append(rest)
        } else {
          places[set] = groups.count
          groups.append((set, [rest]))
        }
      default: groups.append((nil, [branch]))
      }
    }
    let split = mayBeEmpty && !groups.isEmpty ? here : nil
    if split != nil { append(.split) }
    if !emitChoice(of: groups, isLast: isLast) { emitSplits(between: groups, isLast: isLast) }
    if let split { land(split) }
  }

  private typealias Group = (first: ByteSet?, rests: [[PatternSyntax]])

  private mutating func emit(_ group: Group, isLast: Bool) {
    guard let first = group.first else { return emit(.sequence(group.rests[0]), isLast: isLast) }
    append(.byte, first)
    if group.rests.count == 1 {
      emit(.sequence(group.rests[0]), isLast: isLast)
    } else {
      emitBranches(group.rests, isLast: isLast)
    }
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

  /// Emits alternatives so that the next byte tells which of them can match.
  ///
  /// - Returns: False where they are few, or one of them needs no byte.
  private mutating func emitChoice(of groups: [Group], isLast: Bool) -> Bool {
    guard groups.count > 2 else { return false }
    var firsts: [ByteSet] = []
    for group in groups {
      if let first = group.first {
        firsts.append(first)
      } else {
        let start = PatternSyntax.sequence(group.rests[0]).start
        guard start.following == nil else { return false }
        firsts.append(start.first)
      }
    }
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
    writeChoice(choice, firsts, starts)
    for jump in jumps { land(jump) }
    return true
  }

  /// Writes for a choice where it goes on; several parts for a byte are split between.
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
    program.steps[choice] |= UInt32(truncatingIfNeeded: program.choices.count) << 4
    program.choices.append(number(of: set))
    program.choices += targets.map { UInt32(truncatingIfNeeded: $0) }
  }
}

extension PatternSyntax {
  /// The first bytes of a character that is one of an ASCII set or any beyond it; nil for what is something else.
  fileprivate var characterBytes: ByteSet? {
    guard case .alternatives(let branches) = self, branches.count == 2, case .sequence(let beyond) = branches[1],
      beyond.count == 2, case .byteWithin(.leading) = beyond[0], case .repeated(.byteWithin(.continuing)) = beyond[1]
    else { return nil }
    switch branches[0] {
    case .byte(let set), .byteWithin(let set): return set.union(.leading)
    default: return nil
    }
  }
}

package import Prefilter

/// The sets of bytes that the programs of several locales look for, each stored once.
package struct SharedByteSets: Sendable {
  private var numbers: [ByteSet: Int] = [:]
  private let first: Int
  /// The sets, as programs read them.
  package private(set) var words: [UInt32] = []

  /// No sets yet, or none behind those of a program.
  package init(behind base: NFAProgram? = nil) { first = (base?.sets.count ?? 0) / NFAProgram.wordsPerSet }

  /// The number of a set, which gets the next one where it has none.
  internal mutating func number(of set: ByteSet) -> Int {
    if let known = numbers[set] { return known }
    var new = [UInt32](repeating: 0, count: NFAProgram.wordsPerSet)
    set.forEach { new[Int($0) / 28] |= 1 << UInt32(truncatingIfNeeded: Int($0) % 28) }
    words += new
    numbers[set] = first + numbers.count
    return first + numbers.count - 1
  }
}

/// Compiles many patterns, or the parts of them that are searched for, into one NFA, as `NFAProgram` reads it.
///
/// Steps are written from the ends of the patterns to their beginnings, and one that does the same as an earlier one and
/// goes on at the same place is that one: patterns that begin alike share their first steps, and the branches of a
/// pattern that end alike share their last ones.
package struct NFACompiler {
  /// One of several ways to go on.
  private struct Branch {
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
  /// How far each pattern reaches.
  package private(set) var reaches: [Reach] = []
  /// The steps, as the program reads them.
  package private(set) var steps: [UInt32] = []
  /// The choices, as the program reads them.
  package private(set) var choices: [UInt32] = []
  /// The sets that the steps and choices look for, with those of other programs.
  package private(set) var sets: SharedByteSets
  /// For each byte a number that tells which sets it is in, and where choices go on for it.
  private var effects: [UInt64]
  /// For each byte a number that tells which of the sets that are looked for behind it is in.
  private var lookbehindEffects: [UInt64]
  /// The numbers of the sets that this program looks for.
  private var numbers: [ByteSet: Int] = [:]
  /// Steps by what they do and where they go on.
  private var known = KeyTable()
  private var knownSteps: [Int] = []
  private var knownChoices: [[UInt32]: Int] = [:]
  /// The first step of each part that stands in several places.
  private var shared: [SharedSyntax: Int] = [:]

  /// The program that the steps and choices are written behind.
  private let base: NFAProgram?
  private let firstStep: Int

  /// A pattern with more nodes than these is not compiled: it may match in any text.
  private static let sizeLimit = 50_000
  /// Where a step goes on that nothing follows.
  private static let nowhere = -1
  /// What a loop over a set is known by; no operation has this number.
  private static let loop = 15

  /// Compiles patterns, which are numbered in their order.
  ///
  /// - Parameters:
  ///   - sets: The sets of bytes that other programs look for.
  ///   - base: A program that looks for other patterns, which have the first numbers.
  package init(_ patterns: [PatternSyntax], sharing sets: SharedByteSets, behind base: NFAProgram? = nil) {
    self.sets = sets
    self.base = base
    firstStep = base?.steps.count ?? 0
    effects = (0...255).map { byte in base.map { UInt64($0.classes[byte]).mixed } ?? 0 }
    lookbehindEffects = (0...255).map { byte in base.map { UInt64($0.lookbehindClasses[byte]).mixed } ?? 0 }
    let firstPattern = base?.patternCount ?? 0
    var branches: [Branch] = []
    for (pattern, syntax) in patterns.enumerated() {
      let searched = Self.searched(syntax)
      reaches.append(reach(of: searched?.extent))
      if let searched {
        branches.append(Branch(items: searched.syntax.items[...], pattern: firstPattern + pattern))
      } else {
        always.append(UInt32(truncatingIfNeeded: firstPattern + pattern))
      }
    }
    if branches.isEmpty { return }
    var start = emit(branches, next: Self.nowhere, isLast: true)
    if firstStep > 0 { start = split(between: [firstStep - 1, start]) }
    if start < last { append(.jump, start) }
  }

  /// What is searched for of a pattern; nil for one that is too large, or that may match in any text.
  private static func searched(_ pattern: PatternSyntax) -> SearchedPart? {
    guard pattern.hasFewerNodes(than: sizeLimit) else { return nil }
    let searched = pattern.searched
    let isSmall = searched.syntax.start.following == nil && searched.syntax.hasFewerNodes(than: sizeLimit)
    return isSmall ? searched : nil
  }

  private mutating func reach(of extent: Extent?) -> Reach {
    Reach(set: sets.number(of: extent?.repeated ?? .all), others: extent?.single)
  }

  /// Bytes that no step tells from one another.
  package var classes: ByteClasses { ByteClasses { effects[Int($0)] } }
  /// Bytes that no step which looks behind tells from one another.
  package var lookbehindClasses: ByteClasses { ByteClasses { lookbehindEffects[Int($0)] } }

  // MARK: Steps

  private var last: Int { firstStep + steps.count - 1 }

  private mutating func append(_ operation: NFAProgram.Operation, _ operand: Int = 0) {
    steps.append(operation.rawValue | UInt32(truncatingIfNeeded: operand) << 4)
  }

  /// The number that `key` is known by, and whether there was a step with it.
  private mutating func known(_ kind: Int, _ operand: Int, next: Int) -> (number: Int, isNew: Bool) {
    let key = UInt64(operand << 4 | kind) << 32 | UInt64(next + 1)
    let (number, isNew) = known.number(of: key)
    if isNew { knownSteps.append(0) }
    return (number, isNew)
  }

  /// A step that goes on at `next`, which is the one written before it, or a jump is.
  private mutating func step(_ operation: NFAProgram.Operation, _ operand: Int = 0, next: Int) -> Int {
    let (number, isNew) = known(Int(operation.rawValue), operand, next: next)
    if isNew {
      append(operation, operand, next: next)
      knownSteps[number] = last
    }
    return knownSteps[number]
  }

  private mutating func append(_ operation: NFAProgram.Operation, _ operand: Int, next: Int) {
    if next != Self.nowhere, next != last { append(.jump, next) }
    append(operation, operand)
  }

  private mutating func step(_ operation: NFAProgram.Operation, _ set: ByteSet, next: Int) -> Int {
    let number = number(of: set)
    if operation == .behind { set.forEach { lookbehindEffects[Int($0)] &+= UInt64(number).mixed } }
    return step(operation, number, next: next)
  }

  private mutating func number(of set: ByteSet) -> Int {
    if let known = numbers[set] { return known }
    let new = sets.number(of: set)
    set.forEach { effects[Int($0)] &+= UInt64(new).mixed }
    numbers[set] = new
    return new
  }

  /// The step that goes on at each of `starts`.
  private mutating func split(between starts: [Int]) -> Int {
    var result = starts[starts.count - 1]
    for start in starts.dropLast().reversed() { result = step(.split, start, next: result) }
    return result
  }

  /// A split that goes on at `next` and at what is written behind it, which may come back to it.
  private mutating func loop(next: Int, _ body: (inout NFACompiler, Int) -> Int) -> (split: Int, body: Int) {
    append(.split, 0, next: next)
    let split = last
    let body = body(&self, split)
    steps[split - firstStep] |= UInt32(truncatingIfNeeded: body) << 4
    return (split, body)
  }

  // MARK: Parts

  /// Emits what `syntax` matches, and goes on at `next`.
  ///
  /// - Parameter isLast: Whether nothing follows, so that what is looked at ahead can be passed as well.
  /// - Returns: The first step.
  private mutating func emit(_ syntax: PatternSyntax, next: Int, isLast: Bool) -> Int {
    switch syntax {
    case .byte(let set), .byteWithin(let set): return step(.byte, set, next: next)
    case .before(let set): return step(.before, set, next: next)
    case .behind(let set): return step(.behind, set, next: next)
    case .ahead(let inner):
      if isLast { return emit(inner, next: next, isLast: true) }
      let start = inner.start
      return step(.before, start.first.union(start.following ?? ByteSet()), next: next)
    case .sequence(let items): return emit(items[...], next: next, isLast: isLast)
    case .optional(let inner): return split(between: [next, emit(inner, next: next, isLast: isLast)])
    case .repeated(let inner):
      if let character = inner.characterBytes {
        // Only the bytes of one character beyond ASCII follow a leading byte, so they need not be told from more of them.
        return step(.byte, character, next: anyNumber(of: character.union(.continuing), next: next))
      }
      return loop(next: next) { $0.emit(inner, next: $1, isLast: false) }.body
    case .shared(let shared): return step(.call, start(of: shared), next: next)
    case .alternatives(let branches):
      if let character = syntax.characterBytes {
        return step(.byte, character, next: anyNumber(of: .continuing, next: next))
      }
      return emit(branches.map { Branch(items: $0.items[...]) }, next: next, isLast: isLast)
    case .unknown: return isLast ? next : anyNumber(of: .all, next: next)
    }
  }

  private mutating func emit(_ items: ArraySlice<PatternSyntax>, next: Int, isLast: Bool) -> Int {
    var (next, isLast) = (next, isLast)
    for item in items.reversed() {
      next = emit(item, next: next, isLast: isLast)
      isLast = false
    }
    return next
  }

  private mutating func anyNumber(of set: ByteSet, next: Int) -> Int {
    let set = number(of: set)
    let (number, isNew) = known(Self.loop, set, next: next)
    if isNew { knownSteps[number] = loop(next: next) { $0.step(.byte, set, next: $1) }.split }
    return knownSteps[number]
  }

  /// What stands in several places is emitted once.
  private mutating func start(of part: SharedSyntax) -> Int {
    if let start = shared[part] { return start }
    let start = emit(part.syntax, next: step(.back, next: Self.nowhere), isLast: false)
    shared[part] = start
    return start
  }

  // MARK: Branches

  /// Emits branches, those that begin alike as one up to where they part.
  private mutating func emit(_ branches: [Branch], next: Int, isLast: Bool) -> Int {
    var branches = branches
    var common: [PatternSyntax] = []
    while true {
      if branches.count == 1, let branch = branches.first {
        let next = branch.pattern.map { step(.found, $0, next: Self.nowhere) } ?? next
        return emit((common + branch.items)[...], next: next, isLast: isLast)
      }
      let (groups, ends) = grouped(branches, next: next)
      if groups.count == 1, ends.isEmpty {
        common.append(groups[0].first)
        branches = groups[0].rests
        continue
      }
      let starts = groups.isEmpty ? [] : [emit(groups, next: next, isLast: isLast)]
      return emit(common[...], next: split(between: ends + starts), isLast: isLast && groups.isEmpty)
    }
  }

  /// Puts those that begin alike together.
  ///
  /// - Returns: The groups, and where those branches go on that end here.
  private mutating func grouped(_ branches: [Branch], next: Int) -> (groups: [Group], ends: [Int]) {
    var groups: [Group] = []
    var places: [PatternSyntax: Int] = [:]
    var ends: [Int] = []
    for branch in branches {
      var branch = branch
      if let first = branch.items.popFirst() {
        if let place = places[first] {
          groups[place].rests.append(branch)
        } else {
          places[first] = groups.count
          groups.append(Group(first: first, rests: [branch]))
        }
      } else {
        let end = branch.pattern.map { step(.found, $0, next: Self.nowhere) } ?? next
        if !ends.contains(end) { ends.append(end) }
      }
    }
    return (groups, ends)
  }

  /// Emits groups, of which the next byte tells which can match where all need one.
  private mutating func emit(_ groups: [Group], next: Int, isLast: Bool) -> Int {
    let starts = groups.map { group in
      let rest = emit(group.rests, next: next, isLast: isLast)
      return emit(group.first, next: rest, isLast: isLast && group.rests.allSatisfy(\.items.isEmpty))
    }
    let begins = groups.count > 2 ? groups.map(\.start) : []
    guard !begins.isEmpty, begins.allSatisfy({ $0.following == nil }) else { return split(between: starts) }
    return choice(between: starts, beginningWith: begins.map(\.first))
  }

  /// The step that goes on, for each byte, at those of `starts` that begin with it.
  private mutating func choice(between starts: [Int], beginningWith firsts: [ByteSet]) -> Int {
    var open = [[Int]](repeating: [], count: 256)
    for (first, start) in zip(firsts, starts) { first.forEach { open[Int($0)].append(start) } }
    let set = firsts.reduce(ByteSet()) { $0.union($1) }
    var choice = [UInt32(truncatingIfNeeded: number(of: set))]
    set.forEach { choice.append(UInt32(truncatingIfNeeded: split(between: open[Int($0)]))) }
    if let known = knownChoices[choice] { return step(.choose, known, next: Self.nowhere) }
    let number = (base?.choices.count ?? 0) + choices.count
    knownChoices[choice] = number
    choices += choice
    var place = 1
    set.forEach { byte in
      effects[Int(byte)] &+= (UInt64(number + 1) << 32 | UInt64(choice[place])).mixed
      place += 1
    }
    return step(.choose, number, next: Self.nowhere)
  }
}

extension NFAProgram {
  /// The program that looks for the patterns of another one and for more, which a compiler wrote behind it.
  ///
  /// - Parameters:
  ///   - count: How many patterns more there are.
  ///   - names: What each pattern is known by.
  package init(_ base: NFAProgram, adding count: Int, _ added: NFACompiler, names: [Int?]) {
    self.init(
      patternCount: base.patternCount + count, classes: added.classes, lookbehindClasses: added.lookbehindClasses,
      always: base.always + added.always, reaches: base.reaches + added.reaches, steps: base.steps + added.steps,
      choices: base.choices + added.choices, sets: base.sets + added.sets.words,
      names: names)
  }
}

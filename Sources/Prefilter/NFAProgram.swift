/// The NFA of many patterns as the steps of one machine, a word each. A step goes on at the one before it.
package struct NFAProgram: Sendable {
  /// What a step does; the rest of its number is the operand.
  package enum Operation: UInt32, Sendable {
    /// The next byte is in the set.
    case byte
    /// The next byte is in the set, or there is none; nothing is passed.
    case before
    /// The last byte is in the set, or there is none.
    case behind
    /// Goes on at the step before it and at the target.
    case split
    case jump
    /// The next byte is in the choice's set; goes on where the choice tells for it, and passes nothing.
    case choose
    /// Goes on at the target, and at the step before this one once that came to a `back`.
    case call
    /// Goes on where the call does.
    case back
    /// The pattern of this number may match.
    case found
  }

  /// How many words of 28 bits a set of bytes takes.
  package static let wordsPerSet = 10

  /// How many patterns there are.
  package let patternCount: Int
  /// Bytes that no step tells from one another.
  package let classes: ByteClasses
  /// Bytes that no step which looks behind tells from one another.
  package let lookbehindClasses: ByteClasses
  /// The patterns that may match in any text, in order.
  package let always: [UInt32]
  /// How far each pattern reaches.
  package let reaches: [Reach]
  /// A step is an operation in its lowest four bits, and an operand. Every pattern begins at the last one.
  package let steps: [UInt32]
  /// The choices: the number of a set, then for each of its bytes, in order, the number of a step.
  package let choices: [UInt32]
  /// The sets, ``wordsPerSet`` words each, the lowest byte in the lowest bit.
  package let sets: [UInt32]

  /// What each pattern is known by to those who search; nil of one that nobody looks for any more.
  private let names: [Int?]?
  /// All names are below this.
  internal let nameLimit: Int

  /// The program that an `NFACompiler` wrote in the same parts.
  ///
  /// - Parameter names: What each pattern is known by; its own number where that is nil.
  package init(
    patternCount: Int, classes: ByteClasses, lookbehindClasses: ByteClasses, always: [UInt32], reaches: [Reach],
    steps: [UInt32], choices: [UInt32], sets: [UInt32], names: [Int?]? = nil
  ) {
    self.patternCount = patternCount
    self.classes = classes
    self.lookbehindClasses = lookbehindClasses
    self.always = always
    self.reaches = reaches
    self.steps = steps
    self.choices = choices
    self.sets = sets
    self.names = names
    nameLimit = names.map { $0.reduce(0) { max($0, ($1 ?? -1) + 1) } } ?? patternCount
  }

  /// What a pattern is known by; nil where nobody looks for it.
  internal func name(ofPattern pattern: Int) -> Int? { names.map { $0[pattern] } ?? pattern }

  /// The operation of a step, and its operand.
  internal func step(_ index: Int) -> (operation: Operation, operand: Int) {
    let step = steps[index]
    return (Operation(rawValue: step & 15) ?? .found, Int(step >> 4))
  }

  /// Whether a byte is in a set.
  internal func contains(_ set: Int, _ byte: Int) -> Bool {
    sets[Self.wordsPerSet * set + byte / 28] >> UInt32(truncatingIfNeeded: byte % 28) & 1 != 0
  }

  /// Where a choice goes on for a byte; nil where the byte is not in its set.
  internal func target(ofChoice choice: Int, _ byte: Int) -> Int? {
    let set = Int(choices[choice])
    guard contains(set, byte) else { return nil }
    let first = Self.wordsPerSet * set
    let last = first + byte / 28
    var rank = (sets[last] & (1 << UInt32(truncatingIfNeeded: byte % 28) &- 1)).nonzeroBitCount
    for word in first..<last { rank += sets[word].nonzeroBitCount }
    return Int(choices[choice + 1 + rank])
  }
}

extension NFAProgram {
  /// Puts the distance from each step to its target in place of the target's number, or the number in place of the
  /// distance. By distances, parts that do the same are the same words wherever they stand.
  ///
  /// - Parameters:
  ///   - steps: The steps; those that choose stand in the order of their choices.
  ///   - choices: The choices.
  package static func exchangeTargets(of steps: inout [UInt32], _ choices: inout [UInt32]) {
    var (chooser, place) = (0, 0)
    func exchangeTargets(upTo end: Int) {
      while place < end {
        choices[place] = UInt32(truncatingIfNeeded: chooser) &- choices[place]
        place += 1
      }
    }
    for index in steps.indices {
      switch Operation(rawValue: steps[index] & 15) {
      case .split, .jump, .call:
        // A loop goes on at a later step: the distance is taken modulo 2^24, the number of operands.
        let exchanged = UInt32(truncatingIfNeeded: index) &- steps[index] >> 4
        steps[index] = steps[index] & 15 | (exchanged & 0xFF_FFFF) << 4
      case .choose:
        let choice = Int(steps[index] >> 4)
        exchangeTargets(upTo: choice)
        // The number of the set comes first.
        (chooser, place) = (index, choice + 1)
      default: break
      }
    }
    exchangeTargets(upTo: choices.count)
  }
}

extension ImageWriter {
  /// Stores a program. Its steps are cut into stretches, where texts begin, where calls lead and behind them, and each
  /// stretch is stored once for all programs that have the same: it names sets by their parts, and steps by how far they
  /// are.
  internal mutating func add(_ program: CandidateProgram) -> Int {
    let starts = program.stretches
    let ordinals = Dictionary(uniqueKeysWithValues: zip(starts, starts.indices))
    let ends = starts.dropFirst() + [program.steps.count]
    let stretches = zip(starts, ends).map { add(program, $0..<$1) }
    let texts = stride(from: 0, to: program.texts.count, by: CandidateProgram.textSize).map { text in
      [
        ordinals[Int(program.texts[text])] ?? 0, add(set: Int(program.texts[text + 1]), of: program),
        Int(program.texts[text + 2]),
      ]
    }
    var part = ImagePart()
    part.append(program.ruleCount)
    part.append(each: stretches) { $1.append($0) }
    for index in program.steps.indices {
      let (operation, operand) = program.step(index)
      if operation == .call { part.append(ordinals[operand] ?? 0) }
    }
    part.append(each: texts.joined()) { $1.append($0) }
    part.append(each: program.always) { $1.append(Int($0)) }
    return add(part)
  }

  private mutating func add(_ program: CandidateProgram, _ stretch: Range<Int>) -> Int {
    var part = ImagePart()
    part.append(stretch.count)
    for index in stretch {
      let (operation, operand) = program.step(index)
      let value =
        switch operation {
        case .byte, .before, .behind: add(set: operand, of: program)
        case .split, .jump: folded(operand - index)
        case .choose: add(set: Int(program.choices[operand]), of: program)
        // Where it leads is told for each program.
        case .call: 0
        case .back, .accept: 0
        }
      part.append(value << 4 | Int(operation.rawValue))
      guard operation == .choose else { continue }
      var last = index
      for target in program.targets(ofChoice: operand) {
        part.append(folded(target - last))
        last = target
      }
    }
    return add(part)
  }

  private mutating func add(set: Int, of program: CandidateProgram) -> Int {
    var part = ImagePart()
    for word in program.sets[(8 * set)..<(8 * set + 8)] { part.append(word: word) }
    return add(part)
  }
}

extension CandidateProgram {
  /// The steps where texts begin, where calls lead, and behind the ends of what is called.
  fileprivate var stretches: [Int] {
    var starts: Set<Int> = [0]
    for text in stride(from: 0, to: texts.count, by: Self.textSize) { starts.insert(Int(texts[text])) }
    for index in steps.indices {
      let (operation, operand) = step(index)
      if operation == .call { starts.insert(operand) }
      if operation == .back { starts.insert(index + 1) }
    }
    return starts.filter { $0 < steps.count }.sorted()
  }

  /// The steps that a choice leads to, one for each byte of its set.
  fileprivate func targets(ofChoice choice: Int) -> some Collection<Int> {
    choices[(choice + 1)...].prefix(memberCount(ofSet: Int(choices[choice]))).lazy.map { Int($0) }
  }

  private func memberCount(ofSet set: Int) -> Int {
    (8 * set..<8 * set + 8).reduce(0) { $0 + sets[$1].nonzeroBitCount }
  }

  /// Reads a program that ``ImageWriter`` stored.
  internal init(_ image: Image, part: Int) {
    self.init()
    var reader = image.reader(of: part)
    ruleCount = reader.number()
    let stretches = reader.list { $0.number() }
    // Calls may lead to stretches further on.
    var starts: [UInt32] = []
    var count = 0
    for stretch in stretches {
      starts.append(UInt32(count))
      var reader = image.reader(of: stretch)
      count += reader.number()
    }
    steps.reserveCapacity(count)
    var numbers: [Int: UInt32] = [:]
    for stretch in stretches { readSteps(image, stretch, calling: starts, &reader, &numbers) }
    for index in 0..<reader.number() {
      let field = reader.number()
      switch index % Self.textSize {
      case 0: texts.append(starts[field])
      case 1: texts.append(number(ofSet: field, in: image, &numbers))
      default: texts.append(UInt32(field))
      }
    }
    always = reader.list { UInt32($0.number()) }
  }

  /// - Parameter calls: Where the next of the program's calls lead.
  private mutating func readSteps(
    _ image: Image, _ stretch: Int, calling starts: [UInt32], _ calls: inout ImageReader, _ numbers: inout [Int: UInt32]
  ) {
    var reader = image.reader(of: stretch)
    for _ in 0..<reader.number() {
      let field = reader.number()
      let index = steps.count
      guard let operation = Operation(rawValue: UInt32(field & 15)) else {
        preconditionFailure("there is no such step")
      }
      let operand: UInt32
      switch operation {
      case .byte, .before, .behind: operand = number(ofSet: field >> 4, in: image, &numbers)
      case .split, .jump: operand = UInt32(index + unfolded(field >> 4))
      case .choose:
        operand = UInt32(choices.count)
        let set = number(ofSet: field >> 4, in: image, &numbers)
        choices.append(set)
        var last = index
        for _ in 0..<memberCount(ofSet: Int(set)) {
          last += unfolded(reader.number())
          choices.append(UInt32(last))
        }
      case .call: operand = starts[calls.number()]
      case .back, .accept: operand = 0
      }
      steps.append(operand << 4 | operation.rawValue)
    }
  }

  /// The program's number of the set that stands in `part`.
  private mutating func number(ofSet part: Int, in image: Image, _ numbers: inout [Int: UInt32]) -> UInt32 {
    if let known = numbers[part] { return known }
    let number = UInt32(sets.count / 8)
    numbers[part] = number
    let start = image.range(of: part).lowerBound
    for word in 0..<8 { sets.append(image.bytes.word(at: start + 4 * word)) }
    return number
  }
}

/// A number with its sign in the lowest bit, so that those near 0 are small.
private func folded(_ number: Int) -> Int { number << 1 ^ number >> 63 }

private func unfolded(_ number: Int) -> Int { number >> 1 ^ -(number & 1) }

internal import Scanning

extension ImageWriter {
  /// Stores a program. Its steps are cut into stretches, where calls lead and behind what ends a part, and each stretch
  /// is stored once for all programs that have the same: it names sets by their parts, and steps within it by how far
  /// they are. What leads out of it stands with the program.
  internal mutating func add(_ program: CandidateProgram) -> Int {
    let starts = program.stretches
    let ends = starts.dropFirst() + [program.steps.count]
    var outer = ImagePart()
    let stretches = zip(starts, ends).map { add($0..<$1, of: program, leadingTo: &outer) }
    var part = ImagePart()
    part.append(program.ruleCount)
    part.append(each: stretches) { $1.append($0) }
    part.append(each: program.always) { $1.append(Int($0)) }
    part.append(each: program.classes.numbers) { $1.append(Int($0)) }
    part.append(rest: outer.bytes)
    return add(part)
  }

  /// - Parameter outer: Where the operands go that stand with the program.
  private mutating func add(
    _ stretch: Range<Int>, of program: CandidateProgram, leadingTo outer: inout ImagePart
  ) -> Int {
    var part = ImagePart()
    part.append(stretch.count)
    for index in stretch {
      let (operation, operand) = program.step(index)
      var value = 0
      switch operation {
      case .byte, .before, .behind: value = add(set: operand, of: program)
      case .choose: value = add(set: Int(program.choices[operand]), of: program)
      case .split, .jump:
        // No step leads to itself.
        if stretch.contains(operand) { value = folded(operand - index) } else { outer.append(folded(operand - index)) }
      case .call: outer.append(folded(operand - index))
      case .found: outer.append(operand)
      case .back: break
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
  /// Where its stretches begin.
  fileprivate var stretches: [Int] {
    var starts: Set<Int> = [0]
    for index in steps.indices {
      let (operation, operand) = step(index)
      if operation == .call { starts.insert(operand) }
      if operation == .back || operation == .found { starts.insert(index + 1) }
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
    always = reader.list { UInt32($0.number()) }
    guard let classes = ByteClasses(reader.list { UInt8($0.number()) }) else {
      preconditionFailure("each byte has a class")
    }
    self.classes = classes
    var numbers: [Int: UInt32] = [:]
    for stretch in stretches { readSteps(image, stretch, &reader, &numbers) }
  }

  /// - Parameter outer: What leads out of stretches.
  private mutating func readSteps(
    _ image: Image, _ stretch: Int, _ outer: inout ImageReader, _ numbers: inout [Int: UInt32]
  ) {
    var reader = image.reader(of: stretch)
    for _ in 0..<reader.number() {
      let field = reader.number()
      let value = field >> 4
      let index = steps.count
      guard let operation = Operation(rawValue: UInt32(field & 15)) else {
        preconditionFailure("there is no such step")
      }
      let operand: UInt32
      switch operation {
      case .byte, .before, .behind: operand = number(ofSet: value, in: image, &numbers)
      case .split, .jump: operand = UInt32(index + unfolded(value == 0 ? outer.number() : value))
      case .choose:
        operand = UInt32(choices.count)
        let set = number(ofSet: value, in: image, &numbers)
        choices.append(set)
        var last = index
        for _ in 0..<memberCount(ofSet: Int(set)) {
          last += unfolded(reader.number())
          choices.append(UInt32(last))
        }
      case .call: operand = UInt32(index + unfolded(outer.number()))
      case .found: operand = UInt32(outer.number())
      case .back: operand = 0
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

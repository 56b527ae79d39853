/// What a draft counts as where rows are put together. A sign with scripts or marks still acts as the sign.
extension MeaningBuilder {
  func kind(_ part: Int) -> MeaningKind { drafts[part].kind }
  func role(_ part: Int) -> MeaningRole { drafts[part].role }

  /// Whether `part` is a `kind`, or one with scripts.
  func acts(_ part: Int, as kind: MeaningKind) -> Bool {
    drafts[part].kind == kind || drafts[part].embellished == kind
  }

  func isFence(_ part: Int) -> Bool { acts(part, as: .fence) }
  func isPunctuation(_ part: Int) -> Bool { acts(part, as: .punctuation) }
  func isRelation(_ part: Int) -> Bool { acts(part, as: .relation) }
  func isOperator(_ part: Int) -> Bool { acts(part, as: .operator) }

  func isNeutral(_ part: Int) -> Bool { role(part) == .neutral || role(part) == .metric }

  /// A product without a written sign.
  func isImplicit(_ part: Int) -> Bool {
    guard kind(part) == .infix else { return false }
    if role(part) == .implicit { return true }
    guard role(part) == .unit, let sign = drafts[part].content.first else { return false }
    return drafts[sign].scalar == 0x2062
  }

  /// What a role of the sign lets a script or mark act as, or nil.
  func embellishment(of part: Int) -> MeaningKind? {
    if let kind = drafts[part].embellished { return kind }
    switch drafts[part].kind {
    case .operator, .relation, .fence, .punctuation: return drafts[part].kind
    default: return nil
    }
  }

  /// The sign itself, without its scripts and marks.
  func bare(_ part: Int) -> Int {
    var part = part
    while drafts[part].embellished != nil, let base = drafts[part].children.first { part = base }
    return part
  }

  /// Whether two neutral fences are the same sign.
  func pairs(_ first: Int, _ second: Int) -> Bool {
    guard isNeutral(first), isNeutral(second) else { return false }
    return drafts[bare(first)].text == drafts[bare(second)].text
  }

  /// Whether two parts are written alike.
  func isSame(_ first: Int, _ second: Int) -> Bool {
    let a = drafts[first]
    let b = drafts[second]
    guard a.kind == b.kind, a.role == b.role, a.text == b.text, a.children.count == b.children.count else {
      return false
    }
    return zip(a.children, b.children).allSatisfy { isSame($0, $1) }
  }

  /// Whether `part` stands over or under something as a mark rather than as a term of its own.
  func isAccent(_ part: Int) -> Bool {
    switch drafts[part].kind {
    case .fence, .punctuation, .relation: true
    case .operator: drafts[part].scalar != 0x221E
    case .identifier:
      drafts[part].role == .unknown && drafts[part].scalar != 0x221E
        && !drafts[part].text.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    default: false
    }
  }

  /// Whether scripts of `part` are its bounds.
  func takesLimits(_ part: Int) -> Bool {
    switch drafts[part].kind {
    case .largeOperator, .limitBoth, .limitLower, .limitUpper: true
    case .function: drafts[part].role == .limitFunction
    case .overscore, .underscore: drafts[part].children.first.map(takesLimits) ?? false
    default: false
    }
  }

  /// Whether `part` is a unit and nothing else.
  func isPureUnit(_ part: Int) -> Bool {
    guard role(part) == .unit else { return false }
    guard let first = drafts[part].children.first else { return true }
    return role(first) == .unit
  }

  func isTable(_ part: Int) -> Bool { kind(part) == .table || kind(part) == .lines }

  /// The parts at whose index `isSeparator` holds, and the runs between them, one more.
  func partition(_ parts: [Int], whereIndex isSeparator: (Int) -> Bool) -> (separators: [Int], runs: [[Int]]) {
    var separators: [Int] = []
    var runs: [[Int]] = []
    var run: [Int] = []
    for (index, part) in parts.enumerated() {
      if isSeparator(index) {
        separators.append(part)
        runs.append(run)
        run = []
      } else {
        run.append(part)
      }
    }
    runs.append(run)
    return (separators, runs)
  }
}

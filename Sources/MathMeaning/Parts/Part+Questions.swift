// What a part counts as where rows are put together. A sign with scripts or marks still acts as the sign.
extension Part {
  /// Whether the part is a `kind`, or one with scripts.
  func acts(as kind: MeaningKind) -> Bool { self.kind == kind || embellished == kind }

  var isFence: Bool { acts(as: .fence) }
  var isPunctuation: Bool { acts(as: .punctuation) }
  var isRelation: Bool { acts(as: .relation) }
  var isOperator: Bool { acts(as: .operator) }

  /// Whether it ends every argument that has no parentheses.
  var isBoundary: Bool { isRelation || isPunctuation }

  /// Whether it is a name of several letters that nothing is known of.
  var isWord: Bool { kind == .identifier && role == .unknown && scalar == 0 }

  /// Whether it is ∠, ∡ or ∢.
  var isAngle: Bool { 0x2220...0x2222 ~= scalar }

  var isNeutral: Bool { role == .neutral || role == .metric }

  var isTable: Bool { kind == .table || kind == .lines }

  var isInvisibleTimes: Bool { scalar == 0x2062 && kind == .operator }

  /// Whether it is a product without a written sign.
  var isImplicitProduct: Bool {
    guard kind == .infix else { return false }
    return role == .implicit || role == .unit && content.first?.scalar == 0x2062
  }

  /// What a script or mark on the part acts as, or nil.
  var embellishment: MeaningKind? {
    if let embellished { return embellished }
    switch kind {
    case .operator, .relation, .fence, .punctuation: return kind
    default: return nil
    }
  }

  /// The sign itself, without its scripts and marks.
  var bare: Part {
    var part = self
    while part.embellished != nil, let base = part.children.first { part = base }
    return part
  }

  /// The first leaf.
  var leftmost: Part {
    var part = self
    while let first = part.children.first { part = first }
    return part
  }

  /// The sign itself below scripts and bounds, if there is one.
  func signs(where isSign: (Part) -> Bool) -> [Part] {
    var next: Part? = self
    while let part = next {
      if isSign(part) { return [part] }
      next = part.children.first
    }
    return []
  }

  /// Whether two neutral fences are the same sign.
  func pairs(with other: Part) -> Bool { isNeutral && other.isNeutral && bare.text == other.bare.text }

  /// Whether two parts are written alike.
  func isSame(as other: Part) -> Bool {
    kind == other.kind && role == other.role && text == other.text && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
  }

  /// Whether it stands over or under something as a mark rather than as a term of its own.
  var isAccent: Bool {
    switch kind {
    case .fence, .punctuation, .relation: true
    case .operator: scalar != 0x221E
    case .identifier:
      role == .unknown && scalar != 0x221E && !text.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    default: false
    }
  }

  /// Whether its scripts are its bounds.
  var takesLimits: Bool {
    switch kind {
    case .largeOperator, .limitBoth, .limitLower, .limitUpper: true
    case .function: role == .limitFunction
    case .overscore, .underscore: children.first?.takesLimits ?? false
    default: false
    }
  }

  /// Whether it is a unit and nothing else.
  var isPureUnit: Bool { role == .unit && children.first?.role ?? .unit == .unit }

  /// Whether units may stand behind it.
  var countsUnits: Bool { kind == .number || kind == .fraction && role == .vulgar }

  var isCurrency: Bool {
    switch scalar {
    case 0x24, 0xA2...0xA5, 0xE3F, 0x20A0...0x20C0, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0...0xFFE1, 0xFFE5...0xFFE6: true
    default: false
    }
  }

  /// Whether it is the `d` of a differential, by its first letter.
  var isDifferentialSign: Bool { scalar == 0x64 }
}

extension [Part] {
  /// The parts at whose index `isSeparator` holds, and the runs between them, one more.
  func split(whereIndex isSeparator: (Int) -> Bool) -> (separators: [Part], runs: [[Part]]) {
    var separators: [Part] = []
    var runs: [[Part]] = [[]]
    for (index, part) in enumerated() {
      if isSeparator(index) {
        separators.append(part)
        runs.append([])
      } else {
        runs[runs.count - 1].append(part)
      }
    }
    return (separators, runs)
  }
}

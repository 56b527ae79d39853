internal import SayableEngine

/// A message that cannot be read as what it should be.
internal struct BrokenMessage: Error, Sendable, Hashable {
  /// Where, in bytes of the message.
  internal let offset: Int
  /// What is wrong, in one sentence without a full stop.
  internal let message: String
}

/// What an apostrophe means in a message, in ICU's words.
internal enum ApostropheMode: Sendable, Hashable {
  /// It begins a quotation before syntax only, as in ICU and what is built on it.
  case doubleOptional
  /// It begins a quotation wherever it stands, as in Java.
  case doubleRequired
}

/// Reads messages of ICU's MessageFormat: `{name}`, `{count, plural, one {# day} other {# days}}`.
///
/// Each branch of a plural or a choice is a label of its own. What stands around it is one, too, in which the whole
/// argument is protected; a message that is nothing but branches has no such label.
internal struct MessageFormat {
  /// How many arguments may stand inside one another.
  private static let maximumDepth = 24

  private let value: DecodedText
  private let bytes: [UInt8]
  private let apostrophes: ApostropheMode
  private var offset = 0
  private var labels: [CatalogLabel?] = []
  private var hasNoClosingApostrophe = false

  private init(_ value: DecodedText, _ apostrophes: ApostropheMode) {
    self.value = value
    self.apostrophes = apostrophes
    bytes = value.bytes
  }

  /// The labels of a message, in the order in which they begin.
  ///
  /// - Throws: ``BrokenMessage`` where `value` is no message.
  internal static func labels(
    of value: DecodedText, apostrophes: ApostropheMode = .doubleOptional
  ) throws(BrokenMessage) -> [CatalogLabel] {
    guard value.bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") })
    else { return [CatalogLabel(value)] }
    var format = MessageFormat(value, apostrophes)
    try format.readMessage(branch: "", in: .whole, depth: 0)
    return format.labels.compactMap { $0 }
  }

  /// What a text is part of.
  private enum Place {
    case whole
    /// A branch that words are chosen by.
    case select
    /// A branch that a number chooses, for which `#` stands.
    case plural
    /// A branch of a choice of Java, which `|` ends.
    case choice
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func broken(_ message: String, at place: Int? = nil) -> BrokenMessage {
    BrokenMessage(offset: place ?? offset, message: message)
  }

  // MARK: Text

  private mutating func readMessage(branch: String, in place: Place, depth: Int) throws(BrokenMessage) {
    guard depth <= Self.maximumDepth else {
      throw broken("more than \(Self.maximumDepth) arguments stand inside one another")
    }
    let slot = labels.count
    labels.append(nil)
    var label = CatalogLabel(DecodedText(at: value.sourceRange(of: offset..<offset).lowerBound))
    label.branch = branch
    var branchesInside = false
    var start = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "{"):
        label.text.append(value, start..<offset)
        let argument = offset
        if try readArgument(branch: branch, in: place, depth: depth) { branchesInside = true }
        protect(argument..<offset, in: &label)
      case UInt8(ascii: "#") where place == .plural:
        label.text.append(value, start..<offset)
        offset += 1
        protect((offset - 1)..<offset, in: &label)
      case UInt8(ascii: "'"):
        label.text.append(value, start..<offset)
        readApostrophe(in: place, into: &label)
      case UInt8(ascii: "}") where depth > 0, UInt8(ascii: "|") where place == .choice:
        label.text.append(value, start..<offset)
        labels[slot] = isLabel(label, branchesInside: branchesInside) ? label : nil
        return
      case UInt8(ascii: "}"): throw broken("'}' closes nothing")
      default:
        offset += 1
        continue
      }
      start = offset
    }
    guard depth == 0 else { throw broken("a branch is not closed") }
    label.text.append(value, start..<offset)
    labels[slot] = isLabel(label, branchesInside: branchesInside) ? label : nil
  }

  private func protect(_ range: Range<Int>, in label: inout CatalogLabel) {
    let start = label.text.bytes.count
    label.text.append(value, range)
    label.protectedSpans.append(ProtectedSpan(start..<label.text.bytes.count, .placeholder))
  }

  /// Whether something is left to be read beside arguments and branches.
  private func isLabel(_ label: CatalogLabel, branchesInside: Bool) -> Bool {
    guard branchesInside else { return !label.text.bytes.isEmpty || labels.count == 1 }
    var start = 0
    for stretch in label.protectedSpans {
      if !label.text.bytes[start..<stretch.range.lowerBound].allSatisfy(Self.isSpace) { return true }
      start = stretch.range.upperBound
    }
    return !label.text.bytes[start...].allSatisfy(Self.isSpace)
  }

  /// An apostrophe, two that stand for one, or a quotation.
  private mutating func readApostrophe(in place: Place, into label: inout CatalogLabel) {
    let start = offset
    offset += 1
    if next == UInt8(ascii: "'") {
      offset += 1
      label.text.append(CollectionOfOne(UInt8(ascii: "'")), for: value.sourceRange(of: start..<offset))
      return
    }
    guard beginsQuotation(in: place) else {
      label.text.append(value, start..<offset)
      return
    }
    var part = offset
    while let byte = next {
      offset += 1
      guard byte == UInt8(ascii: "'") else { continue }
      label.text.append(value, part..<(offset - 1))
      guard next == UInt8(ascii: "'") else { return }
      label.text.append(value, offset..<(offset + 1))
      offset += 1
      part = offset
    }
    label.text.append(value, part..<offset)
  }

  /// Whether the apostrophe before `offset` begins a quotation. One that nothing closes is taken as it stands where
  /// apostrophes need not be doubled.
  private mutating func beginsQuotation(in place: Place) -> Bool {
    if apostrophes == .doubleRequired { return true }
    let isSyntax =
      switch next {
      case UInt8(ascii: "{"), UInt8(ascii: "}"): true
      case UInt8(ascii: "#"): place == .plural
      case UInt8(ascii: "|"): place == .choice
      default: false
      }
    guard isSyntax, !hasNoClosingApostrophe else { return false }
    // Looked for once in vain, it need not be looked for again.
    hasNoClosingApostrophe = !bytes[offset...].contains(UInt8(ascii: "'"))
    return !hasNoClosingApostrophe
  }

  // MARK: Arguments

  /// Reads what stands in braces; tells whether branches were in it.
  private mutating func readArgument(branch: String, in place: Place, depth: Int) throws(BrokenMessage) -> Bool {
    let start = offset
    offset += 1
    let name = try readWord("an argument has no name")
    skipSpace()
    if next == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
      let type = try readWord("an argument has no type")
      skipSpace()
      let kind: Place? =
        switch type {
        case "plural", "selectordinal": .plural
        case "select": place == .plural ? .plural : .select
        case "choice": .choice
        default: nil
        }
      if let kind {
        guard next == UInt8(ascii: ",") else { throw broken("an argument has no branches", at: start) }
        offset += 1
        let path = branch.isEmpty ? name : branch + "/" + name
        if kind == .choice {
          try readChoices(path: path, depth: depth)
        } else {
          try readBranches(path: path, in: kind, depth: depth)
        }
        return true
      }
      try skipStyle(from: start)
      return false
    }
    guard next == UInt8(ascii: "}") else { throw broken("an argument is not closed", at: start) }
    offset += 1
    return false
  }

  private mutating func readBranches(path: String, in place: Place, depth: Int) throws(BrokenMessage) {
    let start = offset
    var count = 0
    while true {
      skipSpace()
      guard next != nil else { throw broken("the branches of an argument are not closed", at: start) }
      if next == UInt8(ascii: "}"), count > 0 {
        offset += 1
        return
      }
      let selector = try readWord("a branch has no name")
      skipSpace()
      if count == 0, selector.hasPrefix("offset:") {
        if selector.utf8.count == 7 { _ = try readWord("an offset has no number") }
        continue
      }
      guard next == UInt8(ascii: "{") else { throw broken("a branch has no text") }
      offset += 1
      try readMessage(branch: path + "." + selector, in: place, depth: depth + 1)
      guard next == UInt8(ascii: "}") else { throw broken("a branch is not closed") }
      offset += 1
      count += 1
    }
  }

  /// `0#none|1#one|1<{0} of them`.
  private mutating func readChoices(path: String, depth: Int) throws(BrokenMessage) {
    while true {
      skipSpace()
      let start = offset
      while let byte = next, !"#<|{}'".utf8.contains(byte), byte < 0x80 { offset += 1 }
      let limit = String(decoding: bytes[start..<offset], as: UTF8.self)
      if bytes[offset...].starts(with: "\u{2264}".utf8) {
        offset += 3
      } else if next == UInt8(ascii: "#") || next == UInt8(ascii: "<") {
        offset += 1
      } else {
        throw broken("a choice has no number", at: start)
      }
      try readMessage(branch: path + "." + limit, in: .choice, depth: depth + 1)
      let isLast = next == UInt8(ascii: "}")
      offset += 1
      if isLast { return }
    }
  }

  /// Passes over a format such as `short` or `#,##0.0`, up to the brace that closes the argument at `start`.
  private mutating func skipStyle(from start: Int) throws(BrokenMessage) {
    var depth = 1
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return }
    }
    throw broken("an argument is not closed", at: start)
  }

  /// A name, a type, or what chooses a branch.
  private mutating func readWord(_ problem: String) throws(BrokenMessage) -> String {
    skipSpace()
    let start = offset
    while let byte = next, !Self.isSpace(byte), !",{}'\"".utf8.contains(byte) { offset += 1 }
    guard offset > start else { throw broken(problem) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSpace() { while let byte = next, Self.isSpace(byte) { offset += 1 } }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

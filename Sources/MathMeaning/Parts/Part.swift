internal import MathTree

/// A node of a meaning tree in the making.
///
/// A reference: a stage changes parts that other parts hold already, and a sign may be held by two of them.
internal final class Part {
  /// How deep parts may stand inside one another. What is deeper becomes text: only a row of hundreds of signs that nest
  /// without elements around them gets there.
  static let maximumDepth: Int32 = 400

  var kind: MeaningKind
  var role: MeaningRole
  var font = MathVariant.unspecified
  /// For a sign with scripts or marks, the kind of the sign: it still acts as one.
  var embellished: MeaningKind?
  var text = ""
  /// The code point of a text of one character, else 0.
  var scalar: UInt32 = 0
  var start: Int32
  var end: Int32
  /// How many levels of parts there are, this one counted.
  var depth: Int32 = 1
  /// Whether white space was written in front of it.
  var isSpaced = false
  /// For scripts, whether something invisible was written in place of their base.
  var keepsRoom = false
  /// What the author wants to be said in its place.
  var label: String?
  var children: [Part] = []
  var content: [Part] = []
  /// Its place in the finished tree; -1 until it has one.
  var place: Int32 = -1

  /// A leaf.
  init(_ kind: MeaningKind, _ role: MeaningRole, text: String = "", start: Int32, end: Int32) {
    self.kind = kind
    self.role = role
    self.text = text
    self.start = start
    self.end = end
  }

  /// A part with parts of its own, and the signs that make it what it is.
  init(_ kind: MeaningKind, _ role: MeaningRole, _ children: [Part], content: [Part] = []) {
    self.kind = kind
    self.role = role
    var start = Int32.max
    var end = Int32.min
    var depth: Int32 = 0
    for part in children where part.depth >= Self.maximumDepth { part.flatten() }
    for parts in [children, content] {
      for part in parts {
        depth = max(depth, part.depth)
        // What nobody wrote has no place.
        guard part.start < part.end else { continue }
        start = min(start, part.start)
        end = max(end, part.end)
      }
    }
    if start > end {
      start = (children.first ?? content.first)?.start ?? 0
      end = start
    }
    self.start = start
    self.end = end
    self.depth = depth + 1
    self.children = children
    self.content = content
    isSpaced = children.first?.isSpaced ?? false
  }

  convenience init(_ kind: MeaningKind, _ children: [Part]) { self.init(kind, .unknown, children) }

  static func empty(at place: Int32 = 0) -> Part { Part(.empty, .unknown, start: place, end: place) }

  /// A sign that nobody wrote, at `place`.
  static func invisible(_ kind: MeaningKind, _ role: MeaningRole, _ scalar: Unicode.Scalar, at place: Int32) -> Part {
    let made = Part(kind, role, text: String(scalar), start: place, end: place)
    made.scalar = scalar.value
    return made
  }

  /// Makes a leaf of text of a part that stands too deep.
  private func flatten() {
    var text = ""
    var pending = [self]
    while let next = pending.popLast() {
      if !next.text.isEmpty {
        if !text.isEmpty { text += " " }
        text += next.text
      }
      pending += next.children.reversed()
    }
    kind = .text
    role = .unknown
    embellished = nil
    self.text = text
    depth = 1
    children = []
    content = []
  }

  /// Lets the part reach over the source of `other`, which it holds now.
  func cover(_ other: Part) {
    start = min(start, other.start)
    end = max(end, other.end)
    depth = max(depth, other.depth + 1)
  }

  func adopt(_ operand: Part, _ sign: Part) {
    children.append(operand)
    content.append(sign)
    coverEnd(of: operand)
  }

  /// Lets the part reach as far as `last`, which it holds last.
  func coverEnd(of last: Part) {
    end = max(end, last.end)
    depth = max(depth, last.depth + 1)
  }

  /// Makes a unit of the part.
  func becomeUnit() {
    kind = .identifier
    role = .unit
  }
}

internal import MathTree

/// Finds the meaning of what is written.
///
/// The tree of elements is walked from its leaves up. A row's parts are put together in stages: fences are paired, tables
/// between fences become matrices, punctuation and text split the row, functions and large operators take their
/// arguments, then relations and operators are ordered by how tightly they bind.
internal struct MeaningBuilder {
  /// The meaning of `tree`.
  static func meaning(of tree: FormulaTree, options: MeaningOptions = MeaningOptions()) -> MeaningTree {
    var builder = MeaningBuilder(tree: tree, options: options)
    var root = builder.row(holding: tree.root)
    let names = builder.functionNames()
    if !names.isEmpty {
      // What is a function in one place of the formula is one in all places.
      builder = MeaningBuilder(tree: tree, options: options)
      builder.foundFunctions = names
      root = builder.row(holding: tree.root)
    }
    return builder.finish(root)
  }

  /// How deep the parts of a meaning tree may stand inside one another. What is deeper becomes text: only a row of
  /// hundreds of signs that nest without elements around them gets there.
  static let maximumDepth = 400

  let tree: FormulaTree
  let options: MeaningOptions
  var drafts: [Draft] = []
  var guesses: [Guess] = []
  /// Names that turned out to be functions somewhere in the formula.
  private(set) var foundFunctions: Set<String> = []
  /// The applications of letters to arguments in parentheses.
  var applications: [Int] = []
  var labels: [Int32: String] = [:]

  private init(tree: FormulaTree, options: MeaningOptions) {
    self.tree = tree
    self.options = options
    drafts.reserveCapacity(tree.nodes.count * 2 + 4)
  }
}

/// A node of the meaning tree in the making, whose children may still change.
internal struct Draft {
  var kind: MeaningKind
  var role: MeaningRole
  var font: MathVariant = .unspecified
  var embellished: MeaningKind?
  var text: String = ""
  /// The code point of a text of one character, else 0.
  var scalar: UInt32 = 0
  var start: Int32
  var end: Int32
  var element: Int32 = -1
  /// How many levels of nodes are below, itself counted.
  var depth: Int32 = 1
  /// Whether white space was written in front of it.
  var isSpaced = false
  var children: [Int] = []
  var content: [Int] = []
}

// MARK: Making nodes

extension MeaningBuilder {
  /// A node that is not there.
  mutating func empty(at place: Int32 = 0) -> Int {
    drafts.append(Draft(kind: .empty, role: .unknown, start: place, end: place))
    return drafts.count - 1
  }

  /// A leaf with the meaning that its characters have by themselves.
  mutating func leaf(_ text: String, font: MathVariant = .unspecified, start: Int32, end: Int32) -> Int {
    guard !text.isEmpty else { return empty(at: start) }
    let text = Self.trimmed(text)
    var draft = Draft(kind: .unknown, role: .unknown, start: start, end: end)
    let scalars = text.unicodeScalars
    if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      let sign = Characters.sign(scalar)
      draft.scalar = scalar.value
      draft.kind = sign.kind
      draft.role = sign.role
      draft.font = sign.font
      if let plain = Characters.plain(scalar) {
        draft.text = String(plain)
        draft.scalar = plain.value
      } else {
        draft.text = text
      }
    } else {
      draft.text = text
      if text == "..." {
        draft.text = "\u{2026}"
        draft.scalar = 0x2026
        draft.kind = .punctuation
        draft.role = .ellipsis
      } else if let role = FunctionNames.role(of: text) {
        draft.kind = role == .infixFunction ? .operator : .function
        draft.role = role
        draft.font = .normal
      }
    }
    if font != .unspecified { draft.font = font }
    if draft.font == .doubleStruck, Characters.isNumberSet(draft.scalar) {
      draft.kind = .identifier
      draft.role = .numberSet
    }
    drafts.append(draft)
    return drafts.count - 1
  }

  /// `text` without white space around it, unless it is nothing else.
  private static func trimmed(_ text: String) -> String {
    // White space of one byte was left out by the readers.
    guard let first = text.utf8.first, let last = text.utf8.last, first > 0x80 || last >= 0x80 else { return text }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return text }
    return String(scalars[start...end])
  }

  /// A sign that nobody wrote, at `place`.
  mutating func invisible(_ kind: MeaningKind, _ role: MeaningRole, _ scalar: Unicode.Scalar, at place: Int32) -> Int {
    var draft = Draft(kind: kind, role: role, start: place, end: place)
    draft.text = String(scalar)
    draft.scalar = scalar.value
    drafts.append(draft)
    return drafts.count - 1
  }

  /// A node with parts.
  mutating func branch(_ kind: MeaningKind, _ children: [Int]) -> Int { branch(kind, .unknown, children) }

  /// A node with parts and the signs that make it what it is.
  mutating func branch(_ kind: MeaningKind, _ role: MeaningRole, _ children: [Int], content: [Int] = []) -> Int {
    var draft = Draft(kind: kind, role: role, start: Int32.max, end: Int32.min)
    var depth: Int32 = 0
    for part in children {
      if drafts[part].depth >= Self.maximumDepth { flatten(part) }
      depth = max(depth, drafts[part].depth)
      reach(&draft, over: part)
    }
    for part in content {
      depth = max(depth, drafts[part].depth)
      reach(&draft, over: part)
    }
    if draft.start > draft.end {
      let place = children.first ?? content.first
      draft.start = place.map { drafts[$0].start } ?? 0
      draft.end = draft.start
    }
    draft.depth = depth + 1
    draft.children = children
    draft.content = content
    if let first = children.first { draft.isSpaced = drafts[first].isSpaced }
    drafts.append(draft)
    return drafts.count - 1
  }

  /// Lets `draft` reach over the source of `part`, unless nothing was written for it.
  func reach(_ draft: inout Draft, over part: Int) {
    guard drafts[part].start < drafts[part].end else { return }
    draft.start = min(draft.start, drafts[part].start)
    draft.end = max(draft.end, drafts[part].end)
  }

  /// Makes a leaf of text of a node that stands too deep.
  private mutating func flatten(_ part: Int) {
    var text = ""
    var pending = [part]
    while let next = pending.popLast() {
      if !drafts[next].text.isEmpty {
        if !text.isEmpty { text += " " }
        text += drafts[next].text
      }
      pending += drafts[next].children.reversed()
    }
    drafts[part].kind = .text
    drafts[part].role = .unknown
    drafts[part].embellished = nil
    drafts[part].text = text
    drafts[part].depth = 1
    drafts[part].children = []
    drafts[part].content = []
  }

  mutating func guess(_ code: String, _ message: String, at part: Int) {
    guesses.append(
      Guess(
        code: code, message: message, source: Int(drafts[part].start)..<Int(max(drafts[part].start, drafts[part].end))))
  }
}

// MARK: A second look

extension MeaningBuilder {
  /// The names that were read as functions in one place and as something else in another.
  private func functionNames() -> Set<String> {
    var names: Set<String> = []
    for application in applications
    where role(application) == .simpleFunction && sharesName(drafts[application].children[0]) {
      let name = leftmost(drafts[application].children[0])
      if kind(name) == .identifier, !options.functions.contains(drafts[name].text) { names.insert(drafts[name].text) }
    }
    guard !names.isEmpty else { return names }
    var others: Set<String> = []
    for draft in drafts where draft.kind == .identifier && draft.role != .simpleFunction && draft.role != .unit {
      if names.contains(draft.text) { others.insert(draft.text) }
    }
    return others
  }
}

// MARK: The finished tree

extension MeaningBuilder {
  /// Puts the nodes below `root` into one array, each after the node that holds it.
  private consuming func finish(_ root: Int) -> MeaningTree {
    var result = MeaningTree()
    result.nodes.reserveCapacity(drafts.count)
    result.lists.reserveCapacity(drafts.count)
    var places = [Int32](repeating: -1, count: drafts.count)
    var order = [root]
    order.reserveCapacity(drafts.count)
    places[root] = 0
    result.nodes.append(node(root, parent: -1))
    if !labels.isEmpty, let label = labels[Int32(root)] { result.labels[0] = label }
    var next = 0
    while next < order.count {
      let part = order[next]
      result.nodes[next].firstChild = Int32(result.lists.count)
      result.nodes[next].childCount = Int32(drafts[part].children.count)
      for child in drafts[part].children { place(child, in: next, &result, &places, &order) }
      result.nodes[next].firstContent = Int32(result.lists.count)
      result.nodes[next].contentCount = Int32(drafts[part].content.count)
      for sign in drafts[part].content { place(sign, in: next, &result, &places, &order) }
      next += 1
    }
    result.guesses = guesses
    return result
  }

  private func place(
    _ part: Int, in parent: Int, _ result: inout MeaningTree, _ places: inout [Int32], _ order: inout [Int]
  ) {
    if places[part] < 0 {
      places[part] = Int32(order.count)
      if !labels.isEmpty, let label = labels[Int32(part)] { result.labels[Int32(order.count)] = label }
      order.append(part)
      result.nodes.append(node(part, parent: Int32(parent)))
    }
    result.lists.append(MeaningTree.ID(position: places[part]))
  }

  private func node(_ part: Int, parent: Int32) -> MeaningTree.Node {
    let draft = drafts[part]
    return MeaningTree.Node(
      kind: draft.kind, role: draft.role, font: draft.font, embellished: draft.embellished, text: draft.text,
      start: draft.start, end: max(draft.start, draft.end), parent: parent, element: draft.element)
  }
}

/// A formula as presentation MathML sees it: what is written, and how it is laid out.
///
/// Every reader of formulas (typed text, LaTeX, AsciiMath, UnicodeMath, MathML) builds this tree, and every writer reads
/// it. The nodes lie in one array; a node's children are a run of another. A tree is built from the leaves up.
package struct FormulaTree: Sendable, Hashable {
  /// A node's place in its tree.
  package struct ID: Sendable, Hashable {
    package let position: Int32

    package init(position: Int32) { self.position = position }
  }

  /// One element.
  package struct Node: Sendable, Hashable {
    /// What the node is.
    package var element: MathElement
    /// The style of its letters, as MathML's `mathvariant` names it; only tokens have one.
    package var variant: MathVariant
    /// The characters of a token, without white space around them; empty for all other elements.
    package var text: String
    /// Where the node stands in the formula's source, in UTF-8 bytes, half open; empty where nothing was written.
    package var source: Range<Int> { Int(start)..<Int(end) }

    package var start: Int32
    package var end: Int32
    package var firstChild: Int32 = 0
    package var childCount: Int32 = 0
    /// The place in `attributeLists`, or -1.
    package var attributes: Int32 = -1
  }

  /// An attribute that changes what a node means or how it is said, like `intent`, `class` or `notation`.
  package struct Attribute: Sendable, Hashable {
    /// The name, as in MathML.
    package let name: String
    /// The value.
    package let value: String
  }

  package private(set) var nodes: [Node] = []
  package private(set) var childLists: [ID] = []
  package private(set) var attributeLists: [[Attribute]] = []

  /// What was guessed where signs had to be told apart, in the order of the source.
  package var guesses: [Guess] = []

  /// The outermost node, a `row` with all that the formula holds.
  package var root = ID(position: 0)

  package init() { nodes.reserveCapacity(32) }

  /// The node at `id`.
  package subscript(id: ID) -> Node {
    get { nodes[Int(id.position)] }
    set { nodes[Int(id.position)] = newValue }
  }

  /// The children of `id`, in reading order.
  package func children(of id: ID) -> ArraySlice<ID> {
    let node = nodes[Int(id.position)]
    return childLists[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
  }

  /// The attributes of `id`.
  package func attributes(of id: ID) -> [Attribute] {
    let list = nodes[Int(id.position)].attributes
    return list < 0 ? [] : attributeLists[Int(list)]
  }

  /// The value of the attribute called `name`, or nil.
  package func attribute(_ name: String, of id: ID) -> String? {
    let list = nodes[Int(id.position)].attributes
    return list < 0 ? nil : attributeLists[Int(list)].first { $0.name == name }?.value
  }

  /// Whether `id` itself is marked as a unit, by the class that MathML has for it.
  package func isMarkedAsUnit(_ id: ID) -> Bool { attribute("class", of: id) == "MathML-Unit" }
}

/// A reading that was chosen where the writing allows another.
public struct Guess: Sendable, Hashable {
  /// What was guessed, as a short code: `function-application`, `implicit-product`, `unit`, `bars`, `prime`, ...
  public let code: String
  /// The reading that was chosen and the one that was not, in a sentence without a full stop at its end.
  public let message: String
  /// Where, in UTF-8 bytes of the formula's source, half open.
  public let source: Range<Int>

  package init(_ code: String, _ message: String, at source: Range<Int>) {
    self.code = code
    self.message = message
    self.source = source
  }
}

// MARK: Building

extension FormulaTree {
  /// Adds a token.
  package mutating func token(
    _ element: MathElement, _ text: String, variant: MathVariant = .unspecified, source: Range<Int>
  ) -> ID {
    nodes.append(
      Node(
        element: element, variant: variant, text: text, start: Int32(source.lowerBound), end: Int32(source.upperBound)))
    return ID(position: Int32(nodes.count - 1))
  }

  /// Adds an element around `children`, which are in this tree and in no other element. Without `source`, it reaches
  /// from the first child to the last.
  package mutating func add(_ element: MathElement, _ children: some Collection<ID>, source: Range<Int>? = nil) -> ID {
    let first = Int32(childLists.count)
    childLists.append(contentsOf: children)
    var start = Int32.max
    var end = Int32.min
    if let source {
      start = Int32(source.lowerBound)
      end = Int32(source.upperBound)
    } else {
      for child in children {
        start = min(start, nodes[Int(child.position)].start)
        end = max(end, nodes[Int(child.position)].end)
      }
      if start > end { (start, end) = (0, 0) }
    }
    nodes.append(
      Node(
        element: element, variant: .unspecified, text: "", start: start, end: end, firstChild: first,
        childCount: Int32(childLists.count) - first))
    return ID(position: Int32(nodes.count - 1))
  }

  /// Marks `id` as a unit.
  package mutating func markUnit(_ id: ID) { setAttribute("class", "MathML-Unit", of: id) }

  /// Gives `id` an attribute, in place of one with the same name.
  package mutating func setAttribute(_ name: String, _ value: String, of id: ID) {
    let list = nodes[Int(id.position)].attributes
    guard list >= 0 else {
      nodes[Int(id.position)].attributes = Int32(attributeLists.count)
      return attributeLists.append([Attribute(name: name, value: value)])
    }
    attributeLists[Int(list)].removeAll { $0.name == name }
    attributeLists[Int(list)].append(Attribute(name: name, value: value))
  }

  /// The only child, or a row around all of them.
  package mutating func row(_ children: [ID], source: Range<Int>? = nil) -> ID {
    children.count == 1 ? children[0] : add(.row, children, source: source)
  }

  /// `base` with scripts beside it, or with `isAround` below and above; `base` itself if there are none.
  package mutating func scripted(_ base: ID, _ lower: ID?, _ upper: ID?, isAround: Bool = false) -> ID {
    let element = MathElement.scripts(hasLower: lower != nil, hasUpper: upper != nil, isAround: isAround)
    return element.map { add($0, [base, lower, upper].compactMap { $0 }) } ?? base
  }

  /// A fraction that is one character; nil if `scalar` is none.
  package mutating func vulgarFraction(
    _ scalar: Unicode.Scalar, variant: MathVariant = .unspecified, source: Range<Int>
  ) -> ID? {
    guard let parts = VulgarFraction.parts(of: scalar) else { return nil }
    let upper = token(.number, parts.upper, variant: variant, source: source)
    return add(.fraction, [upper, token(.number, parts.lower, variant: variant, source: source)], source: source)
  }
}

public import MathTree

/// A formula as its operations see it: what is done to what.
///
/// Parentheses, invisible operators and layout are gone or have become roles. Each node knows where in the source it
/// comes from. The nodes lie in one array, children and content as runs of another.
public struct MeaningTree: Sendable, Hashable {
  /// A node's place in its tree.
  public struct ID: Sendable, Hashable {
    package let position: Int32

    package init(position: Int32) { self.position = position }
  }

  /// One part of the formula.
  public struct Node: Sendable, Hashable {
    /// What the node is.
    public let kind: MeaningKind
    /// The part it plays.
    public internal(set) var role: MeaningRole
    /// The style of its letters.
    public let font: MathVariant
    /// For scripted or accented signs, the kind of the sign below: an operator with a subscript still acts as one.
    public let embellished: MeaningKind?
    /// The characters of a leaf, in plain letters and digits where `font` tells their style; of an enclosure its
    /// notation; else empty.
    public let text: String
    /// Where the node stands in the formula's source, in UTF-8 bytes, half open.
    public var source: Range<Int> { Int(start)..<Int(end) }

    package internal(set) var start: Int32
    package internal(set) var end: Int32
    package internal(set) var parent: Int32 = -1
    package internal(set) var firstChild: Int32 = 0
    package internal(set) var childCount: Int32 = 0
    package internal(set) var firstContent: Int32 = 0
    package internal(set) var contentCount: Int32 = 0
  }

  package internal(set) var nodes: [Node] = []
  package internal(set) var lists: [ID] = []

  /// What the author wants to be said in place of a node.
  internal var labels: [Int32: String] = [:]

  /// The outermost node.
  public internal(set) var root = ID(position: 0)
  /// What was guessed where the writing has more than one reading.
  public internal(set) var guesses: [Guess] = []

  /// The node at `id`.
  public subscript(id: ID) -> Node { nodes[Int(id.position)] }

  /// The arguments of `id`, in reading order.
  public func children(of id: ID) -> ArraySlice<ID> {
    let node = nodes[Int(id.position)]
    return lists[Int(node.firstChild)..<Int(node.firstChild + node.childCount)]
  }

  /// The signs that make `id` what it is: operators, fences, punctuation.
  public func content(of id: ID) -> ArraySlice<ID> {
    let node = nodes[Int(id.position)]
    return lists[Int(node.firstContent)..<Int(node.firstContent + node.contentCount)]
  }

  /// What the author wants to be said in place of `id`, such as an `aria-label` or a picture's `alt`; or nil.
  public func label(of id: ID) -> String? { labels.isEmpty ? nil : labels[id.position] }

  /// What `id` is an argument or content of, or nil for the root.
  public func parent(of id: ID) -> ID? {
    let parent = nodes[Int(id.position)].parent
    return parent < 0 ? nil : ID(position: parent)
  }
}

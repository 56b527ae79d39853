internal import MathMeaning
internal import SayableFormulas
internal import SpeechRules

/// A formula whose parts end audibly where more follows: `2 sin x + 1` is not heard as the sine of x + 1.
internal struct ClosedFormula {
  /// The formula with parentheses around the arguments of functions that something follows.
  private(set) var source: String
  /// What else closes its parts.
  private(set) var preferences = SpeechPreferences()

  private let tree: MeaningTree
  /// Where parentheses are missing, in bytes.
  private var bare: [Range<Int>] = []

  init(_ formula: Formula) {
    tree = formula.meaning()
    source = formula.source
    visit(tree.root, isFollowed: false)
    var bytes = Array(source.utf8)
    let marks = bare.map { ($0.upperBound, UInt8(ascii: ")")) } + bare.map { ($0.lowerBound, UInt8(ascii: "(")) }
    for (place, mark) in marks.sorted(by: { $0.0 > $1.0 }) { bytes.insert(mark, at: place) }
    source = String(decoding: bytes, as: UTF8.self)
  }

  private mutating func visit(_ id: MeaningTree.ID, isFollowed: Bool) {
    let node = tree[id]
    let children = Array(tree.children(of: id))
    switch node.kind {
    case .infix:
      for (index, child) in children.enumerated() {
        // A product without a sign is said with a pause.
        visit(child, isFollowed: index == children.count - 1 ? isFollowed : node.role != .implicit)
      }
    case .prefix:
      for child in children { visit(child, isFollowed: isFollowed) }
    case .application where isFollowed && children.count == 2:
      preferences["Paren"] = "Speak"
      let argument = children[1]
      if tree[argument].kind != .fenced { bare.append(tree[argument].source) }
      for child in tree.children(of: argument) { visit(child, isFollowed: false) }
    case .squareRoot, .root:
      if isFollowed { preferences["Roots"] = "RootEnd" }
      for child in children { visit(child, isFollowed: false) }
    case .fraction:
      if isFollowed { preferences["Fraction"] = "GeneralEndFrac" }
      for child in children { visit(child, isFollowed: false) }
    default:
      for child in children { visit(child, isFollowed: false) }
    }
  }
}

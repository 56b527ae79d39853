internal import MathMeaning
internal import SpeechRules

/// What is known of each node before a formula is said: what the rules ask for again and again.
internal struct NodeFacts {
  var kind: UInt8
  var role: UInt8
  /// The number of the text in the lexicon, 0 for one that is not in it.
  var text: Int32
  var isContent = false
  /// The place among the children, or the content, of the parent.
  var place: Int32 = 0
}

extension MeaningTree {
  /// The facts of all nodes.
  internal func facts(_ lexicon: Lexicon) -> [NodeFacts] {
    var facts = nodes.map {
      NodeFacts(kind: $0.kind.index, role: $0.role.index, text: $0.text.isEmpty ? 0 : lexicon.number(of: $0.text))
    }
    for node in nodes {
      var place: Int32 = 0
      // Content comes first: what is a child as well, as punctuation is, counts as a child.
      for content in lists[Int(node.firstContent)..<Int(node.firstContent + node.contentCount)] {
        facts[Int(content.position)].isContent = true
        facts[Int(content.position)].place = place
        place += 1
      }
      place = 0
      for child in lists[Int(node.firstChild)..<Int(node.firstChild + node.childCount)] {
        facts[Int(child.position)].isContent = false
        facts[Int(child.position)].place = place
        place += 1
      }
    }
    return facts
  }
}

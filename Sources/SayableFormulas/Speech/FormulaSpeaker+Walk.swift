internal import MathMeaning
internal import MathTree
internal import SayableExport

extension FormulaSpeaker {
  /// A formula as a page shows it: what is drawn, and the parts that a person walks through.
  public struct Walk: Sendable {
    /// The formula as MathML Core, with an `id` on each element that a part is drawn by.
    public let mathML: String
    /// What is said for all of it.
    public let spoken: String
    /// The parts as JSON: each an array of what is said for it, with its name in front as in "numerator: x plus 1", the
    /// `id`s of its elements with spaces between them, and the parts in it, in the order of the formula.
    public let parts: String
  }

  /// What a page needs to draw `formula` and to walk through its parts.
  ///
  /// - Parameters:
  ///   - formula: The formula.
  ///   - prefix: What each `id` begins with; on a page of several formulas, another one for each.
  public func walk(through formula: Formula, idPrefix prefix: String) -> Walk {
    let meaning = meaning(of: formula)
    var run = run(meaning)
    let spoken = run.speech(of: meaning.root).text
    var names = ElementNames(of: formula.tree, prefix: prefix)
    var parts = ""
    let partNames = partNames(meaning)
    // A formula of very many parts is said as a whole: what is said for each would repeat that of all in it.
    if !meaning.nodes.isEmpty, meaning.nodes.count <= Self.mostParts {
      meaning.writeParts(of: meaning.root, into: &parts) {
        let said = $0 == meaning.root ? spoken : run.speech(of: $0).text
        return (partNames.name(of: $0).map { "\($0): \(said)" } ?? said, names.elements(in: meaning[$0].source))
      }
    }
    let mathML = CoreWriter.write(formula.tree, isBlock: formula.isBlock, alternative: spoken, names: names)
    return Walk(mathML: mathML, spoken: spoken, parts: parts)
  }

  private static let mostParts = 1_000
}

extension MeaningTree {
  /// Writes what a person walks through from `id` on.
  fileprivate func writeParts(
    of id: ID, into out: inout String, _ part: (ID) -> (spoken: String, elements: [String])
  ) {
    let (spoken, elements) = part(id)
    out += "[\(JSONText.quoted(spoken)),\(JSONText.quoted(elements.joined(separator: " ")))"
    var inner = Array(children(of: id))
    for sign in content(of: id) where parent(of: sign) == id && !self[sign].source.isEmpty && !inner.contains(sign) {
      inner.append(sign)
    }
    inner.sort { (self[$0].source.lowerBound, $0.position) < (self[$1].source.lowerBound, $1.position) }
    if !inner.isEmpty {
      out += ",["
      for (place, child) in inner.enumerated() {
        if place > 0 { out += "," }
        writeParts(of: child, into: &out, part)
      }
      out += "]"
    }
    out += "]"
  }
}

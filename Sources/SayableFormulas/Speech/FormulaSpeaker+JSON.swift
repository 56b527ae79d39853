internal import MathMeaning
internal import MathTree
internal import SayableExport

extension FormulaSpeaker {
  /// All that is known of `formula`, as JSON on one line, so that an app can walk through it part by part.
  ///
  /// An object with `formula` (its source), `syntax`, `spoken`, `mathml`, `tree`, `guesses` and `problems`. Each node of the
  /// tree has what is said for it alone as `spoken`, its place as `source`: a half-open range of UTF-8 bytes of the formula,
  /// and as `elements` the `id`s of the elements in `mathml` that draw it. A part of more than some 250 nodes has no
  /// `spoken`, since it would repeat that of all parts in it. `name` is what a part is called in the one that holds it,
  /// such as "numerator", and `summary` what it is, such as "sum, 3 terms".
  ///
  /// - Parameters:
  ///   - formula: The formula.
  ///   - prefix: What each `id` begins with; on a page of several formulas, another one for each.
  public func json(of formula: Formula, idPrefix prefix: String = "n") -> String {
    let meaning = meaning(of: formula)
    var run = run(meaning)
    let weights = meaning.weights
    let spoken = run.speech(of: meaning.root).text
    var names = ElementNames(of: formula.tree, prefix: prefix)
    let parts = partNames(meaning)
    let tree = meaning.json { id in
      let isSpoken = weights[Int(id.position)] <= Self.heaviestSpoken
      return MeaningTree.PartWords(
        name: parts.name(of: id), summary: parts.summary(of: id),
        spoken: id == meaning.root ? spoken : isSpoken ? run.speech(of: id).text : nil)
    } elements: {
      names.elements(in: meaning[$0].source)
    }
    let mathML = CoreWriter.write(formula.tree, isBlock: formula.isBlock, alternative: spoken, names: names)
    let guesses = meaning.guesses.map { Self.found($0.code, $0.message, $0.source) }
    let problems = formula.problems.map { Self.found("syntax", $0.message, $0.source) }
    return "{\"formula\":\(JSONText.quoted(formula.source)),\"syntax\":\"\(formula.syntax.rawValue)\","
      + "\"spoken\":\(JSONText.quoted(spoken)),\"mathml\":\(JSONText.quoted(mathML)),\"tree\":\(tree),\"guesses\":[\(guesses.joined(separator: ","))],"
      + "\"problems\":[\(problems.joined(separator: ","))]}"
  }

  /// The weight of the heaviest part with words of its own.
  private static let heaviestSpoken = 250

  private static func found(_ code: String, _ message: String, _ source: Range<Int>) -> String {
    "{\"code\":\(JSONText.quoted(code)),\"message\":\(JSONText.quoted(message)),"
      + "\"source\":[\(source.lowerBound),\(source.upperBound)]}"
  }
}

extension MeaningTree {
  /// How much each node holds, in nodes and their text.
  fileprivate var weights: [Int] {
    var weights = nodes.map { 1 + $0.text.utf8.count / 8 }
    // A node stands behind the one that holds it.
    for place in nodes.indices.reversed() where nodes[place].parent >= 0 {
      weights[Int(nodes[place].parent)] += weights[place]
    }
    return weights
  }
}

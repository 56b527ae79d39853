extension FormulaSpeaker {
  /// All that is known of `formula`, as JSON on one line, so that an app can walk through it part by part.
  ///
  /// An object with `formula` (its source), `syntax`, `spoken`, `tree`, `guesses` and `problems`. Each node of the tree has
  /// what is said for it alone as `spoken`, and its place as `source`: a half-open range of UTF-8 bytes of the formula.
  public func json(of formula: Formula) -> String {
    let meaning = meaning(of: formula)
    var run = run(meaning)
    var out = "{\"formula\":"
    MeaningTree.quote(formula.source, to: &out)
    out += ",\"syntax\":\"\(formula.syntax.rawValue)\",\"spoken\":"
    MeaningTree.quote(speak(meaning), to: &out)
    out += ",\"tree\":" + meaning.json { run.speech(of: $0) }
    out += ",\"guesses\":"
    Self.write(meaning.guesses.map { ($0.code, $0.message, $0.source) }, to: &out)
    out += ",\"problems\":"
    Self.write(formula.problems.map { ("syntax", $0.message, $0.source) }, to: &out)
    return out + "}"
  }

  private static func write(_ found: [(code: String, message: String, source: Range<Int>)], to out: inout String) {
    out += "["
    for (index, item) in found.enumerated() {
      out += index > 0 ? ",{\"code\":" : "{\"code\":"
      MeaningTree.quote(item.code, to: &out)
      out += ",\"message\":"
      MeaningTree.quote(item.message, to: &out)
      out += ",\"source\":[\(item.source.lowerBound),\(item.source.upperBound)]}"
    }
    out += "]"
  }
}

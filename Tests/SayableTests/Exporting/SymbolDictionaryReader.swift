internal import PCRE2

/// A dictionary read and applied as speech-dispatcher does it: all patterns of the file are the alternatives of one, and
/// `\1` counts the groups from the line's own. Names for reading by character are not applied.
internal struct SymbolDictionaryReader {
  internal private(set) var problems: [String] = []
  internal private(set) var characterNames: [String: String] = [:]
  internal let pattern: Pattern
  private var words: [String] = []

  internal init(_ text: String) throws {
    var patterns: [(name: String, pattern: String)] = []
    var said: [String: String] = [:]
    var section = ""
    var problems: [String] = []
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if line == "complexSymbols:" || line == "symbols:" {
        section = line
        continue
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.contains("") { problems.append("an empty field: \(line)") }
      switch (section, fields.count) {
      case ("complexSymbols:", 2): patterns.append((fields[0], fields[1]))
      case ("symbols:", 4) where fields[2] == "none" && fields[3] == "literal":
        if said.updateValue(fields[1], forKey: fields[0]) != nil { problems.append("twice: \(line)") }
      case ("symbols:", 4) where fields[2] == "char" && fields[3] == "always":
        let symbol = fields[0].hasPrefix("\\") ? String(fields[0].dropFirst()) : fields[0]
        if characterNames.updateValue(fields[1], forKey: symbol) != nil { problems.append("twice: \(line)") }
      default: problems.append("a line of no known form: \(line)")
      }
    }
    for line in patterns {
      if said[line.name] == nil { problems.append("without words: \(line.name)") }
      words.append(said[line.name] ?? "")
    }
    if said.count != patterns.count { problems.append("words without a pattern, or two patterns of one name") }
    self.problems = problems
    pattern = try Pattern(
      patterns.isEmpty ? "(?!)" : patterns.enumerated().map { "(?P<c\($0)>\($1.pattern))" }.joined(separator: "|"))
  }

  /// What becomes of a text in NFKC.
  internal func applied(to text: String) throws -> String {
    let subject = Subject(text)
    var scratch = MatchScratch()
    var result = ""
    var position = 0
    while try pattern.match(subject, from: position, scratch: &scratch), let match = scratch.range(ofGroup: 0) {
      result += subject.text(in: position..<match.lowerBound)
      for (index, template) in words.enumerated() {
        guard let group = pattern.groupNumbers["c\(index)"]?.first, scratch.range(ofGroup: group) != nil
        else { continue }
        let first = template.contains("\\1") ? scratch.range(ofGroup: group + 1) : nil
        result += template.replacing("\\1", with: first.map(subject.text(in:)) ?? "")
        break
      }
      position = match.upperBound
    }
    return result + subject.text(in: position..<subject.bytes.count)
  }
}

internal import SayableEngine
internal import SpeechRules

/// The words of a condition or of a slot, read one after another.
internal struct RuleWords {
  /// A word, a text in quotation marks, or one of `|` and `,`.
  struct Token {
    var value: String
    var isQuoted = false
    var offset: Int
  }

  internal let text: SourcedText
  /// The code of what is wrong with the words.
  private let code: String
  private let tokens: [Token]
  private var index = 0

  init(_ text: SourcedText, code: String) {
    self.text = text
    self.code = code
    let bytes = Array(text.value.utf8)
    var tokens: [Token] = []
    var start = 0
    while start < bytes.count {
      switch bytes[start] {
      case UInt8(ascii: " "): start += 1
      case UInt8(ascii: "|"), UInt8(ascii: ","):
        tokens.append(Token(value: String(decoding: [bytes[start]], as: UTF8.self), offset: start))
        start += 1
      case UInt8(ascii: "\""):
        let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        tokens.append(
          Token(value: String(decoding: bytes[(start + 1)..<end], as: UTF8.self), isQuoted: true, offset: start))
        start = min(end + 1, bytes.count)
      default:
        let end = bytes[start...].firstIndex { " |,\"".utf8.contains($0) } ?? bytes.count
        tokens.append(Token(value: String(decoding: bytes[start..<end], as: UTF8.self), offset: start))
        start = end
      }
    }
    self.tokens = tokens
  }

  var isAtEnd: Bool { index == tokens.count }
  var peek: Token? { isAtEnd ? nil : tokens[index] }

  /// The next word, if it is not in quotation marks.
  var word: String? { peek.flatMap { $0.isQuoted ? nil : $0.value } }

  /// The word after the next one.
  var wordAfter: String? { index + 1 < tokens.count && !tokens[index + 1].isQuoted ? tokens[index + 1].value : nil }

  mutating func next() -> Token? {
    guard let token = peek else { return nil }
    index += 1
    return token
  }

  /// Takes the next word, a name in `table`, and gives its entry.
  ///
  /// - Throws: That it is no `what`.
  mutating func entry<Entry>(of table: [String: Entry], _ what: String) throws(RuleSetError) -> Entry {
    let name = word ?? ""
    guard let entry = table[name] else {
      throw problem("'\(name)' is no \(what)", nearestNameNote(to: name, among: table.keys))
    }
    index += 1
    return entry
  }

  /// Takes the next words if they are `words`.
  mutating func take(_ words: String...) -> Bool { take(words) }

  mutating func take(_ words: [String]) -> Bool {
    guard index + words.count <= tokens.count else { return false }
    for (offset, word) in words.enumerated() {
      let token = tokens[index + offset]
      guard !token.isQuoted, token.value == word else { return false }
    }
    index += words.count
    return true
  }

  /// Takes the beginning of a depth, and tells whether it is that of the parts alone.
  mutating func takeDepth() -> Bool? {
    if take("depth", "by") { return false }
    return take("inner", "depth", "by") ? true : nil
  }

  /// Takes a number that is not negative, nor larger than any formula needs.
  mutating func takeNumber() -> Int? {
    guard let number = word.flatMap({ Int32($0) }).map({ Int($0) }), number >= 0 else { return nil }
    index += 1
    return number
  }

  /// Where the next word begins, or where the last one ends.
  var offset: Int { peek?.offset ?? text.value.utf8.count }

  /// What is wrong at the next word, or at the end, if not at `place`.
  func problem(_ message: String, _ note: String, at place: Int? = nil) -> RuleSetError {
    RuleSetError(diagnostics: [
      Diagnostic(code: code, message, at: text.location(atOffset: place ?? offset), notes: [note])
    ])
  }

  /// - Throws: That a path could begin or go on here, if a child were counted as children are.
  func checkPlace() throws(RuleSetError) {
    guard let first = word, first == "child" || first == "content" && wordAfter != "count" else { return }
    let place = index + 1 < tokens.count ? tokens[index + 1].offset : text.value.utf8.count
    throw problem("no place is named here", "expected a number from 1 to 1000 behind '\(first)'", at: place)
  }

  /// - Throws: The message, where words are left.
  func end(_ message: String, _ note: String) throws(RuleSetError) {
    guard isAtEnd else { throw problem(message, note) }
  }
}

extension RuleWords {
  private static let steps: [(words: [String], way: TreeStep.Way)] = [
    (["parent"], .parent), (["ancestor"], .ancestor), (["next"], .next), (["previous"], .previous),
    (["before"], .before), (["after"], .after), (["last", "child"], .lastChild), (["last", "content"], .lastContent),
    (["any", "child"], .anyChild), (["any", "content"], .anyContent), (["every", "child"], .everyChild),
    (["every", "content"], .everyContent),
  ]

  /// Takes a way through the tree, such as `child 1 of parent`; empty if there is none. In the order it is gone.
  mutating func takePath() -> [TreeStep] {
    var steps: [TreeStep] = []
    repeat {
      guard let step = takeStep() else { break }
      steps.insert(step, at: 0)
    } while take("of")
    return steps
  }

  private mutating func takeStep() -> TreeStep? {
    for step in Self.steps where take(step.words) { return TreeStep(step.way) }
    guard let first = word, ["child", "content"].contains(first), let number = wordAfter.flatMap({ Int32($0) }),
      (1...1000).contains(number)
    else { return nil }
    index += 2
    return TreeStep(first == "child" ? .child : .content, number - 1)
  }
}

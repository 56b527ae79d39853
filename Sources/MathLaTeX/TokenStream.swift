internal import MathTree

/// The tokens that are still to be parsed: those of the formula, and before them those that macros stand for.
internal struct TokenStream {
  /// Tokens that belong together: the formula, an argument, or what a macro stands for.
  fileprivate struct Input {
    var tokens: ArraySlice<Token> = []
    var position = 0
    var end = 0
  }

  /// A place that parsing may go back to, or go on from after an argument.
  struct Place {
    fileprivate let input: Input
    fileprivate let waiting: Int
    fileprivate let floor: Int
  }

  private var tokenizer = Tokenizer()
  private var input = Input()
  /// What is parsed when `input` is at its end; below `floor`, it belongs to a list further out.
  private var waiting: [Input] = []
  private var floor = 0
  /// The length of the formula's source.
  private let length: Int

  init(source: [UInt8], range: Range<Int>) {
    length = source.count
    var tokens = tokenizer.tokens(of: source[range])
    for i in tokens.indices {
      tokens[i].start += Int32(range.lowerBound)
      tokens[i].end += Int32(range.lowerBound)
    }
    input = Input(tokens: tokens[...], position: 0, end: tokens.count)
  }

  // MARK: One token

  /// The next token as it stands, a space or not.
  mutating func peekAny() -> Token? {
    while input.position >= input.end {
      guard waiting.count > floor else { return nil }
      input = waiting.removeLast()
    }
    return input.tokens[input.position]
  }

  /// The next token that is no space and no comment.
  mutating func peek() -> Token? {
    while let token = peekAny() {
      switch token.kind {
      case .space: input.position += 1
      case .comment: skipComment()
      default: return token
      }
    }
    return nil
  }

  /// The token that stands `offset` further on than the next one.
  func following(_ offset: Int = 1) -> Token? {
    input.position + offset < input.end ? input.tokens[input.position + offset] : nil
  }

  /// The token that stands `offset` before the next one, and together with it.
  func preceding(_ offset: Int = 1) -> Token? {
    let place = input.position - offset
    return input.tokens.indices.contains(place) ? input.tokens[place] : nil
  }

  /// The next token and those that stand together with it.
  var upcoming: ArraySlice<Token> { input.tokens[min(input.position, input.end)..<input.end] }

  mutating func skip(_ count: Int = 1) { input.position += count }

  mutating func skipSpaces() {
    while let token = peekAny(), token.kind == .space { input.position += 1 }
  }

  private mutating func skipComment() {
    while input.position < input.end {
      let token = input.tokens[input.position]
      input.position += 1
      if token.is("\n") || token.is("\r") { return }
    }
  }

  /// Where the end of what is being parsed stands in the source.
  var endOfInput: Range<Int> {
    if input.position < input.tokens.endIndex {
      let start = Int(input.tokens[input.position].start)
      return start..<start
    }
    let end = input.tokens.last.map { Int($0.end) } ?? length
    return end..<end
  }

  /// Where the last token that was taken ends, or nil.
  var lastEnd: Int? { input.position > 0 ? Int(input.tokens[input.position - 1].end) : nil }

  // MARK: Several tokens

  var place: Place { Place(input: input, waiting: waiting.count, floor: floor) }

  /// Goes back to `place`, at which more was waiting or as much as now.
  @inline(never)
  mutating func goBack(to place: Place) {
    if waiting.count >= place.waiting { waiting.removeSubrange(place.waiting...) }
    input = place.input
  }

  /// Goes back to `place` if nothing that stood there is used up.
  mutating func unread(to place: Place) {
    if waiting.count == place.waiting { input.position = place.input.position }
  }

  /// Lets nothing but the tokens of `argument` be parsed, until `leave`.
  @inline(never)
  mutating func enter(_ argument: Argument) -> Place {
    let outside = place
    waiting.append(input)
    floor = waiting.count
    input = Input(tokens: argument.tokens, position: argument.tokens.startIndex, end: argument.tokens.endIndex)
    return outside
  }

  @inline(never)
  mutating func leave(to outside: Place) {
    waiting.removeSubrange(outside.waiting...)
    (input, floor) = (outside.input, outside.floor)
  }

  /// Puts tokens in front of what is still to be parsed.
  mutating func prepend(_ tokens: [Token]) {
    guard !tokens.isEmpty else { return }
    if input.position < input.end { waiting.append(input) }
    input = Input(tokens: tokens[...], position: 0, end: tokens.count)
  }

  // MARK: Arguments

  /// Takes an argument: a group, a command or a character.
  @inline(never)
  mutating func argument(of command: Token) throws(FormulaSyntaxError) -> Argument {
    guard let token = peek(), token.kind != .closeBrace, token.kind != .alignment else {
      throw FormulaSyntaxError(
        "\(written(command)) has too few arguments", expected: "an argument in braces", at: command.source)
    }
    let start = input.position
    guard token.kind == .openBrace else {
      input.position += 1
      return Argument(tokens: input.tokens[start..<start + 1], source: token.source)
    }
    guard token.match > 0, start + Int(token.match) < input.end else {
      throw FormulaSyntaxError("This brace is not closed", expected: "'}'", at: token.source)
    }
    let end = start + Int(token.match)
    input.position = end + 1
    return Argument(tokens: input.tokens[start + 1..<end], source: token.source.ending(at: Int(input.tokens[end].end)))
  }

  /// Takes an argument in brackets, if there is one.
  @inline(never)
  mutating func optionalArgument() throws(FormulaSyntaxError) -> Argument? {
    guard let token = peek(), token.is("[") else { return nil }
    let start = input.position
    var i = start + 1
    while i < input.end {
      let next = input.tokens[i]
      if next.is("]") {
        input.position = i + 1
        return Argument(tokens: input.tokens[start + 1..<i], source: token.source.ending(at: Int(next.end)))
      }
      if next.kind == .closeBrace { break }
      i += next.length
    }
    throw FormulaSyntaxError("This bracket is not closed", expected: "']'", at: token.source)
  }

  /// Takes a star right after the command's name, if there is one.
  mutating func star() -> Bool {
    guard let token = peek(), token.is("*") else { return false }
    input.position += 1
    return true
  }

  /// Takes a length, in braces or as it stands, like `-2.5pt` or `=3em`.
  @inline(never)
  mutating func dimension(of command: Token) throws(FormulaSyntaxError) -> String {
    if let token = peek(), token.is("=") { input.position += 1 }
    if let token = peek(), token.kind == .openBrace {
      return text(of: try argument(of: command).tokens).trimmingSpaces()
    }
    var text = ""
    var letters = 0
    while let token = peekAny(), letters < 2 {
      switch token.kind {
      case .space where letters == 0: break
      case .digit where letters == 0: text.unicodeScalars.append(token.scalar)
      case .other where letters == 0 && (token.is(".") || token.is(",") || token.is("-") || token.is("+")):
        text.unicodeScalars.append(token.scalar)
      case .letter:
        text.unicodeScalars.append(token.scalar)
        letters += 1
      default: letters = 3
      }
      if letters < 3 { input.position += 1 }
    }
    guard letters == 2 else {
      throw FormulaSyntaxError(
        "\(written(command)) has no length", expected: "a number with a unit, like '2em'", at: command.source)
    }
    return text
  }

  // MARK: What is written

  func name(of token: Token) -> String {
    let place = Int(token.value)
    return place < tokenizer.names.count ? tokenizer.names[place] : ""
  }

  func written(_ token: Token) -> String {
    token.kind == .command ? "\\" + name(of: token) : String(Character(token.scalar))
  }

  /// The tokens as they are written.
  @inline(never)
  func text(of tokens: ArraySlice<Token>) -> String {
    var text = ""
    for token in tokens {
      if token.kind == .command {
        text += written(token)
      } else {
        text.unicodeScalars.append(token.scalar)
      }
    }
    return text
  }

  /// The tokens of LaTeX that is not written in the formula, but stands for what is written at `place`.
  mutating func tokens(of text: String, at place: Range<Int>) -> [Token] {
    tokenizer.tokens(of: text.utf8, at: place)
  }

  /// Whether two tokens say the same.
  func matches(_ a: Token, _ b: Token) -> Bool {
    guard a.kind == b.kind else { return false }
    return a.kind == .command ? name(of: a) == name(of: b) : a.kind == .space || a.value == b.value
  }
}

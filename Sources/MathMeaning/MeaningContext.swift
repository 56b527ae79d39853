internal import MathTree

/// What the stages share: what names and signs stand for, and where guesses are told.
internal final class MeaningContext {
  let options: MeaningOptions
  let lexicon: MeaningLexicon
  /// Whether the formula is one of chemistry, whose letters are elements.
  let isChemical: Bool
  /// Names that turned out to be functions somewhere in the formula.
  private let foundFunctions: Set<String>
  /// The applications of letters to arguments in parentheses.
  private var applications: [Part] = []
  /// What was guessed, in the order of the guesses.
  private(set) var guesses: [Guess] = []

  init(options: MeaningOptions, lexicon: MeaningLexicon, isChemical: Bool, foundFunctions: Set<String> = []) {
    self.options = options
    self.lexicon = lexicon
    self.isChemical = isChemical
    self.foundFunctions = foundFunctions
  }

  // MARK: Guesses

  func guess(_ code: String, _ message: String, at part: Part) { guess(code, message, from: part, to: part) }

  func guess(_ code: String, _ message: String, from first: Part, to last: Part) {
    guesses.append(Guess(code, message, at: Int(first.start)..<Int(max(first.start, last.end))))
  }

  // MARK: Names

  /// Whether the author says that `function` is none.
  func isVariable(_ function: Part) -> Bool {
    !options.variables.isEmpty && options.variables.contains(function.leftmost.text)
  }

  /// Whether the author says that `function` is one.
  func isDeclaredFunction(_ function: Part) -> Bool { options.functions.contains(function.leftmost.text) }

  /// Whether the author or custom says that `function` is one, or the formula does elsewhere.
  func isFunction(_ function: Part) -> Bool {
    if isFunctionCombination(function) { return true }
    let name = function.leftmost.text
    return lexicon.functionLetters.contains(name) || options.functions.contains(name)
      || foundFunctions.contains(name) && sharesName(function)
  }

  /// Functions that are added, multiplied or composed in parentheses, as in `(f + g)(x)`, or their derivative.
  func isFunctionCombination(_ part: Part) -> Bool {
    if part.kind == .superscript, part.children[1].role == .prime { return isFunctionCombination(part.children[0]) }
    guard part.kind == .fenced, part.role == .leftRight, let inner = part.children.first, inner.kind == .infix else {
      return false
    }
    return inner.children.allSatisfy { $0.kind == .identifier && lexicon.functionLetters.contains($0.text) }
  }

  /// Whether what is known of its letter holds for `function` too: `v` being a function, `v_0` may yet be a number.
  private func sharesName(_ function: Part) -> Bool { function.kind != .subscript }

  /// Remembers that a letter was applied to an argument.
  func remember(application: Part) { applications.append(application) }

  /// The names that were read as functions in one place of `meaning`, and as something else in another.
  func namesOfFunctions(in meaning: MeaningTree) -> Set<String> {
    var names: Set<String> = []
    for application in applications where application.role == .simpleFunction {
      let function = application.children[0]
      let name = function.leftmost
      guard sharesName(function), name.kind == .identifier, !options.functions.contains(name.text) else { continue }
      names.insert(name.text)
    }
    guard !names.isEmpty else { return names }
    let others = meaning.nodes.filter { $0.kind == .identifier && $0.role != .simpleFunction && $0.role != .unit }
    return names.intersection(others.map(\.text))
  }

  // MARK: Leaves

  /// A leaf with the meaning that its characters have by themselves.
  func leaf(_ text: String, font: MathVariant = .unspecified, start: Int32, end: Int32) -> Part {
    guard !text.isEmpty else { return .empty(at: start) }
    let text = Self.trimmed(text)
    let made = Part(.unknown, .unknown, text: text, start: start, end: end)
    if let scalar = text.onlyScalar {
      let sign = CharacterMeaning.sign(scalar)
      made.scalar = scalar.value
      made.kind = sign.kind
      made.role = sign.role
      made.font = sign.font
      if let plain = CharacterMeaning.plain(scalar) {
        made.text = String(plain)
        made.scalar = plain.value
      }
    } else if text == "..." {
      made.text = "\u{2026}"
      made.scalar = 0x2026
      made.kind = .punctuation
      made.role = .ellipsis
    } else if let role = lexicon.role(ofFunction: text) {
      made.kind = role == .infixFunction ? .operator : .function
      made.role = role
      made.font = .normal
    }
    if font != .unspecified { made.font = font }
    if made.font == .doubleStruck, CharacterMeaning.isNumberSet(made.scalar) {
      made.kind = .identifier
      made.role = .numberSet
    }
    return made
  }

  /// A sign at `place` that stands for what is laid out.
  func leaf(_ sign: Unicode.Scalar, at place: Int32) -> Part { leaf(String(sign), start: place, end: place) }

  /// A unit in upright letters.
  func unit(_ text: String, start: Int32, end: Int32) -> Part {
    let made = leaf(text, font: .normal, start: start, end: end)
    made.becomeUnit()
    return made
  }

  /// `text` without white space around it, unless it is nothing else.
  private static func trimmed(_ text: String) -> String {
    // White space of one byte was left out by the readers.
    guard let first = text.utf8.first, let last = text.utf8.last, first > 0x80 || last >= 0x80 else { return text }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return text }
    return String(scalars[start...end])
  }
}

extension String {
  /// The only code point of the text, or nil if it has none or several.
  internal var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return nil }
    return first
  }
}

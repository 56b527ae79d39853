internal import SpeechRules

/// Says the text of a leaf: the words for it, or else piece by piece.
///
/// Pieces are numbers, words and single signs; each is said by its own words if it has any, and else as it is.
internal struct LeafText {
  private let words: SpeechWords
  private let isFunction: Bool
  private let scalars: [Unicode.Scalar]
  /// Whether a point may stand before decimals; where it is not the usual mark, several points are those of a list.
  private let hasDecimals: Bool
  private var index = 0

  private init(_ text: String, _ words: SpeechWords, isFunction: Bool) {
    self.words = words
    self.isFunction = isFunction
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    hasDecimals = words.numbers.decimalMark.isEmpty || scalars.count { $0 == "." } == 1
  }

  /// Says the pieces of `text`, which has no words as a whole.
  static func say(_ text: String, by words: SpeechWords, isFunction: Bool, into buffer: inout SpeechBuffer) {
    var reader = LeafText(text, words, isFunction: isFunction)
    if reader.isDigits { return buffer.append(words.numbers.localized(Array(text.utf8))) }
    while let piece = reader.next() {
      if let last = piece.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) {
        buffer.append(words.words(for: piece, isFunction: isFunction) ?? words.numbers.localized(Array(piece.utf8)))
        continue
      }
      words.saySign(piece, words.words(for: piece, isFunction: isFunction), into: &buffer)
    }
  }

  /// Whether there are only digits and marks between them.
  private var isDigits: Bool {
    guard let first = scalars.first, let last = scalars.last, Self.isDigit(first), Self.isDigit(last) else {
      return false
    }
    guard scalars.allSatisfy({ Self.isDigit($0) || $0 == "." || $0 == "," }) else { return false }
    return scalars.count { $0 == "." } < 2 || isGroupedByPoints
  }

  /// Whether points stand between groups of three digits, as in 1.000.000, perhaps with decimals behind a comma.
  private var isGroupedByPoints: Bool {
    let parts = scalars.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2 && hasDecimalComma else { return false }
    let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
      && parts.dropFirst().allSatisfy { !$0.contains(".") }
  }

  private var hasDecimalComma: Bool { words.numbers.decimalMark == [UInt8(ascii: ",")] }

  private mutating func next() -> String? {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    if let end = endOfNumber {
      index = end
    } else {
      while index < scalars.count, isPartOfWord(index, start) { index += 1 }
      if index == start { index += 1 }
    }
    // A sign keeps the marks that are set on it, such as a variation selector.
    if index == start + 1 {
      while index < scalars.count, scalars[index].properties.generalCategory == .nonspacingMark { index += 1 }
    }
    var piece = String.UnicodeScalarView()
    piece.append(contentsOf: scalars[start..<index])
    return String(piece)
  }

  /// Where a number from here on ends: digits, groups of three after commas, decimals after a point, or after a comma
  /// behind groups with spaces between them.
  private var endOfNumber: Int? {
    var end = index
    while digit(end) { end += 1 }
    if end > index, end - index <= 3 {
      while end < scalars.count, scalars[end] == ",", digit(end + 1), digit(end + 2), digit(end + 3), !digit(end + 4) {
        end += 4
      }
    }
    if hasDecimalComma, index > 0, scalars[index - 1].properties.isWhitespace, end - index == 3, end < scalars.count,
      scalars[end] == ",", digit(end + 1)
    {
      end += 1
      while digit(end) { end += 1 }
    }
    if hasDecimals, end < scalars.count, scalars[end] == ".", digit(end + 1) {
      end += 1
      while digit(end) { end += 1 }
    }
    return end > index ? end : nil
  }

  private func digit(_ place: Int) -> Bool { place < scalars.count && Self.isDigit(scalars[place]) }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether the letter at `place` belongs to the word that begins at `start`; letters with a name of their own, such
  /// as Greek ones, stand alone.
  private func isPartOfWord(_ place: Int, _ start: Int) -> Bool {
    let scalar = scalars[place]
    if scalar.isASCII {
      if scalar == "'", place > start, place + 1 < scalars.count {
        return scalars[place + 1].properties.isAlphabetic
      }
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.generalCategory == .nonspacingMark && place > start else {
      return false
    }
    return words.words(for: String(scalar), isFunction: isFunction) == nil
  }
}

extension SpeechWords {
  /// Says the text of a leaf.
  internal func say(_ text: String, isFunction: Bool, into buffer: inout SpeechBuffer) {
    if let words = words(for: text, isFunction: isFunction) {
      saySign(text, words, into: &buffer)
    } else {
      LeafText.say(text, by: self, isFunction: isFunction, into: &buffer)
    }
  }

  /// Says each sign of `text` by itself.
  internal func saySigns(of text: String, marksCapitals: Bool, into buffer: inout SpeechBuffer) {
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      let sign = String(scalar)
      let words = words(for: sign, isFunction: false)
      if marksCapitals {
        saySign(sign, words, into: &buffer)
      } else if let words {
        buffer.append(words)
      } else {
        buffer.append(unknown: sign)
      }
    }
  }

  /// Says a sign with a stroke through it that has no words of its own: that it is not so, or that a letter is struck.
  private func sayStruck(_ sign: String, into buffer: inout SpeechBuffer) -> Bool {
    guard sign.unicodeScalars.count > 1, sign.unicodeScalars.last == "\u{338}" else { return false }
    let plain = String(sign.unicodeScalars.dropLast())
    if let relation = words(for: plain, isFunction: false), let not = words(for: "¬", isFunction: false) {
      buffer.append(not)
      buffer.append(relation)
      return true
    }
    guard let stroke = words(for: "\u{338}", isFunction: false) else { return false }
    saySign(plain, nil, into: &buffer)
    buffer.append(stroke)
    return true
  }

  /// Says one sign or word by its words, or else as it is; a capital letter as such.
  fileprivate func saySign(_ sign: String, _ words: [UInt8]?, into buffer: inout SpeechBuffer) {
    let marks = capital.flatMap { sign.isCapital ? $0 : nil }
    if let marks { buffer.append(marks.before) }
    if let words {
      buffer.append(words)
    } else if !sayStruck(sign, into: &buffer) {
      buffer.append(unknown: sign)
    }
    if let marks { buffer.append(marks.after) }
  }
}

extension String {
  /// Whether it is one capital letter.
  internal var isCapital: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return false }
    if first.isASCII { return ("A"..."Z").contains(first) }
    return first.properties.isUppercase
  }

  /// Without the brackets around it, if it begins with one and ends with its counterpart.
  internal var withoutBrackets: String {
    guard let first, let last, count > 2, first != last, Fences.match(String(first), String(last)) else { return self }
    return String(dropFirst().dropLast())
  }
}

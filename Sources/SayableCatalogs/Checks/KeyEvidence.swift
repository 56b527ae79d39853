internal import SayableEngine

/// What the key of a string, the note for translators and the text that it is translated from tell of its signs. Keys
/// are written in English.
internal struct KeyEvidence {
  /// What tells against a change that sure rules make.
  internal enum Objection: Hashable {
    /// What is written is no such thing: a hashtag and no number, an option of a command and no negative number.
    case stays
    /// The letters behind a number are said as another unit, which the key names.
    case otherReading(String)
    /// The letters behind a number begin a word of the key that the rules do not say.
    case otherWord(String)
  }

  /// The words of the key in small letters, in order: `craneMinutes`, `crane_minutes`.
  private let keyWords: [String]
  /// Whether the key is a text with spaces, as that of gettext is.
  private let isSentence: Bool
  private let noteWords: [String]
  private let sourceWords: [String]

  /// Words of keys that tell what a string is used for, and nothing of what it says.
  private static let purposes: Set<String> = [
    "format", "unit", "units", "short", "label", "text", "value", "abbr", "abbreviation", "abbreviated", "name",
    "symbol",
    "suffix", "title", "string", "placeholder", "pattern", "template",
  ]

  /// - Parameter letters: A unit that the label has. A source that is but a number of it, as `30 m`, tells nothing of it.
  internal init(_ label: LintedLabel, of letters: String? = nil) {
    keyWords = Self.words(of: label.entry.key)
    isSentence = label.entry.key.contains(" ")
    noteWords = WordSearch.words(of: label.entry.comment ?? "")
    let words = label.englishSpeech(ofKeyIf: isSentence).map(WordSearch.words) ?? []
    let source = label.englishText ?? label.entry.key
    sourceWords = words.count == 1 && source.wordsBehindArguments() == letters.map { [$0] } ? [] : words
  }

  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var isBehindSmall = false
    for scalar in key.unicodeScalars.prefix(200) {
      let isCapital = scalar.isCapitalLetter
      if !scalar.isLetter {
        words.append("")
      } else if words.isEmpty || isCapital && isBehindSmall {
        words.append(String(scalar))
      } else {
        words[words.count - 1].unicodeScalars.append(scalar)
      }
      isBehindSmall = scalar.isLetter && !isCapital
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Whether the key or the note has one of `words`, in any form.
  internal func names(_ words: [String]) -> Bool {
    (keyWords + noteWords + sourceWords).contains { word in
      word.utf8.count > 2 && words.contains { Self.areForms(word, $0) }
    }
  }

  /// Whether two words are forms of one: 'minute' and 'minutes', not 'grams' and 'grains'.
  internal static func areForms(_ first: String, _ second: String) -> Bool {
    3 * zip(first, second).prefix { $0 == $1 }.count >= 2 * max(first.count, second.count)
  }

  /// Whether the string names a key on the keyboard, which nobody hears: `button_cancel.shortcut`.
  internal var isOfKeystroke: Bool {
    !isSentence && ["shortcut", "accelerator", "mnemonic", "hotkey", "keystroke"].contains(keyWords.last)
  }

  internal var tellsOfHashtags: Bool { names(["hashtag", "hashtags"]) || keyWords.contains("tag") }

  /// Whether a word of the key is a unit that begins with its letter, as the days of `5d`.
  internal func namesUnit(in language: LintLanguage) -> Bool {
    !isSentence
      && keyWords.contains { word in
        word.utf8.count > 2
          && language.readingsInEnglish(of: String(word.prefix(1))).flatMap(WordSearch.words).contains {
            Self.areForms(word, $0)
          }
      }
  }

  /// The one word that a key consists of beside its purpose, where it begins with `letters` and is longer.
  internal func word(beginningWith letters: String) -> String? {
    let words = keyWords.filter { !Self.purposes.contains($0) }
    guard words.count == 1, let word = words.first, letters.utf8.count >= 2, word.hasPrefix(letters.lowercased()),
      word.utf8.count >= letters.utf8.count + 2
    else { return nil }
    return word
  }
}

extension LintedLabel {
  /// What the key of the string, its note, its source text or the text around it tells against a change; nil where
  /// nothing.
  internal func objection(to change: LabelChange) -> KeyEvidence.Objection? {
    if isCode(change) || isDeniedBySource(change) { return .stays }
    let text = written(change.range)
    if let objection = unitObjection(to: change) { return objection }
    if text.hasPrefix("#") { return KeyEvidence(self).tellsOfHashtags ? .stays : nil }
    let letters = String(String.UnicodeScalarView(text.unicodeScalars.reversed().prefix { $0.isLetter }.reversed()))
    let number = text.dropLast(letters.count)
    guard (1...4).contains(letters.count), let last = number.last(where: { !$0.isWhitespace }),
      last.isNumber || !arguments(in: change.range).isEmpty
    else { return nil }
    if isCounted(number, in: change.range), isDeniedBySource(letters) { return .stays }
    let evidence = KeyEvidence(self)
    let isWritten = last.isNumber && number.allSatisfy { $0.isASCII && ($0.isNumber || $0.isWhitespace) }
    // As many as are written, since that tells the form of the unit: '1 minute' in '< 1 m'.
    let digits = number.trimming(where: \.isWhitespace).reversed().prefix {
      $0.isASCII && ($0.isNumber || ".,".contains($0))
    }
    let count = last.isNumber && !digits.isEmpty ? String(digits.reversed()) : "5"
    let (own, english) = (language.readings(of: letters, behind: count), language.readingsInEnglish(of: letters))
    let words = english.map { WordSearch.words(of: $0) }
    let named = words.map { !$0.isEmpty && evidence.names($0) }
    for (index, other) in [(0, 1), (1, 0)] where named[index] && !named[other] && own[index] != own[other] {
      let reading: String
      if own.allSatisfy({ $0.hasPrefix(count) }),
        // What is said before the unit stays: that of another number, or 'about'.
        let start = change.spoken.dropping(suffix: own[other].dropFirst(count.count))
      {
        reading = String(start + own[index].dropFirst(count.count))
      } else if isWritten || isPlaceholder(number, in: change.range) {
        reading = own[index].replacing(count, with: String(number.trimming(where: \.isWhitespace)), maxReplacements: 1)
      } else {
        return nil
      }
      return own[index] == count + letters || reading == change.spoken ? nil : .otherReading(reading)
    }
    if isWritten, isOfOtherUnit(letters, evidence) { return .stays }
    guard !named.contains(true), let word = evidence.word(beginningWith: letters) else { return nil }
    return WordSearch.words(of: change.spoken).contains { KeyEvidence.areForms($0, word) } ? nil : .otherWord(word)
  }

  /// Whether the key names a unit, and none that one letter behind a number is read as: under `days365`, `1A` is no ampere.
  internal func isOfOtherUnit(_ letters: String, _ evidence: KeyEvidence? = nil) -> Bool {
    if letters.count != 1 { return false }
    let evidence = evidence ?? KeyEvidence(self)
    // Letters of other scripts are no unit in English, so that the key cannot name theirs.
    let own = language.readingsInEnglish(of: letters).flatMap(WordSearch.words)
    return !own.isEmpty && !evidence.names(own) && evidence.namesUnit(in: language)
  }

  /// Whether a text is nothing but an argument, or a number that the source has, too: where numbers differ, a translator
  /// has taken the measure of another country.
  private func isCounted(_ number: Substring, in range: Range<Int>) -> Bool {
    if isPlaceholder(number, in: range) { return true }
    let digits = String(number.trimming(where: \.isWhitespace))
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber } && englishText?.contains(digits) == true
  }

  /// Whether the text at the start of a range is one placeholder, and spaces behind it.
  private func isPlaceholder(_ text: Substring, in range: Range<Int>) -> Bool {
    let length = text.trimming(where: \.isWhitespace).utf8.count
    return arguments(in: range).contains { $0.range == range.lowerBound..<(range.lowerBound + length) }
  }

  /// What the key or the note tells a number with letters behind it to be said as, of the readings that it may have; nil
  /// where they name none of them, or several.
  internal func toldReading(of letters: String, behind number: String) -> String? {
    let own = language.allReadings(of: letters, behind: "5")
    let english = language.readingsInEnglish(of: letters)
    let evidence = KeyEvidence(self, of: letters)
    let told = zip(own, english).filter { evidence.names(WordSearch.words(of: $1)) }.map(\.0)
    guard let reading = told.first ?? unitOfSource(beside: letters), told.allSatisfy({ $0 == reading }),
      reading != "5" + letters
    else { return nil }
    return reading.replacing("5", with: number, maxReplacements: 1)
  }

  /// Whether the key tells against something that the sure rules say.
  internal var isSaidAgainstKey: Bool { changes.contains { objection(to: $0) != nil } }
}

extension LintLanguage {
  /// What a number of a unit may be said as: with the letters directly behind the number, and apart.
  fileprivate func readings(of letters: String, behind count: String) -> [String] {
    [guessed(count + letters), said(count + " " + letters)]
  }

  /// The same, and what it may be said as apart.
  internal func allReadings(of letters: String, behind count: String) -> [String] {
    readings(of: letters, behind: count) + [guessed(count + " " + letters)]
  }

  /// All of them in English, in which keys are written.
  fileprivate func readingsInEnglish(of letters: String) -> [String] {
    (english?.language ?? self).allReadings(of: letters, behind: "5")
  }
}

extension String {
  /// The string without `suffix`; nil where it does not end so.
  fileprivate func dropping(suffix: some StringProtocol) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }
}

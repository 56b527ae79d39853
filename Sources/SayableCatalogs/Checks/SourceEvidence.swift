internal import SayableEngine

/// What the English text that a string is translated from tells of the signs in the translation.
extension LintedLabel {
  /// The rules of English; nil where nothing is translated from it.
  private var english: LintLanguage? { englishText == nil ? nil : language.english?.language ?? language }

  /// What the sure rules of English say for the text that it is translated from; nil where that is not known.
  internal var englishSpeech: String? { englishText.flatMap { english?.said($0) } }

  /// The same, or what they say for a key that is a text itself, where no source is known.
  internal func englishSpeech(ofKeyIf isText: Bool) -> String? {
    englishSpeech ?? (isText ? (language.english?.language ?? language).said(entry.key) : nil)
  }

  /// Whether the source text tells that what a change says is not meant.
  internal func isDeniedBySource(_ change: LabelChange) -> Bool {
    guard let englishText, let english else { return false }
    let text = written(change.range).unicodeScalars.trimming(where: \.isSpace)
    return isName(String(text), in: englishText, isShare: change.values.contains(.share))
      || change.values.contains(.calendarWord) && !english.namesDay(englishText)
      || change.values.contains(.loneUnit) && englishText.utf8.count <= 3 && english.said(englishText) == englishText
      || text.last.map { "°º".unicodeScalars.contains($0) } == true && english.hasOrdinal(englishText, like: text)
      || String(text).hasSuffix("(s)") && englishText.hasSpacedSeconds
  }

  /// Whether letters, or two numbers that rules take for a share, stand in the source as they do here, and English leaves
  /// them: a name or a code, in any language.
  private func isName(_ text: String, in englishText: String, isShare: Bool) -> Bool {
    guard isShare || text.unicodeScalars.contains(where: \.isLetter), let speech = englishSpeech else { return false }
    // A full stop behind capitals may end the sentence here, and stand elsewhere there.
    let name = text.hasSuffix(".") && text.dropLast().allSatisfy(\.isUppercase) ? String(text.dropLast()) : text
    // The translator may have parted initials: D. C.
    let parted = name.contains(where: \.isNumber) ? name : String(name.filter { $0 != " " })
    return [name, parted].contains { englishText.hasWhole($0) && speech.hasWhole($0) }
  }

  /// Whether the source has another word where letters behind a number or an argument could be a unit: of `%lu row`, the
  /// Swedish `%lu rad` counts rows and no radians. What stands behind arguments there as here, or in capitals, and is
  /// left by English, is no unit: of `%s PM`, the Arabic `%s م` has no meters. Nor is what stands in place of an ending:
  /// of `30th`, the Greek `30η` has no days.
  internal func isDeniedBySource(_ letters: String) -> Bool {
    guard let englishText, let english else { return false }
    let counted = englishText.wordsBehindArguments() + (englishSpeech?.wordsBehindArguments() ?? [])
    let said = english.allReadings(of: letters, behind: "5")
    guard said.contains(where: { $0 != "5" + letters && $0 != "5 " + letters }) else {
      return counted.contains(letters)
        || counted.contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) && english.guessed("5 " + $0) == "5 " + $0 }
        || englishText.wordsBehindArguments(isGlued: true).contains { english.guessed("5" + $0) == "5" + $0 }
    }
    let units: [String] = said.flatMap { $0.unicodeScalars.split { !$0.isLetter }.map { String($0) } }
    return !counted.isEmpty && !counted.contains(letters)
      && !counted.contains { word in
        units.contains { unit in unit == word || KeyEvidence.areForms(word.lowercased(), unit) }
      }
  }
}

extension LintLanguage {
  /// Whether a day or a month is named in an English text, in full or as rules know it.
  fileprivate func namesDay(_ text: String) -> Bool {
    said(text) != text
      || WordSearch.words(of: text).contains { word in said(String(word.prefix(3)).capitalized) == word.capitalized }
  }

  /// Whether an English text has a number of `sign` as an ordinal, such as `50th` of `50°`.
  fileprivate func hasOrdinal(_ text: String, like sign: Substring.UnicodeScalarView) -> Bool {
    let number = String(sign.prefix { $0.isDigit })
    guard !number.isEmpty, !text.contains("°"), let place = text.utf8.firstRange(of: number.utf8) else { return false }
    let letters = text[place.upperBound...].prefix { $0.isASCII && $0.isLetter }
    let degrees = WordSearch.words(of: said(number + "°"))
    return letters.count >= 2 && WordSearch.words(of: said(number + letters)) != degrees
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }

  /// Whether `text` stands in it with no letter or digit directly beside it.
  fileprivate func hasWhole(_ text: String) -> Bool {
    places(of: text).contains { range in
      let before = unicodeScalars[..<range.lowerBound].last
      let behind = unicodeScalars[range.upperBound...].first
      return ![before, behind].contains { $0.map { $0.isLetter || $0.isDigit } ?? false }
    }
  }

  /// Whether an `(s)` behind a space stands in it, for seconds, and none for a plural.
  fileprivate var hasSpacedSeconds: Bool {
    let places = places(of: "(s)").map { unicodeScalars[..<$0.lowerBound].last }
    return !places.isEmpty && places.allSatisfy { $0?.isSpace ?? false }
  }

  /// Where `part`, which is not empty, stands in it, from left to right. `ranges(of:)` would link a parser of regular
  /// expressions.
  private func places(of part: String) -> [Range<Index>] {
    var places: [Range<Index>] = []
    var rest = utf8[...]
    while let place = rest.firstRange(of: part.utf8) {
      places.append(place)
      rest = rest[place.upperBound...]
    }
    return places
  }

  /// The words that stand directly behind digits and arguments and, unless they must be glued, those with a space
  /// between.
  internal func wordsBehindArguments(isGlued: Bool = false) -> [String] {
    var words: [String] = []
    let scalars = unicodeScalars
    var position = scalars.startIndex
    while position < scalars.endIndex {
      let scalar = scalars[position]
      position = scalars.index(after: position)
      if scalar == "%" {
        // A conversion ends with its letter, a numbered argument of Qt with its digits.
        var end = position
        while end < scalars.endIndex, "0123456789$.-+#lhzjtqL".unicodeScalars.contains(scalars[end]) {
          end = scalars.index(after: end)
        }
        if end < scalars.endIndex, "@dDiuxXfFeEgGsn".unicodeScalars.contains(scalars[end]) {
          end = scalars.index(after: end)
        }
        position = end
      } else if !scalar.isDigit, scalar != "}" {
        continue
      }
      if position < scalars.endIndex, scalars[position].isDigit { continue }
      let word = scalars[position...].drop { !isGlued && $0.isSpace }.prefix(while: \.isLetter)
      if !word.isEmpty { words.append(String(word)) }
    }
    return words
  }
}

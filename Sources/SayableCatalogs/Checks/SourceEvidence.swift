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
    let marks = sure.marks(in: change.range)
    let isMark = sure.isPause(change) && !change.spoken.isEmpty || marks.count == 1 && marks.allSatisfy(\.isPunctuation)
    let maySign = change.values.contains(.share) || isMark
    return isName(String(text), in: englishText, maySign: maySign)
      || change.values.contains(.calendarWord) && !english.namesDay(englishText)
      || change.values.contains(.loneUnit) && englishText.utf8.count <= 3 && english.said(englishText) == englishText
      || text.last.map { "°º".unicodeScalars.contains($0) } == true && english.hasOrdinal(englishText, like: text)
      || isOfDegrees(String(text), change) || isArgument(String(text), at: change.range)
      || String(text).hasSuffix("(s)") && englishText.hasSpacedSeconds
      || text.count > 6 && String(text).hasSuffix("/s") && text.dropLast(2).suffix(5).allSatisfy(\.isLetter)
        && !englishText.mayTellOfSeconds
  }

  /// Whether letters stand in the source as they do here, and English leaves them: a name or a code, in any language. So
  /// may a sign, or two numbers that rules take for a share.
  private func isName(_ text: String, in englishText: String, maySign: Bool) -> Bool {
    guard maySign || text.unicodeScalars.contains(where: \.isLetter), let speech = englishSpeech else { return false }
    // A full stop behind a letter or capitals may end the sentence here, and stand elsewhere there.
    let isInitial = text.hasSuffix(".") && (text.count == 2 || text.dropLast().allSatisfy(\.isUppercase))
    let name = isInitial ? String(text.dropLast()) : text
    // The translator may have parted initials: D. C.
    let parted = name.contains(where: \.isNumber) ? name : String(name.filter { $0 != " " })
    return [name, parted].contains { englishText.hasWhole($0) && speech.hasWhole($0) }
  }

  /// Whether degrees of the source were taken for an ordinal number.
  private func isOfDegrees(_ text: String, _ change: LabelChange) -> Bool {
    guard let last = text.last, "°º".contains(last), englishText?.contains(String(text.dropLast()) + "°") == true else {
      return false
    }
    let degrees = language.said(text.dropLast() + " °")
    return degrees != text.dropLast() + " °" && !degrees.hasSuffix(change.spoken)
  }

  /// Whether what rules take for a share in percent is an argument of the source, as `%1` of Qt.
  private func isArgument(_ text: String, at range: Range<Int>) -> Bool {
    text.hasPrefix("%") && text.dropFirst().first?.isNumber == true
      && englishText?.contains(String(text.prefix(2))) == true
      && !arguments(in: range).contains { $0.range.lowerBound == range.lowerBound }
  }

  /// What tells against the unit that a change says: of `300 dpi`, the Ukrainian `300 т/д` has no tons. Units behind the
  /// source's numbers and arguments are said in this language, whose rules know those of science and of computers.
  internal func unitObjection(to change: LabelChange) -> KeyEvidence.Objection? {
    guard let englishText else { return nil }
    let text = written(change.range).utf8
    let argument = arguments(in: change.range).first { $0.range.lowerBound == change.range.lowerBound }
    let length = argument?.range.count ?? text.prefix(while: \.isASCIIDigit).count
    let unit = String(Substring(text.dropFirst(length))).unicodeScalars.trimming(where: \.isSpace)
    guard length > 0, !unit.isEmpty, unit.allSatisfy({ $0.isLetter || "/.".unicodeScalars.contains($0) }) else {
      return nil
    }
    let count = argument == nil ? String(Substring(text.prefix(length))) : "5"
    let own = language.said(count + " " + String(unit))
    if own == count + " " + String(unit) || argument == nil && !englishText.contains(count) { return nil }
    let behind = argument == nil ? englishText.words(behind: count) : englishText.wordsBehindArguments(isUnit: true)
    // One letter behind a number may be anything.
    let others = behind.filter { $0.count > 1 }.compactMap {
      let isAcronym = $0.count > 2 && $0.allSatisfy(\.isUppercase)
      return language.onlyReading(of: $0, behind: count)
        ?? (isAcronym ? language.onlyReading(of: $0.lowercased(), behind: count) : nil)
    }
    guard let other = others.first, others.allSatisfy({ $0.namesOtherUnit(than: own) }) else { return nil }
    return argument == nil ? .otherReading(other) : .stays
  }

  /// Five of the unit that the source has where letters stand here, if that is but one: of `%dh`, the Ukrainian `%dг` has
  /// hours.
  internal func unitOfSource(beside letters: String) -> String? {
    let units = Set(englishText?.wordsBehindArguments(isUnit: true) ?? [])
    guard let unit = units.first, units.count == 1, unit != letters else { return nil }
    return language.onlyReading(of: unit, behind: "5")
  }

  /// Whether the source has another word where letters behind a number or an argument could be a unit: of `%lu row`, the
  /// Swedish `%lu rad` counts rows and no radians. What stands behind arguments there as here, or in capitals, and is
  /// left by English, is no unit: of `%s PM`, the Arabic `%s م` has no meters. Nor is what stands in place of an ending:
  /// of `30th`, the Greek `30η` has no days. Nor is a letter of the compass at a place on the earth.
  internal func isDeniedBySource(_ letters: String) -> Bool {
    if ["N", "S", "E", "W"].contains(letters), KeyEvidence(self).names(["longitude", "latitude"]) { return true }
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
    // Any word of three letters is what rules leave of it; of May nothing else tells.
    let words = WordSearch.words(of: said(text))
    let isOne = words.count == 1 && text.first?.isUppercase == true
    return words.contains { word in
      let short = String(word.prefix(3)).capitalized
      return (isOne || word.count > 3)
        && [said(short), String(said("5 " + short).dropFirst(2))].contains(word.capitalized)
    }
  }

  /// What a number of a unit is said as; nil where the rules do not say it, or in two ways.
  fileprivate func onlyReading(of unit: String, behind count: String) -> String? {
    let apart = said(count + " " + unit)
    return apart != count + " " + unit && guessed(count + unit) == apart ? apart : nil
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

  /// Whether something in an English text may be a time in seconds, or what happens in one.
  fileprivate var mayTellOfSeconds: Bool {
    let text = lowercased()
    return ["/s", "sec", "ps", " per "].contains { text.utf8.firstRange(of: $0.utf8) != nil }
  }

  /// Whether the first words of two quantities have neither a beginning nor an end in common, as forms of a word have, and
  /// units of one kind: megabytes and mebibytes.
  fileprivate func namesOtherUnit(than other: String) -> Bool {
    guard let first = WordSearch.words(of: self).first, let second = WordSearch.words(of: other).first else {
      return false
    }
    return zip(first, second).prefix { $0 == $1 }.count < 3
      && zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count < 3
  }

  /// What stands directly behind a number, or with a space between: letters, with a slash among them.
  fileprivate func words(behind number: String) -> [String] {
    places(of: number).map { place in
      String(self[place.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0 == "/" })
    }
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
  ///
  /// - Parameter isUnit: Whether what stands behind a slash is a part of the word: `Mb/s`.
  internal func wordsBehindArguments(isGlued: Bool = false, isUnit: Bool = false) -> [String] {
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
      let word = scalars[position...].drop { !isGlued && $0.isSpace }.prefix { $0.isLetter || isUnit && $0 == "/" }
      if !word.isEmpty { words.append(String(word)) }
    }
    return words
  }
}

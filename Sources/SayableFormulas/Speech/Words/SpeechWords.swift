internal import MathMeaning
internal import MathTree

/// The words of one style in one locale for signs, functions, letter styles and numbers.
internal struct SpeechWords: Sendable {
  /// For characters and other texts of leaves.
  var lexicon = Lexicon()
  /// For styles of letters, by ``MathVariant/index``.
  var fonts: [[UInt8]] = Array(repeating: [], count: MathVariant.allCases.count)
  var numbers = NumberWords()
  /// What stands around the name of a capital letter, if anything.
  var capital: (before: [UInt8], after: [UInt8])?
  /// Names of units that labels are not said with: for one, and for several.
  var unitNames: [String: (one: [UInt8], other: [UInt8])] = [:]
  /// The names of all other units, and the words of labels.
  var labels: LabelWords?
  /// Whether texts are said as labels are, and not piece by piece.
  var saysTextsAsLabels = false

  /// The name of the unit written as `text` after `number`, or nil if there is none.
  func unitName(of text: String, number: String?) -> [UInt8]? {
    // What labels say is said by people too: 'degrees Celsius'.
    if saysTextsAsLabels, let name = labels?.name(of: text, number: number) { return Array(name.utf8) }
    if let own = unitNames[text] { return number == "1" ? own.one : own.other }
    return labels?.name(of: text, number: number).map { Array($0.utf8) }
  }

  /// The words for the text with a number of the lexicon, or nil if there are none. A text that is no function's is
  /// said as a symbol, and the other way round.
  func words(forNumber number: Int32, isFunction: Bool) -> [UInt8]? {
    guard number > 0 else { return nil }
    let entry = lexicon.entries[Int(number)]
    return isFunction ? entry.function ?? entry.symbol : entry.symbol ?? entry.function
  }

  /// The words for the text of a leaf, or nil if there are none.
  func words(for text: String, isFunction: Bool) -> [UInt8]? {
    words(forNumber: lexicon.number(of: text), isFunction: isFunction)
  }
}

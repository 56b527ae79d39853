internal import Sayable
internal import Synchronization

/// The names of units in one locale, read when a formula first has a unit: few formulas do, and reading takes long.
internal final class UnitWords: Sendable {
  private let locale: LanguageTag
  private let library: RuleLibrary
  private let names = Mutex<UnitVocabulary??>(nil)

  init(locale: LanguageTag, library: RuleLibrary) {
    self.locale = locale
    self.library = library
  }

  /// The name of the unit written as `text` after `number`, or nil if there is none.
  func name(of text: String, number: String?) -> String? {
    names.withLock { names in
      if let read = names { return read?.name(of: text, number: number) }
      // The rules of labels are checked by those who use them; without them units are said as they are written.
      let read = try? UnitVocabulary(locale, in: library)
      names = .some(read)
      return read?.name(of: text, number: number)
    }
  }
}

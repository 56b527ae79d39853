internal import Sayable
internal import Synchronization

/// A speaker that is made when it is first needed.
internal final class AwaitedSpeaker: Sendable {
  private enum State {
    case awaited(LanguageTag, RuleLibrary)
    /// Nil where the locale has no words for formulas, or its rules are wrong.
    case made(FormulaSpeaker?)
  }

  private let state: Mutex<State>

  /// A speaker that is there already.
  init(_ speaker: FormulaSpeaker) { state = Mutex(.made(speaker)) }

  /// The speaker of a locale.
  init(_ locale: LanguageTag, _ library: RuleLibrary) { state = Mutex(.awaited(locale, library)) }

  /// The speaker; nil where there can be none.
  var speaker: FormulaSpeaker? {
    state.withLock { state in
      switch state {
      case .made(let speaker): return speaker
      case .awaited(let locale, let library):
        let speaker = try? FormulaSpeaker(locale: locale, library: library)
        state = .made(speaker)
        return speaker
      }
    }
  }
}

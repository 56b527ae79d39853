internal import BuiltInFormulaRules
internal import MathMeaning
internal import MathReaders
internal import SayableEngine

/// The names of functions, units and words that formulas are written with, as the parser of typed formulas, the stages of
/// meaning and the finder of formulas in labels look them up.
package final class NotationLexicon: Sendable {
  /// For the stages of meaning.
  internal let meaning: MeaningLexicon
  /// For the parser of typed formulas.
  internal let typed: TypedLexicon
  /// For all parsers.
  internal let namesOfTwo: Set<String>
  /// For the finder.
  internal let namesInLabels: Set<String>
  internal let unitLettersInLabels: Set<Unicode.Scalar>

  /// What all languages share; a language may have more.
  internal static let shared: NotationLexicon = {
    do throws(RuleSetError) {
      let rules = FormulaRules.builtIn
      return NotationLexicon(rules.lexicon(try rules.speech(of: rules.chain(of: .root))))
    } catch {
      preconditionFailure("the built-in rules of formulas have no lexicon: \(error)")
    }
  }()

  internal init(_ lexicon: FormulaLexicon) {
    var functions: [String: MeaningRole] = [:]
    for (key, role) in [
      (FormulaLexicon.Key.prefix, MeaningRole.prefixFunction), (.limit, .limitFunction), (.infix, .infixFunction),
    ] { for name in lexicon[key] { functions[name] = role } }
    meaning = MeaningLexicon(
      functions: functions, units: Set(lexicon[.units]), functionLetters: Set(lexicon[.functionLetters]),
      vowels: lexicon[.vowels].joined(), indexLetters: lexicon[.indexLetters].joined())
    typed = TypedLexicon(
      units: Set(lexicon[.typedUnits]), functions: Set(functions.keys.lazy.filter { $0.utf8.count > 1 }),
      squareRoots: Set(lexicon[.squareRoots]), connectives: Set(lexicon[.connectives]),
      disjunctions: Set(lexicon[.disjunctions]),
      articles: Set(lexicon[.articles]), vowels: lexicon[.vowels].joined(),
      possibleVowels: lexicon[.possibleVowels].joined())
    namesOfTwo = Set(lexicon[.namesOfTwo])
    namesInLabels = Set(lexicon[.namesInLabels])
    unitLettersInLabels = Set(lexicon[.unitLettersInLabels].joined().unicodeScalars)
  }
}

internal import SayableEngine
@_exported public import SpeechRules

extension FormulaRules {
  /// The rules that come with Sayable, compiled from the files in `Rules/` when the package is built.
  public static let builtIn = FormulaRules(Image(carried: compiledImage, .formulas))
}

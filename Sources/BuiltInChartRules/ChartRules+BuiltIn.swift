internal import SayableEngine
@_exported public import SpeechRules

extension ChartRules {
  /// The words for charts that come with Sayable, compiled from the files in `Rules/` when the package is built.
  public static let builtIn = ChartRules(Image(carried: compiledImage, .charts))
}

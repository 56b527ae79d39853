internal import BuiltInChartRules
internal import BuiltInFormulaRules
internal import Sayable
internal import SayableEngine
@_exported public import SayableRules

extension RuleLibrary {
  /// The rules that come with Sayable. Their files are not parsed again: the program carries what they say.
  public static let builtIn = RuleLibrary(
    StoredRuleFiles(Image(carried: compiledImage, .files)), compiled: .builtIn,
    compiledFormulas: .builtIn, compiledCharts: .builtIn)
}

import BuiltInRuleFiles
import SayableEngine
package import SayableRules
import TestSupport

/// A library that takes no time to read; rules that are tried stand over it.
package let smallRules: RuleLibrary = {
  do {
    return try SmallRules.library()
  } catch {
    fatalError("\(error)")
  }
}()

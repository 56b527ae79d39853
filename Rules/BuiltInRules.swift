package import SayableEngine

/// The rules of labels that come with Sayable, compiled from the files beside this one when the package is built.
package enum BuiltInRules {
  /// The image of all locales.
  package static let image = Image(carried: compiledImage, .labels)
}

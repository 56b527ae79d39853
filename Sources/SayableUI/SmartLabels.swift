public import SayableEngine

/// The normalizer that the views of an app say their labels by.
///
/// Make one for the language of the app's labels, and hand it to the views once: SwiftUI finds it in its environment,
/// UIKit in the traits of the window. A part of the screen that shows another language may have its own.
///
/// ```swift
/// // SwiftUI, from iOS 16
/// Text("2 bd. • 75 m²").sayableLabel("2 bd. • 75 m²")
/// content.environment(\.smartLabels, SmartLabels(try Normalizer(locale: "en")))
///
/// // UIKit, from iOS 17
/// window.traitOverrides.smartLabels = SmartLabels(try Normalizer(locale: "en"))
/// flat.smartAccessibilityLabel = "2 bd. • 75 m²"
/// flat.accessibilityLabel  // "2 bedrooms, 75 square meters" while VoiceOver runs
/// ```
///
/// - Important: This add-on is type-checked for iOS 16 and macOS 13, and not run by the project's tests, which run on
///   Linux; so it is kept thin: try it with VoiceOver before you ship it.
public final class SmartLabels: Sendable, Equatable {
  private let normalizer: Normalizer

  /// Labels said by `normalizer`.
  public init(_ normalizer: Normalizer) { self.normalizer = normalizer }

  /// Whether both are the same object.
  public static func == (first: SmartLabels, second: SmartLabels) -> Bool { first === second }

  /// What is said for `label`.
  public func spoken(_ label: String) -> String { normalizer.normalize(label) }
}

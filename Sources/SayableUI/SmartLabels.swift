#if canImport(UIKit) && !os(watchOS)
  public import SayableEngine
  public import UIKit

  /// The normalizer that the views of a window say their labels by.
  ///
  /// Make one for the language of the app's labels and hand it to the window once; every view in the window finds it in
  /// its traits. A part of the window that shows another language may have its own.
  ///
  /// ```swift
  /// window.traitOverrides.smartLabels = SmartLabels(try Normalizer(locale: "en"))
  /// flat.smartAccessibilityLabel = "2 bd. • 75 m²"
  /// flat.accessibilityLabel  // "2 bedrooms, 75 square meters"
  /// ```
  ///
  /// - Important: This add-on is compiled on Apple platforms only. The project's tests run on Linux and neither compile
  ///   nor run it, so it is kept thin: try it with VoiceOver before you ship it.
  public final class SmartLabels: Sendable, Equatable {
    private let normalizer: Normalizer

    /// Labels said by `normalizer`.
    public init(_ normalizer: Normalizer) { self.normalizer = normalizer }

    /// Whether both are the same object.
    public static func == (first: SmartLabels, second: SmartLabels) -> Bool { first === second }

    /// What is said for `label`.
    internal func spoken(_ label: String) -> String { normalizer.normalize(label) }

    /// The same, computed away from the main thread.
    @concurrent internal func spokenInBackground(_ label: String) async -> String { spoken(label) }
  }

  /// Hands the labels of a window down to its views.
  internal enum SmartLabelsTrait: UITraitDefinition {
    internal static let defaultValue: SmartLabels? = nil
  }

  extension UITraitCollection {
    /// What the views with these traits say their labels by; nil where nothing was handed to their window.
    public var smartLabels: SmartLabels? { self[SmartLabelsTrait.self] }
  }

  extension UIMutableTraits {
    /// What the views with these traits say their labels by.
    public var smartLabels: SmartLabels? {
      get { self[SmartLabelsTrait.self] }
      set { self[SmartLabelsTrait.self] = newValue }
    }
  }
#endif

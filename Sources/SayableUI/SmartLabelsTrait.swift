#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Hands the labels of a window down to its views.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  internal enum SmartLabelsTrait: UITraitDefinition {
    internal static let defaultValue: HeardLabels? = nil
  }

  /// The labels of a window, and the views that they are said by.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  internal final class HeardLabels: Sendable, Equatable {
    internal let labels: SmartLabels
    internal let audience = Audience()

    internal init(_ labels: SmartLabels) { self.labels = labels }

    internal static func == (first: HeardLabels, second: HeardLabels) -> Bool { first.labels == second.labels }
  }

  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension UITraitCollection {
    /// What the views with these traits say their labels by; nil where nothing was handed to their window.
    public var smartLabels: SmartLabels? { self[SmartLabelsTrait.self]?.labels }
  }

  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension UIMutableTraits {
    /// What the views with these traits say their labels by.
    public var smartLabels: SmartLabels? {
      get { self[SmartLabelsTrait.self]?.labels }
      set { self[SmartLabelsTrait.self] = newValue.map(HeardLabels.init) }
    }
  }
#endif

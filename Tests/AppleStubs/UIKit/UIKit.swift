// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What SayableUI uses of UIKit, as Apple's interface declares it.
@_exported public import Foundation

public final class CALayer {
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
}

@MainActor open class UIView: NSObject {
  public let layer = CALayer()
  open var accessibilityLabel: String?
  open var traitCollection: UITraitCollection { fatalError() }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  @available(iOS 17.0, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
}

@available(iOS 17.0, *)
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

@available(iOS 17.0, *)
public protocol UITraitChangeRegistration {}

extension UIView {
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: T, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}

public enum UIAccessibility {
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isSpeakScreenEnabled: Bool { false }
  @MainActor public static var isSwitchControlRunning: Bool { false }
  public static let voiceOverStatusDidChangeNotification = Notification.Name("")
  public static let speakScreenStatusDidChangeNotification = Notification.Name("")
  public static let switchControlStatusDidChangeNotification = Notification.Name("")
}

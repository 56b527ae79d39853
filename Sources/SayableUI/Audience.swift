#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  internal import UIKit

  /// The views that say their labels anew when somebody begins or ceases to listen.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor internal final class Audience {
    private lazy var views = NSHashTable<UIView>.weakObjects()
    private var observations: [Observation] = []

    nonisolated init() {}

    /// Whether VoiceOver, Speak Screen or Switch Control is on.
    internal static var isListening: Bool {
      UIAccessibility.isVoiceOverRunning || UIAccessibility.isSpeakScreenEnabled
        || UIAccessibility.isSwitchControlRunning
    }

    /// Has `view` say its label anew from now on.
    internal func add(_ view: UIView) {
      views.add(view)
      guard observations.isEmpty else { return }
      observations = [
        UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.speakScreenStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
      ].map { name in
        Observation(of: name) { [weak self] in
          MainActor.assumeIsolated { self?.sayAnew() }
        }
      }
    }

    private func sayAnew() {
      for view in views.allObjects { view.saySmartLabel() }
    }
  }

  /// Calls a function on the main thread for each notification, as long as it lives.
  private final class Observation {
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, _ act: @escaping @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in act() }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif

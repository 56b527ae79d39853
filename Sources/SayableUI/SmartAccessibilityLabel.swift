#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIView {
    /// The accessibility label as it is written; setting it sets `accessibilityLabel` to what a voice should say.
    ///
    /// While VoiceOver, Speak Screen or Switch Control is on, `accessibilityLabel` is right at once. Otherwise nobody
    /// listens: it is computed away from the main thread and follows soon; until then it is the text as written. Of
    /// several texts set in a row, the last one stays.
    ///
    /// The view goes by the ``SmartLabels`` of its window, and says the label anew when it comes into a window. Without
    /// any, the label is left as it is written.
    public var smartAccessibilityLabel: String? {
      get { smartLabel?.written }
      set {
        let label = smartLabel ?? addSmartLabel()
        label.written = newValue
        label.say(in: self)
      }
    }

    fileprivate var smartLabel: SmartLabel? { layer.value(forKey: SmartLabel.key) as? SmartLabel }

    private func addSmartLabel() -> SmartLabel {
      let label = SmartLabel()
      // A layer keeps values for keys of any name, so the label lives as long as its view.
      layer.setValue(label, forKey: SmartLabel.key)
      label.follow(self)
      return label
    }
  }

  /// The written label of one view, and what is under way for it.
  @MainActor private final class SmartLabel: NSObject {
    static let key = "SayableUI.SmartLabel"

    var written: String?
    private var pending: Task<Void, Never>?

    /// Says the label anew whenever the view gets another ``SmartLabels``.
    func follow(_ view: UIView) {
      view.registerForTraitChanges([SmartLabelsTrait.self]) { (view: UIView, _: UITraitCollection) in
        view.smartLabel?.say(in: view)
      }
    }

    func say(in view: UIView) {
      pending?.cancel()
      pending = nil
      guard let written, let labels = view.traitCollection.smartLabels else {
        view.accessibilityLabel = written
        return
      }
      if isAssistiveTechnologyRunning {
        view.accessibilityLabel = labels.spoken(written)
        return
      }
      view.accessibilityLabel = written
      pending = Task { [weak view] in
        let spoken = await labels.spokenInBackground(written)
        // Back on the main actor, where a later text cancels this task, so an outdated label is never set.
        if !Task.isCancelled { view?.accessibilityLabel = spoken }
      }
    }
  }

  /// Whether somebody may be listening.
  @MainActor private var isAssistiveTechnologyRunning: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSpeakScreenEnabled || UIAccessibility.isSwitchControlRunning
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  public import UIKit

  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension UIView {
    /// The accessibility label as it is written; setting it sets `accessibilityLabel` to what a voice should say.
    ///
    /// The label is computed while VoiceOver, Speak Screen or Switch Control is on, and left as written as long as none
    /// of them is; it changes when one is switched on or off.
    ///
    /// The view goes by the ``SmartLabels`` of its window, and says the label anew when it comes into a window. Without
    /// any, the label is left as it is written.
    public var smartAccessibilityLabel: String? {
      get { smartLabel?.written }
      set {
        let label = smartLabel ?? addSmartLabel()
        label.written = newValue
        saySmartLabel()
      }
    }

    private var smartLabel: SmartLabel? { layer.value(forKey: SmartLabel.key) as? SmartLabel }

    private func addSmartLabel() -> SmartLabel {
      let label = SmartLabel()
      // A layer keeps values for keys of any name, so the label lives as long as its view.
      layer.setValue(label, forKey: SmartLabel.key)
      registerForTraitChanges([SmartLabelsTrait.self]) { (view: UIView, _: UITraitCollection) in
        view.saySmartLabel()
      }
      return label
    }

    /// Sets `accessibilityLabel` to what is right now.
    internal func saySmartLabel() {
      guard let smartLabel else { return }
      let heard = traitCollection[SmartLabelsTrait.self]
      heard?.audience.add(self)
      guard let written = smartLabel.written, Audience.isListening, let heard else {
        accessibilityLabel = smartLabel.written
        return
      }
      accessibilityLabel = heard.labels.spoken(written)
    }
  }

  /// The label of a view as it is written.
  private final class SmartLabel: NSObject {
    static let key = "SayableUI.SmartLabel"

    var written: String?
  }
#endif

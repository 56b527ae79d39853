#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Says `written` as a voice should say it: the accessibility label that goes with a text on the screen.
    ///
    /// The view goes by the ``SmartLabels`` in its environment; without any, the label is left as it is written. It is
    /// computed while VoiceOver or Switch Control is on, and left as written as long as neither is. Voice Control knows
    /// the view by the text as written in any case.
    ///
    /// - Parameter written: The text as it stands on the screen.
    public func sayableLabel(_ written: String) -> some View { modifier(SayableLabel(written: written)) }
  }

  extension EnvironmentValues {
    /// What the views in this environment say their labels by; nil where nothing was handed to them.
    public var smartLabels: SmartLabels? {
      get { self[SmartLabelsKey.self] }
      set { self[SmartLabelsKey.self] = newValue }
    }
  }

  private struct SmartLabelsKey: EnvironmentKey {
    static let defaultValue: SmartLabels? = nil
  }

  private struct SayableLabel: ViewModifier {
    @Environment(\.smartLabels) private var labels
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn
    let written: String

    init(written: String) { self.written = written }

    func body(content: Content) -> some View {
      let isHeard = isVoiceOverOn || isSwitchControlOn
      content
        .accessibilityLabel(Text(verbatim: isHeard ? labels?.spoken(written) ?? written : written))
        .accessibilityInputLabels([Text(verbatim: written)])
    }
  }
#endif

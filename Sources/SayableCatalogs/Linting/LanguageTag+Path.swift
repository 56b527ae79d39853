internal import Sayable

extension LanguageTag {
  /// The locale that a catalog's path tells: `de.lproj`, `values-pt-rBR`, `values-b+es+419`, `app_nl.arb`,
  /// `messages.fr.xlf`, `locales/it/app.json`, `sv.po`; nil where it tells none.
  internal init?(inPath path: String) { return nil }
}

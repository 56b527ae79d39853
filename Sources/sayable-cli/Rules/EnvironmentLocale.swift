internal import SayableEngine

/// The locale that the environment asks for.
internal struct EnvironmentLocale {
  /// The locale; English where nothing sensible is asked for.
  let tag: LanguageTag
  /// What is wrong with the environment; nil where nothing is.
  let warning: String?

  /// Reads the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty, such as `fr_FR.UTF-8@euro`.
  init(_ environment: (String) -> String?) throws(MalformedLanguageTag) {
    let english = try LanguageTag("en")
    let setting = ["LC_ALL", "LC_MESSAGES", "LANG"]
      .compactMap { name in environment(name).map { (name: name, value: $0) } }
      .first { !$0.value.isEmpty }
    let name = setting?.value.prefix { $0 != "." && $0 != "@" }
    if let setting, let name, name != "C", name != "POSIX" {
      let tag = try? LanguageTag(String(name))
      self.tag = tag ?? english
      warning = tag == nil ? "\(setting.name) names no language: '\(setting.value)'; taking en" : nil
    } else {
      tag = english
      warning = nil
    }
  }
}

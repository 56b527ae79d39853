internal import SayableRules

extension LintOptions {
  /// What a project has written down.
  public init(_ configuration: LintConfiguration) {
    self.init()
    voices = configuration.voices
    severities = configuration.severities
    allowed = configuration.allowed
    allowedByCheck = configuration.allowedByCheck
    if let packs = configuration.packs { self.packs = .named(Set(packs)) }
    if let locale = configuration.sourceLocale { sourceLocale = locale }
  }

  /// Whether the project has said that what a check has found in a text may stay.
  internal func allows(_ finding: Finding) -> Bool {
    guard let texts = allowedByCheck[finding.check] else { return false }
    return texts.contains(finding.text) || texts.contains(finding.match)
  }
}

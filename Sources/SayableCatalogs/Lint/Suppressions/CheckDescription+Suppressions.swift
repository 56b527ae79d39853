extension CheckDescription {
  /// What is said of a comment that turns off what is not found.
  internal static let unusedSuppression = CheckDescription(
    id: "unused-suppression", severity: .warning, voices: Set(VoiceProfile.allCases),
    summary: "A comment turns off a check that finds nothing there.",
    discussion: [
      "A comment such as 'sayable:disable silent-string' is a promise that somebody has looked at the string. Once the "
        + "string has changed, or the check no longer finds anything in it, the comment only hides what may come. Take "
        + "it away, or the one check that it names too much."
    ],
    examples: [])

  /// What is said of a comment that turns off a check that there is not.
  internal static let unknownCheck = CheckDescription(
    id: "unknown-check", severity: .warning, voices: Set(VoiceProfile.allCases),
    summary: "A comment turns off a check that does not exist.",
    discussion: [
      "The name in 'sayable:disable NAME' is none of a check, so that the comment does nothing. Names stand behind "
        + "'sayable:disable', parted by commas; a reason comes after them behind ' -- ' or in parentheses."
    ],
    examples: [])
}

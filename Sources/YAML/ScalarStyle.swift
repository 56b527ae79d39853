/// How a text is written in the source.
public enum ScalarStyle: Sendable {
  /// Without quotes: `text`. An absent value is an empty plain text.
  case plain

  /// In single quotes: `'text'`, where only `'` is doubled.
  case singleQuoted

  /// In double quotes: `"text"`, with backslash escapes.
  case doubleQuoted

  /// As a block that keeps its line breaks: `|`.
  case literal

  /// As a block whose line breaks become spaces: `>`.
  case folded
}

/// A part of a pattern's text that means something of its own to PCRE2.
package enum PatternToken: Sendable {
  /// A character that stands for itself.
  case scalar(Unicode.Scalar)
  /// A backslash and this letter, such as `\d`.
  case escape(Unicode.Scalar)
  /// `\p{name}`; nil for a name that is not closed.
  case property(String?, isNegated: Bool)
  /// A character class; its members are scalars, ranges, escapes and properties.
  case characterClass([PatternToken], isNegated: Bool)
  /// A range in a character class.
  case range(Unicode.Scalar, Unicode.Scalar)
  /// `.`
  case anyScalar
  /// `^`
  case start
  /// `$`
  case end
  /// `|`
  case alternation
  /// A quantifier, whether it is greedy or not.
  case quantifier(least: Int, most: Int?)
  /// The beginning of a group.
  case open(GroupKind)
  case close
  /// `(?i)` or `(?-i)`; nil where it says nothing of case.
  case flags(ignoresCase: Bool?)
  /// `(?#…)`
  case comment
  /// `(?&name)`, which matches what the group of this name does.
  case call(String)
  /// What refers to a group or to all of the pattern in another way.
  case backreference
  /// `{name}` or `{name:selection}` in a rule file.
  case reference(String, selection: String?)
  /// What is not understood.
  case unknown
}

extension PatternToken {
  /// What a group is for.
  package enum GroupKind: Sendable {
    /// A group without a name that has a number.
    case numbered
    /// A group with neither; `ignoresCase` is what its flags say of case.
    case plain(ignoresCase: Bool?)
    case named(String)
    case lookahead(isNegated: Bool)
    case lookbehind(isNegated: Bool)
    /// `(?(DEFINE)…)`
    case definition
    case unknown
  }
}

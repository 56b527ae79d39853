package import SayableEngine
package import SayableRules

/// Rules that take no time to read; rules that are tried stand over them.
package enum SmallRules {
  /// A library with a variable, table and rule of each kind.
  package static func library() throws(RuleSetError) -> RuleLibrary {
    // Not the name of a file that is tried.
    try library(rules: rules, in: "root/words.yaml")
  }

  /// A library whose rules are `rules`, with passes, variables and tables that they may name.
  package static func library(
    rules: String, in file: String = "root/labels.yaml"
  ) throws(RuleSetError) -> RuleLibrary {
    try RuleLibrary().adding([RuleFile(name: file, text: words + "rules:\n" + rules)])
  }

  private static let words = #"""
    passes: [protect, first, second]
    plural: {one: '1'}
    numbers: {decimal: '.', group: ','}
    variables:
      placeholder: '\x{F8F0}'
      protected: '\x{F8F1}'
      gap: '[ \x{A0}]'
      number: '(?<![0-9])[0-9]+(?:[.,][0-9]+)?'
      range: 'from ${a} to ${b}'
      word: ~
    tables:
      unit:
        kilometer: {written: [km], say: {one: '{0} kilometer', other: '{0} kilometers'}}
        meter: {written: [m, mtr.], risky: [m], say: {one: '{0} meter', other: '{0} meters'}}
        degree: {written: [°], say: {other: 'degrees {0}'}, say-range: {other: 'degrees, {0}'}}
      abbreviation:
        e.g.: for example
    """# + "\n"

  private static let rules = #"""
    - {id: argument, pass: protect, match: '%[a-z]', protect: placeholder, unchanged: ['5%']}
    - {id: address, pass: protect, match: 'https?://[^ ]++', protect: text}
    - {id: quantity, pass: first, match: '(?<n>{number}|{placeholder}){gap}?(?<u>{unit})', say: '${u:say n}'}
    - {id: abbreviation, pass: second, match: '(?<a>{abbreviation})', say: '${a:say}'}
    - {id: below, pass: second, match: '(?<a>{number})<(?<b>{number})', where: a < b, say: '${a} below ${b}'}
    - {id: worded, pass: second, match: '{word}', say: 'word'}
    """#
}

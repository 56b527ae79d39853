package import Sayable

/// Rules that take no time to read, with each kind of variable, table and rule; rules that are tried stand over them.
package let smallRules: RuleLibrary = {
  do {
    return try RuleLibrary().adding([RuleFile(name: "root/words.yaml", text: rules)])
  } catch {
    fatalError("\(error)")
  }
}()

private let rules = #"""
  name: Root
  passes: [opaque, first, second]
  plural: {one: '1'}
  numbers: {decimal: '.', group: ','}
  variables:
    placeholder: '\x{F8F0}'
    verbatim: '\x{F8F1}'
    gap: '[ \x{A0}]'
    number: '(?<![0-9])[0-9]+(?:[.,][0-9]+)?'
    range: 'from ${a} to ${b}'
    word: ~
  tables:
    unit:
      kilometer: {written: [km], say: {one: '{0} kilometer', other: '{0} kilometers'}}
      meter: {written: [m, mtr.], risky: [m], say: {one: '{0} meter', other: '{0} meters'}}
      degree: {written: [°], say: {other: 'degrees {0}'}, say_range: {other: 'degrees, {0}'}}
    abbreviation:
      e.g.: for example
  rules:
    - {id: argument, pass: opaque, match: '%[a-z]', opaque: placeholder, keeps: ['5%']}
    - {id: address, pass: opaque, match: 'https?://[^ ]++', opaque: verbatim}
    - {id: quantity, pass: first, match: '(?<n>{number}|{placeholder}){gap}?(?<u>{unit})', say: '${u:say n}'}
    - {id: abbreviation, pass: second, match: '(?<a>{abbreviation})', say: '${a:say}'}
    - {id: below, pass: second, match: '(?<a>{number})<(?<b>{number})', where: a < b, say: '${a} below ${b}'}
    - {id: worded, pass: second, match: '{word}', say: 'word'}
  """#

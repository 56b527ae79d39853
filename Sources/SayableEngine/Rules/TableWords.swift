/// An entry of a table: how it is written and what is said for it.
package struct TableWords: Sendable, Hashable {
  /// The name of the entry, such as `kilometer`.
  package let id: String
  /// The spellings that mean the entry wherever they stand.
  package let spellings: [String]
  /// The spellings that mean much else besides, such as `m`.
  package let riskySpellings: [String]
  /// The words for each plural category; `{0}` stands for the number. A category without words takes those of `other`.
  package let words: [PluralCategory: String]

  /// The words where they are the same whatever the number is; nil where they are not.
  package var wordsForAnyNumber: String? {
    guard let other = words[.other], words.values.allSatisfy({ $0 == other }) else { return nil }
    return other
  }
}

extension Normalizer {
  /// The entries of a table of the locale, such as `unit` or `abbreviation`, in the order of the rule files; none where
  /// there is no such table. An entry that is written in no way is left out.
  package func words(inTable name: String) -> [TableWords] { rules.words(inTable: name) }

  /// Whether a rule of the locale looks for the spellings of the table. Symbols have names in many more locales than
  /// say them in a text.
  package func looksFor(table name: String) -> Bool {
    rules.soughtTables.contains(name)
  }
}

extension RuleSet {
  /// The entries of a table, in the order of the rule files.
  package func words(inTable name: String) -> [TableWords] {
    guard let table = tables[name] else { return [] }
    var order: [String] = []
    var found: [String: (entry: Table.Entry, safe: [String], risky: [String])] = [:]
    for (selection, isRisky) in [(Table.Selection.safe, false), (.risky, true)] {
      for spelling in table.spellings(selection) {
        guard let entry = table.entry(written: spelling) else { continue }
        if found[entry.id] == nil {
          found[entry.id] = (entry, [], [])
          order.append(entry.id)
        }
        if isRisky { found[entry.id]?.risky.append(spelling) } else { found[entry.id]?.safe.append(spelling) }
      }
    }
    return order.compactMap { id in
      found[id].map { TableWords(id: id, spellings: $0.safe, riskySpellings: $0.risky, words: $0.entry.say) }
    }
  }
}

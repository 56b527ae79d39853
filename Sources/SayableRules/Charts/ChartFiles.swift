internal import SayableEngine
internal import SpeechRules

/// The files of words for charts of one locale and those that it takes its own from, lowest layer first.
internal struct ChartFiles {
  internal let files: [ChartRuleFile]

  /// Reads the files of a chain; what is wrong with them goes to `problems`.
  internal init(_ chain: LocaleChain, in library: RuleLibrary, problems: inout [Diagnostic]) {
    let files = library.chartFiles(of: chain)
    if !files.contains(where: { $0.locale != .root }) {
      let known = library.chartLocales.filter { $0 != .root }
      problems += RuleSetError(noWordsFor: "charts", in: chain.requested, known: known).diagnostics
    }
    self.files = files.map { ChartRuleFile($0.file, of: $0.locale, problems: &problems) }
  }

  /// The words of the chain: those of the last file that gives some to a message. What is wrong with them, and messages
  /// without words, goes to `problems`.
  internal func words(problems: inout [Diagnostic]) -> ChartWords {
    var slots: [String: [String]] = [:]
    for declaration in files.flatMap(\.declarations) { slots[declaration.name.value] = declaration.slots }
    var words = ChartWords()
    for entry in files.flatMap(\.words) {
      let name = entry.name.value
      guard let known = slots[name] else {
        problems.report(
          "unknown-message", "there is no message '\(name)'", at: entry.name.location(),
          notes: [nearestNameNote(to: name, among: slots.keys)])
        continue
      }
      var message = ChartWords.Message()
      for form in entry.forms {
        check(form.category, form.text, known, problems: &problems)
        message.forms[form.category] = form.text.value
      }
      if message.forms["other"] == nil {
        problems.report(
          "missing-plural-category", "the message '\(name)' has no words for 'other'", at: entry.name.location())
      }
      words.messages[name] = message
    }
    for kind in files.flatMap(\.kinds) { add(kind, to: &words, slots, problems: &problems) }
    for name in slots.keys.sorted() where words.messages[name] == nil {
      let file = files.last
      problems.report(
        "missing-words", "the message '\(name)' has no words in '\(file?.locale.description ?? "")'",
        at: file?.words.first?.name.location(),
        notes: ["its slots are: " + (slots[name] ?? []).joined(separator: ", ")])
    }
    return words
  }

  /// Adds what tells a kind of place to what lower files say of it.
  private func add(
    _ kind: (name: SourcedText, columns: [SourcedText], range: [SourcedText], labels: [SourcedText]),
    to words: inout ChartWords, _ slots: [String: [String]], problems: inout [Diagnostic]
  ) {
    let name = kind.name.value
    guard slots["at-" + name] == ["place"] else {
      problems.report(
        "unknown-kind", "there is no message 'at-\(name)' with the slot 'place' for this kind of place",
        at: kind.name.location())
      return
    }
    words.kinds[name, default: ChartWords.PlaceKind()].columns += kind.columns.map { $0.value.lowercased() }
    words.kinds[name, default: ChartWords.PlaceKind()].labels += kind.labels.map { $0.value.lowercased() }
    guard let first = kind.range.first else { return }
    let numbers = kind.range.compactMap { Int32($0.value) }
    if numbers.count == 2, kind.range.count == 2, numbers[0] <= numbers[1] {
      words.kinds[name]?.range = numbers
    } else {
      problems.report(
        "bad-range", "the range of a kind of place is its smallest and its largest number", at: first.location())
    }
  }

  /// Checks one form of a message: `count` may be unsaid, all else must be there.
  private func check(_ category: String, _ text: SourcedText, _ known: [String], problems: inout [Diagnostic]) {
    if PluralCategory(rawValue: category) == nil {
      problems.report(
        "unknown-plural", "'\(category)' is no plural category", at: text.location(),
        notes: ["there are: " + PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")])
    }
    let used = ChartWords.slots(of: text.value)
    for slot in used where !known.contains(slot) {
      problems.report(
        "unknown-slot", "there is no slot '\(slot)' in this message", at: text.location(),
        notes: ["there are: " + known.joined(separator: ", ")])
    }
    for slot in known where slot != "count" && !used.contains(slot) {
      problems.report("missing-slot", "the slot '\(slot)' of this message is not said", at: text.location())
    }
  }
}

extension Command {
  static let export = Command(
    name: "export", summary: "Writes words of the rules for other programs.",
    commands: [
      Command(
        name: "speech-dispatcher", summary: "Writes symbols dictionaries for speech-dispatcher.",
        overview:
          "For each locale it writes files to DIR/LOCALE and prints their paths: sayable-units.dic, numbers with units, "
          + "with more of them in sayable-units-2.dic and so on; sayable-abbreviations.dic; sayable-symbols.dic, fractions "
          + "and symbols. Copy the folders into speech-dispatcher's folder 'locale', and name the files in speechd.conf "
          + "by SymbolsPreprocFile, in this order and before all others.",
        options: [.locales, .out, .rules, .app], action: .exportSpeechDispatcher,
        discussion: [
          Discussion(
            heading: "What does not fit",
            paragraphs: [
              "A dictionary is a list of patterns with fixed words. Ranges, dates, times, money, placeholders and all "
                + "else that needs a comparison, a function, or one rule after another is left to the filter 'sayable'."
            ])
        ]),
      Command(
        name: "nvda", summary: "Writes symbols dictionaries for NVDA.",
        overview:
          "For each locale it writes DIR/LOCALE/symbols-sayable.dic, with numbers with units, abbreviations, fractions and "
          + "symbols, and prints its path. NVDA takes such files from the folder 'locale' of an add-on whose manifest "
          + "names the dictionary 'sayable'.",
        options: [.locales, .out, .rules, .app], action: .exportNVDA),
      Command(
        name: "pls", summary: "Writes a pronunciation lexicon (W3C PLS 1.0) to standard output.",
        overview:
          "It holds what is said alike whatever stands beside it: abbreviations, signs, and units that have one "
          + "form for all numbers. A spelling with two meanings is left out.",
        options: [.exportedLocale, .rules, .app], action: .exportPLS),
    ])
}

extension Option {
  static let exportedLocale = Option(
    name: "locale", short: "l", value: .text("TAG"), listing: localeListing,
    summary: "The locale to export; it has to be given.")
}

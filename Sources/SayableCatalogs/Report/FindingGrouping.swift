public import SayableEngine

/// What makes one problem of several findings.
public enum FindingGrouping: String, Sendable, Hashable, CaseIterable {
  /// Each finding is a problem.
  case none
  /// What the same rules find under one key, in all languages of a catalog.
  case key
  /// What the same rules find anywhere.
  case rule
}

extension LintReport {
  /// What the findings of one problem have in common.
  private struct Problem: Hashable {
    var family: CatalogFamily?
    var key = ""
    let check: String
    let rules: [String]
    /// What was found, where no rule tells it.
    var match = ""

    init(_ finding: Finding, _ grouping: FindingGrouping, _ family: CatalogFamily?) {
      check = finding.check
      rules = finding.rules
      if grouping == .key { (self.family, key) = (family, finding.key) } else if rules.isEmpty { match = finding.match }
    }
  }

  /// The report with one finding for each problem, which tells where else it was found: the one in the language that
  /// others are translated from, where there is one that matters as much.
  ///
  /// - Parameters:
  ///   - grouping: What is one problem.
  ///   - source: The language that others are translated from.
  public func grouped(by grouping: FindingGrouping, source: LanguageTag = .english) -> LintReport {
    if grouping == .none { return self }
    var members: [Problem: [(file: Int, index: Int)]] = [:]
    for (number, file) in files.enumerated() {
      let family = file.format.map { CatalogFamily(path: file.path, format: $0) }
      for index in file.findings.indices {
        members[Problem(file.findings[index], grouping, family), default: []].append((number, index))
      }
    }
    var kept: [[Int: [Finding.Place]]] = Array(repeating: [:], count: files.count)
    for places in members.values {
      let rank = { (place: (file: Int, index: Int)) in
        let finding = files[place.file].findings[place.index]
        let isSource = finding.locale.language == source.language
        return (finding.severity, isSource ? 1 : 0, -place.file, -place.index)
      }
      guard let first = places.max(by: { rank($0) < rank($1) }) else { continue }
      kept[first.file][first.index] = places.filter { $0 != first }.map {
        Finding.Place(files[$0.file].findings[$0.index])
      }
    }
    var grouped = self
    for (number, places) in kept.enumerated() {
      grouped.files[number].findings = files[number].findings.indices.compactMap { index in
        places[index].map { elsewhere in
          var finding = files[number].findings[index]
          finding.elsewhere = elsewhere
          return finding
        }
      }
    }
    return grouped
  }
}

extension Finding.Place {
  fileprivate init(_ finding: Finding) {
    self.init(
      path: finding.path, range: finding.range, key: finding.key, locale: finding.locale, text: finding.text,
      spoken: finding.spoken)
  }
}

extension Finding {
  /// The locales in which it was found, each once, in alphabetical order.
  public var locales: [LanguageTag] {
    Set([locale] + elsewhere.map(\.locale)).sorted { $0.description < $1.description }
  }

  /// Where else it was found, in a few words; nil where nowhere.
  internal var elsewhereInShort: String? {
    if elsewhere.isEmpty { return nil }
    let others = locales.filter { $0 != locale }.map(\.description)
    let isOneKey = elsewhere.allSatisfy { $0.key == key }
    let places = elsewhere.count == 1 ? "1 more place" : "\(elsewhere.count) more places"
    return others.isEmpty || !isOneKey ? places : "\(others.joined(separator: ", ")) (\(places))"
  }
}

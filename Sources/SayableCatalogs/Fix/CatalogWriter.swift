internal import SayableEngine

/// Writes spoken strings into a catalog, and parses it again each time.
internal struct CatalogWriter {
  internal private(set) var catalog: Catalog
  internal private(set) var text: SplicedText
  /// What was written, in the order of the shown strings.
  internal var written: [Proposal] { done.sorted { $0.index < $1.index } }
  /// Why others were not, by the index of the shown string.
  internal private(set) var refusals: [Int: FixRefusal] = [:]

  private let original: Catalog
  private let parser: any CatalogParser.Type
  private let options: CatalogParsingOptions
  private var done: [Proposal] = []
  /// How often the file may still be parsed: each search for the string that cannot be written parses it anew.
  private var parsesLeft = 400

  internal init(_ catalog: Catalog, _ parser: any CatalogParser.Type, _ options: CatalogParsingOptions) {
    self.parser = parser
    original = catalog
    self.catalog = catalog
    self.options = options
    text = SplicedText(length: catalog.source.text.count)
  }

  /// Writes groups of strings, each as a whole or not at all.
  internal mutating func write(_ groups: [[Proposal]]) {
    var groups = groups
    // A group of which something was written before it failed is taken out, and all begins anew.
    while !writeAll(groups) {
      groups.removeAll { group in group.contains { refusals[$0.index] != nil } }
      catalog = original
      text = SplicedText(length: original.source.text.count)
      done = []
      if parsesLeft <= 0 { return refuse(groups, for: .misread) }
    }
  }

  /// Writes the first string of each group, then the second of each, and so on: the strings of one group lie in one
  /// place of the file, and a parser cannot see that another is about to be written there.
  ///
  /// - Returns: False where a group was left half done.
  private mutating func writeAll(_ groups: [[Proposal]]) -> Bool {
    var live = groups
    var round = 0
    while !live.isEmpty {
      write(live.map { $0[round] }[...])
      let failed = live.filter { refusals[$0[round].index] != nil }
      refuseOthers(in: failed, than: round)
      if round > 0, !failed.isEmpty { return false }
      live.removeAll { refusals[$0[round].index] != nil || $0.count == round + 1 }
      round += 1
    }
    return true
  }

  private mutating func refuse(_ groups: [[Proposal]], for reason: FixRefusal) {
    for proposal in groups.joined() where proposal.isChanged { refusals[proposal.index] = reason }
  }

  private mutating func refuseOthers(in groups: [[Proposal]], than round: Int) {
    for group in groups {
      for (index, proposal) in group.enumerated() where index != round && proposal.isChanged {
        refusals[proposal.index] = .others
      }
    }
  }

  /// Writes strings of different keys at once; where that goes wrong, each half on its own.
  private mutating func write(_ proposals: ArraySlice<Proposal>) {
    if proposals.isEmpty { return }
    if parsesLeft <= 0 {
      for proposal in proposals { refusals[proposal.index] = .misread }
      return
    }
    var indices: [Proposal.Name: Int] = [:]
    for (index, entry) in catalog.entries.enumerated() where indices[Proposal.Name(entry)] == nil {
      indices[Proposal.Name(entry)] = index
    }
    catalog.indexKeys()
    var splices: [Splice] = []
    var insertable: [Proposal] = []
    for proposal in proposals {
      guard let index = indices[proposal.shown], indices[proposal.name] == nil,
        let insertion = parser.insertion(
          of: proposal.text, as: proposal.key, for: catalog.entries[index], in: catalog), !insertion.isEmpty
      else {
        refusals[proposal.index] = .noRoom
        continue
      }
      if let scalar = unencodable(in: insertion) {
        refusals[proposal.index] = .encoding(scalar)
        continue
      }
      splices += insertion
      insertable.append(proposal)
    }
    if insertable.isEmpty || take(splices, insertable) { return }
    guard insertable.count > 1 else {
      for proposal in insertable { refusals[proposal.index] = .misread }
      return
    }
    let half = insertable.count / 2
    write(insertable[..<half])
    write(insertable[half...])
  }

  private func unencodable(in splices: [Splice]) -> Unicode.Scalar? {
    if catalog.source.encoding != .latin1 { return nil }
    return splices.lazy.flatMap(\.text.unicodeScalars).first { $0.value > 0xFF }
  }

  /// Makes the changes if the file then reads as it should.
  private mutating func take(_ splices: [Splice], _ proposals: [Proposal]) -> Bool {
    parsesLeft -= 1
    guard let bytes = try? catalog.source.applying(splices) else { return false }
    let source = SourceFile(path: catalog.source.path, bytes: bytes, encoding: catalog.source.encoding)
    let next = parser.parse(source, options)
    guard next.problems.count <= catalog.problems.count, differsOnly(next, by: proposals) else { return false }
    text.apply(SourceFile.inOrder(splices))
    catalog = next
    done += proposals
    return true
  }

  /// A string of a catalog with its text.
  private struct Content: Hashable {
    let key: String
    let variant: String
    let locale: LanguageTag?
    let text: [UInt8]
    let labels: [[UInt8]]

    init(_ entry: CatalogEntry) {
      key = entry.key
      variant = entry.variant
      locale = entry.locale
      text = entry.value.bytes
      labels = entry.labels.map(\.text.bytes)
    }
  }

  /// Whether a catalog has the strings of this one and those that were written, and no others.
  private func differsOnly(_ next: Catalog, by proposals: [Proposal]) -> Bool {
    guard next.entries.count == catalog.entries.count + proposals.count else { return false }
    var left: [Content: Int] = [:]
    for entry in next.entries { left[Content(entry), default: 0] += 1 }
    for entry in catalog.entries {
      guard let count = left[Content(entry)] else { return false }
      left[Content(entry)] = count == 1 ? nil : count - 1
    }
    // All of these are new.
    var expected: [Proposal.Name: Int] = [:]
    for proposal in proposals { expected[proposal.name.withoutSource, default: 0] += 1 }
    let texts = Dictionary(proposals.map { ($0.name.withoutSource, Array($0.text.utf8)) }) { first, _ in first }
    return left.allSatisfy { content, count in
      let name = Proposal.Name(key: content.key, variant: content.variant, locale: content.locale, isSource: false)
      return expected[name] == count && texts[name] == content.text
    }
  }
}

extension Proposal.Name {
  /// The name without what its parser may tell otherwise of a new string.
  fileprivate var withoutSource: Proposal.Name {
    Proposal.Name(key: key, variant: variant, locale: locale, isSource: false)
  }
}

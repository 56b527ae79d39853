package import SayableEngine

/// Which form of a plural string a label is.
internal struct PluralForm: Hashable {
  internal let category: PluralCategory
  /// The name of the argument whose number chooses the form; nil where the format does not tell it.
  internal let argument: String?

  /// The placeholder that the number which chooses the form is filled into; nil where none of the label's surely is it.
  /// Any other number of the label may be of any category: one trip of many kilometers.
  internal func countedSpan(in trace: Trace) -> Range<Int>? {
    let placeholders = trace.protectedSpans.filter { $0.kind == .placeholder && !$0.range.isEmpty }.map(\.range)
    let named = placeholders.first { Self.standsForNumber(trace.label[$0], of: argument) }
    if named != nil || argument != nil { return named }
    let numbers = placeholders.filter { Self.isOfPrintf(trace.label[$0]) }
    // In the order of the arguments, which positions such as `2$` tell where they are written.
    return numbers.min { Self.position(trace.label[$0]) < Self.position(trace.label[$1]) } ?? placeholders.first
  }

  /// Whether a placeholder is the sign for the number, or has the argument's name; without a name, the one that i18next
  /// gives the number.
  private static func standsForNumber(_ placeholder: ArraySlice<UInt8>, of argument: String?) -> Bool {
    let text = String(decoding: placeholder, as: UTF8.self)
    if text == "#" || text == "%arg" { return true }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map { $0 == argument ?? "count" } ?? false
  }

  private static func isOfPrintf(_ placeholder: ArraySlice<UInt8>) -> Bool {
    placeholder.first == UInt8(ascii: "%") && (placeholder.last?.isASCIILetter ?? false)
  }

  /// The number before `$`; that of the first argument where there is none.
  private static func position(_ placeholder: ArraySlice<UInt8>) -> Int {
    let digits = placeholder.dropFirst().prefix(while: \.isASCIIDigit)
    guard placeholder.dropFirst(1 + digits.count).first == UInt8(ascii: "$") else { return 1 }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 1
  }
}

extension CatalogEntry {
  /// The form that a label is; nil where it is none, or one that only a number tells.
  internal func pluralForm(of label: CatalogLabel) -> PluralForm? {
    let branches = label.branch.split(separator: "/").reversed().compactMap { step -> PluralForm? in
      let parts = step.split(separator: ".")
      guard let category = parts.last.flatMap(Self.category) else { return nil }
      let name = parts.dropLast().joined(separator: ".")
      return PluralForm(category: category, argument: name.isEmpty ? nil : name)
    }
    // A choice among words has a branch `other`, too, which tells nothing of a number.
    if let branch = branches.first(where: { $0.category != .other }) ?? branches.first { return branch }
    let parts = variant.split { $0 == "/" || $0 == "." }.reversed()
    return parts.lazy.compactMap(Self.category).first.map { PluralForm(category: $0, argument: nil) }
  }

  /// The category that a name in a path tells, be it that of a form for just one, `=1` of ICU.
  private static func category(_ name: Substring) -> PluralCategory? {
    name == "=1" ? .one : PluralCategory(rawValue: String(name))
  }

  /// The plural category that a label is the form of; nil where it is none, or a form that only a number tells.
  package func pluralCategory(of label: CatalogLabel) -> PluralCategory? { pluralForm(of: label)?.category }
}

extension Trace {
  /// The trace with the words of `other` for the stretches that hold `span`; as it is where both part the label
  /// otherwise.
  internal func saying(_ span: Range<Int>?, as other: Trace) -> Trace {
    guard let span, segments.elementsEqual(other.segments, by: { $0.source == $1.source }) else { return self }
    var spoken: [UInt8] = []
    let segments = zip(segments, other.segments).map { own, others in
      let (segment, words) = own.source.overlaps(span) ? (others, other.spoken) : (own, self.spoken)
      let start = spoken.count
      spoken += words[segment.spoken]
      return Segment(
        source: segment.source, spoken: start..<spoken.count, rules: segment.rules, isSure: segment.isSure,
        values: segment.values)
    }
    return Trace(
      label: label, spoken: spoken, segments: segments, protectedSpans: protectedSpans, steps: steps,
      diagnostics: diagnostics)
  }
}

internal import SayableEngine

extension CatalogEntry {
  /// The plural category that a label is the form of; nil where it is none, or a form that only a number tells.
  internal func pluralCategory(of label: CatalogLabel) -> PluralCategory? {
    for path in [label.branch, variant] {
      for part in path.split(whereSeparator: { $0 == "/" || $0 == "." }).reversed() {
        if let category = PluralCategory(rawValue: String(part)) { return category }
        // The form for just this number, such as `=1` of ICU.
        if part == "=1" { return .one }
      }
    }
    return nil
  }
}

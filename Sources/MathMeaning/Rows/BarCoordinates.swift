/// Coordinates with bars between them, as in P(2|3|−1): they are numbers, and bars around a number would change nothing.
internal enum BarCoordinates {
  /// Makes separators of the bars between three numbers or more in parentheses, those of a pair among them.
  static func separating(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: { isBar($0) || isPair($0) }) else { return parts }
    let flat = parts.flatMap { isPair($0) ? [$0.content[0], $0.children[0], $0.content[1]] : [$0] }
    guard let open = flat.firstIndex(where: { $0.scalar == 0x28 }),
      let close = flat[open...].firstIndex(where: { $0.scalar == 0x29 })
    else { return parts }
    let inside = flat[(open + 1)..<close]
    let bars = inside.filter(isBar)
    let coordinates = inside.split(omittingEmptySubsequences: false, whereSeparator: isBar)
    guard bars.count > 1, coordinates.allSatisfy(isNumber) else { return parts }
    for bar in bars {
      bar.kind = .punctuation
      bar.role = .verticalBar
    }
    return flat
  }

  private static func isBar(_ part: Part) -> Bool { part.kind == .fence && part.role == .neutral }

  /// Whether a number stands between two bars.
  private static func isPair(_ part: Part) -> Bool {
    part.kind == .fenced && part.role == .neutral && part.content.count == 2
      && part.children.first.map { isNumber([$0]) } ?? false
  }

  private static func isNumber(_ parts: ArraySlice<Part>) -> Bool {
    guard let last = parts.last else { return false }
    if parts.count == 1, last.kind == .prefix, last.role == .negative { return last.children.first?.kind == .number }
    guard last.kind == .number else { return false }
    return parts.count == 1 || parts.count == 2 && parts.first?.role == .subtraction
  }
}

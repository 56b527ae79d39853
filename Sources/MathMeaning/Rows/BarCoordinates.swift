/// Coordinates with bars between them, as in P(2|3|−1): they are numbers, and bars around a number would change nothing.
internal enum BarCoordinates {
  /// Makes separators of the bars between three numbers in parentheses.
  static func separating(_ parts: [Part]) {
    guard parts.count(where: isBar) > 1 else { return }
    for (index, part) in parts.enumerated() where part.scalar == 0x28 {
      let inside = parts[(index + 1)...].prefix { $0.scalar != 0x29 }
      let bars = inside.filter(isBar)
      let coordinates = inside.split(omittingEmptySubsequences: false, whereSeparator: isBar)
      guard bars.count == 2, inside.endIndex < parts.count, coordinates.allSatisfy(isNumber) else { continue }
      for bar in bars {
        bar.kind = .punctuation
        bar.role = .verticalBar
      }
    }
  }

  private static func isBar(_ part: Part) -> Bool { part.kind == .fence && part.role == .neutral }

  private static func isNumber(_ parts: ArraySlice<Part>) -> Bool {
    guard parts.last?.kind == .number else { return false }
    return parts.count == 1 || parts.count == 2 && parts.first?.role == .subtraction
  }
}

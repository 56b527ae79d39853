/// Mixed numbers: a whole number and a fraction that are one number.
internal enum MixedNumbers {
  /// A number directly before a fraction of whole numbers is a mixed number with it.
  static func joining(_ parts: [Part]) -> [Part] {
    guard parts.count > 1, parts.contains(where: isVulgar) else { return parts }
    var result: [Part] = []
    for part in parts {
      if isVulgar(part), let last = result.last, last.kind == .number, last.role == .integer || last.role == .float {
        result[result.count - 1] = Part(.number, .mixed, [last, part])
      } else {
        result.append(part)
      }
    }
    return result
  }

  private static func isVulgar(_ part: Part) -> Bool { part.kind == .fraction && part.role == .vulgar }

  /// The same where an invisible plus says so.
  static func explicit(in parts: [Part]) -> [Part] {
    guard parts.contains(where: isInvisiblePlus) else { return parts }
    var result: [Part] = []
    var index = 0
    while index < parts.count {
      let part = parts[index]
      index += 1
      if isInvisiblePlus(part), let last = result.last, last.kind == .number, last.role != .mixed,
        index < parts.count, parts[index].kind == .fraction
      {
        result[result.count - 1] = Part(.number, .mixed, [last, parts[index]], content: [part])
        index += 1
      } else {
        result.append(part)
      }
    }
    return result
  }

  private static func isInvisiblePlus(_ part: Part) -> Bool { part.scalar == 0x2064 }
}

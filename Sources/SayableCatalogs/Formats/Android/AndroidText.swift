internal import SayableEngine

/// The text of a string resource as Android shows it, from what XML makes of its element: quotation marks keep spaces,
/// other white space collapses, and a backslash escapes.
internal struct AndroidText: Sendable {
  internal private(set) var text: DecodedText
  /// What inside ``text`` nobody may touch.
  internal private(set) var protectedSpans: [ProtectedSpan] = []

  private let raw: DecodedText
  private let end: Int
  /// The first byte of `raw` that is not written yet.
  private var start: Int
  private var index: Int
  private var isQuoted = false
  private var isBehindSpace = false
  /// Where untouchable stretches start and end in `raw`, from the last to the first.
  private var bounds: [Int]
  /// The same places in ``text``, from the first to the last.
  private var places: [Int] = []

  /// Reads `raw`.
  ///
  /// - Parameter untouchable: Stretches of `raw`, in order and without overlaps.
  internal init(_ raw: DecodedText, untouchable: [ProtectedSpan] = []) {
    self.raw = raw
    let bytes = raw.bytes
    start = bytes.firstIndex { !$0.isASCIISpace } ?? bytes.count
    end = max(start, bytes.lastIndex { !$0.isASCIISpace }.map { $0 + 1 } ?? 0)
    index = start
    text = DecodedText(at: raw.sourceRange(of: start..<start).lowerBound)
    bounds = untouchable.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.reversed()
    while index < end {
      notePlaces()
      step()
    }
    flush()
    notePlaces(all: true)
    for (stretch, place) in untouchable.enumerated() where 2 * stretch + 1 < places.count {
      let range = places[2 * stretch]..<max(places[2 * stretch], places[2 * stretch + 1])
      if !range.isEmpty { protectedSpans.append(ProtectedSpan(range, place.kind)) }
    }
  }

  private mutating func notePlaces(all: Bool = false) {
    while let bound = bounds.last, all || bound <= index {
      bounds.removeLast()
      places.append(text.bytes.count + index - start)
    }
  }

  private mutating func step() {
    let byte = raw.bytes[index]
    if byte.isASCIISpace, !isQuoted {
      readSpaces()
      return
    }
    isBehindSpace = false
    switch byte {
    case UInt8(ascii: "\""):
      flush()
      isQuoted.toggle()
      index += 1
      start = index
    case UInt8(ascii: "\\"):
      flush()
      readEscape()
      start = index
    default: index += 1
    }
  }

  private mutating func readSpaces() {
    let first = index
    // An untouchable stretch begins or ends where it does, also inside white space.
    while index < end, raw.bytes[index].isASCIISpace, index == first || bounds.last != index { index += 1 }
    let isOne = index == first + 1 && raw.bytes[first] == UInt8(ascii: " ")
    if isOne, !isBehindSpace {
      isBehindSpace = true
      return
    }
    flush(upTo: first)
    if !isBehindSpace { text.append([UInt8(ascii: " ")], for: raw.sourceRange(of: first..<index)) }
    isBehindSpace = true
    start = index
  }

  private mutating func readEscape() {
    let first = index
    index += 1
    guard index < end else { return }
    switch raw.bytes[index] {
    case UInt8(ascii: "n"): append("\n", upTo: index + 1, from: first)
    case UInt8(ascii: "t"): append("\t", upTo: index + 1, from: first)
    case UInt8(ascii: "u"):
      guard let unit = unit(at: index + 1) else {
        keepCharacter(first)
        return
      }
      if let scalar = Unicode.Scalar(unit) {
        append(scalar, upTo: index + 5, from: first)
      } else if raw.bytes[..<end].dropFirst(index + 5).starts(with: "\\u".utf8), let low = self.unit(at: index + 7),
        let scalar = Unicode.Scalar(high: unit, low: low)
      {
        append(scalar, upTo: index + 11, from: first)
      } else {
        append("\u{FFFD}", upTo: index + 5, from: first)
      }
    default: keepCharacter(first)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, upTo end: Int, from first: Int) {
    text.append(scalar, for: raw.sourceRange(of: first..<end))
    index = end
  }

  /// Any other character behind a backslash stands for itself.
  private mutating func keepCharacter(_ first: Int) {
    var next = index + 1
    while next < end, raw.bytes[next] & 0xC0 == 0x80 { next += 1 }
    text.append(raw.bytes[index..<next], for: raw.sourceRange(of: first..<next))
    index = next
  }

  private func unit(at offset: Int) -> UInt32? { offset + 4 <= end ? raw.bytes[offset..<(offset + 4)].hexNumber : nil }

  private mutating func flush(upTo limit: Int? = nil) {
    let limit = limit ?? index
    if start < limit { text.append(raw, start..<limit) }
    start = limit
  }
}

extension String {
  /// The string as a string resource writes it, before XML has its escapes.
  internal var escapedForAndroid: String {
    var result = ""
    var isBehindSpace = true
    let last = unicodeScalars.indices.last
    for (index, scalar) in zip(unicodeScalars.indices, unicodeScalars) {
      switch scalar {
      case "\\": result += "\\\\"
      case "'": result += "\\'"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "@" where index == startIndex, "?" where index == startIndex: result += "\\\(scalar)"
      case " " where isBehindSpace || index == last: result += "\\u0020"
      default: result.unicodeScalars.append(scalar)
      }
      isBehindSpace = scalar == " "
    }
    return result
  }
}

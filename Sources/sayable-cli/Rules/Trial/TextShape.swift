internal import SayableEngine

/// A text with all that differs from app to app blurred: `Walk 5 km` and `Run 12 km` are both `A 0 km`.
internal struct TextShape {
  /// A part of a text that stays together in its shape.
  private struct Part {
    enum Kind { case word, number, placeholder, text, space, mark }

    let kind: Kind
    let range: Range<Int>
    let text: String

    /// What stands for the part where it is blurred.
    var blurred: String {
      switch kind {
      case .word: text.first?.isUppercase == true ? "A" : "a"
      case .number: "0"
      case .placeholder: "%"
      case .text: "<>"
      case .space: " "
      case .mark: text
      }
    }

    /// Whether rules may have something to say of it: letters and the marks of sentences are said by any voice.
    var isRemarkable: Bool {
      switch kind {
      case .number: true
      case .mark: !".,;:!?'’\"“”„«»()[]…¡¿".contains(text)
      default: false
      }
    }
  }

  private var parts: [Part] = []

  /// A text, with spans that no rule touches.
  init(_ text: [UInt8], protecting spans: [ProtectedSpan] = []) {
    var next = 0
    for span in spans where span.range.lowerBound >= next && span.range.upperBound <= text.count {
      parts += Self.parts(of: text[next..<span.range.lowerBound])
      parts.append(Part(kind: span.kind == .placeholder ? .placeholder : .text, range: span.range, text: ""))
      next = span.range.upperBound
    }
    parts += Self.parts(of: text[next...])
  }

  private static func parts(of bytes: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var position = bytes.startIndex
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let end = min(position + UTF8.width(scalar), bytes.endIndex)
      let kind = kind(of: scalar)
      if let last = parts.last, last.kind == kind, kind != .mark {
        let text = last.text + String(scalar)
        parts[parts.count - 1] = Part(kind: kind, range: last.range.lowerBound..<end, text: text)
      } else {
        parts.append(Part(kind: kind, range: position..<end, text: String(scalar)))
      }
      position = end
    }
    return parts
  }

  private static func kind(of scalar: Unicode.Scalar) -> Part.Kind {
    if scalar.properties.isAlphabetic { return .word }
    if ("0"..."9").contains(scalar) { return .number }
    return scalar.properties.isWhitespace ? .space : .mark
  }

  /// The shape of a range of the text with the nearest part on either side: words in it are kept, those around it
  /// blurred.
  func around(_ range: Range<Int>) -> String {
    let inner = parts.indices.filter { parts[$0].range.overlaps(range) }
    guard let first = inner.first, let last = inner.last else { return "" }
    let shown = parts[first...last].map { $0.kind == .word ? $0.text : $0.blurred }.joined()
    return context(before: first) + shown + context(behind: last)
  }

  /// The shapes of all stretches that rules may have something to say of, with the words beside them: those of up to
  /// three letters as they are, as they may be units.
  var remarkable: [String] {
    var shapes: [String] = []
    var index = 0
    while index < parts.count {
      guard isRemarkable(index) else {
        index += 1
        continue
      }
      var (start, end) = (index, index + 1)
      while start > 0, parts[start - 1].kind == .placeholder || isAttached(start - 1) { start -= 1 }
      while end < parts.count, isRemarkable(end) || parts[end].kind == .placeholder || isAttached(end) || isGap(end) {
        end += 1
      }
      let shape = parts[start..<end].map(short).joined()
      shapes.append(context(before: start, short) + shape + context(behind: end - 1, short))
      index = end
    }
    return shapes
  }

  /// Whether a part is a number, or a mark that says more than where a sentence or a compound is parted.
  private func isRemarkable(_ index: Int) -> Bool {
    guard parts[index].isRemarkable else { return false }
    let around = [index - 1, index + 1].filter(parts.indices.contains).map { parts[$0].kind }
    return !"-–—_".contains(parts[index].text) || around.contains(.number) || around.contains(.placeholder)
  }

  /// Whether a part is a word without a space between it and a number.
  private func isAttached(_ index: Int) -> Bool {
    parts[index].kind == .word
      && [index - 1, index + 1].contains { parts.indices.contains($0) && parts[$0].kind == .number }
  }

  /// Whether a part is a space before something remarkable.
  private func isGap(_ index: Int) -> Bool {
    parts[index].kind == .space && index + 1 < parts.count && isRemarkable(index + 1)
  }

  /// The part before another, and the space between them.
  private func context(before index: Int, _ shown: (Part) -> String = \.blurred) -> String {
    guard index > 0 else { return "" }
    let space = parts[index - 1].kind == .space ? " " : ""
    let place = index - (space.isEmpty ? 1 : 2)
    return (parts.indices.contains(place) ? shown(parts[place]) : "") + space
  }

  /// The part behind another, and the space between them.
  private func context(behind index: Int, _ shown: (Part) -> String = \.blurred) -> String {
    guard index + 1 < parts.count else { return "" }
    let space = parts[index + 1].kind == .space ? " " : ""
    let place = index + (space.isEmpty ? 1 : 2)
    return space + (parts.indices.contains(place) ? shown(parts[place]) : "")
  }

  private func short(_ part: Part) -> String {
    part.kind == .word && part.text.unicodeScalars.count <= 3 ? part.text : part.blurred
  }
}

extension String {
  /// What two answers differ in, whole words of it, with digits blurred.
  static func difference(_ before: String, _ after: String) -> String {
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    let parts = [old[start..<(old.count - end)], new[start..<(new.count - end)]].map { words in
      TextShape(Array(words.joined(separator: " ").utf8)).withWords
    }
    return "\(parts[0]) => \(parts[1])"
  }
}

extension TextShape {
  /// The shape of all of the text, words kept.
  fileprivate var withWords: String { parts.map { $0.kind == .word ? $0.text : $0.blurred }.joined() }
}

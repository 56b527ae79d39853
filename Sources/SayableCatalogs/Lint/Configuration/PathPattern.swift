/// A pattern of paths, as configurations have it: `*` is any text without `/`, `**` any text, `?` one character, `[a-z]`
/// one of some, `[!a]` one of all others, `{a,b}` one of two texts, `\*` the sign itself.
///
/// A pattern without `/` inside matches at any depth, another one from the top. What matches a folder matches all that
/// lies in it.
///
/// ```swift
/// try PathPattern("**/de.lproj/*.{strings,stringsdict}").matches("App/de.lproj/Main.strings")  // true
/// ```
public struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  fileprivate indirect enum Part: Sendable, Hashable {
    case one(Unicode.Scalar)
    case any
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case run(crossesFolders: Bool)
    /// `**/`: no folder, or any number of them with their slashes.
    case folders
    case oneOf([[Part]])
  }

  /// The pattern as it was written.
  public let description: String

  private let parts: [Part]

  /// Reads a pattern.
  ///
  /// - Throws: ``MalformedPathPattern`` where a bracket or brace has no end, or the pattern is too long.
  public init(_ pattern: String) throws(MalformedPathPattern) {
    description = pattern
    var parser = PathPatternParser(pattern)
    parts = try parser.parse()
  }

  /// Whether a path, relative to the folder of the pattern, or a folder that it lies in, is one of the pattern's.
  ///
  /// It takes time in proportion to the length of the path, whatever the pattern.
  public func matches(_ path: String) -> Bool {
    let path = Array(path.unicodeScalars)
    let start = [true] + [Bool](repeating: false, count: path.count)
    let ends = Self.ends(of: parts, in: path, from: start)
    return ends[path.count] || path.indices.contains { ends[$0] && path[$0] == "/" }
  }

  /// The places between the characters of a path at which `parts` may end, where they may start at those of `starts`.
  private static func ends(of parts: [Part], in path: [Unicode.Scalar], from starts: [Bool]) -> [Bool] {
    var places = starts
    for part in parts {
      var next = [Bool](repeating: false, count: places.count)
      func step(over isWanted: (Unicode.Scalar) -> Bool) {
        for place in path.indices where places[place] && isWanted(path[place]) { next[place + 1] = true }
      }
      var isInside = false
      switch part {
      case .one(let wanted): step { $0 == wanted }
      case .any: step { $0 != "/" }
      case .set(let ranges, let isNegated):
        step { scalar in scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated }
      case .run(let crossesFolders):
        for place in places.indices {
          if place > 0, !crossesFolders, path[place - 1] == "/" { isInside = false }
          isInside = isInside || places[place]
          next[place] = isInside
        }
      case .folders:
        next = places
        for place in path.indices {
          isInside = isInside || places[place]
          if isInside, path[place] == "/" { next[place + 1] = true }
        }
      case .oneOf(let alternatives):
        for alternative in alternatives {
          let ends = ends(of: alternative, in: path, from: places)
          for place in places.indices where ends[place] { next[place] = true }
        }
      }
      if !next.contains(true) { return next }
      places = next
    }
    return places
  }
}

/// Why a text is no pattern of paths.
public struct MalformedPathPattern: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public let description: String
}

private struct PathPatternParser {
  private static let longest = 1_000

  private let pattern: [Unicode.Scalar]
  private var index = 0

  init(_ pattern: String) {
    var scalars = Array(pattern.unicodeScalars)
    if scalars.starts(with: ["." as Unicode.Scalar, "/"]) { scalars.removeFirst(2) }
    let isAnchored = scalars.dropLast().contains("/")
    if scalars.first == "/" { scalars.removeFirst() }
    // A folder matches with all that lies in it, so that its final slash says nothing more.
    if scalars.last == "/" { scalars.removeLast() }
    self.pattern = isAnchored ? scalars : ["*", "*", "/"] + scalars
  }

  mutating func parse() throws(MalformedPathPattern) -> [PathPattern.Part] {
    if pattern.count > Self.longest { throw problem("the pattern is longer than 1,000 characters") }
    return try alternatives(depth: 0).first ?? []
  }

  private func problem(_ description: String) -> MalformedPathPattern { MalformedPathPattern(description: description) }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < pattern.count ? pattern[index + distance] : nil
  }

  private mutating func next() -> Unicode.Scalar? {
    defer { index += 1 }
    return peek()
  }

  /// What stands between the commas of a group, up to its brace; outside of groups, all as one.
  private mutating func alternatives(depth: Int) throws(MalformedPathPattern) -> [[PathPattern.Part]] {
    var all: [[PathPattern.Part]] = []
    var parts: [PathPattern.Part] = []
    while let scalar = next() {
      switch scalar {
      case "}" where depth > 0: return all + [parts]
      case "," where depth > 0:
        all.append(parts)
        parts = []
      case "{": parts.append(.oneOf(try alternatives(depth: depth + 1)))
      case "[": parts.append(try set())
      case "*": parts.append(star())
      case "?": parts.append(.any)
      case "\\":
        guard let escaped = next() else { throw problem("nothing follows the '\\' at the end") }
        parts.append(.one(escaped))
      default: parts.append(.one(scalar))
      }
    }
    if depth > 0 { throw problem("a '{' has no '}'") }
    return [parts]
  }

  private mutating func star() -> PathPattern.Part {
    guard peek() == "*" else { return .run(crossesFolders: false) }
    let isAtStart = index == 1 || ["/", "{", ","].contains(pattern[index - 2])
    while peek() == "*" { index += 1 }
    guard isAtStart, peek() == "/" else { return .run(crossesFolders: true) }
    index += 1
    return .folders
  }

  private mutating func set() throws(MalformedPathPattern) -> PathPattern.Part {
    let isNegated = peek() == "!" || peek() == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = next() {
      // A bracket that comes first is a member.
      if scalar == "]", !ranges.isEmpty { return .set(ranges, isNegated: isNegated) }
      let first = scalar == "\\" ? next() ?? scalar : scalar
      if peek() == "-", let last = peek(1), last != "]" {
        index += 2
        guard first <= last else { throw problem("the range '\(first)-\(last)' is empty") }
        ranges.append(first...last)
      } else {
        ranges.append(first...first)
      }
    }
    throw problem("a '[' has no ']'")
  }
}

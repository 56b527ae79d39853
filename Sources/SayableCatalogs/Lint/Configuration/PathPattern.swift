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
  /// What a state of the matcher does with the next character of a path.
  fileprivate enum Step: Sendable, Hashable {
    case one(Unicode.Scalar)
    case any
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case run
    case runAcrossFolders
    /// Goes on at each of these places.
    case fork([Int])
    case end
  }

  /// The pattern as it was written.
  public let description: String
  private let steps: [Step]

  /// Reads a pattern.
  ///
  /// - Throws: ``MalformedPathPattern`` where a bracket or brace has no end, or the pattern is too long.
  public init(_ pattern: String) throws(MalformedPathPattern) {
    description = pattern
    var compiler = PathPatternCompiler(pattern)
    steps = try compiler.compile()
  }

  /// Whether a path, relative to the folder of the pattern, or a folder that it lies in, is one of the pattern's.
  ///
  /// It takes time in proportion to the length of the path, whatever the pattern.
  public func matches(_ path: String) -> Bool {
    var states = PathPatternStates(count: steps.count)
    add(0, to: &states)
    for scalar in path.unicodeScalars {
      var next = PathPatternStates(count: steps.count)
      for state in states.members {
        switch steps[state] {
        case .one(let wanted): if wanted == scalar { add(state + 1, to: &next) }
        case .any: if scalar != "/" { add(state + 1, to: &next) }
        case .set(let ranges, let isNegated):
          if scalar != "/", ranges.contains(where: { $0.contains(scalar) }) != isNegated { add(state + 1, to: &next) }
        case .run: if scalar != "/" { add(state, to: &next) }
        case .runAcrossFolders: add(state, to: &next)
        case .fork, .end: break
        }
      }
      if next.members.isEmpty { return false }
      states = next
    }
    return states.members.contains { steps[$0] == .end }
  }

  /// Adds a state and those that are reached from it without a character.
  private func add(_ state: Int, to states: inout PathPatternStates) {
    var waiting = [state]
    while let state = waiting.popLast() {
      guard states.insert(state) else { continue }
      switch steps[state] {
      case .run, .runAcrossFolders: waiting.append(state + 1)
      case .fork(let targets): waiting += targets
      default: break
      }
    }
  }
}

/// Why a text is no pattern of paths.
public struct MalformedPathPattern: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public let description: String
}

/// The places of a pattern that a path may have come to.
private struct PathPatternStates {
  private var isMember: [Bool]
  private(set) var members: [Int] = []

  init(count: Int) { isMember = Array(repeating: false, count: count) }

  /// Adds a state; false where it is there already.
  mutating func insert(_ state: Int) -> Bool {
    if isMember[state] { return false }
    isMember[state] = true
    members.append(state)
    return true
  }
}

/// Turns a pattern into steps.
private struct PathPatternCompiler {
  /// A group in braces whose end has not come yet.
  private struct Group {
    /// The fork before it.
    let fork: Int
    /// Where its alternatives begin.
    var starts: [Int]
    /// The jumps at the ends of the alternatives, which lead behind the group.
    var jumps: [Int] = []
  }

  private static let longest = 1_000
  private let pattern: [Unicode.Scalar]
  private var steps: [PathPattern.Step] = []
  private var groups: [Group] = []
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

  mutating func compile() throws(MalformedPathPattern) -> [PathPattern.Step] {
    if pattern.count > Self.longest {
      throw MalformedPathPattern(description: "the pattern is longer than 1,000 characters")
    }
    while let scalar = peek(0) {
      index += 1
      switch scalar {
      case "\\":
        guard let next = peek(0) else { throw MalformedPathPattern(description: "nothing follows the '\\' at the end") }
        index += 1
        steps.append(.one(next))
      case "?": steps.append(.any)
      case "*": star()
      case "[": try set()
      case "{":
        groups.append(Group(fork: steps.count, starts: [steps.count + 1]))
        steps.append(.fork([]))
      case ",": if groups.isEmpty { steps.append(.one(scalar)) } else { endAlternative(isLast: false) }
      case "}": if groups.isEmpty { steps.append(.one(scalar)) } else { endAlternative(isLast: true) }
      default: steps.append(.one(scalar))
      }
    }
    if !groups.isEmpty { throw MalformedPathPattern(description: "a '{' has no '}'") }
    // What lies in a folder that matches.
    let fork = steps.count
    steps += [.fork([fork + 1, fork + 3]), .one("/"), .runAcrossFolders, .end]
    return steps
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < pattern.count ? pattern[index + distance] : nil
  }

  private mutating func star() {
    guard peek(0) == "*" else { return steps.append(.run) }
    let isAtStart = index == 1 || pattern[index - 2] == "/" || pattern[index - 2] == "{" || pattern[index - 2] == ","
    while peek(0) == "*" { index += 1 }
    guard isAtStart, peek(0) == "/" else { return steps.append(.runAcrossFolders) }
    // No folder at all is one of the possibilities of `**/`.
    index += 1
    steps += [.fork([steps.count + 1, steps.count + 3]), .runAcrossFolders, .one("/")]
  }

  private mutating func set() throws(MalformedPathPattern) {
    let isNegated = peek(0) == "!" || peek(0) == "^"
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = peek(0) {
      index += 1
      // A bracket that comes first is a member.
      if scalar == "]", !ranges.isEmpty {
        steps.append(.set(ranges, isNegated: isNegated))
        return
      }
      var first = scalar
      if scalar == "\\", let next = peek(0) {
        first = next
        index += 1
      }
      if peek(0) == "-", let last = peek(1), last != "]" {
        index += 2
        guard first <= last else { throw MalformedPathPattern(description: "the range '\(first)-\(last)' is empty") }
        ranges.append(first...last)
      } else {
        ranges.append(first...first)
      }
    }
    throw MalformedPathPattern(description: "a '[' has no ']'")
  }

  private mutating func endAlternative(isLast: Bool) {
    guard var group = groups.popLast() else { return }
    group.jumps.append(steps.count)
    steps.append(.fork([]))
    if isLast {
      steps[group.fork] = .fork(group.starts)
      for jump in group.jumps { steps[jump] = .fork([steps.count]) }
    } else {
      group.starts.append(steps.count)
      groups.append(group)
    }
  }
}

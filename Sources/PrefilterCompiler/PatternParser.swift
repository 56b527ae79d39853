extension PatternSyntax {
  /// What is known of a pattern that PCRE2 compiles with Unicode properties; ``unknown`` where it is not understood.
  package init(_ pattern: String) {
    var shared = SharedSyntaxes()
    self.init(pattern, parts: [], sharing: &shared)
  }

  /// The same where parts of the pattern, groups in order of their beginnings, are known by a name.
  package init(_ pattern: String, parts: [PatternPart], sharing shared: inout SharedSyntaxes) {
    var parser = PatternParser(pattern, parts: parts, shared: shared)
    // The parser alone holds them now, so that it adds to them without a copy.
    shared = SharedSyntaxes()
    var syntax = parser.pattern()
    if parser.isUnderstood, parser.refersToLaterGroup {
      parser = PatternParser(pattern, parts: parts, shared: parser.shared, knowing: parser.groups)
      syntax = parser.pattern()
    }
    shared = parser.shared
    self = parser.isUnderstood ? syntax : .unknown
  }
}

/// Parses a pattern, as far as ``PatternSyntax`` can tell it.
internal struct PatternParser {
  private var lexer: PatternLexer
  /// The next token, and where it begins.
  private var token: PatternToken?
  private var position = 0
  private let parts: [PatternPart]
  /// The first of the parts that was not passed.
  private var nextPart = 0
  internal private(set) var shared: SharedSyntaxes
  private var depth = 0
  /// The named groups that were parsed; nil for a name that several have.
  internal private(set) var groups: [String: PatternSyntax?] = [:]
  /// Those that were parsed before, all of the pattern.
  private let known: [String: PatternSyntax?]
  /// Whether the pattern calls a group that stands later in it.
  internal private(set) var refersToLaterGroup = false
  internal private(set) var ignoresCase = false
  internal private(set) var isUnderstood = true

  /// Deeper nested patterns are not understood; PCRE2 compiles none deeper than 250.
  private static let depthLimit = 250

  internal init(
    _ pattern: String, parts: [PatternPart], shared: SharedSyntaxes, knowing known: [String: PatternSyntax?] = [:]
  ) {
    lexer = PatternLexer(pattern, hasReferences: false)
    self.parts = parts
    self.shared = shared
    self.known = known
    advance()
  }

  private mutating func advance() {
    position = lexer.position
    token = lexer.next()
  }

  /// Parses all of the pattern.
  internal mutating func pattern() -> PatternSyntax {
    let syntax = alternatives()
    return token == nil ? syntax : notUnderstood()
  }

  /// Alternatives, up to a closing parenthesis or the end.
  private mutating func alternatives() -> PatternSyntax {
    let outerCase = ignoresCase
    defer { ignoresCase = outerCase }
    var branches = [branch()]
    while case .alternation = token {
      advance()
      branches.append(branch())
    }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func branch() -> PatternSyntax {
    var items: [PatternSyntax] = []
    loop: while isUnderstood, let next = token {
      switch next {
      case .alternation, .close: break loop
      case .comment: advance()
      default:
        let item = quantified(item())
        if case .sequence(let inner) = item { items += inner } else { items.append(item) }
      }
    }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func item() -> PatternSyntax {
    while nextPart < parts.count, parts[nextPart].range.lowerBound < position { nextPart += 1 }
    guard nextPart < parts.count, parts[nextPart].range.lowerBound == position else { return ownItem() }
    let part = parts[nextPart]
    nextPart += 1
    if let known = shared[part.name, ignoringCase: ignoresCase] {
      lexer.position = part.range.upperBound
      advance()
      return known
    }
    var syntax = ownItem()
    if case .alternatives(let branches) = syntax, branches.count > 2 { syntax = .shared(SharedSyntax(syntax)) }
    // A part that is not a group of its own would mean something else elsewhere.
    if position == part.range.upperBound { shared[part.name, ignoringCase: ignoresCase] = syntax }
    return syntax
  }

  private mutating func ownItem() -> PatternSyntax {
    guard let token else { return .nothing }
    advance()
    switch token {
    case .open(let kind): return group(kind)
    case .start: return .behind(.newline)
    case .end: return .before(.newline)
    case .flags(let ignoresCase):
      self.ignoresCase = ignoresCase ?? self.ignoresCase
      return .nothing
    case .call(let name):
      if let syntax = known[name] { return syntax ?? .unknown }
      refersToLaterGroup = true
      return .unknown
    case .backreference: return .unknown
    default: return characters(token) ?? notUnderstood()
    }
  }

  internal mutating func notUnderstood() -> PatternSyntax {
    isUnderstood = false
    return .unknown
  }

  // MARK: Groups

  private mutating func group(_ kind: PatternToken.GroupKind) -> PatternSyntax {
    switch kind {
    case .lookahead(isNegated: true) where isClosed, .lookbehind(isNegated: true) where isClosed:
      // What is empty stands everywhere, so that this holds nowhere.
      advance()
      return .byte(ByteSet())
    case .numbered: return closed()
    case .plain(let ignoresCase):
      let outerCase = self.ignoresCase
      defer { self.ignoresCase = outerCase }
      self.ignoresCase = ignoresCase ?? outerCase
      return closed()
    case .named(let name):
      let syntax = closed()
      groups[name] = .some(groups[name] == nil ? syntax : nil)
      return syntax
    case .lookahead(isNegated: false): return .ahead(closed())
    case .lookahead(isNegated: true): return .before(closed().wholeMatches.complement)
    case .lookbehind(isNegated: false):
      let end = closed().end
      return end.mayBeEmpty ? .nothing : .behind(end.set)
    case .lookbehind(isNegated: true): return .behind(closed().wholeMatches.complement)
    case .definition:
      // What is defined matches nothing here.
      _ = closed()
      return .nothing
    case .unknown: return notUnderstood()
    }
  }

  /// Whether the next token is a closing parenthesis.
  private var isClosed: Bool { if case .close = token { true } else { false } }

  /// What stands up to a closing parenthesis.
  private mutating func closed() -> PatternSyntax {
    depth += 1
    guard depth < Self.depthLimit else { return notUnderstood() }
    let inner = alternatives()
    depth -= 1
    guard isClosed else { return notUnderstood() }
    advance()
    return inner
  }

  // MARK: Quantifiers

  private mutating func quantified(_ item: PatternSyntax) -> PatternSyntax {
    guard case .quantifier(let least, let most) = token else { return item }
    advance()
    switch (least, most) {
    case (0, 1): return .optional(item)
    case (0, _): return .optional(.repeated(item))
    case (1, nil): return .repeated(item)
    default:
      let copies = Array(repeating: item, count: min(least, 8))
      return .sequence(most == copies.count ? copies : copies + [.optional(.repeated(item))])
    }
  }
}

extension ByteSet {
  fileprivate static let newline = ByteSet(CollectionOfOne(UInt8(ascii: "\n")))
}

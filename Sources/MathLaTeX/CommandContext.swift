internal import MathTree

/// What a handler sees of the parser: the command, the tokens behind it, the list it adds to, and what parses a part.
///
/// What handlers call often is not inlined, lest each case of a handler takes stack of its own at each level.
internal struct CommandContext {
  private let parser: LaTeXParser
  /// The end of the list, if the command is one.
  private(set) var foundEnd: ListEnd?
  /// The name of the command without its backslash.
  let name: String
  /// The command's token, or that of a part which is being parsed like a command.
  var command: Token

  init(_ parser: LaTeXParser, name: String, command: Token) {
    self.parser = parser
    self.name = name
    self.command = command
  }

  // MARK: Tokens, as the stream has them

  mutating func peekAny() -> Token? { parser.stream.peekAny() }
  mutating func peek() -> Token? { parser.stream.peek() }
  func following(_ offset: Int = 1) -> Token? { parser.stream.following(offset) }
  var upcoming: ArraySlice<Token> { parser.stream.upcoming }
  mutating func skip(_ count: Int = 1) { parser.stream.skip(count) }
  var place: TokenStream.Place { parser.stream.place }
  mutating func unread(to place: TokenStream.Place) { parser.stream.unread(to: place) }
  var endOfInput: Range<Int> { parser.stream.endOfInput }
  func name(of token: Token) -> String { parser.stream.name(of: token) }
  func written(_ token: Token) -> String { parser.stream.written(token) }
  func text(of tokens: ArraySlice<Token>) -> String { parser.stream.text(of: tokens) }

  /// The tokens of LaTeX that the command stands for.
  mutating func tokens(of text: String) -> [Token] { parser.stream.tokens(of: text, at: command.source) }

  /// Whether the next token that is no space begins a group.
  mutating func isBeforeGroup() -> Bool { peek()?.kind == .openBrace }

  /// The place of the command with all arguments that were taken, their closing braces included.
  var sourceUpToHere: Range<Int> { command.source.reaching(parser.stream.lastEnd ?? 0) }

  // MARK: Arguments

  mutating func argument() throws(FormulaSyntaxError) -> Argument { try parser.stream.argument(of: command) }
  mutating func dimension() throws(FormulaSyntaxError) -> String { try parser.stream.dimension(of: command) }
  @discardableResult
  mutating func optionalArgument() throws(FormulaSyntaxError) -> Argument? { try parser.stream.optionalArgument() }
  @discardableResult
  mutating func star() -> Bool { parser.stream.star() }

  /// Takes all arguments in brackets that come next.
  @inline(never)
  mutating func skipOptionalArguments() throws(FormulaSyntaxError) { while try optionalArgument() != nil {} }

  /// Takes an argument that is a word: a name, a colour, a length.
  @inline(never)
  mutating func word() throws(FormulaSyntaxError) -> String { text(of: try argument().tokens).trimmingSpaces() }

  @inline(never)
  mutating func optionalWord() throws(FormulaSyntaxError) -> String? {
    try optionalArgument().map { text(of: $0.tokens).trimmingSpaces() }
  }

  /// Takes the sign of a fence.
  @inline(never)
  mutating func delimiter() throws(FormulaSyntaxError) -> (text: String, source: Range<Int>) {
    guard let token = peek() else { throw missingDelimiter(at: command.source) }
    if token.kind == .openBrace {
      return try within(try argument()) { (context) throws(FormulaSyntaxError) in try context.delimiter() }
    }
    guard let sign = sign(of: token) else { throw missingDelimiter(at: token.source) }
    skip()
    return (sign, token.source)
  }

  private func missingDelimiter(at source: Range<Int>) -> FormulaSyntaxError {
    FormulaSyntaxError(
      "\(written(command)) is not followed by a fence", expected: "a sign like '(', '\\{' or '|', or '.' for none",
      at: source)
  }

  /// The sign that a token stands for as a fence, or nil.
  func sign(of token: Token) -> String? {
    guard token.kind == .command else { return Delimiters.sign(of: token.scalar) }
    let name = name(of: token)
    return parser.definitions.delimiter(name) ?? CommandTable.delimiters[name]
  }

  // MARK: Parsing

  /// Does `body` while nothing but the argument's tokens are to be parsed.
  mutating func within<Result>(
    _ argument: Argument, _ body: (inout CommandContext) throws(FormulaSyntaxError) -> Result
  ) throws(FormulaSyntaxError) -> Result {
    let outside = parser.stream.enter(argument)
    defer { parser.stream.leave(to: outside) }
    return try body(&self)
  }

  /// Parses an argument as a list.
  @inline(never)
  mutating func contents(of argument: Argument) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try parser.contents(of: argument)
  }

  /// Parses an argument as one node.
  @inline(never)
  mutating func parse(_ argument: Argument) throws(FormulaSyntaxError) -> FormulaTree.ID {
    let children = try contents(of: argument)
    return group(children, source: children.isEmpty ? argument.source : nil)
  }

  mutating func parseArgument() throws(FormulaSyntaxError) -> FormulaTree.ID { try parse(try argument()) }

  /// Parses what a sign is put on, as TeX takes it: an argument, or a command with all of its own arguments.
  @inline(never)
  mutating func parseOperand() throws(FormulaSyntaxError) -> FormulaTree.ID {
    guard let next = peek(), next.kind == .command, takesArguments(name(of: next)) else { return try parseArgument() }
    return try oneItem()
  }

  /// Whether a command of LaTeX goes on with arguments behind its name.
  private func takesArguments(_ name: String) -> Bool {
    guard !definitions.has(name) else { return false }
    switch CommandTable.commands[name] {
    case .handler: return true
    case .macro(_, let count, _): return count > 0
    default: return false
    }
  }

  /// Takes two arguments and parses them.
  @inline(never)
  mutating func parseArguments() throws(FormulaSyntaxError) -> (FormulaTree.ID, FormulaTree.ID) {
    let first = try argument()
    let second = try argument()
    return (try parse(first), try parse(second))
  }

  /// Parses an argument as text: pieces of text and formulas between dollar signs.
  mutating func texts(of argument: Argument) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try parser.texts(of: argument)
  }

  /// Parses one item: a token, a group, or a command with its arguments.
  mutating func oneItem() throws(FormulaSyntaxError) -> FormulaTree.ID { try parser.oneItem(after: command) }

  /// Parses a list to its end.
  mutating func list(
    until ends: ListEnds
  ) throws(FormulaSyntaxError) -> (children: [FormulaTree.ID], end: ListEnd) { try parser.list(until: ends) }

  /// Does `body` in a list of its own, in letters of their own, and returns its items.
  mutating func ownList(
    at source: Range<Int>, _ body: (inout CommandContext) throws(FormulaSyntaxError) -> Void
  ) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    try parser.descend(at: source)
    let outer = (parser.builder.open(), parser.style)
    defer {
      parser.builder.close(to: outer.0)
      parser.style = outer.1
      parser.ascend()
    }
    parser.style = LaTeXParser.Style()
    try body(&self)
    return parser.builder.taken()
  }

  /// Does `body` while letters are of this font, and those that stand together are one name.
  mutating func inFont<Result>(
    _ font: MathVariant, joinsLetters: Bool = true, isName: Bool = false,
    _ body: (inout CommandContext) throws(FormulaSyntaxError) -> Result
  ) throws(FormulaSyntaxError) -> Result {
    let outer = parser.style
    defer { parser.style = outer }
    parser.style.font = font
    if joinsLetters { parser.style.joinsLetters = true }
    if isName { parser.style.isName = true }
    return try body(&self)
  }

  /// The font of the letters that are being written.
  var font: MathVariant { parser.style.font }

  /// The mark between a number's whole part and its decimals.
  var decimalMark: Character { parser.options.decimalMark }

  /// How deep what is being parsed stands in the formula.
  var depth: Int {
    get { parser.depth }
    set { parser.depth = newValue }
  }

  /// The problem of a formula whose parts are nested too deep, after which nothing is parsed.
  mutating func tooDeep() -> FormulaSyntaxError { parser.tooDeep(at: command.source) }

  /// What is wrong with the command.
  func problem(_ message: String, expected: String? = nil) -> FormulaSyntaxError {
    FormulaSyntaxError(message, expected: expected, at: command.source)
  }

  /// Notes a problem that parsing can go on from, or throws it unless parsing is lenient.
  mutating func report(_ message: String, expected: String?, at source: Range<Int>? = nil) throws(FormulaSyntaxError) {
    try parser.report(FormulaSyntaxError(message, expected: expected, at: source ?? command.source))
  }

  // MARK: Macros

  /// Puts LaTeX in front of what is still to be parsed, with arguments for `#1` and so on.
  mutating func expand(
    _ text: String, with arguments: [ArraySlice<Token>] = []
  ) throws(FormulaSyntaxError) { try parser.expand(text, with: arguments, command) }

  /// Puts tokens in front of what is still to be parsed.
  mutating func prepend(_ tokens: [Token]) throws(FormulaSyntaxError) { try parser.prepend(tokens, command) }

  /// `body` with arguments in the place of `#1` and so on.
  func filled(_ body: some Collection<Token>, with arguments: [ArraySlice<Token>]) -> [Token] {
    MacroExpander.filled(body, with: arguments, at: command)
  }

  /// The body of a macro with the arguments that follow.
  mutating func expansion(of macro: Macro) throws(FormulaSyntaxError) -> [Token] {
    try MacroExpander.expansion(of: macro, command, in: &parser.stream)
  }

  /// Does what another command says, and returns the end of the list if it is one.
  mutating func run(_ name: String, _ token: Token) throws(FormulaSyntaxError) -> ListEnd? {
    try parser.run(name, token)
  }

  /// What the formula itself defines.
  var definitions: Definitions { parser.definitions }

  mutating func define(_ change: (inout Definitions) -> Void) { change(&parser.definitions) }

  /// The numbers and labels of equations.
  var tags: EquationTags { parser.tags }

  mutating func changeTags(_ change: (inout EquationTags) -> Void) { change(&parser.tags) }

  /// The column of the table's cell that is being parsed, the first being 0.
  var column: Int {
    get { parser.column }
    set { parser.column = newValue }
  }

  // MARK: The list

  var ends: ListEnds { parser.builder.ends }

  mutating func endList(_ end: ListEnd) { foundEnd = end }

  /// Adds an item to the list.
  mutating func push(
    _ id: FormulaTree.ID, hasLimits: Bool = false, isMovable: Bool = false, isFunction: Bool = false
  ) { parser.builder.push(id, hasLimits: hasLimits, isMovable: isMovable, isFunction: isFunction) }

  /// Adds several items.
  mutating func push(all children: [FormulaTree.ID]) { for child in children { push(child) } }

  /// Adds a space, as wide as MathML says it.
  @inline(never)
  mutating func pushSpace(_ width: String, at source: Range<Int>? = nil) {
    parser.pushSpace(width, source ?? command.source)
  }

  /// What the list holds, where a handler must know it.
  var builder: ListBuilder { parser.builder }

  mutating func changeList<Result>(_ change: (inout ListBuilder) -> Result) -> Result { change(&parser.builder) }

  // MARK: Elements

  func node(_ id: FormulaTree.ID) -> FormulaTree.Node { parser.builder.tree[id] }
  func children(of id: FormulaTree.ID) -> ArraySlice<FormulaTree.ID> { parser.builder.tree.children(of: id) }
  func endOf(_ id: FormulaTree.ID) -> Int { node(id).source.upperBound }
  func operatorClass(of id: FormulaTree.ID) -> OperatorClass? { parser.builder.tree.operatorClass(of: id) }
  func attribute(_ name: String, of id: FormulaTree.ID) -> String? { parser.builder.tree.attribute(name, of: id) }
  mutating func setAttribute(_ name: String, _ value: String, of id: FormulaTree.ID) {
    parser.builder.tree.setAttribute(name, value, of: id)
  }

  /// Changes the tree in other ways.
  mutating func changeTree<Result>(_ change: (inout FormulaTree) -> Result) -> Result { change(&parser.builder.tree) }

  /// Makes a token, at the command's place if `source` is nil.
  mutating func token(
    _ element: MathElement, _ text: String, variant: MathVariant = .unspecified, at source: Range<Int>? = nil
  ) -> FormulaTree.ID {
    parser.builder.tree.token(element, text, variant: variant, source: source ?? command.source)
  }

  /// Makes an element around `children`; without `source`, it reaches from the first child to the last.
  mutating func add(
    _ element: MathElement, _ children: [FormulaTree.ID], at source: Range<Int>? = nil
  ) -> FormulaTree.ID { parser.builder.tree.add(element, children, source: source) }

  /// The only child, or a row around all of them.
  mutating func row(_ children: [FormulaTree.ID], at source: Range<Int>? = nil) -> FormulaTree.ID {
    parser.builder.tree.row(children, source: source)
  }

  /// One node for `children`, of which a lone operator keeps a row around it.
  mutating func group(_ children: [FormulaTree.ID], source: Range<Int>? = nil) -> FormulaTree.ID {
    parser.group(children, source: source)
  }

  /// `children` with a size of their own.
  @inline(never)
  mutating func padded(_ children: [FormulaTree.ID]) -> FormulaTree.ID {
    add(.padded, children, at: children.isEmpty ? command.source : nil)
  }

  /// `children` with frames or strokes, as MathML's `notation` names them.
  @inline(never)
  mutating func enclosed(_ children: [FormulaTree.ID], _ notation: String, at source: Range<Int>) -> FormulaTree.ID {
    let id = add(.enclosure, children, at: source)
    setAttribute("notation", notation, of: id)
    return id
  }
}

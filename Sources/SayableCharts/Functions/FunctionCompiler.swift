#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import MathMeaning
internal import SayableEngine
internal import SayableFormulas

/// Turns the meaning of a formula into something that computes it.
internal struct FunctionCompiler {
  typealias Evaluation = @Sendable (Double) -> Double

  private let tree: MeaningTree
  private let source: String
  /// The letter that varies; nil where none may.
  var variable: String? = "x"

  init(_ formula: Formula) {
    tree = formula.meaning()
    source = formula.source
  }

  /// The name on the left of the formula, and what stands on the right.
  func sides() throws(FormulaSyntaxError) -> (name: String?, body: MeaningTree.ID) {
    let root = tree[tree.root]
    guard root.kind == .relations else {
      if root.kind == .mixedRelations || root.kind == .punctuated { throw noFunction(tree.root) }
      return (nil, tree.root)
    }
    let children = Array(tree.children(of: tree.root))
    let signs = tree.content(of: tree.root).map { tree[$0].text }
    guard root.role == .equality, children.count == 2, signs == ["="] else { throw noFunction(tree.root) }
    if let name = name(children[0]) { return (name, children[1]) }
    if let name = name(children[1]) { return (name, children[0]) }
    throw noFunction(children[0])
  }

  /// The name of what is defined: a letter other than x, or one before `(x)`.
  private func name(_ id: MeaningTree.ID) -> String? {
    let node = tree[id]
    if node.kind == .identifier, node.text != variable { return node.text }
    guard node.kind == .application, let function = tree.children(of: id).first, tree[function].kind == .identifier,
      let argument = tree.children(of: id).last
    else { return nil }
    var inner = argument
    while tree[inner].kind == .fenced, let first = tree.children(of: inner).first { inner = first }
    return tree[inner].text == variable ? tree[function].text : nil
  }

  private func noFunction(_ id: MeaningTree.ID) -> FormulaSyntaxError {
    FormulaSyntaxError(
      "this is no function of x", expected: "such as y = x^2 - 4, f(x) = |x| or 2 sin x", at: tree[id].source)
  }

  /// What computes a node.
  ///
  /// - Throws: The first part that cannot be computed.
  func compile(_ id: MeaningTree.ID) throws(FormulaSyntaxError) -> Evaluation {
    let node = tree[id]
    let children = Array(tree.children(of: id))
    switch node.kind {
    case .number: return try number(id, children)
    case .identifier: return try letter(id)
    case .infix: return try infix(id, children)
    case .prefix:
      let operand = try compile(children[0])
      switch node.role {
      case .negative, .subtraction: return { -operand($0) }
      case .positive, .addition: return operand
      default: throw unknown(id)
      }
    case .postfix: return try postfix(id, children)
    case .fraction: return try quotient(children)
    case .squareRoot:
      let radicand = try compile(children[0])
      return { radicand($0).squareRoot() }
    case .root: return try root(children)
    case .superscript: return try power(children)
    case .fenced: return try fenced(id, children)
    case .application: return try application(id, children)
    case .punctuated where node.role == .endPunctuation && children.count == 2 && tree[children[1]].role == .degree:
      let degrees = try compile(children[0])
      return { degrees($0) * .pi / 180 }
    case .empty:
      throw FormulaSyntaxError("something is missing here", expected: "a number, x or a function", at: node.source)
    case .function:
      throw FormulaSyntaxError("'\(node.text)' has no argument", expected: "such as \(node.text) x", at: node.source)
    default: throw unknown(id)
    }
  }

  func unknown(_ id: MeaningTree.ID) -> FormulaSyntaxError {
    let part = String(decoding: Array(source.utf8)[tree[id].source], as: UTF8.self)
    return FormulaSyntaxError("'\(part)' cannot be computed", at: tree[id].source)
  }

  private func number(_ id: MeaningTree.ID, _ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    if !children.isEmpty {
      // A whole number with a fraction.
      let parts = try compiled(children)
      return { x in parts.reduce(0) { $0 + $1(x) } }
    }
    let digits = tree[id].text.filter { !$0.isWhitespace }.replacing(",", with: ".")
    guard let value = Double(digits), value.isFinite else { throw unknown(id) }
    return { _ in value }
  }

  private func letter(_ id: MeaningTree.ID) throws(FormulaSyntaxError) -> Evaluation {
    let text = tree[id].text
    switch text {
    case variable: return { $0 }
    case "e", "ℯ": return { _ in 2.718281828459045 }
    case "π", "pi": return { _ in .pi }
    default:
      throw FormulaSyntaxError(
        variable == nil ? "'\(text)' is no number" : "the formula holds '\(text)', and only x may vary",
        expected: variable.map { "a number in its place, or \($0)" }, at: tree[id].source)
    }
  }

  func compiled(_ ids: [MeaningTree.ID]) throws(FormulaSyntaxError) -> [Evaluation] {
    try ids.map { id throws(FormulaSyntaxError) in try compile(id) }
  }

  private func infix(_ id: MeaningTree.ID, _ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    let role = tree[id].role
    if let sign = tree.content(of: id).first(where: { ["±", "∓"].contains(tree[$0].text) }) {
      throw FormulaSyntaxError("'\(tree[sign].text)' gives two values for one x", at: tree[sign].source)
    }
    switch role {
    case .addition, .subtraction, .multiplication, .implicit, .division: break
    case .infixFunction where children.count == 2:
      let (left, right) = (try compile(children[0]), try compile(children[1]))
      return { x in
        let divisor = right(x)
        return left(x) - divisor * (left(x) / divisor).rounded(.down)
      }
    default: throw unknown(id)
    }
    let parts = try compiled(children)
    if parts.count == 2 {
      let (left, right) = (parts[0], parts[1])
      switch role {
      case .addition: return { left($0) + right($0) }
      case .subtraction: return { left($0) - right($0) }
      case .division: return { Self.quotient(left($0), right($0)) }
      default: return { left($0) * right($0) }
      }
    }
    let (first, rest) = (parts[0], Array(parts.dropFirst()))
    switch role {
    case .addition: return { x in rest.reduce(first(x)) { $0 + $1(x) } }
    case .subtraction: return { x in rest.reduce(first(x)) { $0 - $1(x) } }
    case .division: return { x in rest.reduce(first(x)) { Self.quotient($0, $1(x)) } }
    default: return { x in rest.reduce(first(x)) { $0 * $1(x) } }
    }
  }

  private func postfix(_ id: MeaningTree.ID, _ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    let sign = tree.content(of: id).first.map { tree[$0] }
    switch sign?.text {
    case "%":
      let operand = try compile(children[0])
      return { operand($0) / 100 }
    case "!":
      var inner = self
      inner.variable = nil
      let value = try inner.compile(children[0])(0)
      guard value >= 0, value <= 170, value == value.rounded() else { throw unknown(id) }
      let product = stride(from: 2, through: value, by: 1).reduce(1, *)
      return { _ in product }
    default:
      let end = sign?.source.upperBound ?? tree[id].source.upperBound
      throw FormulaSyntaxError(
        "something is missing behind '\(sign?.text ?? "")'", expected: "a number, x or a function", at: end..<end)
    }
  }

  private func quotient(_ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    let (numerator, denominator) = (try compile(children[0]), try compile(children[1]))
    return { Self.quotient(numerator($0), denominator($0)) }
  }

  /// Nothing divided by zero has a value, not even one that is divided by again.
  static func quotient(_ left: Double, _ right: Double) -> Double { right == 0 ? .nan : left / right }

  private func root(_ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    let (index, radicand) = (try compile(children[0]), try compile(children[1]))
    return { x in
      let (degree, base) = (index(x), radicand(x))
      if degree == 3 { return cbrt(base) }
      if base < 0, degree == degree.rounded(), Int(exactly: degree).map({ $0 % 2 != 0 }) == true {
        return -pow(-base, 1 / degree)
      }
      return degree == 0 || base < 0 ? .nan : pow(base, 1 / degree)
    }
  }

  private func power(_ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    let base = try compile(children[0])
    let exponent = try compile(children[1])
    if tree[children[1]].kind == .number {
      switch exponent(0) {
      case 2:
        return { x in
          let value = base(x)
          return value * value
        }
      case 3:
        return { x in
          let value = base(x)
          return value * value * value
        }
      default: break
      }
    }
    if tree[children[0]].kind == .identifier, ["e", "ℯ"].contains(tree[children[0]].text) {
      return { exp(exponent($0)) }
    }
    // An exponent that varies is a whole number at lone places only, which make no curve.
    let takesNegative = !varies(children[1])
    return { x in
      let (value, degree) = (base(x), exponent(x))
      return value == 0 && degree < 0 || value < 0 && !takesNegative ? .nan : pow(value, degree)
    }
  }

  /// How many nodes there are in a node, itself among them.
  func size(of id: MeaningTree.ID) -> Int {
    var (size, open) = (0, [id])
    while let next = open.popLast() {
      size += 1
      open += tree.children(of: next)
    }
    return size
  }

  /// The parts that may not be zero, at any depth: divisors, arguments of logarithms, and what has a negative power.
  func nonzero(in id: MeaningTree.ID) throws(FormulaSyntaxError) -> [MeaningTree.ID] {
    let children = Array(tree.children(of: id))
    var found: [MeaningTree.ID] = []
    for child in children { found += try nonzero(in: child) }
    var parts: [MeaningTree.ID] = []
    switch tree[id].kind {
    case .fraction: parts = [children[1]]
    case .infix where tree[id].role == .division: parts = Array(children.dropFirst())
    case .superscript where !varies(children[1]): if try compile(children[1])(0) < 0 { parts = [children[0]] }
    case .application where children.count == 2:
      var head = children[0]
      while tree[head].kind == .superscript || tree[head].kind == .subscript, let first = tree.children(of: head).first
      {
        head = first
      }
      if RealFunctions.logarithms.contains(tree[head].text) { parts = [children[1]] }
    default: break
    }
    return found + parts.filter { varies($0) }
  }

  /// Whether a node holds the letter that varies.
  private func varies(_ id: MeaningTree.ID) -> Bool {
    tree[id].kind == .identifier && tree[id].text == variable || tree.children(of: id).contains { varies($0) }
  }

  private func fenced(_ id: MeaningTree.ID, _ children: [MeaningTree.ID]) throws(FormulaSyntaxError) -> Evaluation {
    guard children.count == 1 else { throw unknown(id) }
    let inner = try compile(children[0])
    switch tree.content(of: id).first.map({ tree[$0].text }) {
    case "⌊": return { inner($0).rounded(.down) }
    case "⌈": return { inner($0).rounded(.up) }
    default: break
    }
    switch tree[id].role {
    case .neutral, .metric: return { abs(inner($0)) }
    case .leftRight, .setSingle: return inner
    default: throw unknown(id)
    }
  }

  /// A function and its argument, perhaps with a power or a base at its name: `sin^2 x`, `log_2 x`.
  private func application(
    _ id: MeaningTree.ID, _ children: [MeaningTree.ID]
  ) throws(FormulaSyntaxError) -> Evaluation {
    guard children.count == 2 else { throw unknown(id) }
    var head = children[0]
    var exponent: Evaluation?
    var base: Evaluation?
    while tree[head].kind == .superscript || tree[head].kind == .subscript {
      let parts = Array(tree.children(of: head))
      if tree[head].kind == .superscript { exponent = try compile(parts[1]) } else { base = try compile(parts[1]) }
      head = parts[0]
    }
    let name = tree[head].text
    let arguments = try arguments(children[1])
    if let exponent, exponent(0) == -1 {
      guard let inverse = RealFunctions.inverses[name].flatMap({ RealFunctions.named[$0] }) else { throw unknown(head) }
      return try applied(inverse, arguments, id)
    }
    let value: Evaluation
    if name == "log" {
      let logarithm: Evaluation
      if let base {
        logarithm = { RealFunctions.positive($0, log) / log(base(0)) }
      } else {
        logarithm = { RealFunctions.positive($0, log10) }
      }
      value = try applied(logarithm, arguments, id)
    } else if let function = RealFunctions.named[name], base == nil {
      value = try applied(function, arguments, id)
    } else if let combine = RealFunctions.ofSeveral[name], !arguments.isEmpty {
      value = { x in arguments.dropFirst().reduce(arguments[0](x)) { combine($0, $1(x)) } }
    } else {
      throw FormulaSyntaxError("the function '\(name)' is not known", at: tree[head].source)
    }
    guard let exponent else { return value }
    return { pow(value($0), exponent($0)) }
  }

  private func applied(
    _ function: @escaping Evaluation, _ arguments: [Evaluation], _ id: MeaningTree.ID
  ) throws(FormulaSyntaxError) -> Evaluation {
    guard arguments.count == 1 else { throw unknown(id) }
    let argument = arguments[0]
    return { function(argument($0)) }
  }

  private func arguments(_ id: MeaningTree.ID) throws(FormulaSyntaxError) -> [Evaluation] {
    if tree[id].kind == .fenced, tree[id].role == .leftRight, let inner = tree.children(of: id).first,
      tree[inner].kind == .punctuated
    {
      return try compiled(tree.children(of: inner).filter { tree[$0].kind != .punctuation })
    }
    return [try compile(id)]
  }
}

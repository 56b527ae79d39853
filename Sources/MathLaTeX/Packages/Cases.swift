internal import MathTree

/// The packages cases and empheq: cases of which each has a number, and signs on the sides of an environment.
extension Package {
  static let cases = Package(environments: [
    ("numcases subnumcases", Environment(content: .handler(NumberedCases()))),
    ("empheq", Environment(content: .handler(FramedEquations()))),
  ])
}

/// A formula, a brace, and cases.
private struct NumberedCases: EnvironmentHandler {
  func parse(_ environment: Environment, _ name: String, _ context: inout CommandContext) throws(FormulaSyntaxError) {
    context.push(all: try context.contents(of: try context.argument()))
    let cases = Environment(open: "{", isDisplay: environment.isDisplay, textColumn: 1, isNumbered: true)
    try context.environment(cases, name)
  }
}

/// Another environment, with the signs that the options `left=...` and `right=...` name.
private struct FramedEquations: EnvironmentHandler {
  func parse(_ environment: Environment, _ name: String, _ context: inout CommandContext) throws(FormulaSyntaxError) {
    let options = try context.optionalArgument()
    let inner = try context.word()
    let word = inner.split(separator: "=").first.map(String.init) ?? inner
    guard var framed = CommandTable.environments[word] else {
      throw context.problem("There is no environment '\(word)'")
    }
    if case .one = framed.arguments { framed.arguments = .none }
    var sides: [String: Argument] = [:]
    for part in options?.tokens.parts(between: { $0.is(",") }) ?? [] {
      guard let options, let equals = part.firstIndex(where: { $0.is("=") }) else { continue }
      let side = context.text(of: part[..<equals]).trimmingSpaces()
      sides[side] = Argument(tokens: part[(equals + 1)...], source: options.source)
    }
    if let left = sides["left"] { context.push(all: try context.contents(of: left)) }
    try context.environment(framed, "empheq")
    if let right = sides["right"] { context.push(all: try context.contents(of: right)) }
  }
}

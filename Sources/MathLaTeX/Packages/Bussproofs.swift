internal import MathTree

/// The package bussproofs: proof trees, which are written as on a stack of proofs.
extension Package {
  static let bussproofs = Package(
    commands: [("fCenter", .symbol(CommandSymbol(text: "⊢", element: .operator)))],
    environments: [("prooftree", Environment(content: .handler(ProofTree())))])
}

private struct ProofTree: EnvironmentHandler {
  func parse(_ environment: Environment, _ name: String, _ context: inout CommandContext) throws(FormulaSyntaxError) {
    var stack = ProofStack()
    let begin = context.command
    try context.statements(of: name, &stack)
    context.command = begin
    if let last = stack.proofs.last {
      context.setAttribute("semantics", last.semantics + ";bspr_proof:true", of: last.id)
    }
    context.push(context.row(stack.proofs.map(\.id), at: stack.proofs.isEmpty ? begin.source : nil))
  }
}

/// The proofs that have been parsed and are not part of others yet.
private struct ProofStack {
  struct Proof {
    var id: FormulaTree.ID
    /// What the proof is, as the attribute `semantics` says it.
    var semantics: String
    /// How many inferences lie in it, one within the other.
    var depth = 0
  }

  var proofs: [Proof] = []
  /// The names of the rule that the next inference uses.
  var left: [FormulaTree.ID]?
  var right: [FormulaTree.ID]?
  /// Whether conclusions stand above what they follow from.
  var isUpward = false

  /// How many premises a command infers from.
  static let premises = [
    "UnaryInf": 1, "UI": 1, "BinaryInf": 2, "BI": 2, "TrinaryInf": 3, "TI": 3, "QuaternaryInf": 4, "QuinaryInf": 5,
  ]
  /// Commands that say how the line of the next inference looks, which is no matter of structure.
  static let lines: Set<String> = [
    "noLine", "singleLine", "solidLine", "dashedLine", "doubleLine", "alwaysNoLine", "alwaysSingleLine",
    "alwaysSolidLine", "alwaysDashedLine", "alwaysDoubleLine", "singlebufferedLine", "kernHyps", "insertBetweenHyps",
  ]
}

extension CommandContext {
  fileprivate mutating func statements(of environment: String, _ stack: inout ProofStack) throws(FormulaSyntaxError) {
    let begin = command
    while let next = peek() {
      guard next.kind == .command else { throw noStatement(next) }
      skip()
      command = next
      let name = name(of: next)
      guard name == "end" else {
        try statement(name, &stack)
        continue
      }
      let end = try word()
      guard end == environment else {
        throw FormulaSyntaxError(
          "The environment '\(environment)' ends with '\\end{\(end)}'", expected: "'\\end{\(environment)}'",
          at: next.source)
      }
      return
    }
    try report("The environment '\(environment)' does not end", expected: "'\\end{\(environment)}'", at: begin.source)
  }

  private func noStatement(_ token: Token) -> FormulaSyntaxError {
    let written = token.kind == .command ? written(token) : "'\(written(token))'"
    return FormulaSyntaxError(
      "\(written) stands outside of the statements of a proof", expected: "'\\AxiomC{...}' or the like",
      at: token.source)
  }

  private mutating func statement(_ name: String, _ stack: inout ProofStack) throws(FormulaSyntaxError) {
    // Statements are text; those whose command has no C at its end are sequents between dollar signs.
    let isSequent = name.utf8.last != UInt8(ascii: "C")
    let stem = isSequent ? name : String(name.dropLast())
    switch name {
    case "AxiomC", "AXC", "Axiom", "AX":
      let id = add(.row, try formula(isSequent: isSequent), at: command.source)
      setAttribute("semantics", "bspr_axiom:true", of: id)
      stack.proofs.append(ProofStack.Proof(id: id, semantics: "bspr_axiom:true"))
    case "LeftLabel", "LL": stack.left = try texts(of: try argument())
    case "RightLabel", "RL": stack.right = try texts(of: try argument())
    case "alwaysRootAtTop", "rootAtTop": stack.isUpward = true
    case "alwaysRootAtBottom", "rootAtBottom": stack.isUpward = false
    default:
      if let count = ProofStack.premises[stem] { return try inference(of: count, isSequent: isSequent, &stack) }
      guard !ProofStack.lines.contains(name) else { return }
      // Definitions and the like may stand between statements, and spaces, which say nothing.
      let count = builder.count
      let end = try run(name, command)
      guard end == nil, changeList({ $0.remove(after: count) }).allSatisfy({ node($0).element == .space }) else {
        throw noStatement(command)
      }
    }
  }

  /// Parses what a statement says: text in a group, or a sequent, whose sides are cells of a table.
  private mutating func formula(isSequent: Bool) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    guard isSequent else { return try texts(of: try argument()) }
    guard let dollar = peek(), dollar.is("$"),
      let sequent = upcoming.dropFirst().prefix(upTo: { $0.is("$") }, splitsGroups: true),
      let center = sequent.firstIndex(where: { $0.kind == .command && name(of: $0) == "fCenter" })
    else {
      throw problem("\(written(command)) is not followed by a sequent", expected: "one like '$A \\fCenter B$'")
    }
    skip(sequent.count + 2)
    var cells: [FormulaTree.ID] = []
    for side in [sequent[..<center], sequent[center...center], sequent[(center + 1)...]] {
      let argument = Argument(tokens: side, source: side.first?.source ?? dollar.source)
      cells.append(add(.cell, try contents(of: argument), at: argument.source))
    }
    let table = add(.table, [add(.tableRow, cells)])
    setAttribute("semantics", "bspr_sequent:true", of: table)
    return [table]
  }

  private mutating func inference(
    of count: Int, isSequent: Bool, _ stack: inout ProofStack
  ) throws(FormulaSyntaxError) {
    let statement = try formula(isSequent: isSequent)
    guard stack.proofs.count >= count else {
      throw problem(
        "\(written(command)) has only \(stack.proofs.count) of \(count) premises", expected: "'\\AxiomC{...}' before it"
      )
    }
    let premises = Array(stack.proofs.suffix(count))
    stack.proofs.removeLast(count)
    let level = 1 + (premises.map(\.depth).max() ?? 0)
    // A premise lies in a table in a table.
    guard depth + 6 * level < maximumFormulaDepth else { throw tooDeep() }
    var cells: [FormulaTree.ID] = []
    for premise in premises {
      if !cells.isEmpty { cells.append(add(.cell, [], at: node(premise.id).source)) }
      cells.append(add(.cell, [premise.id]))
    }
    let above = add(.table, [add(.tableRow, cells)])
    var rows = [add(.tableRow, [add(.cell, [above])])]
    let conclusion = add(.row, statement, at: command.source)
    rows.insert(add(.tableRow, [add(.cell, [conclusion])]), at: stack.isUpward ? 0 : 1)
    var id = add(.table, rows)
    var semantics = "bspr_inferenceRule:\(stack.isUpward ? "up" : "down")"
    if stack.left == nil && stack.right == nil {
      semantics += ";bspr_inference:\(count)"
    } else {
      setAttribute("semantics", semantics, of: id)
      var parts = [id]
      var sides: [String] = []
      for (side, label) in [("left", stack.left), ("right", stack.right)] {
        guard let label else { continue }
        let padded = padded(label)
        setAttribute("semantics", "bspr_prooflabel:\(side)", of: padded)
        parts.insert(padded, at: side == "left" ? 0 : parts.count)
        sides.append(side)
      }
      id = add(.row, parts)
      semantics = "bspr_labelledRule:\(sides.count > 1 ? "both" : sides.first ?? "");bspr_inference:\(count)"
    }
    setAttribute("semantics", semantics, of: id)
    stack.proofs.append(ProofStack.Proof(id: id, semantics: semantics, depth: level))
    (stack.left, stack.right) = (nil, nil)
  }
}

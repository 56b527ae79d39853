internal import MathTree

/// The package bussproofs: proof trees, which are written as on a stack of proofs.
extension Package {
  static let bussproofs = Package(
    commands: [("fCenter", .symbol(Symbol(text: "⊢", element: .operator)))],
    environments: [("prooftree", Environment(content: .proofTree))])
}

/// The proofs that have been read and are not part of others yet.
internal struct ProofStack {
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

extension LaTeXParser {
  /// Reads the content of the environment `prooftree`, up to its end.
  mutating func proofTree(_ environment: String, _ token: Token) throws(FormulaSyntaxError) -> FormulaTree.ID {
    var stack = ProofStack()
    while let next = peek() {
      guard next.kind == .command else {
        throw FormulaSyntaxError(
          "'\(written(next))' stands outside of the statements of a proof", expected: "'\\AxiomC{...}' or the like",
          at: next.source)
      }
      input.position += 1
      let name = name(of: next)
      if name == "end" {
        let end = try word(of: next)
        guard end == environment else {
          throw FormulaSyntaxError(
            "The environment '\(environment)' ends with '\\end{\(end)}'", expected: "'\\end{\(environment)}'",
            at: next.source)
        }
        return finished(stack, token)
      }
      try proofCommand(name, next, &stack)
    }
    try report(
      FormulaSyntaxError(
        "The environment '\(environment)' does not end", expected: "'\\end{\(environment)}'", at: token.source))
    return finished(stack, token)
  }

  private mutating func finished(_ stack: ProofStack, _ token: Token) -> FormulaTree.ID {
    if let last = stack.proofs.last {
      tree.setAttribute("semantics", last.semantics + ";bspr_proof:true", of: last.id)
    }
    return tree.row(stack.proofs.map(\.id), source: stack.proofs.isEmpty ? token.source : nil)
  }

  private mutating func proofCommand(
    _ name: String, _ token: Token, _ stack: inout ProofStack
  ) throws(FormulaSyntaxError) {
    // A name that ends in C stands before a group, the others before a sequent between dollar signs.
    let isSequent = name.utf8.last != UInt8(ascii: "C")
    let stem = isSequent ? name : String(name.dropLast())
    switch name {
    case "AxiomC", "AXC", "Axiom", "AX":
      let id = tree.add(.row, try statement(isSequent: isSequent, token), source: token.source)
      tree.setAttribute("semantics", "bspr_axiom:true", of: id)
      stack.proofs.append(ProofStack.Proof(id: id, semantics: "bspr_axiom:true"))
    case "LeftLabel", "LL": stack.left = try texts(of: try argument(of: token))
    case "RightLabel", "RL": stack.right = try texts(of: try argument(of: token))
    case "alwaysRootAtTop", "rootAtTop": stack.isUpward = true
    case "alwaysRootAtBottom", "rootAtBottom": stack.isUpward = false
    default:
      if let count = ProofStack.premises[stem] { return try inference(of: count, isSequent: isSequent, token, &stack) }
      guard !ProofStack.lines.contains(name) else { return }
      guard case .macro(let text, let arguments, let optional)? = CommandTable.commands[name] else {
        guard let definition = definitions.command(name) ?? CommandTable.commands[name] else {
          throw unknownCommand(name, token)
        }
        // Definitions and the like may stand between statements, and spaces, which say nothing.
        let count = items.count
        let end = try run(definition, name, token)
        guard end == nil, items.dropFirst(count).allSatisfy({ tree[$0].element == .space }) else {
          throw FormulaSyntaxError(
            "\(written(token)) stands outside of the statements of a proof", expected: "'\\AxiomC{...}' or the like",
            at: token.source)
        }
        return items.removeSubrange(min(count, items.count)...)
      }
      try expand(text, arguments: arguments, optional: optional, token)
    }
  }

  /// A statement: text in a group, or a sequent, whose sides are cells of a table.
  private mutating func statement(isSequent: Bool, _ token: Token) throws(FormulaSyntaxError) -> [FormulaTree.ID] {
    guard isSequent else { return try texts(of: try argument(of: token)) }
    guard let dollar = peek(), dollar.is("$"),
      let close = input.tokens[(input.position + 1)..<input.end].firstIndex(
        where: { $0.is("$") }),
      let center = input.tokens[input.position..<close].firstIndex(where: {
        $0.kind == .command && name(of: $0) == "fCenter"
      })
    else {
      throw FormulaSyntaxError(
        "\(written(token)) is not followed by a sequent", expected: "one like '$A \\fCenter B$'", at: token.source)
    }
    let sides = [
      input.tokens[(input.position + 1)..<center], input.tokens[center...center], input.tokens[(center + 1)..<close],
    ]
    input.position = close + 1
    var cells: [FormulaTree.ID] = []
    for side in sides {
      let argument = Argument(tokens: side, source: side.first?.source ?? dollar.source)
      cells.append(tree.add(.cell, try contents(of: argument), source: argument.source))
    }
    let table = tree.add(.table, [tree.add(.tableRow, cells)])
    tree.setAttribute("semantics", "bspr_sequent:true", of: table)
    return [table]
  }

  private mutating func inference(
    of count: Int, isSequent: Bool, _ token: Token, _ stack: inout ProofStack
  ) throws(FormulaSyntaxError) {
    let statement = try statement(isSequent: isSequent, token)
    guard stack.proofs.count >= count else {
      throw FormulaSyntaxError(
        "\(written(token)) has only \(stack.proofs.count) of \(count) premises", expected: "'\\AxiomC{...}' before it",
        at: token.source)
    }
    let premises = Array(stack.proofs.suffix(count))
    stack.proofs.removeLast(count)
    let level = 1 + (premises.map(\.depth).max() ?? 0)
    // A premise lies in a table in a table.
    guard depth + 6 * level < maximumFormulaDepth else {
      throw lost(
        FormulaSyntaxError("The formula's parts are nested more than \(maximumFormulaDepth) deep", at: token.source))
    }
    var cells: [FormulaTree.ID] = []
    for premise in premises {
      if !cells.isEmpty { cells.append(tree.add(.cell, [], source: tree[premise.id].source)) }
      cells.append(tree.add(.cell, [premise.id]))
    }
    let above = tree.add(.table, [tree.add(.tableRow, cells)])
    var rows = [tree.add(.tableRow, [tree.add(.cell, [above])])]
    let conclusion = tree.add(.row, statement, source: token.source)
    rows.insert(tree.add(.tableRow, [tree.add(.cell, [conclusion])]), at: stack.isUpward ? 0 : 1)
    var id = tree.add(.table, rows)
    var semantics = "bspr_inferenceRule:\(stack.isUpward ? "up" : "down")"
    if stack.left == nil && stack.right == nil {
      semantics += ";bspr_inference:\(count)"
    } else {
      tree.setAttribute("semantics", semantics, of: id)
      var parts = [id]
      var sides: [String] = []
      for (side, label) in [("left", stack.left), ("right", stack.right)] {
        guard let label else { continue }
        let padded = padded(label, token)
        tree.setAttribute("semantics", "bspr_prooflabel:\(side)", of: padded)
        parts.insert(padded, at: side == "left" ? 0 : parts.count)
        sides.append(side)
      }
      id = tree.add(.row, parts)
      semantics = "bspr_labelledRule:\(sides.count > 1 ? "both" : sides.first ?? "");bspr_inference:\(count)"
    }
    tree.setAttribute("semantics", semantics, of: id)
    stack.proofs.append(ProofStack.Proof(id: id, semantics: semantics, depth: level))
    (stack.left, stack.right) = (nil, nil)
  }
}

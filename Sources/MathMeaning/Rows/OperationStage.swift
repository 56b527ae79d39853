/// Operators: prefixes, postfixes and what binds tighter.
internal struct OperationStage {
  let context: MeaningContext

  private var products: ProductStage { ProductStage(context: context) }

  /// The one part that operands and operators make.
  func part(_ parts: [Part]) -> Part {
    guard !parts.isEmpty else { return .empty() }
    var parts = parts.count > 1 ? postfixes(MixedNumbers.explicit(in: parts)) : parts
    guard parts.count > 1 else { return parts[0] }
    let prefixes = Array(parts.prefix(while: \.isOperator))
    if prefixes.count >= parts.count - 1 {
      return .prefixed(parts[parts.count - 1], Array(prefixes.prefix(parts.count - 1)))
    }
    parts.removeFirst(prefixes.count)
    parts = products.explicit(in: parts)
    guard let first = parts.firstIndex(where: \.isOperator) else { return .prefixed(products.part(parts), prefixes) }
    guard first > 0 else { return .prefixed(part(parts), prefixes) }
    return chain(parts, .prefixed(product(parts, 0..<first), prefixes), from: first)
  }

  private func product(_ parts: [Part], _ range: Range<Int>) -> Part {
    range.count == 1 ? parts[range.lowerBound] : products.part(Array(parts[range]))
  }

  /// Goes on from the operand `first` with the operator at `index`.
  private func chain(_ parts: [Part], _ first: Part, from index: Int) -> Part {
    var chain = OperatorChain(first)
    var index = index
    while index < parts.count {
      let sign = parts[index]
      let start = parts[(index + 1)...].firstIndex { !$0.isOperator } ?? parts.count
      let prefixes = Array(parts[(index + 1)..<start])
      // Signs that are left at the end stand behind their operand.
      guard start < parts.count else { return chain.postfixed([sign] + prefixes) }
      let end = parts[start...].firstIndex(where: \.isOperator) ?? parts.count
      let operand = Part.prefixed(product(parts, start..<end), prefixes)
      // In `60 km / h` the second unit has no number of its own.
      if sign.role == .division || sign.role == .multiplication, chain.endsInUnit {
        _ = Units(context: context).makesUnit(of: operand)
      }
      chain.append(operand, sign)
      index = end
    }
    let root = chain.root
    if root.kind == .infix, root.role == .multiplication, root.children.allSatisfy(\.isPureUnit) { root.role = .unit }
    return root
  }

  /// Binds signs such as `!` to the operand before them.
  private func postfixes(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: { $0.role == .postfixOperator && $0.isOperator }) else { return parts }
    var result: [Part] = []
    var signs: [Part] = []
    func bindSigns() {
      if !signs.isEmpty, let last = result.popLast() { result.append(.postfixed(last, signs)) }
      signs = []
    }
    for part in parts {
      if part.role == .postfixOperator, part.isOperator, let last = result.last, !last.isOperator {
        signs.append(part)
      } else {
        bindSigns()
        result.append(part)
      }
    }
    bindSigns()
    return result
  }
}

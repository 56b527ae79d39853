/// Rows: the stages from parts side by side to one part, in their order.
///
/// Stages that find inner rows, such as what stands between two parentheses, come back here for them.
internal struct RowStages {
  let context: MeaningContext

  /// The one part that `parts`, side by side, make.
  func part(_ parts: [Part]) -> Part {
    var parts = parts
    if parts.contains(where: { $0.kind == .empty }) { parts.removeAll { $0.kind == .empty } }
    guard !parts.isEmpty else { return .empty() }
    parts = JointSigns(context: context).joining(parts)
    parts = QuantityStage(context: context).joining(parts)
    parts = FenceStage.pairing(parts, rows: self)
    parts = MatrixStage.finding(in: parts)
    parts = PunctuationStage(rows: self).splitting(parts)
    parts = TextStage(rows: self).splitting(parts)
    parts = FunctionStage.applying(EmptyBases.fillingLogarithms(parts), rows: self)
    return relations(parts)
  }

  /// Relations split what is left; between them stand operations.
  private func relations(_ parts: [Part]) -> Part {
    let operations = OperationStage(context: context)
    guard let first = parts.first(where: \.isRelation) else { return operations.part(parts) }
    guard parts.count > 1 else { return first }
    let (signs, runs) = parts.split { parts[$0].isRelation }
    let sides = runs.map(operations.part)
    guard signs.allSatisfy({ $0.isSame(as: first) }) else {
      let isUniform = signs.allSatisfy { $0.role == first.role }
      return Part(.mixedRelations, isUniform ? first.role : .unknown, sides, content: signs)
    }
    return Part(.relations, first.role, sides, content: signs)
  }
}

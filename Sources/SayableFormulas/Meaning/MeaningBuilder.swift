/// Finds the meaning of what is written.
internal struct MeaningBuilder {
  /// The meaning of `tree`.
  static func meaning(of tree: MathTree, options: MeaningOptions = MeaningOptions()) -> MeaningTree {
    MeaningTree()
  }
}

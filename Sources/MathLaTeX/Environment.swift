internal import MathTree

/// What an environment of LaTeX makes.
internal struct Environment: Sendable {
  /// What stands between the environment's name and its content.
  enum Arguments: Sendable {
    case none
    /// An alignment in brackets, perhaps.
    case optional
    /// A template of columns.
    case columns
    /// A number of columns or the like, which says nothing about structure.
    case one
  }

  /// How the content is read.
  enum Content: Sendable {
    /// As part of the formula around it.
    case inline
    case table
    /// A commutative diagram of the package amscd.
    case diagram
    /// Cases that are numbered, with a formula in front.
    case numberedCases
    case empheq
    /// A tree of inferences of the package bussproofs.
    case proofTree
  }

  var content = Content.table
  var arguments = Arguments.none
  /// The signs around the table.
  var open = ""
  var close = ""
  /// Whether cells are set in display style.
  var isDisplay = false
  /// The columns that hold text and not formulas, the first being 0.
  var textColumn: Int?
  /// Whether columns of space stand between pairs of columns; with `isPadded`, outside of them too.
  var isSpread = false
  var isPadded = false
  /// Whether its rows may have numbers.
  var isNumbered = false
  /// Whether the last of three cells is the row's label.
  var isLabeledLast = false
}

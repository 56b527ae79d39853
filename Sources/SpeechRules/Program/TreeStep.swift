/// One step from a node of the meaning tree to another, or to several of which any or all are meant.
package struct TreeStep: Sendable, Hashable {
  /// Where it leads.
  package enum Way: UInt8, Sendable {
    case parent, ancestor, next, previous
    /// What an operator, as content, stands between.
    case before, after
    case child, content, lastChild, lastContent
    case anyChild, everyChild, anyContent, everyContent
  }

  package var way: Way
  /// Which child or content, counted from 0.
  package var place: Int32

  package init(_ way: Way, _ place: Int32 = 0) {
    self.way = way
    self.place = place
  }

  /// Whether it leads to a part of the node, so that going on this way comes to an end.
  package var isDescent: Bool { way.rawValue >= Way.child.rawValue }

  /// Whether it leads to several nodes at once.
  package var isQuantified: Bool { way.rawValue >= Way.anyChild.rawValue }

  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(choice: &way)
    fields.field(&place)
  }
}

import MathMeaning
import SayableFormulas
import SayableMathML
import Testing

/// A formula and its meaning in short: kinds and roles with what is in them, and the characters of leaves.
struct MeaningCase: Sendable, CustomTestStringConvertible {
  let syntax: FormulaSyntax
  let source: String
  let expected: String

  init(_ syntax: FormulaSyntax, _ source: String, _ expected: String) {
    self.syntax = syntax
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }

  /// The meaning that is found.
  var outline: String {
    get throws { try Formula.parse(source, syntax: syntax).meaning().outline }
  }
}

extension MeaningTree {
  /// Kinds and roles with what is in them, and the characters of leaves.
  var outline: String { outline(root).replacing("\u{A0}", with: " ") }

  private func outline(_ id: ID) -> String {
    let node = self[id]
    let children = children(of: id)
    guard !children.isEmpty else { return node.text.isEmpty ? node.kind.rawValue : node.text }
    let role = node.role == .unknown ? "" : "/" + node.role.rawValue
    return node.kind.rawValue + role + "(" + children.map(outline).joined(separator: " ") + ")"
  }
}

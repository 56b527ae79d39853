import MathTree
import Testing

@testable import SayableFormulas

@Suite("Quantities are found")
struct QuantityTests {
  /// The formula's parts, a unit in angle brackets.
  private func outline(_ source: String, _ syntax: FormulaSyntax) throws(FormulaSyntaxError) -> String {
    let meaning = try Formula(source, syntax: syntax).meaning()
    return outline(meaning.root, of: meaning)
  }

  private func outline(_ id: MeaningTree.ID, of tree: MeaningTree) -> String {
    let node = tree[id]
    let parts = tree.children(of: id)
    if parts.isEmpty { return node.role == .unit ? "<\(node.text)>" : node.text }
    return node.kind.rawValue + "(" + parts.map { outline($0, of: tree) }.joined(separator: " ") + ")"
  }

  @Test(
    "A number and the units behind it are one part",
    arguments: [
      (#"5\,\text{km}/\text{h}"#, "infix(5 fraction(<km> <h>))"),
      (#"5\,\mathrm{km/h}"#, "infix(5 fraction(<km> <h>))"),
      (#"5\text{ km/h}"#, "infix(5 <km/h>)"),
      (#"3\,\text{cm}^2"#, "infix(3 superscript(<cm> 2))"),
      (#"20^\circ C + 3"#, "infix(infix(20 <°C>) 3)"),
      (#"20^\circ CB"#, "infix(superscript(20 ∘) C B)"),
      (#"5\,\mu\mathrm{m}"#, "infix(5 <µm>)"),
      (#"1\frac{2}{3}\,\mathrm{kg}"#, "infix(number(1 fraction(2 3)) <kg>)"),
      (#"x\,\text{km}"#, "infix(x km)"),
      (#"5\,m"#, "infix(5 m)"),
    ])
  func findsQuantities(_ source: String, _ expected: String) throws {
    #expect(try outline(source, .latex) == expected)
  }

  @Test("Chemical elements are no units", arguments: [#"\ce{2C + O2}"#, #"\ce{2K}"#])
  func leavesElements(_ source: String) throws {
    #expect(try !outline(source, .latex).contains("<"))
  }
}

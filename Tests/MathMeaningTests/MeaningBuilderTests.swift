import SayableFormulas
import SayableMathML
import Testing

@testable import MathMeaning

@Suite("The meaning of a whole formula")
struct MeaningBuilderTests {
  @Test
  func `what the author knows decides`() throws {
    var options = MeaningOptions()
    options.variables = ["v"]
    options.functions = ["w"]
    let product = try Formula("v(t)", syntax: .typed).meaning(options: options)
    #expect(product.outline == "infix/implicit(v fenced/left-right(t))")
    let application = try Formula("w(t+1)", syntax: .typed).meaning(options: options)
    #expect(application[application.root].kind == .application)
    #expect(application.guesses.isEmpty)
  }

  @Test func `a set that something is adjoined to has one name in all of the formula`() throws {
    let meaning = try Formula(#"\mathbb Q(\alpha)=\mathbb Q"#, syntax: .latex).meaning()
    #expect(meaning.nodes.filter { $0.text == "Q" }.map(\.role) == [.simpleFunction, .simpleFunction])
  }

  @Test(arguments: ["-", "p/", "!", "p!"])
  func `long rows neither take long nor grow a tree too deep`(_ part: String) {
    let signs = part.map { $0.isLetter ? "<mi>\($0)</mi>" : "<mo>\($0)</mo>" }.joined()
    let source = "<math>" + String(repeating: signs, count: 5000) + "<mi>q</mi></math>"
    guard let meaning = try? Formula(mathML: source).meaning() else {
      Issue.record("the formula is not read")
      return
    }
    var depth = 0
    var level = [meaning.root]
    while !level.isEmpty {
      depth += 1
      level = level.flatMap { Array(meaning.children(of: $0)) }
    }
    #expect(depth <= MeaningBuilder.maximumDepth + 2)
  }
}

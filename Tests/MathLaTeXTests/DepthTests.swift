import Foundation
import MathTree
import Sharing
import Testing

@testable import MathLaTeX

@Suite("Deep formulas in LaTeX")
struct DepthTests {
  /// How many parts a formula may nest that is parsed on a thread with the stack of an app's.
  private func deepest(_ open: String, _ close: String) -> Int {
    let deepest = Lock(0)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      for depth in 1...maximumFormulaDepth + 20 {
        let source = String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
        if LaTeXFormula.fault(of: source) == nil { deepest.withLock { $0 = depth } }
      }
      isDone.signal()
    }
    #if DEBUG
      // Code that is not optimized takes several times the stack.
      thread.stackSize = 8 << 20
    #else
      thread.stackSize = 512 << 10
    #endif
    thread.start()
    isDone.wait()
    return deepest.withLock { $0 }
  }

  @Test(arguments: [
    ("{", "}", 99), (#"\frac{1}{"#, "}", 99), (#"\sqrt[3]{"#, "}", 99), ("x^{", "}", 49),
    (#"\left("#, #"\right)"#, 99), (#"\begin{CD}"#, #"\end{CD}"#, 99),
    (#"\overline{"#, "}", 99), (#"\mathbf{"#, "}", 99), (#"\operatorname{"#, "}", 99), (#"\text{$"#, "$}", 49),
    (#"\begin{matrix}"#, #"\end{matrix}"#, 33), (#"\underbrace{"#, "}", 99), (#"\cancel{"#, "}", 99),
    (#"\abs{"#, "}", 99), (#"\qty("#, ")", 99), (#"\ce{$"#, "$}", 33), (#"\boldsymbol{"#, "}", 99),
    (#"\mathrm{\frac{\sqrt{"#, "}}{2}}", 33), (#"\overset{a}{"#, "}", 99), (#"\xrightarrow{"#, "}", 99),
  ])
  func `a formula as deep as one may be fits into the stack of an app's thread, and a deeper one is an error`(
    _ open: String, _ close: String, _ count: Int
  ) {
    #expect(deepest(open, close) >= count)
    #expect(deepest(open, close) <= maximumFormulaDepth)
  }
}

import BuiltInRuleFiles
import Sayable
import SayableEngine
import SayableRules
import Testing

@Suite struct FormulaFindingTests {
  /// Takes each stretch between two hash signs for a formula.
  private struct Hashes: FormulaFinding {
    var offset = 0

    func formulas(in label: [UInt8]) -> [SpokenFormula] {
      let marks = label.indices.filter { label[$0] == UInt8(ascii: "#") }
      return stride(from: 0, to: marks.count - 1, by: 2).map {
        SpokenFormula(source: (marks[$0] + offset)..<(marks[$0 + 1] + 1 + offset), spoken: "5 km")
      }
    }
  }

  private func normalizer(offset: Int = 0) throws -> Normalizer {
    try Normalizer(locale: "en", formulas: Hashes(offset: offset))
  }

  @Test func `what is said for a formula is final and the rest is said by the rules`() throws {
    #expect(try normalizer().normalize("3 km and #x#, #y# too") == "3 kilometers and 5 km, 5 km too")
  }

  @Test func `a label without formulas is said as ever`() throws {
    #expect(try normalizer().normalize("3 km, # 1") == Normalizer(locale: "en").normalize("3 km, # 1"))
  }

  @Test func `the trace knows the formula`() throws {
    let trace = try normalizer().trace("3 km: #x#!")
    let segment = try #require(trace.segments.first { $0.rules == ["formula"] })
    #expect(segment.source == 6..<9)
    #expect(trace.spoken[segment.spoken].elementsEqual("5 km".utf8))
    #expect(segment.isSure)
    #expect(trace.steps.first?.rule == "formula")
    #expect(trace.text == (try normalizer().normalize("3 km: #x#!")))
  }

  @Test(arguments: [1, 100, -1])
  func `a place that is none in the label is left out`(offset: Int) throws {
    // Inside a scalar, behind the end, and before the formula.
    let said = try normalizer(offset: offset).normalize("é#x#é")
    #expect(said == "é#x#é")
  }

  @Test func `bytes that are not text are kept`() throws {
    let label: [UInt8] = [0xFF] + Array("#x#".utf8) + [0xFE]
    #expect(try normalizer().normalize(label) == [0xFF] + Array("5 km".utf8) + [0xFE])
  }
}

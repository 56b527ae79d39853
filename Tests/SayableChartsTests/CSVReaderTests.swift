import SayableCharts
import Testing

@Suite struct CSVReaderTests {
  private func table(_ text: String) throws -> DataTable { try CSVReader.table(Array(text.utf8)) }

  @Test(arguments: [
    "x,y\n1,2.5\n2,3\n", "\u{FEFF}x;y\r\n1;2,5\r\n2;3\r\n", "x\ty\r1\t2.5\r2\t3", "\"x\",\"y\"\n\"1\",\"2.5\"\n2,3\n\n",
  ])
  func `the same table is read from each way of writing it`(_ text: String) throws {
    let table = try table(text)
    #expect(table.label == "x")
    #expect(table.series[0].name == "y")
    #expect(table.series[0].values == [2.5, 3])
    guard case .numbers(let places) = table.x else { Issue.record("x is numbers"); return }
    #expect(places == [1, 2])
  }

  @Test func `a table without a header has no names`() throws {
    let table = try table("1,2\n3,4\n")
    #expect(table.label == nil)
    #expect(table.series[0].name == nil)
    #expect(table.series[0].values == [2, 4])
  }

  @Test(arguments: ["", "NA", "n/a", "NaN", "null", "-", "."])
  func `a word for nothing is a missing value`(_ word: String) throws {
    #expect(try table("x,y\n1,\(word)\n2,3\n").series[0].values[0].isNaN)
  }

  @Test func `dates and labels are told from numbers`() throws {
    guard case .dates(let days, let texts) = try table("d,y\n1970-01-02,1\n1970-01-03T12:00,2\n").x else {
      Issue.record("x is dates")
      return
    }
    #expect(days == [1, 2.5])
    #expect(texts[1] == "1970-01-03T12:00")
    guard case .categories(let labels) = try table("d,y\n2024-02-30,1\n5,2\n").x else {
      Issue.record("x is labels")
      return
    }
    #expect(labels == ["2024-02-30", "5"])
    guard case .categories = try table("d,y\n1e160,1\nb,2\n").x else {
      Issue.record("x is labels")
      return
    }
  }

  @Test(
    arguments: [
      ("", "empty", nil), ("x,y\n", "no rows", nil), ("a\n1\n", "one column", [1, 1]),
      ("x,y\n1,\n2,NA\n", "no values", nil), ("day,km\n1,5.5\n2,6\n3,abc\n", "'abc'", [4, 3]),
      ("é;y\n1;2,5\nä\u{308};zwei\n", "'zwei'", [3, 4]),
      ("x,y\n1,1e999\n", "too large", [2, 3]), ("x,y\n1,2\n1e160,3\n", "'1e160' is too large", [3, 1]),
      ("x,y\n1e-200,2\n", "'1e-200' is too small", [2, 1]),
      ("x,y\n1,2\n\"a\"\"\n,3\n", "not closed", [3, 1]),
      ("x,y\n1,2,3\n", "3 cells", [2, 5]),
      ("x,y\r\n1,2\u{0}\r\n", "NUL", [2, 4]), ("x,y\n\"a\r\nb\",1\n2,far\n", "'far'", [4, 3]),
      ("x,y\n\"a\nb\",far\n", "'far'", [3, 4]), ("x,y\r1,2\r3,far\r", "'far'", [3, 3]),
    ] as [(String, String, [Int]?)])
  func `what is wrong is told with its place`(_ text: String, _ message: String, _ place: [Int]?) throws {
    let problem = try #require(throws: ChartProblem.self) { try table(text) }
    #expect(problem.message.contains(message))
    #expect(problem.place.map { [$0.line, $0.column] } == place)
  }

  @Test func `the line at fault is shown`() throws {
    let problem = try #require(throws: ChartProblem.self) { try table("\u{FEFF}x,y\r\n1,2\r\n3,far\r\n") }
    #expect(problem.place?.text == "3,far")
  }

  @Test(arguments: ["x,\u{FFFF}\n1,2\n", "x,y\nb,1\n\u{FFFF},2\n"])
  func `what is not UTF-8 is refused`(_ text: String) throws {
    let bytes = text.utf8.flatMap { $0 == 0xEF ? [0xFF] : $0 == 0xBF ? [] : [$0] }
    let problem = try #require(throws: ChartProblem.self) { try CSVReader.table(bytes) }
    #expect(problem.message == "this is not UTF-8")
  }

  @Test func `numbers are read to the last digit`() throws {
    let texts = [
      "0.1", "-9.9999999999999999e149", "123456789.123456789", "1.0000000000000002e-150", "−3", "+2", ".5",
      "9007199254740993",
    ]
    let values = try table("x,y\n" + texts.map { "1,\($0)" }.joined(separator: "\n")).series[0].values
    #expect(values == texts.map { Double($0.replacing("−", with: "-")) })
  }
}

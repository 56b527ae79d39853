import Foundation
import Testing

@Suite struct `Charts and graphs` {
  @Test(
    arguments: [
      ([], "sayable: 'sayable graph' needs an argument: FORMULA\n", 2),
      (["y = x +"], "sayable: the formula, column 8: something is missing behind '+'\n", 1),
      (["x^2 + y^2 = 1"], "sayable: the formula, column 1: this is no function of x\n", 1),
      (["x", "a x + b"], "sayable: formula 2, column 1: the formula holds 'a', and only x may vary\n", 1),
      (["sqrt(x)", "--x-range=-5..-1"], "sayable: 'sqrt(x)' has no value from x = -5 to x = -1\n", 1),
      (["1/0"], "sayable: '1/0' has no value from x = -10 to x = 10\n", 1),
      (["x", "--x-range=5..-5"], "sayable: invalid value '5..-5' for '--x-range'\n", 2),
      (["x", "--x-range=-inf..1"], "sayable: invalid value '-inf..1' for '--x-range'\n", 2),
      (["x", "--x-range=-1e308..1e308"], "sayable: invalid value '-1e308..1e308' for '--x-range'\n", 2),
      (
        ["x", "--x-range=1..1.0000000000000002"],
        "sayable: invalid value '1..1.0000000000000002' for '--x-range'\n", 2
      ),
      (["x", "--y-range=0..nan"], "sayable: invalid value '0..nan' for '--y-range'\n", 2),
      (["x^2", "--x-range=0..1e200"], "sayable: 'x^2' is too large to be computed at x = ", 1),
      (["x", "--duration", "0"], "sayable: invalid value '0' for '--duration'\n", 2),
      (["x", "--pitch", "880..220"], "sayable: invalid value '880..220' for '--pitch'\n", 2),
      (["x", "--cues", "peaks"], "sayable: invalid value 'peaks' for '--cues'\n", 2),
      (["x", "--together", "--in-turn"], "sayable: the options '--together' and '--in-turn' exclude each other\n", 2),
      (["x", "--locale", "pl"], "error: there are no words for charts in 'pl' [unknown-locale]\n", 2),
    ] as [([String], String, Int32)])
  func `what is no graph is told, and nothing is written`(
    _ arguments: [String], _ message: String, _ status: Int32
  ) throws {
    for form in ["text", "wav"] {
      let outcome = try BuiltProgram.run(["graph"] + arguments + ["--output", form])
      #expect(outcome.status == status)
      #expect(outcome.messages.hasPrefix(message))
      #expect(outcome.output.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("", "sayable: 'standard input': there is no data: the file is empty\n"),
      ("day,km\n", "sayable: 'standard input': there is a header and no data below it: no rows\n"),
      ("km\n1\n", "standard input:1:1: error: there is one column, and a chart needs two: one for x, and values"),
      ("day,km\na,b\n", "standard input:2:3: error: 'b' is not a number"),
      ("day,km\n1,2\n2,far\n", "standard input:3:3: error: 'far' is not a number [bad-data]\n  2,far\n    ^\n"),
      ("day,km\n1,2\u{0}\n", "standard input:2:4: error: there is a NUL byte here, which no text has"),
      ("day,km\n1,inf\n", "standard input:2:3: error: 'inf' is not a number"),
      ("day,km\n1,1e999\n", "standard input:2:3: error: '1e999' is too large a number"),
      ("day,km\n1,1e308\n2,-1e308\n", "standard input:2:3: error: '1e308' is too large a number"),
      ("day,km\n1,5e-324\n2,0\n", "standard input:2:3: error: '5e-324' is too small a number"),
      ("day,km\n1,2\n\"2,3\n", "standard input:3:1: error: this quotation mark is not closed"),
    ])
  func `what is no chart is told with its place, and nothing is written`(_ data: String, _ message: String) throws {
    for form in ["text", "html"] {
      let outcome = try BuiltProgram.run(["chart", "-", "--output", form], input: data)
      #expect(outcome.status == 2)
      #expect(outcome.messages.hasPrefix(message))
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `a sound that is too long is refused, and what has none is not`() throws {
    let names = (1...100).map { "s\($0)" }.joined(separator: ",")
    let values = (1...100).map { String($0) }.joined(separator: ",")
    let data = "x,\(names)\n1,\(values)\n2,\(values)\n"
    let sound = try BuiltProgram.run(["chart", "-", "--output", "wav", "--duration", "6"], input: data)
    #expect(sound.status == 2)
    #expect(sound.output.isEmpty)
    #expect(sound.messages.hasPrefix("sayable: the sound would last 649 seconds, and 600 is the limit"))
    #expect(try BuiltProgram.run(["chart", "-", "--duration", "6"], input: data).status == 0)
  }

  @Test func `a range of dates does not fit places that are numbers, nor the other way round`() throws {
    let numbers = try BuiltProgram.run(["chart", "-", "--x-range=2024-01-01..2024-02-01"], input: "x,y\n1,2\n2,3\n")
    #expect(numbers.status == 2)
    #expect(numbers.messages.contains("x is numbers here, and the range '2024-01-01..2024-02-01' is one of dates"))
    let dates = try BuiltProgram.run(["chart", "-", "--x-range=1..2"], input: "x,y\n2024-01-01,2\n2024-01-02,3\n")
    #expect(dates.status == 2)
    #expect(dates.messages.contains("x is dates here, and the range '1..2' is none of dates"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
    arguments: ["text", "wav", "html"])
  func `a full disk is told`(_ form: String) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try BuiltProgram.run(["graph", "x", "--output", form, "--duration", "0.1"], output: full)
    #expect(outcome.status == 2)
    #expect(outcome.messages == "sayable: cannot write: No space left on device\n")
  }

  @Test func `a title cannot command a terminal`() throws {
    let outcome = try BuiltProgram.run(["graph", "x", "--title", "a\u{1B}[31m\u{7}"])
    #expect(outcome.text.contains("a\\u{1b}[31m\\u{7}") && !outcome.text.contains("\u{1B}"))
  }
}

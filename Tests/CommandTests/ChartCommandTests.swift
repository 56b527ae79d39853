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
      (["x", "--x-range=5..-5"], "sayable: '5..-5' is no value of the option '--x-range'\n", 2),
      (["x", "--x-range=-inf..1"], "sayable: '-inf..1' is no value of the option '--x-range'\n", 2),
      (["x", "--duration", "0"], "sayable: '0' is no value of the option '--duration'\n", 2),
      (["x", "--pitch", "880..220"], "sayable: '880..220' is no value of the option '--pitch'\n", 2),
      (["x", "--cues", "peaks"], "sayable: 'peaks' is no value of the option '--cues'\n", 2),
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
      ("day,km\n1,2\n2,far\n", "standard input:3:3: error: 'far' is not a number"),
      ("day,km\n1,inf\n", "standard input:2:3: error: 'inf' is not a number"),
      ("day,km\n1,1e999\n", "standard input:2:3: error: '1e999' is too large a number"),
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

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
    arguments: ["text", "wav", "html"])
  func `a full disk is told`(_ form: String) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try BuiltProgram.run(["graph", "x", "--output", form, "--duration", "0.1"], output: full)
    #expect(outcome.status == 2)
    #expect(outcome.messages == "sayable: cannot write: No space left on device\n")
  }
}

import Foundation
import Testing

@Suite struct `Records, one a line` {
  private func answer(_ input: Data, _ form: String = "jsonl") throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(["--locale", "en", "--input", form], input: input)
  }

  @Test(arguments: [
    (#"{"text":"8 m²"}"#, #"{"text":"8 m²","spoken":"8 square meters"}"#),
    (#"{"text":"8 m²","locale":null}"#, #"{"text":"8 m²","locale":null,"spoken":"8 square meters"}"#),
    (#"{"spoken" : "old" , "text":"5 km"}"#, #"{"spoken" : "5 kilometers" , "text":"5 km"}"#),
    (#"{"text":"5 km","spoken":["old"]}"#, #"{"text":"5 km","spoken":"5 kilometers"}"#),
    (#"{"text":"5 km","n":[-0.5e+3,0,10]}"#, #"{"text":"5 km","n":[-0.5e+3,0,10],"spoken":"5 kilometers"}"#),
    ("\u{FEFF}{\"text\":\"5 km\"}", "\u{FEFF}{\"text\":\"5 km\",\"spoken\":\"5 kilometers\"}"),
    ("\u{FEFF}", "\u{FEFF}"),
  ])
  func `are answered with one 'spoken'`(record: String, expected: String) throws {
    let outcome = try answer(Data((record + "\n\n").utf8))
    #expect(outcome.text == expected + "\n\n")
    #expect(outcome.status == 0 && outcome.messages == "")
    #expect(try answer(outcome.output).text == outcome.text)
  }

  @Test(arguments: [
    (#"{"text":"8 m","locale":7}"#, "at byte 24 of the line, 'locale' is no string"),
    (#"{"text":5}"#, "at byte 9 of the line, 'text' is no string"),
    (#"{"locale":"en"}"#, "at byte 1 of the line, 'text' is missing"),
    (#"[]"#, "at byte 1 of the line, it is no object of JSON"),
    (#"{"text":"8 m","n":01}"#, "at byte 19 of the line, a number is not written as in JSON"),
    (#"{"text":"8 m","n":1.}"#, "at byte 19 of the line, a number is not written as in JSON"),
    (#"{"text":"8 m",}"#, "a comma stands before a closing bracket"),
    (#"{"text":"8 m","text":"9 m"}"#, "at byte 15 of the line, "),
    ("\u{FEFF}{}", "at byte 1 of the line, "),
  ])
  func `that cannot be answered come out as they came, and are told`(record: String, message: String) throws {
    let outcome = try answer(Data("{\"text\":\"a\"}\n\(record)\n".utf8))
    #expect(outcome.text == "{\"text\":\"a\",\"spoken\":\"a\"}\n\(record)\n")
    #expect(outcome.messages.hasPrefix("line 2: this is no record: "))
    #expect(outcome.messages.contains(message))
    #expect(outcome.status == 1)
  }

  @Test func `with bytes that are not UTF-8 are told, and come out as they came`() throws {
    let record = Data("{\"text\":\"".utf8) + [0xFF] + Data(" 8 m²\"}\n".utf8)
    let outcome = try answer(record)
    #expect(outcome.output == record)
    #expect(outcome.messages == "line 1: this is no record: at byte 10 of the line, a byte is not UTF-8\n")
    #expect(outcome.status == 1)
    let columns = Data("en\tx\t".utf8) + [0xFF] + Data(" 8 m²\n".utf8)
    let expected = Data("en\tx\t".utf8) + [0xFF] + Data(" 8 square meters\n".utf8)
    #expect(try answer(columns, "tsv").output == expected)
  }
}

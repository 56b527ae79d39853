import Testing

@Suite struct TimingsTests {
  @Test func `the tables count labels, calls and matches`() throws {
    let outcome = try BuiltProgram.run(["--timings", "-l", "en"], input: "8 m²\nplain\n2 bd. • 75 m²\n")
    #expect(outcome.status == 0)
    #expect(outcome.text == "8 square meters\nplain\n2 bedrooms, 75 square meters\n")
    #expect(outcome.messages.hasPrefix("3 labels, 26 bytes, "))
    // Three of the quantities stand in two of the labels.
    #expect(outcome.messages.contains(/\nquantity +units +[0-9.]+ (ns|µs|ms|s) +[0-9.]+% +2 +3\n/))
    #expect(outcome.messages.contains(/\nunits +[0-9.]+ (ns|µs|ms|s) +[0-9.]+% +[0-9]+ +3\n/))
    #expect(outcome.messages.contains(/\npauses +[0-9.]+ (ns|µs|ms|s) +[0-9.]+% +[0-9]+ +1\n/))
  }

  @Test(arguments: [["--explain"], ["--jobs", "2"], ["--output", "json"]])
  func `what is not measured is misuse`(_ options: [String]) throws {
    let outcome = try BuiltProgram.run(["--timings"] + options)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("--timings"))
  }

  @Test(arguments: ["", "a", "8 m²\r\n\r\n\u{FF}"]) func `the answers are those without it`(_ input: String) throws {
    let outcome = try BuiltProgram.run(["--timings", "-l", "fr"], input: input)
    #expect(outcome.output == (try BuiltProgram.run(["-l", "fr"], input: input)).output)
  }
}

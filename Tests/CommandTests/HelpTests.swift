import Testing

@Suite struct HelpTests {
  static let commands = [
    [], ["filter"], ["rules"], ["rules", "check"], ["rules", "list"], ["rules", "show"], ["rules", "try"], ["locales"],
    ["export"], ["export", "speech-dispatcher"], ["export", "nvda"], ["export", "pls"], ["formula"], ["lint"], ["lsp"],
    ["lint", "baseline", "compare"], ["completions"], ["man"], ["help"],
  ]

  @Test(arguments: commands) func `every command has help`(_ command: [String]) throws {
    let help = try BuiltProgram.run(command + ["--help"])
    #expect(help.status == 0)
    #expect(help.messages == "")
    #expect(help.text.contains("\nUsage:\n  \((["sayable"] + command).joined(separator: " ")) "))
    #expect(help.text.contains("-h, --help "))
    #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(try BuiltProgram.run(command + ["-h"]).text == help.text)
    #expect(try BuiltProgram.run(["help"] + command).text == help.text)
  }

  @Test func `the help names every option`() throws {
    let help = try BuiltProgram.run(["--help"]).text
    let options = [
      "locale", "date-order", "guess", "rules", "app", "only", "output", "offsets", "explain", "disable", "null",
      "jobs", "timings", "version", "help",
    ]
    for option in options { #expect(help.contains("--\(option) ")) }
  }

  @Test func `help of an unknown command`() throws {
    let outcome = try BuiltProgram.run(["help", "rules", "chek"])
    #expect(outcome.messages.hasPrefix("sayable: there is no command 'rules chek'\n"))
    #expect(outcome.status == 2)
  }

  @Test func `the help and the completions name all packs`() throws {
    let known = try BuiltProgram.run(["--pack", "no-such"]).messages
    let packs = try #require(known.firstMatch(of: #/known are: (.*)/#)).output.1.split(separator: ", ")
    #expect(packs.count > 3)
    let texts = try [["--help"], ["completions", "bash"]].map { try BuiltProgram.run($0).text }
    for pack in packs { for text in texts { #expect(text.contains(pack)) } }
  }

  @Test(arguments: ["--version", "-V"]) func `the version names what it stands on`(_ option: String) throws {
    let outcome = try BuiltProgram.run([option])
    #expect(
      outcome.text.contains(
        /^sayable \d+\.\d+\.\d+ \(PCRE2 \d+\.\d+, libyaml \d+\.\d+\.\d+, expat \d+\.\d+\.\d+, CLDR [^)]+\)\n$/))
    #expect(outcome.status == 0)
  }
}

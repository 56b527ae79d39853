import Foundation
import Testing

struct CompletionTests {
  @Test(
    arguments: [
      (["sayable", "for"], ["formula"]), (["sayable", "rules", "ch"], ["check"]),
      (["sayable", "lint", "--loc"], ["--locale"]),
      (["sayable", "--output", "j"], ["json"]), (["sayable", "--output", "=", "j"], ["json"]),
      (["sayable", "formula", "--to", ""], ["speech", "ssml", "json", "mathml", "mathml-core", "text"]),
      (["sayable", "completions", ""], ["bash", "zsh", "fish"]), (["sayable", "export", "p"], ["pls"]),
      (["sayable", "lint", "--rules", "so"], ["some folder"]), (["sayable", "lint", "a"], ["a file.po"]),
      (["sayable", "rules", "show", "quantity-pl"], ["quantity-plus"]),
      (["sayable", "lint", "--describe", "amb"], ["ambiguous"]), (["sayable", "--locale", "nl"], ["nl"]),
      (["sayable", "--locale", "x", "rul"], []), (["sayable", "rules", "--no-such"], []),
    ])
  func `bash completes words`(words: [String], wanted: [String]) throws {
    let outcome = try withFiles(["some folder/x.po", "a file.po"]) { folder in
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let script = """
        \(try BuiltProgram.run(["completions", "bash"]).text)
        sayable() { '\(BuiltProgram.url.path)' "$@"; }
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
        _sayable
        for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
        """
      return try Tool.run("bash", ["--norc", "-s"], input: script, in: URL(filePath: folder))
    }
    #expect(outcome?.text.split(separator: "\n").map(String.init) == wanted)
  }

  @Test(
    .enabled(if: Tool.isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("sayable for", "formula"), ("sayable rules ch", "check"), ("sayable lint --loc", "--locale"),
      ("sayable --output j", "json"), ("sayable completions z", "zsh"), ("sayable lint a", "a.po"),
    ])
  func `fish completes words`(line: String, wanted: String) throws {
    let outcome = try withFiles(["a.po"]) { folder in
      let script = try BuiltProgram.run(["completions", "fish"]).text + "\ncomplete -C '\(line)'\n"
      return try Tool.run(
        "fish", ["--no-config"], input: script, in: URL(filePath: folder), environment: ["HOME": folder])
    }
    let words = outcome?.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(words?.contains(wanted) == true, "\(outcome?.text ?? "")")
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `a shell reads its completions without complaint`(shell: String) throws
  {
    let script = try BuiltProgram.run(["completions", shell]).text
    // Where the shell is not installed nobody can tell.
    guard let outcome = try Tool.run(shell, ["-n"], input: script) else { return }
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
  }

  @Test func `an unknown shell is told`() throws {
    let outcome = try BuiltProgram.run(["completions", "csh"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("there are no completions for 'csh'"))
  }
}

import Foundation
import Testing
import YAML

/// The files by which other programs know the linter.
struct IntegrationFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private func read(_ name: String) throws -> Node {
    try Document.parse(Array(Data(contentsOf: Self.folder.appending(path: name)))).root
  }

  @Test func `each hook says what it runs`() throws {
    let hooks = try #require(read(".pre-commit-hooks.yaml").items)
    #expect(hooks.map { $0["id"]?.string } == ["sayable-lint", "sayable-lint-system"])
    for hook in hooks {
      #expect(hook["entry"]?.string == "sayable lint")
      #expect(hook["args"]?.items?.map(\.string) == ["--"], "a file may be named like an option")
      #expect(hook["require_serial"]?.string == "true", "a finding is one over the files of all languages")
      #expect(hook["name"]?.string != nil)
      #expect(["swift", "system"].contains(hook["language"]?.string))
    }
  }

  @Test(arguments: [
    ("App/de.lproj/Localizable.strings", true), ("Localizable.xcstrings", true), ("po/de.po", true),
    ("app/src/main/res/values-de/strings.xml", true), ("res/values/strings.xml", true), ("lib/l10n/app_de.arb", true),
    ("App/Info.plist", false), ("pom.xml", false), ("src/main.ts", false), ("package.json", false), ("a.po.txt", false),
    ("locales/de/app.json", true), ("src/messages_de.properties", true), ("translations/app_de.ts", true),
    ("gradle.properties", false), ("src/i18n/index.ts", false),
  ])
  func `a hook is run for catalogs`(path: String, isCatalog: Bool) throws {
    for hook in try #require(read(".pre-commit-hooks.yaml").items) {
      let pattern = try Regex(try #require(hook["files"]?.string))
      #expect((try pattern.firstMatch(in: path) != nil) == isCatalog)
    }
  }

  @Test func `each step of the action that is a script names its shell`() throws {
    let runs = try #require(read("action.yml")["runs"])
    #expect(runs["using"]?.string == "composite")
    let steps = try #require(runs["steps"]?.items)
    for step in steps { #expect((step["run"] == nil) == (step["shell"] == nil)) }
    #expect(steps.contains { $0["run"]?.string?.contains("lint --output github") == true })
  }

  @Test func `the action uses the inputs that it declares, and never inside a script`() throws {
    let action = try read("action.yml")
    let declared = try #require(action["inputs"]?.entries).map { $0.key.string }
    let steps = try #require(action["runs"]?["steps"]?.items)
    let variables = steps.flatMap { $0["env"]?.entries ?? [] }.map { $0.value.string }
    #expect(Set(variables) == Set(declared.map { "${{ inputs.\($0 ?? "") }}" }))
    #expect(steps.allSatisfy { $0["run"]?.string?.contains("${{") != true })
  }

  @Test func `the action uses others by their whole hash`() throws {
    for step in try #require(read("action.yml")["runs"]?["steps"]?.items) {
      guard let used = step["uses"]?.string else { continue }
      #expect(used.wholeMatch(of: /[\w-]+\/[\w-]+@[0-9a-f]{40}/) != nil)
    }
  }

  @Test func `the scripts of the action are such as bash reads`() throws {
    for step in try #require(read("action.yml")["runs"]?["steps"]?.items) {
      guard let script = step["run"]?.string else { continue }
      let outcome = try Tool.run("bash", ["-n"], input: script)
      #expect(outcome?.status == 0)
      #expect(outcome?.text == "")
    }
  }
}

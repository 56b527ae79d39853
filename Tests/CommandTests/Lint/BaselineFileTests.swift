import Foundation
import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

@testable import sayable_cli

struct BaselineFileTests {
  @Test func `a baseline knows catalogs by the way from its own folder`() throws {
    try withFiles([]) { folder in
      let found = try findings("8 m²", folder + "/app/en.txt")
      let path = folder + "/known.json"
      try Data(BaselineFile.bytes(of: found, for: path)).write(to: URL(filePath: path))
      let file = try BaselineFile(at: path)
      #expect(file.baseline.items.map(\.path) == ["app/en.txt"])
      #expect(file.unknown(in: found).isEmpty)
      #expect(file.fixed(by: [], in: [folder + "/app/../app/en.txt"]).map(\.text) == ["8 m²"])
    }
  }

  @Test func `a baseline that is not there is told with what to do`() {
    let failure = #expect(throws: Failure.self) { try BaselineFile(at: "/none.json") }
    #expect(failure?.message == "cannot read the baseline '/none.json': No such file or directory")
    #expect(failure?.notes == ["'sayable lint --write-baseline /none.json' writes one"])
  }

  @Test func `two files are compared`() throws {
    try withFiles([]) { folder in
      for (name, text) in [("old", "8 m²\n9 m²"), ("new", "9 m²\n10 m²\n10 m²")] {
        let bytes = BaselineFile.bytes(of: try findings(text, folder + "/en.txt"), for: folder + "/\(name).json")
        try Data(bytes).write(to: URL(filePath: folder + "/\(name).json"))
      }
      let compare = ["lint", "baseline", "compare"]
      let outcome = try BuiltProgram.run(compare + ["old.json", "new.json"], in: URL(filePath: folder))
      #expect(
        outcome.text == """
          + en.txt: 10 m² [en]: 10 m² [spoken-differently] (2 times)
          - en.txt: 8 m² [en]: 8 m² [spoken-differently]

          """)
      #expect(outcome.messages == "2 added, 1 fixed, 1 unchanged\n")
      #expect(outcome.status == 1)
      #expect(try BuiltProgram.run(compare + ["old.json", "old.json"], in: URL(filePath: folder)).status == 0)
      let failure = try BuiltProgram.run(compare + ["old.json", "en.json"], in: URL(filePath: folder))
      #expect(failure.status == 2)
    }
  }

  private func findings(_ text: String, _ path: String) throws -> [Finding] {
    let catalog = try #require(Catalog(SourceFile(path: path, bytes: Array(text.utf8))))
    return try Linter().findings(in: catalog, locale: LanguageTag("en")).filter { $0.check == "spoken-differently" }
  }
}

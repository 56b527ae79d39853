import BuiltInRuleFiles
import SayableEngine
import SayableRules
import SayableCatalogs
import Testing

@Suite struct SharedLinterTests {
  @Test func `a linter that many tasks share finds in each file what it finds there alone`() async throws {
    let sources = try Samples.paths.map { SourceFile(path: $0, bytes: try Samples.bytes(of: $0)) }
    let own = Linter()
    let alone = try sources.map { try Self.findings(in: $0, by: own) }
    #expect(alone.contains { !$0.isEmpty })
    let shared = Linter()
    let together = try await withThrowingTaskGroup(of: (Int, [Finding]).self) { group in
      for round in 0..<4 {
        for (index, source) in sources.enumerated() {
          group.addTask { (round * sources.count + index, try Self.findings(in: source, by: shared)) }
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(together.count == 4 * sources.count)
    for (index, findings) in together { #expect(findings == alone[index % sources.count]) }
  }

  private static func findings(in source: SourceFile, by linter: Linter) throws -> [Finding] {
    guard let catalog = Catalog(source) else { return [] }
    return try linter.findings(in: catalog)
  }
}

import Foundation
import Testing

@testable import SayableCatalogs

/// `Rules/lint.schema.json` says what the reader says.
struct LintSchemaTests {
  private typealias Object = [String: Any]
  private let schema: [String: Any]

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Rules/lint.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? Object)
  }

  @Test(arguments: [("", LintConfiguration.Keys.file), ("$defs.check", LintConfiguration.Keys.check)])
  func `a mapping has the keys of the reader`(path: String, keys: [String]) throws {
    let mapping = try #require(object(at: path))
    #expect(Set(try #require(mapping["properties"] as? Object).keys) == Set(keys))
    #expect(mapping["additionalProperties"] as? Bool == false)
  }

  @Test(arguments: [
    ("properties.dialects.additionalProperties", MessageDialect.allCases.map(\.rawValue)),
    ("properties.voices.items", VoiceProfile.allCases.map(\.rawValue)),
    ("properties.fail-on", Finding.Severity.allCases.map(\.rawValue)),
    ("$defs.severity", Finding.Severity.allCases.map(\.rawValue) + [LintConfiguration.off]),
    ("properties.report", ReportForm.allCases.map(\.rawValue)),
  ])
  func `a choice has the words of the reader`(path: String, words: [String]) throws {
    #expect(Set(try #require(object(at: path)?["enum"] as? [String])) == Set(words))
  }

  @Test func `every reference of the schema leads to something`() {
    var references: [String] = []
    func walk(_ value: Any) {
      if let list = value as? [Any] { list.forEach(walk) }
      guard let object = value as? Object else { return }
      if let reference = object["$ref"] as? String { references.append(reference) }
      object.values.forEach(walk)
    }
    walk(schema)
    #expect(references.count > 10)
    for reference in references {
      #expect(object(at: String(reference.dropFirst(2)).replacing("/", with: ".")) != nil, "\(reference)")
    }
  }

  private func object(at path: String) -> [String: Any]? {
    path.split(separator: ".").reduce(schema) { object, key in object?[String(key)] as? Object }
  }
}

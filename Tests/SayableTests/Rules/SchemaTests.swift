import Foundation
import Testing
import YAML

@testable import BuiltInRuleFiles
@testable import SayableEngine
@testable import SayableRules

/// `Rules/rules.schema.json` says what the loader says.
struct SchemaTests {
  private let schema: Schema

  init() throws { schema = try Schema() }

  @Test(arguments: [
    (at: "", keys: RuleFileContent.Keys.file),
    (at: "numbers", keys: RuleFileContent.Keys.numbers),
    (at: "plural", keys: PluralCategory.allCases.map(\.rawValue)),
    (at: "regions", keys: RuleFileContent.Keys.regions),
    (at: "tables.*.*", keys: RuleFileContent.Keys.entry),
    (at: "tables.*.*.say", keys: PluralCategory.allCases.map(\.rawValue)),
    (at: "tables.*.*.say-range", keys: PluralCategory.allCases.map(\.rawValue)),
    (at: "rules.-", keys: RuleFileContent.Keys.rule),
    (at: "rules.-.when", keys: RuleFileContent.Keys.condition),
    (at: "checks.-", keys: RuleFileContent.Keys.check),
  ])
  func `a mapping has the keys of the loader`(_ mapping: (at: String, keys: [String])) throws {
    let found = try #require(schema.object(at: mapping.at), "no mapping at '\(mapping.at)'")
    #expect(found.keys == Set(mapping.keys))
    #expect(found.isClosed)
  }

  @Test func `every mapping of the schema is held against the loader`() {
    // The mappings above; `say` and `say-range` share theirs.
    #expect(schema.closedMappingCount == 8)
  }

  @Test(arguments: [
    (at: "date-order", words: DateOrder.allCases.map(\.rawValue)),
    (at: "checks.-.severity", words: ["note", "warning", "error"]),
    (at: "rules.-.protect", words: ["placeholder", "text"]),
    (at: "rules.-.reads", words: ReadValue.allCases.map(\.rawValue)),
    (at: "rules.-.when.date-order", words: DateOrder.allCases.map(\.rawValue)),
    (at: "rules.-.when.clock", words: Clock.allCases.map(\.rawValue)),
  ])
  func `a choice has the words of the loader`(_ choice: (at: String, words: [String])) throws {
    #expect(try #require(schema.words(at: choice.at)) == Set(choice.words))
  }

  @Test(arguments: RuleFileContent.Keys.rule) func `the loader takes no other kind than the schema`(_ key: String)
    throws
  {
    // A mapping is right under `when` alone, a list under `examples` and `unchanged`.
    #expect(schema.allows("rules: [{id: x, \(key): [[{}]]}]") == false)
    #expect(problems(of: "rules: [{id: x, \(key): [[{}]]}]").isEmpty == false)
  }

  @Test(arguments: ["lokale: en", "rules: [{ids: x}]", "tables: {unit: {m: {says: x}}}", "numbers: {point: '.'}"])
  func `a key that the loader rejects is not in the schema`(_ text: String) {
    #expect(schema.allows(text) == false)
    #expect(problems(of: text).map(\.code).contains("unknown-key"))
  }

  @Test(
    arguments: StoredRuleFiles.ofProject.map(\.name).filter {
      !$0.contains("/formulas") && !$0.hasSuffix("/charts.yaml")
    })
  func `every rule file fits the schema`(_ name: String) throws {
    let file = try #require(StoredRuleFiles.ofProject.first { $0.name == name })
    let misfits = schema.misfits(of: try Document.parse(file.text).root)
    #expect(misfits == [])
  }

  private func problems(of text: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    _ = RuleFileContent(RuleFile(name: "en/labels.yaml", text: text), of: .root, problems: &problems)
    return problems
  }
}

/// The part of JSON Schema that `rules.schema.json` uses.
private struct Schema {
  private typealias Object = [String: Any]
  private let root: Object
  private let definitions: Object

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Rules")
    let data = try Data(contentsOf: folder.appending(path: "rules.schema.json"))
    root = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    definitions = try #require(root["$defs"] as? Object)
  }

  /// The keys of the mapping at a path such as `rules.-.when`: `*` is any key, `-` any item.
  func object(at path: String) -> (keys: Set<String>, isClosed: Bool)? {
    for schema in schemas(at: path) {
      guard let properties = schema["properties"] as? Object else { continue }
      return (Set(properties.keys), schema["additionalProperties"] as? Bool == false)
    }
    return nil
  }

  /// The words of the choice at `path`.
  func words(at path: String) -> Set<String>? {
    schemas(at: path).lazy.compactMap { $0["enum"] as? [Any] }.first.map { Set($0.map { "\($0)" }) }
  }

  /// How many mappings with named keys the schema has.
  var closedMappingCount: Int { count(root) }

  func allows(_ text: String) -> Bool {
    guard let node = try? Document.parse(Array(text.utf8)).root else { return false }
    return misfits(of: node).isEmpty
  }

  /// What does not fit in a file, each with its line.
  func misfits(of node: Node) -> [String] { misfits(of: node, root) }

  private func misfits(of node: Node, _ schema: Object) -> [String] {
    var found: [String] = []
    func misfit(_ what: String) { found.append("line \(node.start.line): \(what)") }
    if let name = schema["$ref"] as? String { found += misfits(of: node, definition(name)) }
    if let choices = schema["anyOf"] as? [Object], !choices.contains(where: { misfits(of: node, $0).isEmpty }) {
      misfit("\(node.kind) fits none of \(choices.count) schemas")
    }
    let kinds = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !kinds.isEmpty, !kinds.contains(where: node.isKind) {
      misfit("\(node.kind) is not \(kinds.joined(separator: " or "))")
    }
    if let words = schema["enum"] as? [Any], !words.contains(where: { "\($0)" == node.string }) {
      misfit("'\(node.string ?? "")' is none of \(words)")
    }
    if let pattern = schema["pattern"] as? String, let text = node.string,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      misfit("'\(text)' does not match \(pattern)")
    }
    if let items = node.items {
      if let range = schema["minItems"] as? Int, items.count < range { misfit("too few items") }
      if let range = schema["maxItems"] as? Int, items.count > range { misfit("too many items") }
      if let schema = schema["items"] as? Object { found += items.flatMap { misfits(of: $0, schema) } }
    }
    if let entries = node.entries {
      let properties = schema["properties"] as? Object ?? [:]
      for key in schema["required"] as? [String] ?? [] where node[key] == nil { misfit("no key '\(key)'") }
      for entry in entries {
        let key = entry.key.string ?? ""
        if let names = schema["propertyNames"] as? Object { found += misfits(of: entry.key, names) }
        if let schema = properties[key] as? Object ?? schema["additionalProperties"] as? Object {
          found += misfits(of: entry.value, schema)
        } else if schema["additionalProperties"] as? Bool == false {
          misfit("unknown key '\(key)'")
        }
      }
    }
    return found
  }

  /// The schemas that a node at `path` is held to.
  private func schemas(at path: String) -> [Object] {
    path.split(separator: ".").reduce(resolved(root)) { schemas, step in
      schemas.flatMap { schema -> [Object] in
        let properties = schema["properties"] as? Object
        let key = step == "-" ? "items" : "additionalProperties"
        let next = step == "-" || step == "*" ? schema[key] : properties?[String(step)]
        return (next as? Object).map(resolved) ?? []
      }
    }
  }

  /// `schema`, what it refers to, and its alternatives.
  private func resolved(_ schema: Object) -> [Object] {
    let referred = (schema["$ref"] as? String).map { resolved(definition($0)) } ?? []
    return [schema] + referred + (schema["anyOf"] as? [Object] ?? []).flatMap(resolved)
  }

  private func definition(_ reference: String) -> Object {
    definitions[String(reference.dropFirst("#/$defs/".count))] as? Object ?? [:]
  }

  private func count(_ value: Any) -> Int {
    if let list = value as? [Any] { return list.map(count).reduce(0, +) }
    guard let object = value as? Object else { return 0 }
    return object.values.map(count).reduce(object["properties"] is Object ? 1 : 0, +)
  }
}

extension Node {
  /// Whether the node is of a JSON type, as an editor takes it.
  fileprivate func isKind(_ kind: String) -> Bool {
    let plain = if case .scalar(let text, .plain) = content { text } else { String?.none }
    return switch kind {
    case "object": entries != nil
    case "array": items != nil
    case "null": isNull
    case "boolean": plain.flatMap(Bool.init) != nil
    case "integer": plain.flatMap(Int.init) != nil
    case "number": plain.flatMap(Double.init) != nil
    case "string": string != nil && !isNull && !isKind("boolean") && !isKind("number")
    default: false
    }
  }
}

import Foundation
import Testing

/// A document of JSON as an independent reader reads it.
func document(_ text: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
}

/// The part of JSON Schema that the schemas of reports use.
struct JSONSchema {
  typealias Object = [String: Any]
  private let root: Object

  init(_ text: String) throws { root = try #require(try document(text) as? Object) }

  /// The schema of a file beside the sources, by its path from the root of the package.
  init(file: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    try self.init(String(decoding: try Data(contentsOf: package.appending(path: file)), as: UTF8.self))
  }

  /// What of a document does not fit, each with a JSON pointer to it.
  func misfits(of value: Any, as definition: String? = nil) -> [String] {
    misfits(value, definition.map(self.definition) ?? root, at: "")
  }

  private func definition(_ name: String) -> Object { (root["$defs"] as? Object)?[name] as? Object ?? ["type": "none"] }

  private func misfits(_ value: Any, _ schema: Object, at place: String) -> [String] {
    var found: [String] = []
    func misfit(_ what: String) { found.append("\(place): \(what)") }
    if let name = schema["$ref"] as? String {
      found += misfits(value, definition(String(name.dropFirst("#/$defs/".count))), at: place)
    }
    if let choices = schema["anyOf"] as? [Object], choices.allSatisfy({ !misfits(value, $0, at: place).isEmpty }) {
      misfit("fits none of \(choices.count) schemas")
    }
    if let type = schema["type"] as? String, !Self.isOf(type, value) { misfit("is not \(type)") }
    if let words = schema["enum"] as? [String], !words.contains(where: { $0 == value as? String }) {
      misfit("is none of \(words)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      misfit("does not match \(pattern)")
    }
    if let least = schema["minimum"] as? Int, let number = value as? Int, number < least { misfit("is below \(least)") }
    if let items = value as? [Any] {
      if let least = schema["minItems"] as? Int, items.count < least { misfit("has too few items") }
      if let most = schema["maxItems"] as? Int, items.count > most { misfit("has too many items") }
      if let schema = schema["items"] as? Object {
        found += items.enumerated().flatMap { misfits($0.element, schema, at: "\(place)/\($0.offset)") }
      }
    }
    if let members = value as? Object {
      for name in schema["required"] as? [String] ?? [] where members[name] == nil { misfit("has no \(name)") }
      let properties = schema["properties"] as? Object ?? [:]
      for (name, value) in members {
        if let schema = properties[name] as? Object ?? schema["additionalProperties"] as? Object {
          found += misfits(value, schema, at: "\(place)/\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          misfit("has an unknown member \(name)")
        }
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is Object
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int
    case "null": value is NSNull
    default: false
    }
  }
}

internal import SayableExport

/// A line of JSON Lines: an object, with the texts in its members.
package struct JSONRecord {
  private let document: JSONDocument

  /// Why a line is no record.
  package struct Problem: Error {
    /// In words that follow a colon.
    package let message: String
    /// Where it is, in bytes of the line.
    package let offset: Int
  }

  /// Reads a line.
  ///
  /// - Throws: ``Problem`` where it is anything but one object of JSON in UTF-8.
  package init(_ line: [UInt8]) throws(Problem) {
    if let offset = line.firstInvalidUTF8 { throw Problem(message: "a byte is not UTF-8", offset: offset) }
    document = JSONDocument(line)
    if let problem = document.problems.first { throw Problem(message: problem.message, offset: problem.offset) }
    guard let root = document.root, root.isObject else { throw Problem(message: "it is no object of JSON", offset: 0) }
  }

  /// The text of the member `name`; nil where there is none, or null.
  ///
  /// - Throws: ``Problem`` where the member is anything else.
  package func text(of name: String) throws(Problem) -> String? {
    guard let value = document.member(name, of: document.root) else { return nil }
    if case .null = value.content { return nil }
    guard let string = value.string else {
      throw Problem(message: "'\(name)' is no string", offset: value.range.lowerBound)
    }
    return string.string(in: document.source)
  }

  /// The text of the member `name`.
  ///
  /// - Throws: ``Problem`` where there is none.
  package func required(_ name: String) throws(Problem) -> String {
    guard let text = try text(of: name) else { throw Problem(message: "'\(name)' is missing", offset: 0) }
    return text
  }

  /// The line with `text` as the member `name`: in the place of the value that is there, else behind the others.
  package func setting(_ name: String, to text: String) -> [UInt8] {
    let line = document.source
    var value: [UInt8] = []
    JSONText.append(text, to: &value)
    if let old = document.member(name, of: document.root)?.range {
      return line[..<old.lowerBound] + value + line[old.upperBound...]
    }
    let end = (document.root?.range.upperBound ?? line.count) - 1
    let comma = document.root?.members.isEmpty == false ? "," : ""
    return line[..<end] + Array("\(comma)\(JSONText.quoted(name)):".utf8) + value + line[end...]
  }
}

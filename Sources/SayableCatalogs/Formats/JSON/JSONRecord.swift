/// A line of JSON Lines: an object, with the texts in its members.
package struct JSONRecord {
  private let document: JSONDocument
  /// Where the bracket stands that closes the object, in bytes of the line.
  package let end: Int

  /// Reads a line; nil where it is anything but one object of JSON.
  package init?(_ line: [UInt8]) {
    document = JSONDocument(line)
    guard document.problems.isEmpty, let root = document.root, root.isObject else { return nil }
    end = root.range.upperBound - 1
  }

  /// The text of the member `name`; nil where there is none, or another value.
  package func text(of name: String) -> String? {
    document.string(name, of: document.root)?.string(in: document.source)
  }
}

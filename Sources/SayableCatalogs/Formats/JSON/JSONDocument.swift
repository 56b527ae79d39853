/// A JSON text, read into a tree whose parts know where they are written.
///
/// What is not allowed in JSON does not stop the reader: it notes the first error, and comments and commas too many,
/// and goes on with what can be read.
internal struct JSONDocument: Sendable {
  /// How many arrays and objects may stand inside one another; what is deeper is left out.
  internal static let maximumDepth = 64

  /// The text, in UTF-8.
  internal let source: [UInt8]
  /// The outermost value; nil where there is none.
  internal let root: JSONNode?
  internal let problems: [ParsingProblem]

  /// Reads all of `source`.
  internal init(_ source: [UInt8]) {
    var parser = JSONParser(source, from: 0)
    self.source = source
    root = parser.wholeText()
    problems = parser.problems
  }

  /// Reads the one member of an object that begins at `offset` of `source`; nil where none does.
  internal static func member(at offset: Int, of source: [UInt8]) -> JSONMember? {
    var parser = JSONParser(source, from: offset)
    return parser.singleMember()
  }

  /// The value of the member `name` of an object; of more than one the last, which is what other readers take.
  internal func member(_ name: String, of value: JSONNode?) -> JSONNode? {
    value?.members.last { $0.name.equals(name, in: source) }?.value
  }

  /// The string in the member `name` of an object.
  internal func string(_ name: String, of value: JSONNode?) -> JSONString? { member(name, of: value)?.string }
}

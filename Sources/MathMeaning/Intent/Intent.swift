/// What an author says that an element means: the value of MathML 4's `intent` attribute.
///
/// ```
/// intent="power($base, $exponent)"
/// ```
internal struct Intent {
  /// What is named.
  enum Head: Equatable {
    /// A concept, or a word to be said as it is if it begins with `_`; empty if there are properties alone.
    case name(String)
    case number(String)
    /// The element below whose `arg` attribute has this name.
    case reference(String)
  }

  var head: Head
  /// How it is to be said, such as `prefix` or `unit`.
  var properties: [String] = []
  /// What it is applied to; nil if it is no application.
  var arguments: [Intent]?

  /// How deep applications may stand in one another, and how many arguments each may have; more is no intent.
  private static let maximumDepth = 8
  private static let maximumArguments = 50

  /// Reads `text`; nil if it is not written as MathML 4 says.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    guard let intent = Self.read(&bytes, depth: 0) else { return nil }
    Self.skipSpace(&bytes)
    guard bytes.isEmpty else { return nil }
    self = intent
  }

  private init(_ head: Head) { self.head = head }

  private static func read(_ bytes: inout ArraySlice<UInt8>, depth: Int) -> Intent? {
    guard depth < maximumDepth else { return nil }
    skipSpace(&bytes)
    guard let first = bytes.first else { return nil }
    var intent: Intent
    switch first {
    case UInt8(ascii: ":"): intent = Intent(.name(""))
    case UInt8(ascii: "$"):
      bytes.removeFirst()
      guard let name = word(&bytes) else { return nil }
      intent = Intent(.reference(name))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      let digits = bytes.prefix {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == first || $0 == UInt8(ascii: ".")
      }
      bytes.removeFirst(digits.count)
      intent = Intent(.number(String(decoding: digits, as: UTF8.self)))
    default:
      guard let name = word(&bytes) else { return nil }
      intent = Intent(.name(name))
    }
    skipSpace(&bytes)
    while bytes.first == UInt8(ascii: ":") {
      bytes.removeFirst()
      guard let name = word(&bytes) else { return nil }
      intent.properties.append(name)
      skipSpace(&bytes)
    }
    guard bytes.first == UInt8(ascii: "(") else { return intent }
    // Properties alone are applied to nothing.
    if intent.head == .name("") { return nil }
    bytes.removeFirst()
    var arguments: [Intent] = []
    skipSpace(&bytes)
    while bytes.first != UInt8(ascii: ")") {
      guard arguments.count < maximumArguments, let argument = read(&bytes, depth: depth + 1) else { return nil }
      arguments.append(argument)
      skipSpace(&bytes)
      if bytes.first == UInt8(ascii: ",") {
        bytes.removeFirst()
      } else if bytes.first != UInt8(ascii: ")") {
        return nil
      }
    }
    bytes.removeFirst()
    intent.arguments = arguments
    return intent
  }

  private static func word(_ bytes: inout ArraySlice<UInt8>) -> String? {
    let word = bytes.prefix {
      switch $0 {
      case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "$"):
        false
      default: true
      }
    }
    guard !word.isEmpty else { return nil }
    bytes.removeFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  private static func skipSpace(_ bytes: inout ArraySlice<UInt8>) {
    bytes = bytes.drop { $0 <= 0x20 }
  }
}

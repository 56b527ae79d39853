internal import SayableEngine

/// A path of names in the form of RFC 6901.
internal struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
  /// The pointer, `/` before each name.
  internal let description: String

  internal init() { description = "" }

  /// The pointer through `names`.
  internal init(_ names: [String]) { description = names.reduce(JSONPointer()) { $0.appending($1) }.description }

  private init(_ description: String) { self.description = description }

  /// The pointer to a member, or to an element by its index.
  internal func appending(_ name: String) -> JSONPointer {
    let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
    return JSONPointer(
      description + "/" + (isPlain ? name : name.replacing("~", with: "~0").replacing("/", with: "~1")))
  }

  internal static func names(in pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { name in
      String(name).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}

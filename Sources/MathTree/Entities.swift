/// The characters that XML entities of mathematics stand for.
package enum Entities {
  /// The characters that `name` stands for, as `prime` for ′; nil if there is no such entity.
  package static func characters(of name: String) -> String? { table[name] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for entry in names.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let parts = entry.split(separator: " ")
      guard parts.count == 2 else { continue }
      var characters = ""
      for code in parts[1].split(separator: "+") {
        if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) {
          characters.unicodeScalars.append(scalar)
        }
      }
      table[String(parts[0])] = characters
    }
    return table
  }()
}

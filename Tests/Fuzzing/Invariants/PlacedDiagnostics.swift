package import SayableEngine

/// Requires of what was found in a file, of `bytes`, that it is told in words and at a place of the file.
package func requirePlaces(_ diagnostics: [Diagnostic], in file: String, _ bytes: [UInt8]) {
  let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 >= 0x80 } + 1
  for diagnostic in diagnostics {
    require(!diagnostic.message.isEmpty && !diagnostic.rendered.isEmpty, "a finding without a word")
    guard let location = diagnostic.location, location.file == file else { continue }
    // A file may end within a line, or with its break.
    require((1...(lines + 1)).contains(location.line), "line \(location.line) of \(lines): \(diagnostic.message)")
    require((1...(bytes.count + 2)).contains(location.column), "column \(location.column): \(diagnostic.message)")
  }
}

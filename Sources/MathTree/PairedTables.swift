// Tables that are written as one text, a key and its value in turn.

extension [Unicode.Scalar: Unicode.Scalar] {
  /// A table of characters, from keys and values in turn.
  package init(pairs text: String) {
    self.init()
    var scalars = text.unicodeScalars.makeIterator()
    while let key = scalars.next(), let value = scalars.next() { self[key] = value }
  }
}

extension [String: String] {
  /// A table from a list of keys and values in turn, with white space between them, as `alpha α beta β`.
  package init(pairs list: String) {
    self.init()
    var words = list.unicodeScalars.split { $0 == " " || $0 == "\n" }.makeIterator()
    while let key = words.next(), let value = words.next() { self[String(key)] = String(value) }
  }
}

/// A file that holds a property list, in whichever syntax.
internal struct PropertyListFile {
  /// How a property list is written.
  internal enum Syntax: Sendable { case old, xml, binary }

  /// The file, in the encoding that it was read in.
  internal let source: SourceFile
  /// What it holds; nil where nothing could be read.
  internal let root: PropertyList?
  /// What is wrong, in the order of the file.
  internal let problems: [ParsingProblem]
  /// What is wrong with the XML that it is written in; nil where it is in another syntax.
  internal let document: XMLDocument?

  /// Reads `source`.
  internal init(_ source: SourceFile) {
    switch Self.syntax(of: source) {
    case .old:
      let parser = OldPropertyListParser(source.text)
      self.source = source
      root = .dictionary(parser.members)
      problems = parser.problems
      document = nil
    case .xml:
      let parser = XMLPropertyListParser(source)
      self.source = parser.document.source
      root = parser.root
      problems = parser.problems
      document = parser.document
    case .binary:
      let parser = BinaryPropertyListParser(source.text)
      self.source = source
      root = parser.root
      problems = parser.problems
      document = nil
    }
  }

  /// How a file is written, by its first bytes.
  internal static func syntax(of source: SourceFile) -> Syntax {
    if source.isBinaryPropertyList { return .binary }
    let start = source.text.prefix(4096).drop(while: \.isASCIISpace).prefix(6)
    guard start.first == UInt8(ascii: "<"), let second = start.dropFirst().first else { return .old }
    // `<<<<<<<` is what a merge leaves, `<0f…>` data in the old syntax.
    let startsMarkup = second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || second.isXMLNameStart
    return startsMarkup ? .xml : .old
  }
}

extension PropertyListFile {
  /// The catalog of what `add` makes of each member of the outermost dictionary.
  ///
  /// - Parameters:
  ///   - content: What the dictionary should hold.
  ///   - add: Gets a member, whether the strings are those that others are translated from, and the catalog.
  internal func catalog(
    as format: CatalogFormat, of content: String, _ advice: String,
    _ add: (PropertyListMember, Bool, inout Catalog) -> Void
  ) -> Catalog {
    var catalog = Catalog(source, format: format)
    catalog.addProblems(of: self)
    if case .dictionary(let members) = root {
      let isSource = source.path.split(separator: "/").contains("Base.lproj")
      for member in members { add(member, isSource, &catalog) }
    } else if problems.isEmpty {
      catalog.addProblem(
        code: "no-dictionary", "The property list is no dictionary of \(content)", at: 0, notes: [advice])
    }
    return catalog
  }
}

extension Catalog {
  /// Takes over what is wrong with a property list.
  internal mutating func addProblems(of file: PropertyListFile) {
    if let document = file.document {
      addProblems(of: document)
    } else if !file.source.isBinaryPropertyList {
      addEncodingProblem()
    }
    addProblems(file.problems)
  }
}

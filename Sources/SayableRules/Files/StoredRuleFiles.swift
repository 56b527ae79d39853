package import SayableEngine
internal import Prefilter
internal import Sharing
internal import YAML

/// Rule files in the form that the program carries: their trees of nodes, without comments, so that nobody parses YAML
/// to lay a file over them. The files of a folder are compressed together.
package struct StoredRuleFiles: Sendable {
  private struct File: Sendable {
    let name: String
    let folder: Int
    let range: Range<Int>
  }

  private struct Lists: Sendable {
    var files: [File] = []
    /// The part of each folder, and its bytes once somebody asked for a file of it.
    var folders: [(part: Int, bytes: Lazy<StoredBytes>)] = []
  }

  private let image: Image
  private let made = Lazy<Lists>()

  /// The files of an image, which is read when one of them is asked for.
  package init(_ image: Image) { self.image = image }

  private var lists: Lists {
    made.value {
      var lists = Lists()
      var reader = image.start
      for folder in 0..<reader.number() {
        lists.folders.append((reader.number(), Lazy()))
        var start = 0
        for _ in 0..<reader.number() {
          let name = reader.text()
          let end = start + reader.number()
          lists.files.append(File(name: name, folder: folder, range: start..<end))
          start = end
        }
      }
      return lists
    }
  }

  /// How many files there are.
  internal var count: Int { lists.files.count }

  /// The name of a file, such as `en/words.yaml`.
  internal func name(ofFile number: Int) -> String { lists.files[number].name }

  /// A file with its tree.
  ///
  /// - Parameter hasExamples: Whether the examples of rules are wanted, which take long to read.
  internal func file(_ number: Int, hasExamples: Bool) -> RuleFile {
    let lists = lists
    let file = lists.files[number]
    let folder = lists.folders[file.folder]
    let bytes = folder.bytes.value {
      var reader = image.reader(of: folder.part)
      return StoredBytes(reader.uncompressed())
    }
    var reader = ImageReader(bytes: bytes, position: file.range.lowerBound, end: file.range.upperBound)
    var line = 1
    return RuleFile(name: file.name, root: node(&reader, &line, hasExamples))
  }

  private func node(_ reader: inout ImageReader, _ line: inout Int, _ hasExamples: Bool) -> Node {
    let kind = reader.choice(of: Kind.self)
    line += reader.number()
    let start = Position(line: line, column: reader.number(), offset: 0)
    let content: Node.Content
    switch kind {
    case .sequence: content = .sequence(reader.list { node(&$0, &line, hasExamples) })
    case .mapping:
      var entries: [Node.Entry] = []
      for _ in 0..<reader.number() {
        let key = node(&reader, &line, hasExamples)
        if !hasExamples, key.string == "examples" || key.string == "unchanged" {
          skipNode(&reader, &line)
        } else {
          entries.append(Node.Entry(key: key, value: node(&reader, &line, hasExamples)))
        }
      }
      content = .mapping(entries)
    case .plain: content = .scalar(reader.text(), .plain)
    case .singleQuoted: content = .scalar(reader.text(), .singleQuoted)
    case .doubleQuoted: content = .scalar(reader.text(), .doubleQuoted)
    case .literal: content = .scalar(reader.text(), .literal)
    case .folded: content = .scalar(reader.text(), .folded)
    }
    return Node(content: content, start: start, end: start)
  }

  private func skipNode(_ reader: inout ImageReader, _ line: inout Int) {
    let kind = reader.choice(of: Kind.self)
    line += reader.number()
    _ = reader.number()
    switch kind {
    case .sequence: for _ in 0..<reader.number() { skipNode(&reader, &line) }
    case .mapping: for _ in 0..<(2 * reader.number()) { skipNode(&reader, &line) }
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: _ = reader.range()
    }
  }

  /// The image of `files`, in the order of their names.
  ///
  /// - Throws: `RuleSetError` with every file that is no YAML.
  package static func image(of files: [RuleFile]) throws(RuleSetError) -> [UInt8] {
    var problems: [Diagnostic] = []
    var folders: [String: [(name: String, bytes: [UInt8])]] = [:]
    for file in files.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      guard let root = file.root(problems: &problems) else { continue }
      var part = ImagePart()
      var line = 1
      part.append(root, &line)
      // Formulas are said without the rules of labels, and the other way round.
      let folder = file.name.split(separator: "/").dropLast().joined(separator: "/").replacing("/packs", with: "")
      folders[folder, default: []].append((file.name, part.bytes))
    }
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    var writer = ImageWriter()
    var root = ImagePart()
    root.append(folders.count)
    for (_, files) in folders.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      var part = ImagePart()
      part.append(rest: files.flatMap(\.bytes))
      root.append(writer.add(compressed: part))
      root.append(each: files) { file, part in
        part.append(file.name)
        part.append(file.bytes.count)
      }
    }
    return writer.image(.files, root: root)
  }

  /// What a node is, and how a text is written.
  fileprivate enum Kind: CaseIterable { case plain, singleQuoted, doubleQuoted, literal, folded, sequence, mapping }
}

extension ImagePart {
  /// Appends a node, its line counted from that of the node before.
  fileprivate mutating func append(_ node: Node, _ line: inout Int) {
    append(choice: node.storedKind)
    append(node.start.line - line)
    line = node.start.line
    append(node.start.column)
    switch node.content {
    case .scalar(let text, _): append(text)
    case .sequence(let items):
      append(items.count)
      for item in items { append(item, &line) }
    case .mapping(let entries):
      append(entries.count)
      for entry in entries {
        append(entry.key, &line)
        append(entry.value, &line)
      }
    }
  }
}

extension Node {
  fileprivate var storedKind: StoredRuleFiles.Kind {
    switch content {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar(_, let style):
      switch style {
      case .plain: .plain
      case .singleQuoted: .singleQuoted
      case .doubleQuoted: .doubleQuoted
      case .literal: .literal
      case .folded: .folded
      }
    }
  }
}

package import SayableEngine
internal import Sharing
internal import YAML

/// Rule files in the form that the program carries: their trees of nodes, without comments, so that nobody parses YAML
/// to lay a file over them. Texts that occur several times are stored once.
package struct StoredRuleFiles: Sendable {
  private struct Lists: Sendable {
    let files: [(name: String, part: Int)]
    /// The parts of the texts that occur several times.
    let texts: [Int]
  }

  private let image: Image
  private let made = Lazy<Lists>()

  /// The files of an image, which is read when one of them is asked for.
  package init(_ image: Image) { self.image = image }

  private var lists: Lists {
    made.value {
      var reader = image.start
      let files = reader.list { (name: $0.text(), part: $0.number()) }
      return Lists(files: files, texts: reader.list { $0.number() })
    }
  }

  /// How many files there are.
  internal var count: Int { lists.files.count }

  /// The name of a file, such as `en/words.yaml`.
  internal func name(ofFile number: Int) -> String { lists.files[number].name }

  /// A file with its tree.
  internal func file(_ number: Int) -> RuleFile {
    let lists = lists
    var reader = image.reader(of: lists.files[number].part)
    var line = 1
    return RuleFile(name: lists.files[number].name, root: node(&reader, &line, lists.texts))
  }

  private func text(_ reader: inout ImageReader, _ texts: [Int]) -> String {
    let number = reader.number()
    if number == 0 { return reader.text() }
    var text = image.reader(of: texts[number - 1])
    return text.text()
  }

  private func node(_ reader: inout ImageReader, _ line: inout Int, _ texts: [Int]) -> Node {
    let kind = reader.choice(of: Kind.self)
    line += reader.number()
    let start = Position(line: line, column: reader.number(), offset: 0)
    let content: Node.Content
    switch kind {
    case .sequence: content = .sequence(reader.list { node(&$0, &line, texts) })
    case .mapping:
      content = .mapping(
        reader.list {
          let key = node(&$0, &line, texts)
          return Node.Entry(key: key, value: node(&$0, &line, texts))
        })
    case .plain: content = .scalar(text(&reader, texts), .plain)
    case .singleQuoted: content = .scalar(text(&reader, texts), .singleQuoted)
    case .doubleQuoted: content = .scalar(text(&reader, texts), .doubleQuoted)
    case .literal: content = .scalar(text(&reader, texts), .literal)
    case .folded: content = .scalar(text(&reader, texts), .folded)
    }
    return Node(content: content, start: start, end: start)
  }

  /// The image of `files`, in the order of their names.
  ///
  /// - Throws: `RuleSetError` with every file that is no YAML.
  package static func image(of files: [RuleFile]) throws(RuleSetError) -> [UInt8] {
    let files = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var problems: [Diagnostic] = []
    var roots: [Node] = []
    for file in files { if let root = file.root(problems: &problems) { roots.append(root) } }
    guard problems.isEmpty else { throw RuleSetError(diagnostics: problems) }
    var writer = Writer(roots: roots)
    var parts: [Int] = []
    for root in roots { parts.append(writer.add(root)) }
    var root = ImagePart()
    root.append(each: Array(zip(files, parts))) { file, part in
      part.append(file.0.name)
      part.append(file.1)
    }
    root.append(each: writer.texts) { $1.append($0) }
    let number = writer.image.add(root)
    return writer.image.image(.files, root: number)
  }

  /// What a node is, and how a text is written.
  fileprivate enum Kind: CaseIterable { case plain, singleQuoted, doubleQuoted, literal, folded, sequence, mapping }

  private struct Writer {
    var image = ImageWriter()
    /// The parts of the texts that occur several times, the most frequent first.
    private(set) var texts: [Int] = []
    private var numbers: [[UInt8]: Int] = [:]

    init(roots: [Node]) {
      var counts: [[UInt8]: Int] = [:]
      for root in roots { Self.count(root, &counts) }
      // A frequent text gets a low number, which takes fewer bytes.
      let repeated = counts.filter { $0.value > 1 && $0.key.count > 2 }.sorted {
        $0.value > $1.value || $0.value == $1.value && $0.key.lexicographicallyPrecedes($1.key)
      }
      for (text, _) in repeated {
        var part = ImagePart()
        part.append(text)
        texts.append(image.add(part))
        numbers[text] = texts.count
      }
    }

    private static func count(_ node: Node, _ counts: inout [[UInt8]: Int]) {
      switch node.content {
      case .scalar(let text, _): counts[Array(text.utf8), default: 0] += 1
      case .sequence(let items): for item in items { count(item, &counts) }
      case .mapping(let entries):
        for entry in entries {
          count(entry.key, &counts)
          count(entry.value, &counts)
        }
      }
    }

    mutating func add(_ root: Node) -> Int {
      var part = ImagePart()
      var line = 1
      append(root, to: &part, &line)
      return image.add(part)
    }

    private func append(_ node: Node, to part: inout ImagePart, _ line: inout Int) {
      part.append(choice: node.storedKind)
      part.append(node.start.line - line)
      line = node.start.line
      part.append(node.start.column)
      switch node.content {
      case .scalar(let text, _):
        let bytes = Array(text.utf8)
        part.append(numbers[bytes] ?? 0)
        if numbers[bytes] == nil { part.append(bytes) }
      case .sequence(let items):
        part.append(items.count)
        for item in items { append(item, to: &part, &line) }
      case .mapping(let entries):
        part.append(entries.count)
        for entry in entries {
          append(entry.key, to: &part, &line)
          append(entry.value, to: &part, &line)
        }
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

/// Reads property lists in XML: `<plist><dict><key>…</key><string>…</string></dict></plist>`.
internal struct XMLPropertyListParser {
  /// What is outermost; nil where nothing could be read.
  internal private(set) var root: PropertyList?
  internal private(set) var problems: [ParsingProblem] = []
  internal let document: XMLDocument

  /// Reads `source`.
  internal init(_ source: SourceFile) {
    document = XMLDocument(source, neverNested: ["key", "string"])
    let value = document.root.flatMap { plist in document.elements(in: plist).first { _ in true } }
    guard let plist = document.root, document.isElement(plist, "plist"), let value else {
      problems.report(
        "no-property-list", "The file holds no property list", at: 0,
        notes: ["Its outermost element is <plist> with a <dict> in it."])
      return
    }
    root = read(value, depth: 1)
  }

  private mutating func read(_ node: Int, depth: Int) -> PropertyList {
    guard depth <= PropertyList.greatestDepth else {
      problems.report(
        "too-deep", "Dictionaries stand too deep in each other", at: document.nodes[node].range.lowerBound,
        notes: ["Nothing inside this one is read."])
      return .other
    }
    if document.isElement(node, "string") { return .string(document.text(of: node)) }
    if document.isElement(node, "dict") { return .dictionary(members(of: node, depth: depth)) }
    guard document.isElement(node, "array") else { return .other }
    let elements = Array(document.elements(in: node))
    return .array(elements.map { read($0, depth: depth + 1) })
  }

  private mutating func members(of node: Int, depth: Int) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    var key: Int?
    var comments: [Int] = []
    for child in document.children(of: node) {
      let range = document.nodes[child].range
      if document.nodes[child].kind == .comment {
        // On the line on which the last value ends it belongs to that.
        if let last = members.last, key == nil, !hasLineBreak(last.extent.upperBound, range.lowerBound) {
          members[members.count - 1].suppressions += document.suppressions(in: [child])
        } else {
          comments.append(child)
        }
      } else if document.isElement(child, "key") {
        if let key { reportNoValue(key) }
        key = child
      } else if document.nodes[child].kind == .element {
        guard let named = key else {
          problems.report(
            "missing-key", "There is no <key> before this value", at: range.lowerBound,
            notes: ["Write <key>…</key> before it."])
          continue
        }
        let value = read(child, depth: depth + 1)
        var member = PropertyListMember(
          key: document.text(of: named), value: value,
          extent: document.nodes[named].range.lowerBound..<range.upperBound)
        member.comment = comments.last.flatMap { document.note(of: [$0]) }
        member.suppressions = document.suppressions(in: comments)
        members.append(member)
        key = nil
        comments = []
      }
    }
    if let key { reportNoValue(key) }
    return members
  }

  private func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
    start < end && document.source.text[start..<end].contains(UInt8(ascii: "\n"))
  }

  private mutating func reportNoValue(_ key: Int) {
    problems.report(
      "missing-value", "There is no value behind this key", at: document.nodes[key].range.lowerBound,
      notes: ["Write <string>…</string> behind it."])
  }
}

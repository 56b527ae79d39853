extension XMLScanner {
  /// Reads what begins with the `<` at the place reached.
  internal mutating func scanMarkup() {
    let start = offset
    if starts(with: "<!--") {
      scanComment()
    } else if starts(with: "<![CDATA[") {
      scanCharacterData()
    } else if starts(with: "<?") {
      scanInstruction()
    } else if starts(with: "<!DOCTYPE") {
      scanDoctype()
    } else if starts(with: "</"), start + 2 < end, text[start + 2].isXMLNameStart {
      scanEndTag()
    } else if start + 1 < end, text[start + 1].isXMLNameStart {
      scanStartTag()
    } else {
      note("stray-angle", "'<' begins no tag", at: start, "Write '&lt;'.")
      offset += 1
      append(.text, start..<offset, content: start..<offset)
    }
  }

  private func starts(with mark: String) -> Bool { text[offset..<end].starts(with: mark.utf8) }

  /// Where `mark` stands next at or behind an offset. What was not found is not looked for again, as offsets only grow.
  private mutating func find(_ written: String, from start: Int) -> Int? {
    let mark = Array(written.utf8)
    guard let first = mark.first, !absentMarks.contains(written) else { return nil }
    var index = start
    while index + mark.count <= end {
      if text[index] == first, text[index..<(index + mark.count)].elementsEqual(mark) { return index }
      index += 1
    }
    absentMarks.insert(written)
    return nil
  }

  private mutating func scanComment() {
    let start = offset
    let content = start + 4
    if let close = find("-->", from: content) {
      append(.comment, start..<(close + 3), content: content..<close)
      if let hyphens = find("--", from: content), hyphens < close {
        note(
          "hyphens-in-comment", "'--' inside a comment, which XML does not allow", at: hyphens,
          "Write one hyphen, or a dash.")
      }
      offset = close + 3
    } else {
      // Nobody means the whole rest of the file.
      let close = text[content..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      note("unclosed-comment", "The comment has no end", at: start, "Write '-->' behind it.")
      append(.comment, start..<close, content: content..<close)
      offset = close
    }
  }

  private mutating func scanCharacterData() {
    let start = offset
    let content = start + 9
    if let close = find("]]>", from: content) {
      append(.characterData, start..<(close + 3), content: content..<close)
      offset = close + 3
    } else {
      let close = find("</", from: content) ?? end
      note("unclosed-section", "The CDATA section has no end", at: start, "Write ']]>' behind it.")
      append(.characterData, start..<close, content: content..<close)
      offset = close
    }
  }

  private mutating func scanInstruction() {
    if let close = find("?>", from: offset + 2) {
      offset = close + 2
    } else {
      note("unclosed-instruction", "The processing instruction has no end", at: offset, "Write '?>' behind it.")
      offset = text[offset..<end].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? end
    }
  }

  // MARK: Tags

  private mutating func scanEndTag() {
    let start = offset
    offset += 2
    let name = scanName()
    skipSpaces()
    if offset < end, text[offset] == UInt8(ascii: ">") {
      offset += 1
    } else {
      noteUnclosedTag(start)
    }
    endElement(start..<offset, name: name)
  }

  private mutating func scanStartTag() {
    let start = offset
    offset += 1
    let name = scanName()
    let first = attributes.count
    var isEmpty = false
    while true {
      let hasSpace = skipSpaces()
      guard offset < end, text[offset] != UInt8(ascii: "<") else {
        noteUnclosedTag(start)
        break
      }
      if text[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if text[offset] == UInt8(ascii: "/"), offset + 1 < end, text[offset + 1] == UInt8(ascii: ">") {
        offset += 2
        isEmpty = true
        break
      }
      if !text[offset].isXMLNameStart {
        note("stray-character", "A character that does not belong into a tag", at: offset, "Remove it.")
        offset += 1
        continue
      }
      if !hasSpace { note("missing-space", "No space before an attribute", at: offset, "Write one.") }
      if scanAttribute(first: first) { break }
    }
    appendElement(start..<offset, name: name, attributes: first..<attributes.count, isEmpty: isEmpty)
  }

  private mutating func noteUnclosedTag(_ start: Int) {
    note("unclosed-tag", "The tag has no end", at: start, "Write '>' behind its name and attributes.")
  }

  private mutating func scanName() -> Range<Int> {
    let start = offset
    while offset < end, text[offset].isXMLNameByte { offset += 1 }
    return start..<offset
  }

  @discardableResult private mutating func skipSpaces() -> Bool {
    let start = offset
    while offset < end, text[offset].isXMLSpace { offset += 1 }
    return offset > start
  }

  /// Reads an attribute.
  ///
  /// - Parameter first: The index of the tag's first attribute.
  /// - Returns: Whether the tag was found to end in the attribute, because its quotation mark is missing.
  private mutating func scanAttribute(first: Int) -> Bool {
    let name = scanName()
    skipSpaces()
    guard offset < end, text[offset] == UInt8(ascii: "=") else {
      note("missing-value", "The attribute has no value", at: name.lowerBound, "Write =\"…\" behind it.")
      return false
    }
    offset += 1
    skipSpaces()
    guard offset < end, text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") else {
      note("missing-quote", "The value is not quoted", at: offset, "Write it between quotation marks.")
      let value = offset
      while offset < end, !text[offset].isXMLSpace, text[offset] != UInt8(ascii: ">"), text[offset] != UInt8(ascii: "<")
      { offset += 1 }
      add(XMLNode.Attribute(name: name, value: value..<offset), first: first)
      return false
    }
    let quote = text[offset]
    let value = offset + 1
    offset = value
    while offset < end, text[offset] != quote, text[offset] != UInt8(ascii: "<") {
      if text[offset] == UInt8(ascii: "&") { checkReference(before: end) }
      offset += 1
    }
    if offset < end, text[offset] == quote {
      add(XMLNode.Attribute(name: name, value: value..<offset), first: first)
      offset += 1
      return false
    }
    note(
      "missing-quote", "The value has no closing quotation mark", at: value - 1,
      "Write it behind the value. A '<' in a value is written '&lt;'.")
    let tagEnd = text[value..<offset].firstIndex(of: UInt8(ascii: ">")) ?? offset
    add(XMLNode.Attribute(name: name, value: value..<tagEnd), first: first)
    offset = min(tagEnd + 1, offset)
    return true
  }

  private mutating func add(_ attribute: XMLNode.Attribute, first: Int) {
    // Nobody writes so many that the rest must be looked at.
    for other in attributes[first...].prefix(64) where text[other.name].elementsEqual(text[attribute.name]) {
      note("duplicate-attribute", "The attribute stands twice in one tag", at: attribute.name.lowerBound, "Remove one.")
      return
    }
    attributes.append(attribute)
  }

  // MARK: Declarations

  /// Reads a document type, and the entities that it declares inside the file.
  private mutating func scanDoctype() {
    let start = offset
    var depth = 0
    while offset < end {
      switch text[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = text[(offset + 1)..<end].firstIndex(of: text[offset]) ?? end
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "<") where starts(with: "<!ENTITY"): scanEntity()
      case UInt8(ascii: "<") where starts(with: "<!--"): offset = find("-->", from: offset).map { $0 + 2 } ?? end
      case UInt8(ascii: "<") where depth == 0 && offset > start: return noteUnclosedTag(start)
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    offset = min(offset, end)
    noteUnclosedTag(start)
  }

  /// Reads `<!ENTITY name "value">` up to its `>`; others, which name other files, are left unknown.
  private mutating func scanEntity() {
    let start = offset
    offset += 8
    skipSpaces()
    let name = scanName()
    skipSpaces()
    if !name.isEmpty, offset < end, text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") {
      let value = offset + 1
      let close = text[value..<end].firstIndex(of: text[offset]) ?? end
      if !entities.declare(text[name], as: Array(text[value..<close])) {
        note(
          "unreadable-entity", "The entity is too long, or made of others that are not known", at: start,
          "It is left as it is written. Write its text where it is meant.")
      }
      offset = min(close + 1, end)
    }
    while offset < end, text[offset] != UInt8(ascii: ">"), text[offset] != UInt8(ascii: "<") {
      if text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") {
        offset = text[(offset + 1)..<end].firstIndex(of: text[offset]) ?? end - 1
      }
      offset += 1
    }
    // The caller goes on behind the `>`; another `<` is its own.
    if offset < end, text[offset] == UInt8(ascii: "<") { offset -= 1 }
  }
}

// The cases of what a program is made of, without their values, as an image tells them apart.

extension SpeechSlot.Source {
  internal enum Case: CaseIterable {
    case node, children, interleaved, contents, bareText, text, font, childCount, contentCount, index, nesting, unit
    case depth, length, characters, nextRule, plain, leaf
  }

  internal var bareCase: Case {
    switch self {
    case .node: .node
    case .children: .children
    case .interleaved: .interleaved
    case .contents: .contents
    case .bareText: .bareText
    case .text: .text
    case .font: .font
    case .childCount: .childCount
    case .contentCount: .contentCount
    case .index: .index
    case .nesting: .nesting
    case .unit: .unit
    case .depth: .depth
    case .length: .length
    case .characters: .characters
    case .nextRule: .nextRule
    case .plain: .plain
    case .leaf: .leaf
    }
  }
}

extension SpeechTest.Property {
  internal enum Case: CaseIterable {
    case exists, kind, role, font, embellished, text, value, childCount, contentCount, nesting, index, length, depth
  }

  internal var bareCase: Case {
    switch self {
    case .exists: .exists
    case .kind: .kind
    case .role: .role
    case .font: .font
    case .embellished: .embellished
    case .text: .text
    case .value: .value
    case .childCount: .childCount
    case .contentCount: .contentCount
    case .nesting: .nesting
    case .index: .index
    case .length: .length
    case .depth: .depth
    }
  }
}

extension TreeStep {
  internal enum Case: CaseIterable {
    case parent, ancestor, next, previous, before, after, child, content, lastChild, lastContent
    case anyChild, everyChild, anyContent, everyContent
  }

  internal var bareCase: Case {
    switch self {
    case .parent: .parent
    case .ancestor: .ancestor
    case .next: .next
    case .previous: .previous
    case .before: .before
    case .after: .after
    case .child: .child
    case .content: .content
    case .lastChild: .lastChild
    case .lastContent: .lastContent
    case .anyChild: .anyChild
    case .everyChild: .everyChild
    case .anyContent: .anyContent
    case .everyContent: .everyContent
    }
  }
}

extension SpeechTemplate.Segment.Content {
  internal enum Case: CaseIterable { case words, pause, slot, optional }

  internal var bareCase: Case {
    switch self {
    case .words: .words
    case .pause: .pause
    case .slot: .slot
    case .optional: .optional
    }
  }
}

extension NumberForm {
  internal enum Case: CaseIterable {
    case plain, cardinal, ordinal, numericOrdinal, parts, nesting, repeated, digits, joined
  }

  internal var bareCase: Case {
    switch self {
    case .plain: .plain
    case .cardinal: .cardinal
    case .ordinal: .ordinal
    case .numericOrdinal: .numericOrdinal
    case .parts: .parts
    case .nesting: .nesting
    case .repeated: .repeated
    case .digits: .digits
    case .joined: .joined
    }
  }
}

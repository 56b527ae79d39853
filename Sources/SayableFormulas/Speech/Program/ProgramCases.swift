// The cases of what a program is made of, without their values, as an image tells them apart.

extension SpeechSlot.Source {
  internal enum Case: CaseIterable {
    case node, children, interleaved, contents, bareText, text, font, childCount, contentCount, index, nesting, unit
    case depth, length, characters, nextRule, plain, leaf
  }
}

extension SpeechTest.Property {
  internal enum Case: CaseIterable {
    case exists, preference, kind, role, font, embellished, text, value, childCount, contentCount, nesting, index,
      length, depth
  }
}

extension TreeStep {
  internal enum Case: CaseIterable {
    case parent, ancestor, next, previous, before, after, child, content, lastChild, lastContent
    case anyChild, everyChild, anyContent, everyContent
  }
}

extension SpeechTemplate.Segment.Content {
  internal enum Case: CaseIterable { case words, pause, slot, optional }
}

extension NumberForm {
  internal enum Case: CaseIterable {
    case plain, cardinal, ordinal, numericOrdinal, parts, nesting, repeated, digits, joined
  }
}

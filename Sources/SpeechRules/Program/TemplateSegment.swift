/// A piece of the words of a template.
package struct TemplateSegment: Sendable {
  package enum Kind: UInt8, Sendable {
    case words, pause
    /// A rule's slot.
    case slot
    /// Words in brackets follow.
    case optional
  }

  package var kind: Kind
  /// Whether it stands right behind what comes before it, without a space.
  package var isGlued = false
  /// The words; of a slot, those that it repeats.
  package var words: [UInt8] = []
  /// The length of a pause, the number of a slot counted from 0, or how many segments stand in brackets.
  package var number: Int32 = 0
  /// How a number in the slot is said.
  package var form = NumberForm.plain
  /// Of parts, the number of the slot that counts them.
  package var counter: Int32 = 0

  package init(_ kind: Kind, words: [UInt8] = [], number: Int32 = 0, isGlued: Bool = false) {
    self.kind = kind
    self.words = words
    self.number = number
    self.isGlued = isGlued
  }

  internal mutating func fields(_ fields: inout some ImageFields) {
    fields.field(choice: &kind)
    fields.field(&isGlued)
    fields.field(&words)
    fields.field(&number)
    fields.field(choice: &form)
    fields.field(&counter)
  }
}

/// How a number in a slot is said.
package enum NumberForm: UInt8, Sendable, Hashable {
  /// As it is written.
  case plain
  /// In words: "three".
  case cardinal
  /// "third".
  case ordinal
  /// In digits, as far as there are any: "3rd".
  case numericOrdinal
  /// As the denominator of so many parts as another slot says: "thirds".
  case parts
  /// As how often something lies within its like: "Twice".
  case nesting
  /// Not as a number, but as so many times some words, one right behind the other: "StartStart".
  case repeated
  /// Figure by figure: "1 point 4".
  case digits
  /// Not as a number, but as the second part of a compound, so without a capital of its own: "Quadratmeter".
  case joined
}

/// What a rule says: literal words, and what the groups of its match become.
package struct Template: Sendable {
  /// The numbers of the groups that share a name; the first that took part in the match counts.
  package typealias Group = [Int]

  package indirect enum Part: Sendable {
    /// Words that no later rule rewrites.
    case literal(String)
    /// The text of a group, as it stands; it stays open to later rules.
    case copy(Group)
    /// The words of the table entry that the group is written as.
    case words(Group, [Table], Form)
    /// The words of the table entry whose id is the group's text, leading zeros left out.
    case look(Group, Table)
    /// The words of a table entry for the number in the group, leading zeros left out.
    case count(Group, Table.Entry, of: Table)
    /// The group's text, changed.
    case change(Group, TextChange)
    /// Words that are said where the group stands at the opening of a phrase, or only where it does not.
    case placed(Group, atOpening: Bool, String)
  }

  /// Which words of a table entry, and what stands for the number in them.
  package enum Form: Sendable {
    /// Those for the number in a group, with the number in its place.
    case number(Group)
    /// Those for many things, without a number: "kilometers".
    case bare
    /// Those for one thing, without a number, as behind "per": "kilometer".
    case each
    /// Those behind a range that ends in the number in a group, with the range in the number's place.
    case range(end: Group, [Part])
  }

  package let parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}

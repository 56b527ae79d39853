package import MathMeaning
package import MathTree

/// The rules and words of one style in one locale, ready to run: flat lists that point into one another.
package struct SpeechProgram: Sendable {
  /// For each kind of node, by `MeaningKind.index`, then for each mode, its rules in ``rules``.
  package var lists: [Range<Int32>] = []
  package var rules: [SpeechRule] = []
  package var slots: [SpeechSlot] = []
  package var tests: [SpeechTest] = []
  package var steps: [TreeStep] = []
  /// The conditions with a name: places in ``alternatives``, of which one is enough. The first are those of
  /// ``BuiltInCondition``, which have none.
  package var conditions: [Range<Int32>] = []
  /// Tests that must all hold, as places in ``tests``.
  package var alternatives: [Range<Int32>] = []
  /// What tests compare with: the numbers of texts in the lexicon, and places of conditions.
  package var references: [Int32] = []
  /// The words of the templates, as places in ``segments``.
  package var templates: [Range<Int32>] = []
  package var segments: [TemplateSegment] = []
  package var words = SpeechWords()

  package init() {}
}

extension SpeechProgram {
  /// Writes or reads what the rules ask and say, but for words. Languages share most of it.
  package mutating func structure(_ fields: inout some ImageFields) {
    fields.field(each: &lists)
    fields.field(each: &rules, blank: SpeechRule()) { $0.fields(&$1) }
    fields.field(each: &slots, blank: SpeechSlot()) { $0.fields(&$1) }
    fields.field(each: &tests, blank: SpeechTest()) { $0.fields(&$1) }
    fields.field(each: &steps, blank: TreeStep(.parent)) { $0.fields(&$1) }
    fields.field(each: &conditions)
    fields.field(each: &alternatives)
  }

  /// Writes or reads the words, but for the lexicon.
  package mutating func wording(_ fields: inout some ImageFields) {
    fields.field(each: &references)
    fields.field(each: &templates)
    fields.field(each: &segments, blank: TemplateSegment(.words)) { $0.fields(&$1) }
    words.fields(&fields)
  }
}

/// What is said of a node that meets some tests: the words of a template around parts of the node.
package struct SpeechRule: Sendable {
  /// Places in ``SpeechProgram/tests``, which must all hold.
  package var tests: Range<Int32> = 0..<0
  /// The place in ``SpeechProgram/templates``; nil where the parts are said without words between them.
  package var template: Int32?
  /// Places in ``SpeechProgram/slots``.
  package var slots: Range<Int32> = 0..<0
  /// The tests that must hold for the template's words in brackets to be said.
  package var endTests: Range<Int32> = 0..<0

  package init() {}

  fileprivate mutating func fields(_ fields: inout some ImageFields) {
    fields.field(&tests)
    fields.field(&template)
    fields.field(&slots)
    fields.field(&endTests)
  }
}

/// A part that a rule hands to its template.
package struct SpeechSlot: Sendable {
  /// What is said.
  package enum Source: UInt8, Sendable {
    /// The node, by the rules of its kind or of the slot's mode.
    case node
    /// The node's children from a place on.
    case children
    /// The children with the content between them.
    case interleaved
    /// All content, one after another.
    case contents
    /// The node's text without brackets around it.
    case bareText
    /// The words for the node's own text, whatever rules there are for it.
    case text
    /// The word for the style of its letters.
    case font
    case childCount, contentCount
    /// The place among its parent's children, from 1.
    case index
    case nesting
    /// The name of the unit that the node is, for the number that ``SpeechSlot/numberPath`` leads to; it is unknown without a path.
    case unit
    /// The name of the unit for the number one.
    case unitOfOne
    /// How many nodes that meet the slot's condition lie within one another in the node.
    case depth
    /// The same without the node itself.
    case innerDepth
    /// How many characters the node's text has.
    case length
    /// The node's text sign by sign, with the words around capitals or without.
    case characters, plainCharacters
    /// What the rules after this one say of the node.
    case nextRule
    /// The node as if there were no rule for it.
    case plain
    /// The words for the text of a node without parts, and nothing for another one.
    case leaf
  }

  package var source: Source
  /// The way to the node, as places in ``SpeechProgram/steps``.
  package var path: Range<Int32> = 0..<0
  /// Whether what is said is a part of the node, so that saying it comes to an end.
  package var isDescent = true
  /// The mode in which nodes are said.
  package var mode: Int32?
  /// The place of the first child, or that of the condition in ``SpeechProgram/conditions``.
  package var number: Int32 = 0
  /// The way to the number of a unit.
  package var numberPath: Range<Int32> = 0..<0

  package init(_ source: Source = .plain) { self.source = source }

  fileprivate mutating func fields(_ fields: inout some ImageFields) {
    fields.field(choice: &source)
    fields.field(&path)
    fields.field(&isDescent)
    fields.field(&mode)
    fields.field(&number)
    fields.field(&numberPath)
  }
}

extension MeaningKind {
  /// The place among all kinds.
  package var index: UInt8 { Self.indices[self] ?? 0 }
  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, UInt8(0)...UInt8.max))
}

extension MeaningRole {
  /// The place among all roles.
  package var index: UInt8 { Self.indices[self] ?? 0 }
  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, UInt8(0)...UInt8.max))
}

extension MathVariant {
  /// The place among all styles of letters.
  package var index: UInt8 { self == .unspecified ? 0 : Self.indices[self] ?? 0 }
  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, UInt8(0)...UInt8.max))
}

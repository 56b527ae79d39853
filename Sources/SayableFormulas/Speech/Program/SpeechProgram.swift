internal import MathMeaning

/// The rules and words of one style in one locale, ready to run: flat arrays that point into one another.
///
/// Preferences are settled when it is made, so that none is asked for while a formula is said.
///
/// A class, so that a run can use it without a copy of each array's reference.
internal final class SpeechProgram: Sendable {
  let lists: [Range<Int32>]
  let rules: [SpeechRule]
  let slots: [SpeechSlot]
  let tests: [SpeechTest]
  let steps: [TreeStep]
  let literals: [Int32]
  let conditions: [NamedCondition]
  let alternatives: [Range<Int32>]
  let conditionReferences: [Int32]
  let templates: [SpeechTemplate]
  let words: SpeechWords

  init(_ draft: ProgramDraft) {
    lists = draft.lists
    rules = draft.rules
    slots = draft.slots
    tests = draft.tests
    steps = draft.steps
    literals = draft.literals
    conditions = draft.conditions
    alternatives = draft.alternatives
    conditionReferences = draft.conditionReferences
    templates = draft.templates
    words = draft.words
  }
}

/// A program while it is made, and as an image stores it: for any preferences.
internal struct ProgramDraft: Sendable {
  var preferences = PreferenceCatalog()
  /// For each kind of node, by ``MeaningKind/index``, then for each mode, its rules in ``rules``.
  var lists: [Range<Int32>] = []
  var rules: [SpeechRule] = []
  var slots: [SpeechSlot] = []
  var tests: [SpeechTest] = []
  var steps: [TreeStep] = []
  /// The numbers of texts in the lexicon.
  var literals: [Int32] = []
  var conditions: [NamedCondition] = []
  /// Tests that must all hold, as ranges of ``tests``: the alternatives of the conditions.
  var alternatives: [Range<Int32>] = []
  var conditionReferences: [Int32] = []
  var templates: [SpeechTemplate] = []
  var words = SpeechWords()
}

/// What is said of a node that meets some tests: the words of a template around parts of the node.
internal struct SpeechRule: Sendable {
  /// Places in ``SpeechProgram/tests``, which must all hold.
  var tests: Range<Int32>
  /// The place in ``SpeechProgram/templates``; nil where the parts are said without words between them.
  var template: Int32?
  /// Places in ``SpeechProgram/slots``.
  var slots: Range<Int32>
  /// The tests that must hold for the template's words in brackets to be said.
  var endTests: Range<Int32>
}

/// A part that a rule hands to its template.
internal struct SpeechSlot: Sendable {
  /// What is said.
  enum Source: Sendable {
    /// The node, by the rules of its kind or of a mode.
    case node(mode: Int32?)
    /// The node's children from a place on.
    case children(from: Int, mode: Int32?)
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
    /// The name of the unit that the node is. A path, as places in ``SpeechProgram/steps``, leads to the number that it
    /// is the unit of; the number is one where `isOne`, and unknown without a path.
    case unit(number: Range<Int32>, isOne: Bool)
    case depth(DepthMeasure)
    /// How many characters the node's text has.
    case length
    /// The node's text sign by sign.
    case characters(marksCapitals: Bool)
    /// What the rules after this one say of the node.
    case nextRule
    /// The node as if there were no rule for it.
    case plain
    /// The words for the text of a node without parts, and nothing for another one.
    case leaf
  }

  var source: Source
  /// The way to the node, as places in ``SpeechProgram/steps``.
  var path: Range<Int32>
  /// Whether what is said is a part of the node, so that saying it comes to an end.
  var isDescent = true
}

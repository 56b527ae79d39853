internal import PCRE2
internal import Prefilter

/// One rule of a locale, asked alone: where only that rule counts, it is quicker than to look for all of them.
package struct SingleRule: Sendable {
  fileprivate let index: Int
}

extension Normalizer {
  /// The rule of this id; nil where there is none, or the options do not let it apply.
  package func rule(_ id: String) -> SingleRule? {
    guard let index = rules.rules.firstIndex(where: { $0.id == id }), applicable.contains(index) else { return nil }
    return SingleRule(index: index)
  }

  /// Whether a rule of this normalizer matches somewhere in `label` as it is written, also where that goes over a limit.
  package func matches(_ rule: SingleRule, in label: [UInt8]) -> Bool {
    memory.withMemory { memory in
      defer { memory.giveBack(after: .both) }
      memory.text.begin(label, label.indices)
      let work = memory.work(of: rules.rules[rule.index])
      do throws(MatchError) {
        return try work.pattern.match(memory.text.subject, from: 0, scratch: &memory.match)
      } catch {
        return true
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import BuiltInRuleFiles
import Sayable
@testable import SayableEngine
@testable import SayableRules

/// One normalizer for many tasks: each task goes through the labels from another place on, for as many seconds as
/// SAYABLE_STRESS_SECONDS says, or once.
struct ManyTasksTests {
  private static let taskCount = 64

  @Test(arguments: ["en", "fr"])
  func `64 tasks on one normalizer get the answers that one gets, in whatever order they ask`(locale: String)
    async throws
  {
    var options = NormalizerOptions()
    options.appliesGuesses = true
    var random = SeededGenerator(seed: 7)
    // A prime number, so that each task comes to all of them.
    let labels = (0..<151).map { _ in Array(LabelGenerator.label(&random).utf8) }
    let alone = try Normalizer(locale: locale, options: options)
    let answers = labels.map { alone.trace($0) }
    // Whatever it makes on first need, it makes while all ask.
    let shared = try Normalizer(locale: locale, options: options)
    let seconds = ProcessInfo.processInfo.environment["SAYABLE_STRESS_SECONDS"].flatMap(Int.init) ?? 0
    let end = ContinuousClock.now + .seconds(seconds)
    let wrong = await withTaskGroup(of: [Int].self) { group in
      for task in 0..<Self.taskCount {
        group.addTask {
          var wrong: [Int] = []
          repeat {
            for place in labels.indices {
              let index = (place * (2 * task + 1) + task) % labels.count
              let isRight =
                (place + task).isMultiple(of: 5)
                ? shared.trace(labels[index]) == answers[index]
                : shared.normalize(labels[index]) == answers[index].spoken
              if !isRight { wrong.append(index) }
            }
          } while ContinuousClock.now < end && wrong.isEmpty
          return wrong
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(wrong.map { show(labels[$0]) } == [])
  }
}

// Prints for labels of several lengths, in nanoseconds a label: what normalize(String) takes, and what making a String of
// the same bytes takes. Several labels take turns. Fields are parted by tabs: kind, bytes, normalize, String(decoding:as:).
import Sayable

let plain = """
  Save the changes to your profile before you leave this page so that nobody else can edit the settings of your home \
  while other people who live there are still looking at the list of rooms and devices that belong to it, and then \
  choose what should happen to the pictures of the garden
  """
let lengths = [4, 8, 15, 16, 24, 32, 48, 64, 96, 128, 192, 256]

/// Labels in as many bytes: `start` with a number from 2 on in place of each `#`, then words that no rule touches, which
/// begin with another word of the text each.
func labels(_ start: String, _ length: Int, count: Int) -> [String] {
  let words = plain.split(separator: " ")
  return (0..<count).map { index in
    let label = start.replacing("#", with: "\(index + 2)")
    let word = index % words.count
    let text = (words[word...] + words[..<word]).joined(separator: " ")
    return label + String(decoding: text.utf8.prefix(max(0, length - label.utf8.count)), as: UTF8.self)
  }
}

/// What one call takes: the least of several measurements, as anything else that runs only adds to them.
func nanoseconds(_ body: () -> Int) -> Double {
  var sum = 0
  func took(_ rounds: Int) -> Double {
    let time = ContinuousClock().measure { for _ in 0..<rounds { sum &+= body() } }
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }
  var rounds = 16
  while took(rounds) < 2_000_000 { rounds *= 2 }
  let least = (0..<15).map { _ in took(rounds) }.min() ?? 0
  // What is not used may not be worked out.
  precondition(sum != 1)
  return least / Double(rounds)
}

/// The kinds of labels: how they begin, and how many different ones take turns.
let kinds = [
  ("untouched", "", 32), ("two rules, said before", "# bd. • # m² ", 32),
  // More than a normalizer remembers.
  ("two rules, new", "# bd. • # m² ", 1 << 14),
]
let say = try Normalizer(locale: "en")
for (kind, start, count) in kinds {
  for length in lengths where start.isEmpty || length >= 24 {
    let texts = labels(start, length, count: count)
    let bytes = texts.map { Array($0.utf8) }
    for text in texts {
      precondition((say.normalize(text) == text) == start.isEmpty, "\(text) is said as \(say.normalize(text))")
    }
    var turn = 0
    let normalized = nanoseconds {
      turn = (turn + 1) & (count - 1)
      return say.normalize(texts[turn]).utf8.count
    }
    let decoded = nanoseconds {
      turn = (turn + 1) & (count - 1)
      return String(decoding: bytes[turn], as: UTF8.self).utf8.count
    }
    print("\(kind)\t\(length)\t\(normalized)\t\(decoded)")
  }
}

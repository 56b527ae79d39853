// Prints for labels of several lengths, in nanoseconds a label: what normalize(String) takes, and what making a String of
// the same bytes takes. Fields are parted by tabs: kind, bytes, normalize, String(decoding:as:).
import Sayable

let plain = """
  Save the changes to your profile before you leave this page so that nobody else can edit the settings of your home \
  while other people who live there are still looking at the list of rooms and devices that belong to it, and then \
  choose what should happen to the pictures of the garden
  """
let lengths = [4, 8, 15, 16, 24, 32, 48, 64, 96, 128, 192, 256]

/// The label in as many bytes, ending in words that no rule touches.
func label(_ start: String, _ length: Int) -> String {
  start + String(decoding: plain.utf8.prefix(max(0, length - start.utf8.count)), as: UTF8.self)
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

let say = try Normalizer(locale: "en")
for (kind, start) in [("untouched", ""), ("two rules", "2 bd. • 75 m² ")] {
  for length in lengths where length >= start.utf8.count {
    let text = label(start, length)
    let bytes = Array(text.utf8)
    precondition((say.normalize(text) == text) == start.isEmpty, "\(text) is said as \(say.normalize(text))")
    let normalized = nanoseconds { say.normalize(text).utf8.count }
    let decoded = nanoseconds { String(decoding: bytes, as: UTF8.self).utf8.count }
    print("\(kind)\t\(bytes.count)\t\(normalized)\t\(decoded)")
  }
}

/// Finds the name that was probably meant.
internal enum NearName {
  /// The name among `names` that is `name` but for one or two letters, or nil. Of those that are equally near, the one
  /// that comes first in the alphabet.
  static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let letters = Array(name.utf8)
    guard letters.count >= 2, letters.count <= 40 else { return nil }
    let limit = letters.count <= 4 ? 1 : 2
    var best: (distance: Int, name: String)?
    for candidate in names {
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let distance = distance(letters, Array(candidate.utf8))
      guard distance <= limit else { continue }
      if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// How many letters are to be changed, left out or put in; two that changed places count as one.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j], !beforeLast.isEmpty {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

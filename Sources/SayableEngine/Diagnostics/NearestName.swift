/// The name of `known` that `name` is most likely a slip for; nil where none is near.
package func nearestName(to name: String, among known: some Collection<String>) -> String? {
  let ranked = known.map { (name: $0, distance: editDistance(name, $0)) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let ranked, ranked.distance <= max(1, ranked.name.count / 3) else { return nil }
  return ranked.name
}

/// The note that names the known name nearest to `name`: "did you mean 'match'?"; where none is near, the list of all.
package func nearestNameNote(to name: String, among known: some Collection<String>) -> String {
  if let nearest = nearestName(to: name, among: known) { return "did you mean '\(nearest)'?" }
  return known.isEmpty ? "there are none here" : "known are: " + known.sorted().joined(separator: ", ")
}

/// How many letters have to be inserted, deleted or replaced to turn `first` into `second`.
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in second.indices {
      let replaced = diagonal + (letter == second[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}

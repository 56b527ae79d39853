/// The note that names the known name nearest to `name`: "did you mean 'match'?"; where none is near, the list of all.
internal func nearestNameNote(to name: String, among known: some Collection<String>) -> String {
  let ranked = known.map { ($0, editDistance(name, $0)) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
  if let (nearest, distance) = ranked, distance <= max(1, nearest.count / 3) { return "did you mean '\(nearest)'?" }
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

extension Request {
  /// How many threads the option `--jobs` asks for; nil where it was not given.
  func jobs() throws(Failure) -> Int? {
    guard let text = value(of: .jobs) else { return nil }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw misuse("'\(text)' is no value of the option '--jobs'", notes: ["it is a number from 1 to 1024"])
    }
    return jobs
  }
}

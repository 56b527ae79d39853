/// How the program ends.
internal enum ExitStatus: Int32 {
  /// All went well.
  case success = 0
  /// A check found something wrong.
  case found = 1
  /// The program could not do what was asked, or not all of it.
  case failure = 2
}

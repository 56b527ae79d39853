/// A path from the root, without `.` and `..`. Links are not looked at.
internal struct AbsolutePath: Hashable, CustomStringConvertible {
  private let parts: [Substring]

  /// What `path` names, seen from the absolute path `folder`.
  init(_ path: String, from folder: String) {
    var parts: [Substring] = []
    for part in ((path.hasPrefix("/") ? "" : folder + "/") + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    self.parts = parts
  }

  private init(_ parts: [Substring]) { self.parts = parts }

  var description: String { "/" + parts.joined(separator: "/") }

  /// The folder that it lies in; nil for the root.
  var parent: AbsolutePath? { parts.isEmpty ? nil : AbsolutePath(parts.dropLast()) }

  /// Whether it is the way through a folder, by names alone.
  func lies(in folder: String) -> Bool { parts.starts(with: AbsolutePath(folder, from: "/").parts) }

  /// The way from a folder to the path, with `..` where it leads out of it; `.` where they are the same.
  func relative(to folder: AbsolutePath) -> String {
    let common = zip(parts, folder.parts).prefix { $0 == $1 }.count
    let up = Array(repeating: ".."[...], count: folder.parts.count - common)
    let way = (up + parts[common...]).joined(separator: "/")
    return way.isEmpty ? "." : way
  }
}

/// What the offsets of a JSON answer count.
internal enum OffsetUnit: String {
  case utf8, utf16, scalar

  /// How many units a scalar takes.
  func width(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .scalar: 1
    }
  }
}

/// What a resource's text and name tell of it, beside what is shown.
internal enum AndroidResource {
  /// Whether a value, its escapes not resolved, names another resource, as `@string/ok` and `?attr/title` do, instead of
  /// being text.
  internal static func isReference(_ written: ArraySlice<UInt8>) -> Bool {
    let value = written.trimming(where: \.isXMLSpace)
    guard let sign = value.first, sign == UInt8(ascii: "@") || sign == UInt8(ascii: "?") else { return false }
    var name = value.dropFirst()
    if name.elementsEqual("null".utf8) || name.elementsEqual("empty".utf8) { return sign == UInt8(ascii: "@") }
    if name.first == UInt8(ascii: "+") || name.first == UInt8(ascii: "*") { name = name.dropFirst() }
    guard name.allSatisfy({ $0.isXMLNameByte && $0 < 0x80 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "$") })
    else { return false }
    let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return false }
    // Behind the package, if one is named: android:string.
    let type = parts[0].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).last ?? []
    return !type.isEmpty && type.allSatisfy(\.isASCIISmallLetter)
  }

  /// Whether an array of this name holds what preferences store, and not what they show.
  internal static func isMachineArray(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return machineEndings.contains { lowered.hasSuffix($0) }
      || name.hasSuffix("Values") || name.hasSuffix("Keys") || lowered.hasSuffix("entryvalues")
  }

  private static let machineEndings = ["_values", "_value", "_keys", "_key", "_ids", "_codes"]

  /// Whether a name can be one of a resource.
  internal static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isXMLNameStart, first < 0x80 else { return false }
    return name.utf8.allSatisfy { $0 < 0x80 && $0.isXMLNameByte && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "-") }
  }
}

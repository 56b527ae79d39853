extension [UInt8] {
  /// The bytes where they stand. The array's own `span` needs iOS 26 and macOS 26.
  @inlinable package var view: Span<UInt8> {
    @_lifetime(borrow self) get {
      // The bytes of an array lie in memory of its own, which stays as long as the array is borrowed.
      let bytes = unsafe withUnsafeBufferPointer { unsafe $0 }
      return unsafe _overrideLifetime(bytes.span, borrowing: self)
    }
  }
}

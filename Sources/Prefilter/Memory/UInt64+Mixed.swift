extension UInt64 {
  /// A number whose bits all depend on those of this one, for tables that look up by a hash; the same in every run.
  package var mixed: UInt64 {
    let product = (self &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
    return product.high ^ product.low
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the libraries call of the system, as Apple's interface declares it.
@_exported public import CDarwin

public func sin(_ angle: Float) -> Float { angle }
public func pow(_ base: Float, _ exponent: Float) -> Float { base }
public func exp(_ exponent: Float) -> Float { exponent }

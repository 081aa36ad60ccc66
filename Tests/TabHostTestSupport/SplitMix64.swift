/// A small, reproducible random number generator.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose numbers are determined by the seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random number below the given bound.
  public mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Returns `true` with a probability of one in the given number.
  public mutating func chance(_ outOf: Int) -> Bool { roll(outOf) == 0 }

  /// Returns a random element.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

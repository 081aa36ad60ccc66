import TabHost
import Testing

/// A public property that holds objects or closures, with the closures that assign and read it.
struct HeldProperty: Sendable {
  let name: String
  /// Whether a single write replaces a value. Otherwise the old value is removed first.
  let isReplaceable: Bool
  /// Creates an object with the property.
  let make: @MainActor @Sendable () -> Access

  /// The property of one object.
  @MainActor struct Access {
    /// Assigns a value that holds a probe, or one that holds none.
    let assign: (ReleaseProbe?) -> Void
    /// Whether the present value of the property holds a probe.
    let holdsProbe: () -> Bool
  }

  init<Owner>(
    _ name: String,
    isReplaceable: Bool = true,
    of make: @escaping @MainActor @Sendable () -> Owner,
    assign: @escaping @MainActor @Sendable (Owner, ReleaseProbe?) -> Void,
    holdsProbe: @escaping @MainActor @Sendable (Owner) -> Bool
  ) {
    self.name = name
    self.isReplaceable = isReplaceable
    self.make = {
      let owner = make()
      return Access(assign: { assign(owner, $0) }, holdsProbe: { holdsProbe(owner) })
    }
  }

  static let all = ofHosts + ofSidebars + ofTabs + ofContent + ofGestures

  /// Returns the property with the given name.
  static func named(_ name: String) throws -> HeldProperty {
    try #require(all.first { $0.name == name })
  }
}

extension HeldProperty.Access {
  /// Assigns a value whose deinitializer reads the property and writes it once.
  ///
  /// - Returns: The value read by the deinitializer, and the value read afterwards.
  func reading(replacement: ReleaseProbe?, writtenInDeinit written: ReleaseProbe?) -> (
    inside: [Bool], after: Bool
  ) {
    let inside = Readings()
    assignProbe {
      inside.values.append(holdsProbe())
      assign(written)
    }
    assign(replacement)
    return (inside.values, holdsProbe())
  }

  /// Makes the property the only owner of a probe.
  private func assignProbe(_ onDeinit: @escaping () -> Void) {
    let probe = ReleaseProbe()
    probe.onDeinit = onDeinit
    assign(probe)
  }

  @MainActor private final class Readings {
    var values: [Bool] = []
  }
}

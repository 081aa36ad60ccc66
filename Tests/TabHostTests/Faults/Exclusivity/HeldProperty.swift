import TabHost
import Testing

/// A public property that holds objects or closures: how it is assigned, and how it is read.
struct HeldProperty: Sendable {
  let name: String
  /// Whether one write replaces a value by another; if not, the old one is removed before.
  let isReplaceable: Bool
  /// Makes an object with the property.
  let make: @MainActor @Sendable () -> Access

  /// The property of one object.
  @MainActor struct Access {
    /// Assigns a value that holds a probe, or one that holds none.
    let assign: (Probe?) -> Void
    /// Whether what the property reads holds a probe.
    let holdsProbe: () -> Bool
  }

  init<Owner>(
    _ name: String,
    isReplaceable: Bool = true,
    of make: @escaping @MainActor @Sendable () -> Owner,
    assign: @escaping @MainActor @Sendable (Owner, Probe?) -> Void,
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

  /// The property with a name.
  static func named(_ name: String) throws -> HeldProperty {
    try #require(all.first { $0.name == name })
  }
}

extension HeldProperty.Access {
  /// Assigns a value whose `deinit` reads the property and writes it once.
  ///
  /// - Returns: What `deinit` reads, and what the property reads afterwards.
  func reading(replacement: Probe?, writtenInDeinit written: Probe?) -> (
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

  /// Leaves the property as the only owner of the probe.
  private func assignProbe(_ onDeinit: @escaping () -> Void) {
    let probe = Probe()
    probe.onDeinit = onDeinit
    assign(probe)
  }

  @MainActor private final class Readings {
    var values: [Bool] = []
  }
}

import TabHost
import TabHostTestSupport
import Testing

/// The deinitializer of a property's old value can access that property, so no write to the
/// property may be in progress at that time.
///
/// The properties are tested in separate processes, because overlapping accesses trap.
struct ExclusiveAccessTests {
  private static let names = HeldProperty.all.map(\.name)

  @Test(arguments: Soak.batches(of: 15, names))
  func `the deinitializer of the old value can access the property that is being cleared`(
    names: [String]
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [names] in
      for name in names {
        let access = try HeldProperty.named(name).make()
        let readings = access.reading(replacement: nil, writtenInDeinit: ReleaseProbe())
        expectEqual(readings.inside, [false], "\(name)")
        expect(readings.after, "\(name)")
      }
    }
  }

  @Test(arguments: Soak.batches(of: 15, HeldProperty.all.filter(\.isReplaceable).map(\.name)))
  func `the deinitializer of the old value can access the property being replaced`(
    names: [String]
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [names] in
      for name in names {
        let access = try HeldProperty.named(name).make()
        let readings = access.reading(replacement: ReleaseProbe(), writtenInDeinit: nil)
        expectEqual(readings.inside, [true], "\(name)")
        expect(!readings.after, "\(name)")
      }
    }
  }
}

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

  /// Creates a property that is `nil` unless its value holds a probe.
  init<Owner, Value>(
    _ name: String,
    of make: @escaping @MainActor @Sendable () -> Owner,
    _ path:
      @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Owner, Value?>,
    holding value: @escaping @MainActor @Sendable (ReleaseProbe) -> Value
  ) {
    self.init(name, of: make) {
      $0[keyPath: path()] = $1.map(value)
    } holdsProbe: {
      $0[keyPath: path()] != nil
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

/// A page that holds a probe.
@MainActor final class ProbePage: ViewController {
  private let probe: ReleaseProbe

  init(_ probe: ReleaseProbe) {
    self.probe = probe
    super.init()
  }
}

/// A content configuration that holds a probe.
struct ProbeConfiguration: ContentConfiguration {
  let probe: ReleaseProbe

  @MainActor func makeContentView() -> any ViewController & ContentView {
    ListContentView(configuration: ListContentConfiguration.sidebarCell())
  }

  func updated(for state: any ConfigurationState) -> ProbeConfiguration { self }
}

/// A store that holds a probe and stores nothing.
@MainActor final class ProbeStore: TabCustomizationStore {
  private let probe: ReleaseProbe

  init(_ probe: ReleaseProbe) {
    self.probe = probe
  }

  func load(identifier: String) -> TabCustomization? { nil }

  func save(_ customization: TabCustomization, identifier: String) {}
}

extension TabItem {
  /// Returns a tab whose view provider holds a probe.
  static func holding(_ probe: ReleaseProbe, _ identifier: String = "probe") -> TabItem {
    TabItem(title: identifier, identifier: identifier) { _ in
      probe.hold()
      return ViewController()
    }
  }
}

extension Action {
  /// Returns an action whose handler holds a probe.
  @MainActor static func holding(_ probe: ReleaseProbe) -> Action {
    Action(title: "probe") { _ in probe.hold() }
  }
}

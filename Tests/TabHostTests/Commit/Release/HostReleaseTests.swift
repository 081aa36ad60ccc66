import TabHost
import TabHostTestSupport
import Testing

/// The last strong reference to a host can be released inside any callback. The cases run
/// in separate processes, because a dangling reference traps.
struct HostReleaseTests {
  private static let names = HostRelease.all.map(\.name)

  @Test(arguments: Soak.batches(of: 12, names))
  func `a host released in a callback is deallocated after the change`(names: [String]) async {
    await #expect(processExitsWith: .success) { @MainActor [names] in
      for name in names { try HostRelease.named(name).perform() }
    }
  }
}

/// A callback in which the host is released, and its cause.
struct HostRelease: Sendable {
  let name: String
  var make: @MainActor @Sendable () -> OwnedHost = { OwnedHost() }
  /// Sets up the callback to release the host.
  let install: @MainActor @Sendable (OwnedHost) -> Void
  /// Causes the callback without a strong reference to the host.
  let trigger: @MainActor @Sendable (OwnedHost) -> Void

  /// Returns a release in a delegate callback.
  static func delegate(
    _ callback: CallbackListener.Callback,
    _ cause: String,
    before prepare: @escaping @MainActor @Sendable (OwnedHost) -> Void = { _ in },
    trigger: @escaping @MainActor @Sendable (OwnedHost) -> Void
  ) -> HostRelease {
    HostRelease(
      name: "\(callback.rawValue), \(cause)",
      install: { owned in
        prepare(owned)
        let listener = CallbackListener(in: callback) { [unowned owned] _ in owned.release() }
        owned.company.append(listener)
        owned.host?.delegate = listener
        owned.sidebar?.delegate = listener
      },
      trigger: trigger
    )
  }

  /// Returns a release in a handler, a provider or an observer.
  static func handler(
    _ name: String,
    in make: @escaping @MainActor @Sendable () -> OwnedHost = { OwnedHost() },
    install: @escaping @MainActor @Sendable (OwnedHost, @escaping () -> Void) -> Void,
    trigger: @escaping @MainActor @Sendable (OwnedHost) -> Void
  ) -> HostRelease {
    HostRelease(
      name: name,
      make: make,
      install: { owned in install(owned) { [unowned owned] in owned.release() } },
      trigger: trigger
    )
  }

  /// Releases a host in the callback, and checks all objects afterwards.
  @MainActor func perform() {
    let owned = make()
    install(owned)
    trigger(owned)
    expect(owned.isReleased, "\(name): the callback did not come")
    expect(owned.rowRecorder == nil && owned.sidebar == nil, "\(name): the host is held")
    let tabs = [owned.a, owned.b, owned.c1, owned.c2, owned.group]
    expect(tabs.allSatisfy { $0.tabHostController == nil }, "\(name)")
    expect(owned.page.tabHostController == nil, "\(name)")
    // The remaining objects work on their own.
    owned.b.title = "B"
    owned.group.children = [owned.c2]
    expect(owned.c2.parent === owned.group && owned.c1.parent == nil, "\(name)")
  }

  static let all = ofDelegates + ofRows + ofGestures + ofFrames + ofObservers + ofHandlers + ofPages

  /// Returns the case with the given name.
  static func named(_ name: String) throws -> HostRelease {
    try #require(all.first { $0.name == name })
  }
}

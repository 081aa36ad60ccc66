import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// A visible host of a ported program, whose calls are recorded.
@MainActor struct PortFixture: HostingFixture {
  let host: TabHostController
  let log = CallLog()

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - host: The host of the program.
  ///   - traits: The traits of the host.
  ///   - store: The store of the customization. The default is in memory, so that no file is
  ///     written.
  init(
    _ host: TabHostController,
    traits: TraitCollection = .pad,
    store: any TabCustomizationStore = InMemoryTabCustomizationStore()
  ) {
    self.host = host
    host.customizationStore = store
    host.traitCollection = traits
    host.loadViewIfNeeded()
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate, .diagnostic])
    host.appear()
  }

  var state: HostState { HostState(of: host) }
  var rows: [String] { state.sidebar.rows.map(\.id) }

  /// Returns the visible bar button with a title.
  func barButton(_ title: String) throws -> BarButtonItem {
    try #require(host.visibleNavigationBar?.buttons.first { $0.title == title })
  }

  /// Returns and clears all entries of the log.
  func take() -> [RecordedCall] { log.take() }
}

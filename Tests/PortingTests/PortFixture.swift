import TabHost
import TabHostTestSupport
import TabHostTesting

/// A ported program on screen, with all calls to its delegates recorded on their way to it.
@MainActor struct PortFixture: HostingFixture {
  let host: TabHostController
  let log = CallLog()
  private let recorder: DelegateRecorder

  /// - Parameter store: Where the host keeps what people arrange; not in a file of this machine.
  init(
    _ host: TabHostController,
    traits: TraitCollection = .pad,
    store: any TabCustomizationStore = InMemoryTabCustomizationStore()
  ) {
    self.host = host
    host.customizationStore = store
    host.traitCollection = traits
    log.recordDiagnostics(of: host)
    host.loadViewIfNeeded()
    recorder = DelegateRecorder(
      log: log,
      forwardingTo: host.delegate,
      sidebar: host.sidebar.delegate
    )
    host.delegate = recorder
    host.sidebar.delegate = recorder
    host.appear()
  }

  var state: HostState { HostState(of: host) }
  var rows: [String] { state.sidebar.rows.map(\.id) }

  /// What was recorded since the last time.
  func take() -> [RecordedCall] {
    defer { log.clear() }
    return log.entries
  }
}

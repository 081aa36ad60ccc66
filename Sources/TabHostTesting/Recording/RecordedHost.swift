public import TabHost

/// A host of an app under test, whose calls are recorded, without changes to the code of the app.
///
/// Records the calls of both delegates, the handlers that the host runs, and its diagnostics. The
/// delegates of the app receive the same calls as without a recorder. If the app sets its delegates
/// when its view is loaded, the calls until the host has appeared are not recorded.
///
/// ```swift
/// let shop = RecordedHost { _ in Shop() }
/// shop.log.clear()
/// shop.host.user.tap("cart")
/// #expect(shop.log.calls == [.shouldSelect("cart", answer: false)])
/// ```
@MainActor public final class RecordedHost {
  /// The host. ``restart()`` replaces it.
  public private(set) var host: TabHostController
  /// The delegate of the host and its sidebar. ``restart()`` replaces it.
  public private(set) var recorder: DelegateRecorder
  /// The log into which everything is recorded, including after a restart.
  public let log: CallLog
  /// The tabs that a script can name. ``restart()`` replaces them.
  public private(set) var knownTabs: KnownTabs

  private let relaunch: (() -> DescribedHost)?

  /// Launches an app and shows its host, if not specified otherwise.
  ///
  /// - Parameters:
  ///   - log: The log into which everything is recorded.
  ///   - appears: Whether to show the host. Pass `false` if a renderer does.
  ///   - launch: A closure that creates the host, called now and for each restart. It receives the
  ///     log, in which content of the app can record itself. If the app has a store for its
  ///     customization, all hosts must use the same store.
  public convenience init(
    log: CallLog = CallLog(),
    appears: Bool = true,
    launch: @escaping (CallLog) -> TabHostController
  ) {
    let start = {
      Self.record(launch(log), log: log, appears: appears)
    }
    self.init(start(), relaunch: start)
  }

  /// Uses a host that was built from its description.
  ///
  /// A host that was passed to ``HostDescription/makeHost(_:store:log:)`` can't be restarted.
  public convenience init(_ described: DescribedHost) {
    self.init(described, relaunch: described.rebuild)
  }

  private init(_ described: DescribedHost, relaunch: (() -> DescribedHost)?) {
    host = described.host
    recorder = described.recorder
    log = described.log
    knownTabs = described.knownTabs
    self.relaunch = relaunch
  }

  /// Whether the app can be launched again.
  public var allowsRestart: Bool { relaunch != nil }

  /// Launches the app again, as the next time that the user opens it.
  ///
  /// Without a way to launch it, nothing happens; see ``allowsRestart``.
  public func restart() {
    guard let relaunch else { return }
    let described = relaunch()
    log.ignoringCalls {
      host = described.host
      recorder = described.recorder
      knownTabs = described.knownTabs
    }
  }

  private static func record(
    _ host: TabHostController,
    log: CallLog,
    appears: Bool
  ) -> DescribedHost {
    let recorder = DelegateRecorder(log: log)
    insert(recorder, into: host)
    log.recordDiagnostics(of: host)
    log.recordHandlers(of: host)
    if appears { host.appear() }
    // The app may set its delegates when its view is loaded.
    insert(recorder, into: host)
    return DescribedHost(
      host: host,
      recorder: recorder,
      log: log,
      knownTabs: KnownTabs(in: host),
      rebuild: nil
    )
  }

  /// Makes the recorder the delegate of the host and its sidebar. It forwards to those of the app.
  private static func insert(_ recorder: DelegateRecorder, into host: TabHostController) {
    if host.delegate !== recorder {
      recorder.forwardedDelegate = host.delegate
      host.delegate = recorder
    }
    if host.sidebar.delegate !== recorder {
      recorder.forwardedSidebarDelegate = host.sidebar.delegate
      host.sidebar.delegate = recorder
    }
  }
}

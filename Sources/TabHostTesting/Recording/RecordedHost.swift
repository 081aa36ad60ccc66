public import TabHost

/// A class of hosts: `TabHostController` or one of its subclasses.
///
/// A generic parameter that conforms to this protocol is inferred from a closure of any number of
/// statements. One that inherits from `TabHostController` would be that class itself.
@MainActor public protocol RecordableHost: TabHostController {}

extension TabHostController: RecordableHost {}

/// A host of an app under test, whose calls are recorded, without changes to the code of the app.
///
/// Records the calls of both delegates, the life cycle of all content, the handlers that the host
/// runs, and its diagnostics; see ``CallLog/record(_:of:)``. The first call is that of the launch.
///
/// ```swift
/// let shop = RecordedHost { Shop() }
/// #expect(shop.log.calls == [.didSelect("home", origin: .program)])
/// shop.log.clear()
/// shop.host.user.tap("cart")
/// #expect(shop.log.calls == [.shouldSelect("cart", answer: false)])
/// ```
@MainActor public final class RecordedHost<Host: RecordableHost> {
  /// The host. ``restart()`` replaces it.
  public var host: Host { launched.host }
  /// The answers that replace those of the app's delegates. ``restart()`` replaces them.
  public var answers: DelegateAnswers { launched.answers }
  /// The log into which everything is recorded, including after a restart.
  public let log: CallLog
  /// The tabs that a script can name. ``restart()`` replaces them.
  public var knownTabs: KnownTabs { launched.knownTabs }

  /// One launch of the app.
  private struct Launched {
    let host: Host
    let answers: DelegateAnswers
    let knownTabs: KnownTabs
  }

  private var launched: Launched
  private let relaunch: (() -> Launched)?

  /// Launches an app and shows its host, if not specified otherwise.
  ///
  /// - Parameters:
  ///   - log: The log into which everything is recorded.
  ///   - traits: The environment of the host, or `nil` for the one that the app has set.
  ///   - store: The store of the customization for all launches, or `nil` for the store of the app.
  ///     With a store, ``restart()`` keeps what the user has arranged also for a host without an
  ///     identifier.
  ///   - appears: Whether to show the host. Pass `false` if a renderer does.
  ///   - launch: A closure that creates the host, called now and for each restart.
  public init(
    log: CallLog = CallLog(),
    traits: TraitCollection? = nil,
    store: (any TabCustomizationStore)? = nil,
    appears: Bool = true,
    launch: @escaping () -> Host
  ) {
    let relaunch = {
      let host = launch()
      if let traits { host.traitCollection = traits }
      if let store {
        host.customizationStore = store
        host.keepCustomization(as: "host")
      }
      let answers = DelegateAnswers(of: host)
      log.record(host)
      if appears { host.appear() }
      return Launched(host: host, answers: answers, knownTabs: KnownTabs(in: host))
    }
    self.log = log
    self.relaunch = relaunch
    launched = relaunch()
  }

  private init(_ launched: Launched, log: CallLog, relaunch: (() -> Launched)?) {
    self.launched = launched
    self.log = log
    self.relaunch = relaunch
  }

  /// Whether the app can be launched again.
  public var allowsRestart: Bool { relaunch != nil }

  /// Launches the app again, as the next time that the user opens it.
  ///
  /// The previous host is no longer recorded, even if the app retains it. Without a way to launch the
  /// app, nothing happens; see ``allowsRestart``.
  public func restart() {
    guard let relaunch else { return }
    let launched = relaunch()
    log.stopRecording(host)
    self.launched = launched
  }
}

extension RecordedHost<TabHostController> {
  /// Uses a host that was built from its description.
  ///
  /// A host that was passed to ``HostDescription/makeHost(_:store:log:)`` can't be restarted.
  public convenience init(_ described: DescribedHost) {
    func launched(_ described: DescribedHost) -> Launched {
      Launched(
        host: described.host,
        answers: described.answers,
        knownTabs: described.knownTabs
      )
    }
    self.init(
      launched(described),
      log: described.log,
      relaunch: described.rebuild.map { rebuild in { launched(rebuild()) } }
    )
  }
}

extension TabHostController {
  /// Lets the store keep the customization of a host whose app does not keep it: without an identifier,
  /// and without a customization that the app has assigned.
  package func keepCustomization(as identifier: String) {
    guard customizationIdentifier == nil, customization == TabCustomization() else { return }
    customizationIdentifier = identifier
  }
}

// MARK: - Any class of host

/// A recorded host of any class.
@MainActor protocol AnyRecordedHost: AnyObject {
  var anyHost: TabHostController { get }
  var answers: DelegateAnswers { get }
  var log: CallLog { get }
  var knownTabs: KnownTabs { get }
  var allowsRestart: Bool { get }

  func restart()
}

extension RecordedHost: AnyRecordedHost {
  var anyHost: TabHostController { host }
}

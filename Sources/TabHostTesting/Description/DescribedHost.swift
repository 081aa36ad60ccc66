import TabHost

/// A host that was built from a ``HostDescription``, with everything that watches it.
///
/// Keep it for as long as the host is used: the host holds its delegate weakly.
@MainActor public struct DescribedHost {
  /// The host.
  public let host: TabHostController
  /// The delegate of host and sidebar, which forwards to those that the host had before.
  public let recorder: DelegateRecorder
  /// What happened since the host was built, building included.
  public let log: CallLog
  /// Every tab of the description.
  public let knownTabs: KnownTabs
}

extension HostDescription {
  /// Builds the host, restores its selection, and brings it on screen.
  ///
  /// Delegates, traits and mode are set before the tabs. Tabs and selection arrive in one batch, so
  /// that a host that is to be shown makes these calls: the `didSelectTab` of its selection, then
  /// those of appearing.
  ///
  /// - Parameters:
  ///   - host: A fresh host without tabs. If it has delegates, the recorder forwards to them.
  ///   - log: Where everything is recorded, the host's diagnostics included.
  @MainActor public func makeHost(
    _ host: TabHostController = TabHostController(),
    log: CallLog = CallLog()
  ) -> DescribedHost {
    let recorder = makeRecorder(for: host, log: log)
    let factory = TabFactory(log: log)
    recorder.knownTabs = factory.knownTabs
    log.recordDiagnostics(of: host)
    host.traitCollection = traits
    host.mode = mode
    host.compactTabIdentifiers = compactTabIdentifiers
    host.prominentTabIdentifier = prominentTabIdentifier
    host.performBatchUpdates {
      host.tabs = tabs.map(factory.makeTab)
      if let selected, let tab = factory.knownTabs[selected] {
        host.restoreSelection(to: tab)
      }
    }
    if isShown { host.appear() }
    return DescribedHost(host: host, recorder: recorder, log: log, knownTabs: factory.knownTabs)
  }

  @MainActor private func makeRecorder(
    for host: TabHostController,
    log: CallLog
  ) -> DelegateRecorder {
    let recorder = DelegateRecorder(
      log: log,
      forwardingTo: host.delegate,
      sidebar: host.sidebar.delegate
    )
    recorder.shouldSelectAnswers = answers.shouldSelectTab
    recorder.displayedNames = answers.displayedViewControllersFor
    recorder.reselectInShould = answers.reselectInShould
    recorder.reselectInDid = answers.reselectInDid
    host.delegate = recorder
    host.sidebar.delegate = recorder
    return recorder
  }
}

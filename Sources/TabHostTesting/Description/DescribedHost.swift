public import TabHost

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

  /// Builds the host again, as after a restart of its app; nil for a host that came from elsewhere.
  let rebuild: (() -> DescribedHost)?
}

extension HostDescription {
  /// Builds the host, restores its selection, and brings it on screen.
  ///
  /// Delegates, traits, mode and customization are set before the tabs. Tabs and selection arrive
  /// in one batch, so that a host that is to be shown makes these calls: the `didSelectTab` of its
  /// selection, then those of appearing.
  ///
  /// With a ``customizationIdentifier``, the ``customization`` counts as what an earlier launch has
  /// left: it goes into the store, unless that has something under the identifier.
  ///
  /// - Parameters:
  ///   - host: A fresh host without tabs; nil, the default, makes one. If it has delegates, the
  ///     recorder forwards to them. A script can't restart it.
  ///   - store: Where the customization is kept, also when a script restarts the host. The default
  ///     is new and in memory: whoever traces a host leaves no file.
  ///   - log: Where everything is recorded, the host's diagnostics included.
  @MainActor public func makeHost(
    _ host: TabHostController? = nil,
    store: any TabCustomizationStore = InMemoryTabCustomizationStore(),
    log: CallLog = CallLog()
  ) -> DescribedHost {
    let rebuild = { makeHost(store: store, log: log) }
    let isOwn = host == nil
    let host = host ?? TabHostController()
    let recorder = makeRecorder(for: host, log: log)
    let factory = TabFactory(log: log, dragItemTypes: answers.dragItems)
    recorder.knownTabs = factory.knownTabs
    log.recordDiagnostics(of: host)
    host.traitCollection = traits
    host.mode = mode
    host.compactTabIdentifiers = compactTabIdentifiers
    host.prominentTabIdentifier = prominentTabIdentifier
    host.allowsReordering = allowsReordering
    restoreCustomization(of: host, from: store)
    host.performBatchUpdates {
      host.tabs = tabs.map(factory.makeTab)
      factory.applyBarBehaviors()
      if let selected, let tab = factory.knownTabs[selected] {
        host.restoreSelection(to: tab)
      }
    }
    if isShown { host.appear() }
    return DescribedHost(
      host: host,
      recorder: recorder,
      log: log,
      knownTabs: factory.knownTabs,
      rebuild: isOwn ? rebuild : nil
    )
  }

  @MainActor private func restoreCustomization(
    of host: TabHostController,
    from store: any TabCustomizationStore
  ) {
    host.customizationStore = store
    guard let customizationIdentifier else {
      if let customization { host.customization = customization }
      return
    }
    if let customization {
      // A store that fails here fails the host as well, which reports it.
      do {
        if try store.load(identifier: customizationIdentifier) == nil {
          try store.save(customization, identifier: customizationIdentifier)
        }
      } catch {}
    }
    host.customizationIdentifier = customizationIdentifier
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
    answers.program(recorder)
    host.delegate = recorder
    host.sidebar.delegate = recorder
    return recorder
  }
}

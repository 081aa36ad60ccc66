public import TabHost

/// A host that was built from a ``HostDescription``, with its answers and log.
@MainActor public struct DescribedHost {
  /// The host.
  public let host: TabHostController
  /// The answers that replace those of the delegates.
  public let answers: DelegateAnswers
  /// The log of everything that happened to the host, including while it was built.
  public let log: CallLog
  /// The tabs of the description.
  public let knownTabs: KnownTabs

  /// Rebuilds the host, as after a restart of its app, or `nil` for a host that was passed in.
  let rebuild: (() -> DescribedHost)?
}

extension HostDescription {
  /// Builds the host, restores its selection, and shows it.
  ///
  /// Delegates, traits, mode and customization are set before the tabs. The tabs and the selection
  /// are set in one batch update, so a host that is shown makes these calls:
  ///
  /// 1. `didSelectTab` for the restored selection
  /// 2. the calls of appearing
  ///
  /// The ``customization`` represents what an earlier launch stored. It is saved in the store unless
  /// the store already has a customization with the identifier of the host.
  ///
  /// - Parameters:
  ///   - host: A new host without tabs. Where it has no delegates, it gets a
  ///     ``SilentDelegate``. A script can't restart it. The default, `nil`, creates a host.
  ///   - store: The store of the customization, which a restart by a script uses, too. The default
  ///     is a new in-memory store, so that no file is written.
  ///   - log: The log into which everything is recorded, including the diagnostics of the host.
  @MainActor public func makeHost(
    _ host: TabHostController? = nil,
    store: any TabCustomizationStore = InMemoryTabCustomizationStore(),
    log: CallLog = CallLog()
  ) -> DescribedHost {
    let rebuild = { makeHost(store: store, log: log) }
    let isOwn = host == nil
    let host = host ?? TabHostController()
    SilentDelegate.shared.listen(to: host)
    let delegateAnswers = DelegateAnswers(of: host)
    answers.set(in: delegateAnswers)
    log.record(host)
    let factory = TabFactory(log: log, dragItemTypes: answers.dragItems)
    delegateAnswers.knownTabs = factory.knownTabs
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
      answers: delegateAnswers,
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
    let identifier = customizationIdentifier ?? "host"
    if let customization {
      // The host loads from the same store, fails in the same way, and reports the error.
      do {
        if try store.load(identifier: identifier) == nil {
          try store.save(customization, identifier: identifier)
        }
      } catch {}
    }
    host.customizationIdentifier = identifier
  }
}

/// Loads the customization of a host when it is first needed, and saves it when the user has
/// finished a change.
@MainActor final class CustomizationKeeper {
  private let back: BackReference<TabHostController>
  private var host: TabHostController? { back.owner }
  private var phase = Phase.idle
  private var current = TabCustomization() { didSet { isEmpty = current.isEmpty } }
  /// Whether ``current`` is empty, stored because it is read for each tab that enters the host.
  private var isEmpty = true
  /// The contents of the entry, or `nil` if they are unknown because the store has failed.
  private var stored: TabCustomization? = TabCustomization()
  private var isLoaded = false
  /// Whether loading has failed, so that the entry may contain choices that are not loaded.
  private var hasMissedLoad = false
  private var needsSave = false
  /// Whether a save was requested since the last attempt.
  private(set) var isSaveRequested = false
  /// The customizations to save to previous entries, which the host left during a save.
  private var unsaved: [(entry: CustomizationEntry, customization: TabCustomization)] = []
  private var ownStore: (any TabCustomizationStore)?
  private var ownIdentifier: String?
  /// The entry that was loaded from.
  private var entry: CustomizationEntry?
  /// The number of saves to the entry when this host last loaded or saved.
  private var lastSaveCount = 0

  /// The call of the store that is in progress. The store can change the host during the call.
  private enum Phase {
    case idle, saving
    /// The result of the load is discarded if the customization was assigned during the load.
    case loading(isReplaced: Bool)
  }

  init(host: TabHostController) {
    back = BackReference(host)
  }

  /// The customization of the host, which is loaded if needed.
  var customization: TabCustomization {
    loadIfNeeded()
    return current
  }

  /// The customization of the host as far as it is loaded.
  var loadedCustomization: TabCustomization { current }

  /// Changes the customization, without applying it to the tabs.
  func update(_ change: (inout TabCustomization) -> Void) {
    loadIfNeeded()
    host?.changed(\.customization)
    var changed = current
    current = TabCustomization()
    change(&changed)
    current = changed
  }

  /// Replaces the whole customization, so that an entry that could not be loaded has no effect
  /// anymore.
  func replace(_ change: (inout TabCustomization) -> Void) {
    update(change)
    hasMissedLoad = false
    if case .loading = phase { phase = .loading(isReplaced: true) }
  }

  var identifier: String? {
    get { ownIdentifier }
    set {
      guard newValue != ownIdentifier else { return }
      leaveEntry { ownIdentifier = newValue }
    }
  }

  var store: any TabCustomizationStore {
    get {
      if let ownStore { return ownStore }
      let standard = StandardCustomizationStore.make()
      ownStore = standard
      return standard
    }
    set {
      guard newValue !== ownStore else { return }
      leaveEntry { ownStore = newValue }
    }
  }

  /// Whether the customization has entries to apply to tabs that enter the host.
  var hasEntries: Bool {
    loadIfNeeded()
    return !isEmpty
  }

  /// Changes the store or the identifier, and loads the customization of the new entry.
  private func leaveEntry(_ change: () -> Void) {
    if needsSave {
      if case .idle = phase {
        _ = save()
      } else if let entry {
        unsaved.append((entry, current))
        isSaveRequested = true
        needsSave = false
      }
    }
    isSaveRequested = true
    change()
    entry = nil
    host?.tree.discardDeparted()
    isLoaded = ownIdentifier == nil
    // Without tabs, loading is postponed until it is needed.
    if !isLoaded, host?.tree.roots.isEmpty == false {
      let before = current
      loadIfNeeded()
      host?.applyCustomization(inPlaceOf: before)
    }
  }
}

// MARK: - Loading

extension CustomizationKeeper {
  /// Loads the customization. If the store or the identifier changes during the load, the result is
  /// discarded, and the new entry is loaded.
  private func loadIfNeeded() {
    if case .loading = phase { return }
    let outer = phase
    defer { phase = outer }
    for _ in 0..<Transaction.maximumPasses {
      guard !isLoaded else { return }
      phase = .loading(isReplaced: false)
      load()
    }
    isLoaded = true
    let message = "the store keeps changing itself or the identifier; nothing more is loaded"
    host?.report(.selectionLoop, [], message)
  }

  private func load() {
    isLoaded = true
    guard let identifier = ownIdentifier else { return }
    let entry = CustomizationEntry.entry(of: identifier, in: store)
    self.entry = entry
    hasMissedLoad = false
    host?.changed(\.customization)
    // The store can change the customization during the load.
    current = TabCustomization()
    let result = Result { try entry.load(for: host) }
    guard isLoaded, self.entry === entry else { return }
    lastSaveCount = entry.saveCount
    let isReplaced = if case .loading(isReplaced: true) = phase { true } else { false }
    switch result {
    case .success(let found):
      let found = found ?? TabCustomization()
      stored = found
      current = isReplaced ? current : found.overridden(by: current)
    case .failure:
      stored = nil
      hasMissedLoad = !isReplaced
    }
    if let host {
      host.changeRootOrder(declared: host.state.declaredRootOrder, chosen: current.rootOrder)
    }
    if case .failure(let error) = result {
      host?.report(
        .unreadableCustomization,
        [identifier],
        "\(error); the host uses the defaults"
      )
    }
  }
}

// MARK: - Saving

extension CustomizationKeeper {
  /// Requests a save, which is performed when the present change is complete and the user is not
  /// editing.
  func requestSave() {
    needsSave = true
    isSaveRequested = true
  }

  /// Performs the requested save, unless the store already contains the customization.
  ///
  /// Changes that the store makes to the host during the save are saved, too.
  ///
  /// - Returns: `false` if the store has failed or keeps changing the host.
  @discardableResult
  func saveIfNeeded() -> Bool {
    isSaveRequested = false
    guard case .idle = phase, host?.state.isEditing != true else { return true }
    defer { isSaveRequested = false }
    for _ in 0..<Transaction.maximumPasses {
      guard needsSave || !unsaved.isEmpty else { return true }
      guard saveUnsaved(), save() else { return false }
    }
    let message = "the store keeps changing the customization; the last change is not saved"
    host?.report(.selectionLoop, [], message)
    return false
  }

  /// Saves to the present entry.
  ///
  /// - Returns: `false` if the store has failed.
  private func save() -> Bool {
    needsSave = false
    guard isLoaded, current != stored, let entry else { return true }
    phase = .saving
    defer { phase = .idle }
    loadMissedChoices(from: entry)
    guard self.entry === entry else { return true }
    let customization = current
    stored = nil
    reportIfShared(entry)
    guard save(customization, to: entry) else { return false }
    // The store may have changed the store or the identifier of the host.
    if self.entry === entry {
      stored = customization
      lastSaveCount = entry.saveCount
      hasMissedLoad = false
    }
    return true
  }

  private func saveUnsaved() -> Bool {
    guard let left = unsaved.first else { return true }
    unsaved.removeFirst()
    phase = .saving
    defer { phase = .idle }
    return save(left.customization, to: left.entry)
  }

  private func save(_ customization: TabCustomization, to entry: CustomizationEntry) -> Bool {
    do {
      try entry.save(customization, for: host)
      return true
    } catch {
      host?.report(
        .unsavedCustomization,
        [entry.identifier],
        "\(error); the customization stays in memory and is saved with the next change"
      )
      return false
    }
  }

  /// Reports that another host has saved to the same entry since this one loaded or saved.
  private func reportIfShared(_ entry: CustomizationEntry) {
    guard entry.saveCount != lastSaveCount else { return }
    lastSaveCount = entry.saveCount
    host?.report(
      .sharedIdentifier,
      [entry.identifier],
      "another host has saved under this identifier, and its customization is replaced; "
        + "give each host a customization identifier of its own"
    )
  }

  /// Tries again to load an entry that could not be loaded before, so that the save does not
  /// overwrite its choices. Later choices of the user override them.
  private func loadMissedChoices(from entry: CustomizationEntry) {
    guard hasMissedLoad, let found = try? entry.load(for: host), self.entry === entry else {
      return
    }
    hasMissedLoad = false
    lastSaveCount = entry.saveCount
    let before = current
    host?.changed(\.customization)
    current = found.overridden(by: current)
    host?.applyCustomization(inPlaceOf: before)
  }
}

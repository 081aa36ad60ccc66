/// The customization of a host between its store and its tabs: loaded when it is first needed,
/// saved when the user has finished a change.
@MainActor final class CustomizationKeeper {
  private let back: BackReference<TabHostController>
  private var host: TabHostController? { back.owner }
  private var phase = Phase.idle
  private var kept = TabCustomization()
  /// What the entry contains, or `nil` if that is unknown because the store has failed.
  private var stored: TabCustomization? = TabCustomization()
  private var isLoaded = false
  /// Whether loading has failed, so that the entry may contain choices that are not loaded.
  private var hasMissedLoad = false
  private var isSaveDue = false
  /// The customizations to save to entries that the host has left during a save.
  private var leftBehind: [(entry: CustomizationEntry, customization: TabCustomization)] = []
  private var ownStore: (any TabCustomizationStore)?
  private var ownIdentifier: String?
  /// The entry that was loaded from.
  private var entry: CustomizationEntry?
  /// The number of saves to the entry when this host last loaded or saved.
  private var knownSaves = 0

  /// What the store is called for. It may change the host meanwhile.
  private enum Phase {
    case idle, saving
    /// An assignment during the load replaces its result.
    case loading(isReplaced: Bool)
  }

  init(host: TabHostController) {
    back = BackReference(host)
  }

  /// What the user has chosen.
  var customization: TabCustomization {
    loadIfNeeded()
    return kept
  }

  /// Changes what the user has chosen. Changes no tab.
  func update(_ change: (inout TabCustomization) -> Void) {
    loadIfNeeded()
    host?.changed(\.customization)
    change(&kept)
  }

  /// Changes all that the user has chosen, so that what could not be loaded no longer counts.
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

  /// Whether there is something to apply to a tab that enters the host.
  var hasEntries: Bool {
    loadIfNeeded()
    return !kept.isEmpty
  }

  /// Moves to another store or identifier, and to the customization that is there.
  private func leaveEntry(_ change: () -> Void) {
    if isSaveDue {
      if case .idle = phase {
        _ = save()
      } else if let entry {
        leftBehind.append((entry, kept))
        isSaveDue = false
      }
    }
    change()
    entry = nil
    host?.tree.discardDeparted()
    isLoaded = ownIdentifier == nil
    // Tabs in the tree are updated; without any, loading waits until it is needed.
    if !isLoaded, host?.tree.roots.isEmpty == false {
      let before = kept
      loadIfNeeded()
      host?.applyCustomization(inPlaceOf: before)
    }
  }
}

// MARK: - Loading

extension CustomizationKeeper {
  /// Loads the customization. A load during which the host moves to another entry is discarded, and
  /// that entry is loaded.
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
    // The store may change the customization meanwhile.
    kept = TabCustomization()
    let result = Result { try entry.load() }
    guard isLoaded, self.entry === entry else { return }
    knownSaves = entry.saveCount
    let isReplaced = if case .loading(isReplaced: true) = phase { true } else { false }
    switch result {
    case .success(let found):
      let found = found ?? TabCustomization()
      stored = found
      kept = isReplaced ? kept : found.overridden(by: kept)
    case .failure:
      stored = nil
      hasMissedLoad = !isReplaced
    }
    if let host {
      host.changeRootOrder(declared: host.state.declaredRootOrder, chosen: kept.rootOrder)
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
  /// Requests a save, which takes place when the present change is complete and the user is not
  /// editing.
  func requestSave() { isSaveDue = true }

  /// Saves what was requested to be saved, unless the store contains it.
  ///
  /// What the store changes in the host meanwhile is saved, too.
  ///
  /// - Returns: `false` if the store has failed, or keeps changing the host.
  func saveIfDue() -> Bool {
    guard case .idle = phase, host?.state.isEditing != true else { return true }
    for _ in 0..<Transaction.maximumPasses {
      guard isSaveDue || !leftBehind.isEmpty else { return true }
      guard saveLeftBehind(), save() else { return false }
    }
    let message = "the store keeps changing the customization; the last change is not saved"
    host?.report(.selectionLoop, [], message)
    return false
  }

  /// Saves to the present entry.
  ///
  /// - Returns: `false` if the store has failed.
  private func save() -> Bool {
    isSaveDue = false
    guard isLoaded, kept != stored, let entry else { return true }
    phase = .saving
    defer { phase = .idle }
    loadWhatWasMissed(from: entry)
    guard self.entry === entry else { return true }
    let customization = kept
    stored = nil
    reportIfShared(entry)
    guard save(customization, to: entry) else { return false }
    // The host may have moved to another entry meanwhile.
    if self.entry === entry {
      stored = customization
      knownSaves = entry.saveCount
      hasMissedLoad = false
    }
    return true
  }

  private func saveLeftBehind() -> Bool {
    guard let left = leftBehind.first else { return true }
    leftBehind.removeFirst()
    phase = .saving
    defer { phase = .idle }
    return save(left.customization, to: left.entry)
  }

  private func save(_ customization: TabCustomization, to entry: CustomizationEntry) -> Bool {
    do {
      try entry.save(customization)
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
    guard entry.saveCount != knownSaves else { return }
    knownSaves = entry.saveCount
    host?.report(
      .sharedIdentifier,
      [entry.identifier],
      "another host has saved under this identifier, and its customization is replaced; "
        + "give each host a customization identifier of its own"
    )
  }

  /// Loads what could not be loaded before, if possible, so that the save does not lose it. What
  /// the user has chosen since overrides it.
  private func loadWhatWasMissed(from entry: CustomizationEntry) {
    guard hasMissedLoad, let found = try? entry.load(), self.entry === entry else { return }
    hasMissedLoad = false
    knownSaves = entry.saveCount
    let before = kept
    host?.changed(\.customization)
    kept = found.overridden(by: kept)
    host?.applyCustomization(inPlaceOf: before)
  }
}

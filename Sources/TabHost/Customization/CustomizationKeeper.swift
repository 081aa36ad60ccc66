/// Loads the customization of a host when it is first needed, and saves it when the user has
/// finished a change.
///
/// The customization is loaded before tabs enter the host and before a change of it, never in the
/// middle of a change, because the store can change the host.
@MainActor final class CustomizationKeeper {
  private weak let host: TabHostController?

  let choices: CustomizationChoices

  private(set) var identifier: String?
  private var ownStore: (any TabCustomizationStore)?
  /// Whether the store is not the standard one.
  private(set) var hasAssignedStore = false
  /// The entry of the store that was loaded for the identifier.
  private var entry: CustomizationEntry?
  private var isLoaded = false
  /// The load in progress, during which the store can change the host.
  private var load: Load?
  /// Whether loading has failed, so that the entry may contain choices that are not loaded.
  private var hasMissedLoad = false
  /// The contents of the entry, or `nil` if they are unknown because the store has failed.
  private var stored: TabCustomization? = TabCustomization()
  private var needsSave = false
  private var isSaving = false
  /// Why the last save has failed, or `nil` if it has not.
  private var failure: Failure?
  /// What could not be saved before the host left the entry, each entry once.
  private var unsaved: [Unsaved] = []
  /// What another host has saved to the entry, until this host is neither editing nor saving.
  private var received: TabCustomization?

  private struct Load {
    /// The choices of the previous entry, which are replaced when the load is complete.
    let previous: TabCustomization
    /// Whether the customization was replaced during the load, so that the result is discarded.
    var isReplaced = false
  }

  private struct Failure {
    /// The message that was reported.
    let message: String
    /// Whether other programs were saving.
    let isBusy: Bool
  }

  private struct Unsaved {
    let entry: CustomizationEntry
    let customization: TabCustomization
    let hasMissedLoad: Bool
  }

  init(host: TabHostController) {
    self.host = host
    choices = CustomizationChoices(host: host)
  }

  /// The customization of the host, which is loaded if needed.
  var customization: TabCustomization {
    loadIfNeeded()
    return current
  }

  /// The choices that were made since the load began or, when it is complete, all of them.
  private var current: TabCustomization {
    let all = choices.all
    return load.map { all.changes(since: $0.previous) } ?? all
  }

  /// Replaces the customization, so that an entry that could not be loaded has no effect anymore.
  func replace(with new: TabCustomization) {
    discardEntry()
    choices.apply(new)
  }

  /// Resets a part to the defaults; see ``CustomizationChoices/reset(_:noting:)``.
  func reset(_ scope: TabCustomization.Scope, noting changes: CustomizationChanges? = nil) {
    if scope == .all { discardEntry() }
    choices.reset(scope, noting: changes)
  }

  private func discardEntry() {
    if load != nil { load = Load(previous: TabCustomization(), isReplaced: true) }
    hasMissedLoad = false
  }
}

// MARK: - Loading

extension CustomizationKeeper {
  var store: any TabCustomizationStore {
    if let ownStore { return ownStore }
    let standard = StandardCustomizationStore.make()
    ownStore = standard
    return standard
  }

  /// Stores another identifier. The caller loads its customization after the change.
  func setIdentifier(_ new: String?) { leaveEntry { identifier = new } }

  /// Stores another store. The caller loads its customization after the change.
  func setStore(_ new: any TabCustomizationStore) {
    leaveEntry { ownStore = new }
    hasAssignedStore = true
  }

  private func leaveEntry(_ change: () -> Void) {
    if let entry, needsSave, current != stored {
      discardUnsaved(of: entry)
      unsaved.append(
        Unsaved(
          entry: entry,
          customization: current,
          hasMissedLoad: hasMissedLoad || load?.isReplaced == false
        )
      )
    }
    change()
    host?.transaction.requestSave()
    entry?.remove(self)
    entry = nil
    received = nil
    needsSave = false
    hasMissedLoad = false
    isLoaded = identifier == nil
    if let host { host.tree.departures.treatTabsAsNew(in: host) }
  }

  private func discardUnsaved(of entry: CustomizationEntry) {
    unsaved.removeAll { $0.entry === entry }
  }

  /// Loads the customization and applies it to the tabs. If the store or the identifier changes
  /// during the load, the result is discarded, and the new entry is loaded.
  func loadIfNeeded() {
    guard load == nil, !isLoaded else { return }
    for _ in 0..<Transaction.maximumPasses where !isLoaded { loadEntry() }
    guard !isLoaded else { return }
    isLoaded = true
    let message = "the store keeps changing itself or the identifier; nothing more is loaded"
    host?.report(.selectionLoop, [], message)
  }

  private func loadEntry() {
    isLoaded = true
    guard let identifier else { return }
    let entry = CustomizationEntry.entry(of: identifier, in: store)
    self.entry = entry
    entry.add(self)
    stored = nil
    let left = unsaved.first { $0.entry === entry }
    load = Load(previous: choices.all)
    let result = Result { try left?.customization ?? entry.load(for: host) ?? TabCustomization() }
    let (made, isReplaced) = (current, load?.isReplaced == true)
    load = nil
    guard isLoaded, self.entry === entry else { return }
    let found = try? result.get()
    if left == nil {
      stored = found
      hasMissedLoad = found == nil && !isReplaced
    } else {
      hasMissedLoad = left?.hasMissedLoad == true && !isReplaced
      needsSave = true
      discardUnsaved(of: entry)
    }
    host?.update([.tabs, .settings]) {
      if !isReplaced { choices.apply((found ?? TabCustomization()).overridden(by: made)) }
      if case .failure(let error) = result {
        host?.report(
          .unreadableCustomization,
          [identifier],
          "\(error); the host uses the defaults"
        )
      }
    }
  }
}

// MARK: - Saving

extension CustomizationKeeper {
  /// Requests a save, which is performed when the present change is complete and the user is not
  /// editing.
  func requestSave() {
    needsSave = true
    host?.transaction.requestSave()
  }

  /// Whether the last save has failed because other programs were saving.
  var isBusy: Bool { failure?.isBusy == true && (needsSave || !unsaved.isEmpty) }

  /// Whether a requested save can be performed now.
  var canSave: Bool { !isSaving && load == nil && host?.editing.isActive != true }

  /// Performs the requested save, unless the store already contains the customization, and saves
  /// what earlier saves have failed to save.
  ///
  /// Changes that the store makes to the host during the save are saved, too, and what another host has
  /// saved meanwhile is applied.
  func saveIfNeeded() {
    guard canSave else { return }
    isSaving = true
    defer { isSaving = false }
    for _ in 0..<Transaction.maximumPasses {
      guard needsSave || !unsaved.isEmpty || received != nil else { return }
      let isPreviousSaved = saveUnsaved()
      guard save(), isPreviousSaved else { return }
    }
    let message = "the store keeps changing the customization; the last change is not saved"
    host?.report(.selectionLoop, [], message)
  }

  /// Saves to the present entry.
  ///
  /// - Returns: `false` if the store has failed. The save is then performed with the next change.
  private func save() -> Bool {
    applyReceived()
    guard needsSave else { return true }
    guard isLoaded, let entry, current != stored else {
      needsSave = false
      return true
    }
    loadMissedChoices(from: entry)
    guard self.entry === entry else { return true }
    let customization = current
    stored = nil
    guard save(customization, to: entry) else { return false }
    // The store may have changed the store or the identifier of the host.
    unsaved.removeAll { $0.entry === entry && $0.customization == customization }
    if self.entry === entry {
      stored = customization
      hasMissedLoad = false
      needsSave = current != customization
    }
    entry.share(customization, savedBy: self)
    return true
  }

  /// Saves to the entries that the host has left, once to each.
  ///
  /// - Returns: `false` if the store has failed for any of them.
  private func saveUnsaved() -> Bool {
    var failed: [CustomizationEntry] = []
    while let left = unsaved.first(where: { left in !failed.contains { $0 === left.entry } }) {
      var customization = left.customization
      if left.hasMissedLoad, let found = try? left.entry.load(for: host) {
        customization = found.overridden(by: customization)
      }
      if save(customization, to: left.entry) {
        // The host may have left the entry again meanwhile.
        unsaved.removeAll { $0.entry === left.entry && $0.customization == left.customization }
      } else {
        failed.append(left.entry)
      }
    }
    return failed.isEmpty
  }

  private func save(_ customization: TabCustomization, to entry: CustomizationEntry) -> Bool {
    do {
      try entry.save(customization, for: host)
      failure = nil
      #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        if let warning = (entry.store as? FileTabCustomizationStore)?.takeLockWarning() {
          let message = "\(warning); it is saved without, so saves of other programs may be lost"
          host?.report(.unlockedCustomization, [entry.identifier], message)
        }
      #endif
      return true
    } catch {
      let message = "\(error); the customization stays in memory and is saved with the next change"
      let isRepeated = failure?.message == message
      let isBusy = (error as? TabCustomizationStoreError)?.kind == .busy
      failure = Failure(message: message, isBusy: isBusy)
      if !isRepeated { host?.report(.unsavedCustomization, [entry.identifier], message) }
      return false
    }
  }

  /// Tries again to load an entry that could not be loaded before, so that the save does not
  /// overwrite its choices. Later choices of the user override them.
  private func loadMissedChoices(from entry: CustomizationEntry) {
    guard hasMissedLoad, let found = try? entry.load(for: host), self.entry === entry else {
      return
    }
    hasMissedLoad = false
    host?.update([.tabs, .settings]) { choices.apply(found.overridden(by: current)) }
  }
}

// MARK: - Sharing

extension CustomizationKeeper {
  /// Takes over what another host has saved to the entry: at once, or when the user has finished
  /// editing or the present save is complete.
  func receive(_ customization: TabCustomization, from entry: CustomizationEntry) {
    guard self.entry === entry, isLoaded, load == nil else { return }
    received = customization
    if canSave { applyReceived() }
  }

  /// Applies what another host has saved. Choices that this host has not saved yet override it.
  private func applyReceived() {
    guard let customization = received else { return }
    received = nil
    let unsaved = needsSave ? stored.map { current.changes(since: $0) } ?? current : nil
    stored = customization
    hasMissedLoad = false
    host?.update([.tabs, .settings]) {
      choices.apply(unsaved.map { customization.overridden(by: $0) } ?? customization)
    }
  }
}

/// An entry of a store: the customization of one identifier. All hosts of the process that load
/// from the same entry share this object, which passes what one host saves to the others.
@MainActor final class CustomizationEntry {
  let store: any TabCustomizationStore
  let identifier: String
  /// The hosts that have loaded from the entry.
  private var users: [User] = []

  private struct User {
    weak var keeper: CustomizationKeeper?
  }

  private init(_ store: any TabCustomizationStore, _ identifier: String) {
    self.store = store
    self.identifier = identifier
  }

  // The compiler crashes on optional chaining here when it measures coverage.
  isolated deinit { Self.discardEntry(of: Place(store, identifier)) }

  func save(_ customization: TabCustomization, for host: TabHostController?) throws {
    try AppCalls.save(customization, identifier, in: store, for: host)
  }

  func load(for host: TabHostController?) throws -> TabCustomization? {
    try AppCalls.load(identifier, from: store, for: host)
  }

  // MARK: - Users

  /// Adds the keeper of a host to those that share the entry.
  func add(_ keeper: CustomizationKeeper) {
    remove(keeper)
    users.append(User(keeper: keeper))
  }

  func remove(_ keeper: CustomizationKeeper) {
    users = users.filter { $0.keeper != nil && $0.keeper !== keeper }
  }

  /// Passes a customization that was saved to the other hosts that share the entry.
  func share(_ customization: TabCustomization, savedBy keeper: CustomizationKeeper) {
    for user in users where user.keeper !== keeper {
      user.keeper?.receive(customization, from: self)
    }
  }

  // MARK: - Shared entries

  /// The entries in use, which are retained by hosts.
  private static var entries: [Place: Shared] = [:]

  private struct Shared {
    weak var entry: CustomizationEntry?
  }

  /// The identity of an entry. Two file stores with the same directory have the same entries.
  private struct Place: Hashable {
    let directory: String?
    let store: ObjectIdentifier?
    let identifier: Identifier

    @MainActor init(_ store: any TabCustomizationStore, _ identifier: String) {
      self.identifier = Identifier(identifier)
      #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        directory = (store as? FileTabCustomizationStore)?.directory
      #else
        directory = nil
      #endif
      self.store = directory == nil ? ObjectIdentifier(store) : nil
    }
  }

  /// Returns the entry for an identifier in a store.
  static func entry(of identifier: String, in store: any TabCustomizationStore)
    -> CustomizationEntry
  {
    let place = Place(store, identifier)
    if let entry = entries[place]?.entry { return entry }
    let made = CustomizationEntry(store, identifier)
    entries[place] = Shared(entry: made)
    return made
  }

  /// Removes an entry that is no longer in use, unless another one has been created since.
  private static func discardEntry(of place: Place) {
    if entries[place]?.entry == nil { entries[place] = nil }
  }
}

/// The customization of a host between its store and its tabs: loaded when it is first needed,
/// saved when a person has finished a change.
@MainActor final class CustomizationKeeper {
  private let back: BackReference<TabHostController>
  private var kept = TabCustomization()
  /// What the store has; nil if that is not known, because it has failed.
  private var stored: TabCustomization? = TabCustomization()
  private var host: TabHostController? { back.owner }
  private var isLoaded = false
  /// Whether loading has failed, so that the store may have something that is not known here.
  private var hasMissedLoad = false
  private var isSaveDue = false
  /// Whether the store is at it; what it does to the host meanwhile is saved the next time.
  private var isSaving = false
  private var ownStore: (any TabCustomizationStore)?
  private var ownIdentifier: String?

  init(host: TabHostController) {
    back = BackReference(host)
  }

  /// What people have chosen.
  var customization: TabCustomization {
    loadIfNeeded()
    return kept
  }

  /// Changes what people have chosen. Changes no tab.
  func update(_ change: (inout TabCustomization) -> Void) {
    loadIfNeeded()
    host?.changed(\.customization)
    change(&kept)
  }

  var identifier: String? {
    get { ownIdentifier }
    set {
      guard newValue != ownIdentifier else { return }
      leaveStore { ownIdentifier = newValue }
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
      leaveStore { ownStore = newValue }
    }
  }

  /// Whether there is something to apply to a tab that enters the host.
  var hasEntries: Bool {
    loadIfNeeded()
    return !kept.isEmpty
  }

  /// Changes all that people have chosen: what could not be loaded counts no more.
  func replace(_ change: (inout TabCustomization) -> Void) {
    update(change)
    hasMissedLoad = false
  }

  func isSaveDue(in host: TabHostController) -> Bool {
    isSaveDue && !isSaving && !host.state.isEditing
  }

  /// Asks for a save, when the present change is complete and no person is editing.
  func requestSave() { isSaveDue = true }

  /// Saves what was asked to be saved, if the store has it otherwise.
  ///
  /// The store may change the host meanwhile: then that is saved, too.
  ///
  /// - Returns: `false` if the store has failed, or does not come to rest.
  func saveIfDue() -> Bool {
    guard isSaveDue, !isSaving, host?.state.isEditing != true else { return true }
    for _ in 0..<Transaction.maximumPasses {
      guard isSaveDue else { return true }
      guard save() else { return false }
    }
    host?.report(.selectionLoop, [], "the store keeps changing the customization that it saves")
    return false
  }

  /// - Returns: False if the store has failed.
  private func save() -> Bool {
    isSaveDue = false
    guard let identifier = ownIdentifier, isLoaded, kept != stored else { return true }
    isSaving = true
    defer { isSaving = false }
    takeUpMissedLoad(of: identifier)
    let customization = kept
    stored = nil
    do {
      try store.save(customization, identifier: identifier)
      stored = customization
      hasMissedLoad = false
      return true
    } catch {
      host?.report(
        .unsavedCustomization,
        [identifier],
        "\(error); it stays in memory, and the next save tries again"
      )
      return false
    }
  }

  /// Loads what could not be loaded before, if it can be now, so that the save does not lose it.
  /// What people have chosen since is put over it.
  private func takeUpMissedLoad(of identifier: String) {
    guard hasMissedLoad, let found = try? store.load(identifier: identifier) else { return }
    hasMissedLoad = false
    let before = kept
    host?.changed(\.customization)
    kept = found.overridden(by: kept)
    host?.applyCustomization(inPlaceOf: before)
  }

  /// Goes to another store or another entry of it, and to the customization that is there.
  private func leaveStore(_ change: () -> Void) {
    if isSaveDue, !isSaving { _ = save() }
    change()
    host?.tree.discardDeparted()
    isLoaded = ownIdentifier == nil
    // Tabs that are there already get to know; without any, loading waits until it is needed.
    if !isLoaded, host?.tree.roots.isEmpty == false {
      let before = kept
      loadIfNeeded()
      host?.applyCustomization(inPlaceOf: before)
    }
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let identifier = ownIdentifier else { return }
    hasMissedLoad = false
    host?.changed(\.customization)
    var failure: (any Error)?
    do {
      kept = try store.load(identifier: identifier) ?? TabCustomization()
      stored = kept
    } catch {
      kept = TabCustomization()
      stored = nil
      hasMissedLoad = true
      failure = error
    }
    if let host {
      host.changeRootOrder(declared: host.state.declaredRootOrder, chosen: kept.rootOrder)
    }
    if let failure {
      host?.report(
        .unreadableCustomization,
        [identifier],
        "\(failure); the host goes on with the defaults"
      )
    }
  }
}

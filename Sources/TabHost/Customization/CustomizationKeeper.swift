/// The customization of a host between its store and its tabs: loaded when it is first needed,
/// saved when a person has finished a change.
@MainActor final class CustomizationKeeper {
  private unowned let host: TabHostController
  private var kept = TabCustomization()
  /// What the store has, as far as is known.
  private var stored = TabCustomization()
  private var isLoaded = false
  private var isSaveDue = false
  /// Whether the store is at it; what it does to the host meanwhile is saved the next time.
  private var isSaving = false
  private var ownStore: (any TabCustomizationStore)?
  private var ownIdentifier: String?

  init(host: TabHostController) {
    self.host = host
  }

  /// What people have chosen.
  var customization: TabCustomization {
    loadIfNeeded()
    return kept
  }

  /// Changes what people have chosen. Changes no tab.
  func update(_ change: (inout TabCustomization) -> Void) {
    loadIfNeeded()
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

  /// Asks for a save, when the present change is complete and no person is editing.
  func requestSave() { isSaveDue = true }

  /// Saves what was asked to be saved, if the store has it otherwise.
  func saveIfDue() {
    if isSaveDue, !isSaving, !host.isEditing { save() }
  }

  private func save() {
    isSaveDue = false
    guard let identifier = ownIdentifier, isLoaded, kept != stored else { return }
    let customization = kept
    isSaving = true
    defer { isSaving = false }
    do {
      try store.save(customization, identifier: identifier)
      stored = customization
    } catch {
      host.report(
        .unsavedCustomization,
        [identifier],
        "\(error); it stays in memory, and the next save tries again"
      )
    }
  }

  /// Goes to another store or another entry of it, and to the customization that is there.
  private func leaveStore(_ change: () -> Void) {
    if isSaveDue { save() }
    change()
    isLoaded = ownIdentifier == nil
    // Tabs that are there already get to know; without any, loading waits until it is needed.
    if !isLoaded, !host.tabs.isEmpty {
      let before = kept
      loadIfNeeded()
      host.applyCustomization(inPlaceOf: before)
    }
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let identifier = ownIdentifier else { return }
    do {
      stored = try store.load(identifier: identifier) ?? TabCustomization()
    } catch {
      stored = TabCustomization()
      host.report(
        .unreadableCustomization,
        [identifier],
        "\(error); the host goes on with the defaults"
      )
    }
    kept = stored
    host.chosenRootOrder = kept.rootOrder
  }
}

extension TabHostController {
  /// Whether the user is editing bar and sidebar; see ``UserInteraction/beginEditing()``.
  ///
  /// Editing ends when the user is done, and likewise when the host leaves the screen or
  /// there is no sidebar to edit in any more. A host that is dropped without leaving the screen
  /// drops what was not done.
  public var isEditing: Bool { observed(\.isEditing, state.isEditing, dependingOn: .editing) }

  /// Begins editing for the user: 1. the sidebar is shown, if it is hidden  2. willBeginEditing. In
  /// a batch both are notified at its end.
  func beginEditing() -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    let isInBatch = transaction.isOpen
    return notify {
      closeForGesture()
      update([.screen, .customization]) {
        if screen.isSidebarHidden { sidebar.isHidden = false }
        enqueue(.editingBegins(isInBatch: isInBatch))
        // What follows in the batch may edit.
        if isInBatch { editingDidBegin() }
      }
      return .performed
    }
  }

  /// Starts editing once the delegate is notified that it begins.
  func startEditing() {
    update([.screen, .customization]) { editingDidBegin() }
  }

  private func editingDidBegin() {
    state.editing = CustomizationChanges()
    editingDidChange()
  }

  /// Ends editing, if the user is editing. What was changed is notified with the commit, and saved
  /// when content is on screen.
  func endEditing() {
    if state.isEditing { update([.screen, .customization]) { finishEditing() } }
  }

  /// Ends editing where it can't go on.
  func endEditingIfImpossible() {
    if state.isEditing, !sidebar.isOnScreen { finishEditing() }
  }

  private func finishEditing() {
    guard let changes = state.editing else { return }
    state.editing = nil
    enqueue(.editingEnded(changes))
    customizationKeeper.requestSave()
    editingDidChange()
  }

  private func editingDidChange() {
    sidebar.section = nil
    transaction.note([.screen, .customization, .editing, .path, .rows, .bar])
  }

  // MARK: - Events

  /// Whether the delegate is yet to be notified that editing begins, or is being notified of what
  /// was changed.
  var isNotifyingOfEditing: Bool {
    if state.currentCustomization != nil { return true }
    if transaction.isOpen { return false }
    return state.pendingCustomization.contains {
      if case .editingBegins = $0 { true } else { false }
    }
  }

  private func enqueue(_ event: CustomizationEvent) {
    state.pendingCustomization = state.pendingCustomization + [event]
    transaction.note(.customization)
  }

  /// Takes the next event of which the delegate is to be notified.
  func takeCustomizationEvent() -> CustomizationEvent? {
    guard let event = state.pendingCustomization.first else { return nil }
    state.pendingCustomization = Array(state.pendingCustomization.dropFirst())
    state.currentCustomization = event
    return event
  }

  /// The delegate is notified of the event, but for the call that ends editing.
  func finishCustomizationEvent() { state.currentCustomization = nil }

  /// Changes something for the user. The delegate is notified at once, or while editing when that
  /// ends.
  ///
  /// - Parameter mutate: Changes tabs and customization, noting what it changes.
  func changeForUser(_ mutate: (CustomizationChanges) -> Void) {
    update(.customization) {
      closeForGesture()
      let changes = state.editing ?? CustomizationChanges()
      mutate(changes)
      customizationKeeper.requestSave()
      if !state.isEditing { enqueue(.changed(changes)) }
    }
  }
}

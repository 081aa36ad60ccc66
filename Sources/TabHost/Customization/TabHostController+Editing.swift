extension TabHostController {
  /// Why the user can't begin editing, or `nil` if the user can.
  var refusalOfEditing: UserInteraction.Refusal? {
    guard isShown, state.presence == .lasting else { return .hostNotOnScreen }
    guard !state.isEditing, !isNotifyingOfEditing else { return .alreadyEditing }
    if let reason = sidebarUnavailability { return .notAvailable.because(of: reason) }
    return screen.allowsEditing ? nil : .notAvailable
  }

  /// Begins editing for the user: 1. the sidebar is shown, if it is hidden  2. willBeginEditing. In
  /// a batch, the delegate is notified of both at its end.
  func beginEditing() -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    let isInBatch = transaction.isOpen
    closeForGesture()
    return notify {
      // What a closed menu calls may have begun editing, or made it impossible.
      if let refusal = refusalOfEditing { return .refused(refusal) }
      update(.customization) {
        if screen.isSidebarHidden { sidebar.isHidden = false }
        enqueue(.editingBegins(isInBatch: isInBatch))
        // Later actions in the same batch may require editing.
        if isInBatch { editingDidBegin() }
      }
      return .performed
    }
  }

  /// Starts editing after the delegate was notified that editing will begin.
  func startEditing() {
    update(.editing) { editingDidBegin() }
  }

  private func editingDidBegin() {
    set(\.editing, CustomizationChanges())
    editingDidChange()
  }

  /// Ends editing, if the user is editing. The delegate is notified of the changes with the commit,
  /// and they are saved after the content on screen is updated.
  func endEditing() {
    if state.isEditing { update(.editing) { finishEditing() } }
  }

  /// Whether there is a sidebar to edit in.
  var canEdit: Bool { sidebar.isOnScreen && screen.allowsEditing }

  /// Stores that editing has ended. The caller commits the change.
  func finishEditing() {
    guard let changes = state.editing else { return }
    set(\.editing, nil)
    enqueue(.editingEnded(changes))
    customizationKeeper.requestSave()
    editingDidChange()
  }

  private func editingDidChange() {
    sidebar.section = nil
    transaction.note([.editing, .list, .rowStates])
  }

  // MARK: - Events

  /// Whether a notification about editing is pending or in progress: that editing begins, or what
  /// was changed.
  var isNotifyingOfEditing: Bool {
    if state.currentCustomization != nil { return true }
    if transaction.isOpen { return false }
    return state.pendingCustomization.contains {
      if case .editingBegins = $0 { true } else { false }
    }
  }

  private func enqueue(_ event: CustomizationEvent) {
    set(\.pendingCustomization, state.pendingCustomization + [event])
    transaction.note(.customization)
  }

  /// Removes and returns the next event that the delegate is to be notified of.
  func takeCustomizationEvent() -> CustomizationEvent? {
    guard let event = state.pendingCustomization.first else { return nil }
    set(\.pendingCustomization, Array(state.pendingCustomization.dropFirst()))
    set(\.currentCustomization, event)
    return event
  }

  /// Notes that the current event was notified, except for the call that ends editing.
  func finishCustomizationEvent() { set(\.currentCustomization, nil) }

  /// Makes a change for the user. The delegate is notified immediately or, while editing, when
  /// editing ends.
  ///
  /// - Parameter mutate: Changes tabs, and notes what it changes.
  func changeForUser(_ mutate: (CustomizationChanges) -> Void) {
    closeForGesture()
    customizationKeeper.loadIfNeeded()
    update(.customization) {
      let changes = state.editing ?? CustomizationChanges()
      mutate(changes)
      customizationKeeper.requestSave()
      if !state.isEditing { enqueue(.changed(changes)) }
    }
  }
}

extension TabHostController {
  /// Whether a person is editing bar and sidebar; see ``UserInteraction/beginEditing()``.
  ///
  /// Editing ends when the person is done, and as if they were when the host leaves the screen or
  /// there is no sidebar to edit in any more. A host that is dropped without leaving the screen
  /// drops what was not done.
  public var isEditing: Bool { following(\.isEditing, isAtEditing) }

  /// What ``isEditing`` reads.
  var isAtEditing: Bool { editing != nil }

  /// A person begins: 1. the sidebar is shown, if it is hidden  2. willBeginEditing. In a batch
  /// both are told at its end.
  func beginEditing() -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    return telling {
      closeForGesture()
      if sidebar.isAway { sidebar.isHidden = false }
      if isChanging {
        untoldCustomizing.append(.begun)
      } else {
        tellBegin()
      }
      change {
        editing = CustomizationChanges()
        editingDidChange()
      }
      return .performed
    }
  }

  /// Ends editing, if a person is at it. What was changed is told with the next settling, and saved
  /// when content stands.
  func endEditing() {
    if isAtEditing { change { finishEditing() } }
  }

  /// Ends editing where it can't go on.
  func endEditingIfImpossible() {
    if isAtEditing, !sidebar.isOnScreen { finishEditing() }
  }

  private func finishEditing() {
    guard let changes = editing else { return }
    editing = nil
    untoldCustomizing.append(.ended(changes))
    customizationKeeper.requestSave()
    editingDidChange()
  }

  private func editingDidChange() {
    sidebar.rootRowsDidChange()
    invalidateBar()
  }

  /// What people have done, to be told with the next settling.
  enum UntoldCustomizing {
    /// They have begun to edit.
    case begun
    /// They have changed something outside editing.
    case changed(CustomizationChanges)
    /// They are done with editing.
    case ended(CustomizationChanges)
  }

  /// A person changes something: at once if they are not editing, else when they are done.
  ///
  /// - Parameter mutate: Changes tabs and customization, noting what it changes.
  func changeForUser(_ mutate: (CustomizationChanges) -> Void) {
    change {
      closeForGesture()
      let changes = editing ?? CustomizationChanges()
      mutate(changes)
      customizationKeeper.requestSave()
      if !isAtEditing { untoldCustomizing.append(.changed(changes)) }
    }
  }

  /// Tells what people have done, in the order in which they have.
  func tellCustomizing() {
    let untold = untoldCustomizing
    untoldCustomizing = []
    for event in untold {
      switch event {
      case .begun: tellBegin()
      case .changed(let changes): tell(changes)
      case .ended(let changes): tellEnd(changes)
      }
    }
  }

  private func tellBegin() {
    tellSidebar()
    isTurningEditing = true
    DelegateAnnouncer(host: self).willBeginEditing()
    isTurningEditing = false
  }

  private func tellEnd(_ changes: CustomizationChanges) {
    isTurningEditing = true
    tell(changes)
    repairSelection()
    tellSelection()
    isTurningEditing = false
    DelegateAnnouncer(host: self).didEndEditing()
  }

  /// Tells what a person has changed: 1. visibilityDidChange  2. displayOrderDidChange for each
  /// group.
  private func tell(_ changes: CustomizationChanges) {
    let announcer = DelegateAnnouncer(host: self)
    let tabs = changes.changedTabs(in: tree)
    if !tabs.isEmpty { announcer.visibilityDidChange(for: tabs) }
    for group in changes.reorderedGroups(in: tree) where tree.contains(group) {
      announcer.displayOrderDidChange(for: group)
    }
  }

  /// Whether a tab is to be seen as far as the selection on it is concerned: what a person hides
  /// while editing counts when they are done.
  func keepsSelection(_ tab: TabItem) -> Bool {
    var tab: TabItem? = tab
    while let current = tab {
      if !keepsSelection(onlyOf: current) { return false }
      tab = current.storedParent
    }
    return true
  }

  /// The same, whether a group above the tab is to be seen or not.
  func keepsSelection(onlyOf tab: TabItem) -> Bool {
    !tab.visibility.isHidden || editing?.isAsPutByPerson(tab) == true
  }
}

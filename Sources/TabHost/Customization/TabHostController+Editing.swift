extension TabHostController {
  /// Whether a person is editing bar and sidebar; see ``UserInteraction/beginEditing()``.
  ///
  /// Editing ends when the person is done, and as if they were when the host leaves the screen or
  /// there is no sidebar to edit in any more.
  public var isEditing: Bool { editing != nil }

  /// A person begins: 1. the sidebar is shown, if it is hidden  2. willBeginEditing.
  func beginEditing() -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    return telling {
      if sidebar.isHidden { sidebar.isHidden = false }
      DelegateAnnouncer(host: self).willBeginEditing()
      guard editing == nil else { return .refused(.alreadyEditing) }
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
    if isEditing { change { finishEditing() } }
  }

  /// Ends editing where it can't go on.
  func endEditingIfImpossible() {
    if isEditing, !sidebar.isOnScreen { finishEditing() }
  }

  private func finishEditing() {
    guard let changes = editing else { return }
    editing = nil
    untoldChanges.append(UntoldChanges(changes: changes, endsEditing: true))
    customizationKeeper.requestSave()
    editingDidChange()
  }

  private func editingDidChange() {
    sidebar.rootRowsDidChange()
    invalidateBar()
  }

  /// What a person has changed, to be told with the next settling.
  struct UntoldChanges {
    let changes: CustomizationChanges
    let endsEditing: Bool
  }

  /// A person changes something: at once if they are not editing, else when they are done.
  ///
  /// - Parameter mutate: Changes tabs and customization, noting what it changes.
  func changeForUser(_ mutate: (CustomizationChanges) -> Void) {
    change {
      let changes = editing ?? CustomizationChanges()
      mutate(changes)
      customizationKeeper.requestSave()
      if !isEditing {
        untoldChanges.append(UntoldChanges(changes: changes, endsEditing: false))
      }
    }
  }

  /// Tells what people have changed: 1. visibilityDidChange  2. displayOrderDidChange for each
  /// group.
  ///
  /// - Returns: Whether editing has ended with it.
  func tellCustomization() -> Bool {
    guard !untoldChanges.isEmpty else { return false }
    let untold = untoldChanges
    untoldChanges = []
    let announcer = DelegateAnnouncer(host: self)
    for changes in untold.map(\.changes) {
      let tabs = changes.changedTabs(in: tree)
      let groups = changes.reorderedGroups(in: tree)
      if !tabs.isEmpty { announcer.visibilityDidChange(for: tabs) }
      for group in groups { announcer.displayOrderDidChange(for: group) }
    }
    return untold.contains(where: \.endsEditing)
  }

  /// Whether a tab is to be seen as far as the selection on it is concerned: what a person hides
  /// while editing counts when they are done.
  func keepsSelection(_ tab: TabItem) -> Bool {
    var tab: TabItem? = tab
    while let current = tab {
      if current.isHidden, editing?.isAsPutByPerson(current) != true { return false }
      tab = current.parent
    }
    return true
  }
}

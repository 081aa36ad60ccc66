/// Whether the user is editing, and the customization that the delegate is to be notified of.
///
/// The user can be ahead of the delegate: in a batch, editing can begin and end several times before the
/// delegate is notified of it. Only the transitions in this file change these values.
struct Editing {
  /// The changes by the user since editing began, or `nil` if the user is not editing.
  fileprivate(set) var changes: CustomizationChanges?
  /// What the delegate is to be notified of, in the order in which it happened.
  fileprivate var events: [CustomizationEvent] = []
  /// The notification in progress.
  fileprivate var notification = Notification.none
  /// The outcome of the call of ``TabHostController/setEditing(_:animated:)`` in progress, or `nil`
  /// until `super` is called.
  fileprivate var outcome: UserInteraction.Outcome?

  fileprivate enum Notification {
    case none
    /// The delegate is being notified.
    case event(CustomizationEvent)
    /// A subclass is called because editing has ended by itself. The delegate is notified when the
    /// subclass calls `super` and, without that, when it returns.
    case subclass(CustomizationChanges)
  }

  /// Whether the user is editing.
  var isActive: Bool { changes != nil }

  /// Whether events are pending, besides the one that the delegate is being notified of.
  var hasEvents: Bool { !events.isEmpty }

  /// Whether the notifications of the end of editing are pending or in progress, before the last one.
  var isEnding: Bool {
    switch notification {
    case .event(.editingEnded), .subclass: true
    case .none, .event: events.contains { if case .editingEnded = $0 { true } else { false } }
    }
  }

  /// Whether the user is editing, or the delegate has not been notified yet that editing has ended.
  var isInSession: Bool { isActive || isEnding }

  /// Whether a notification is in progress.
  fileprivate var isNotifying: Bool { if case .none = notification { false } else { true } }
}

/// A customization by the user that the delegate is notified of with the next commit.
enum CustomizationEvent {
  /// Editing begins after the delegate is notified or, in a batch, has already begun.
  case editingBegins(isInBatch: Bool)
  /// The user made a change outside editing.
  case changed(CustomizationChanges)
  /// Editing has ended, because a subclass was called for it or because it could not go on.
  case editingEnded(CustomizationChanges, isRequested: Bool)
}

// MARK: - Requesting

extension TabHostController {
  /// Why the user can't begin editing, or `nil` if the user can.
  var refusalOfBeginningEditing: UserInteraction.Refusal? {
    guard isShown, !state.isLeavingScreen else { return .hostNotOnScreen }
    guard !editing.isActive, !isNotifyingOfEditing else { return .alreadyEditing }
    if let reason = sidebarUnavailability { return .notAvailable.because(of: reason) }
    return screen.allowsEditing ? nil : .notAvailable
  }

  /// Whether a notification is in progress, or one that editing begins or ends is pending outside of a
  /// batch.
  private var isNotifyingOfEditing: Bool {
    if editing.isNotifying { return true }
    if transaction.isOpen { return false }
    return editing.events.contains { if case .changed = $0 { false } else { true } }
  }

  /// Whether there is a sidebar to edit in.
  var canEdit: Bool { sidebar.isOnScreen && screen.allowsEditing }

  /// Calls the method with which a subclass begins or ends editing. If that does not call `super`, the
  /// outcome is a veto.
  func requestEditing(_ isEditing: Bool) -> UserInteraction.Outcome {
    guard !isLooping else { return .vetoed }
    let outer = replace(&editing.outcome, with: nil)
    notify { calls.setEditing(isEditing) }
    return replace(&editing.outcome, with: outer) ?? .vetoed
  }

  /// Begins or ends editing, as `super` of the method that a subclass overrides.
  func performRequest(_ isEditing: Bool) {
    let outcome = isEditing ? beginEditing() : endEditing()
    if editing.outcome != .performed { editing.outcome = outcome }
  }

  /// Ends editing where it can't go on, even if a subclass does not call `super`.
  func stopEditing() {
    guard editing.isActive else { return }
    _ = requestEditing(false)
    _ = endEditing()
  }
}

// MARK: - Beginning and ending

extension TabHostController {
  /// Begins editing: 1. the sidebar is shown, if it is hidden  2. willBeginEditing  3. editing is active.
  /// In a batch, the delegate is notified of both at its end, and editing is active at once, because later
  /// actions in the batch may require it.
  private func beginEditing() -> UserInteraction.Outcome {
    if let refusal = refusalOfBeginningEditing { return .refused(refusal) }
    guard !isLooping else { return .vetoed }
    let isInBatch = transaction.isOpen
    closeForGesture()
    return notify {
      // What a closed menu calls may have begun editing, or made it impossible.
      if let refusal = refusalOfBeginningEditing { return .refused(refusal) }
      update(.customization) {
        if screen.isSidebarHidden { sidebar.isHidden = false }
        enqueue(.editingBegins(isInBatch: isInBatch))
        if isInBatch { activateEditing() }
      }
      return .performed
    }
  }

  private func activateEditing() {
    update([.editing, .list, .rowStates]) { editing.changes = CustomizationChanges() }
  }

  /// Ends editing, if the user is editing. The delegate is notified of the changes with the commit,
  /// and they are saved after the content on screen is updated.
  private func endEditing() -> UserInteraction.Outcome {
    if case .subclass(let changes) = editing.notification {
      // Editing has ended by itself. The delegate is notified now.
      notifyOfEndOfEditing(changes, isRequested: false)
      return .performed
    }
    guard editing.isActive else { return editing.isEnding ? .performed : .refused(.notEditing) }
    finishEditing(isRequested: true)
    return .performed
  }

  /// Ends editing, of which the delegate is notified with the commit.
  ///
  /// - Parameter isRequested: Whether a subclass was called for it. Otherwise, it is called with the
  ///   commit.
  func finishEditing(isRequested: Bool) {
    guard let changes = editing.changes else { return }
    update([.editing, .list, .rowStates]) {
      editing.changes = nil
      enqueue(.editingEnded(changes, isRequested: isRequested))
      customizationKeeper.requestSave()
    }
  }

  /// Makes a change for the user. The delegate is notified with the commit or, while editing, when
  /// editing ends.
  ///
  /// - Parameter mutate: Changes tabs, and notes what it changes.
  func changeForUser(_ mutate: (CustomizationChanges) -> Void) {
    closeForGesture()
    customizationKeeper.loadIfNeeded()
    update(.customization) {
      let changes = editing.changes ?? CustomizationChanges()
      mutate(changes)
      customizationKeeper.requestSave()
      if !editing.isActive { enqueue(.changed(changes)) }
    }
  }

  private func enqueue(_ event: CustomizationEvent) {
    editing.events = editing.events + [event]
    transaction.note(.customization)
  }
}

// MARK: - Notifying

extension TabHostController {
  /// Whether the delegate can be notified of the next event.
  var hasCustomizationToNotify: Bool { editing.hasEvents && !editing.isNotifying }

  /// Notifies the delegate of each event in order. An event that a callback adds follows the
  /// current one.
  func notifyOfCustomization() {
    while hasCustomizationToNotify {
      let event = editing.events[0]
      editing.events = Array(editing.events.dropFirst())
      setNotification(.event(event))
      switch event {
      case .editingBegins(let isInBatch):
        notifyOfSidebar()
        calls.willBeginEditing()
        setNotification(.none)
        if !isInBatch { activateEditing() }
      case .changed(let changes):
        notify(of: changes)
        setNotification(.none)
      case .editingEnded(let changes, isRequested: true):
        notifyOfEndOfEditing(changes, isRequested: true)
      case .editingEnded(let changes, isRequested: false):
        setNotification(.subclass(changes))
        calls.setEditing(false)
        // An override that does not call `super` does not keep the changes from the delegate.
        if case .subclass = editing.notification {
          notifyOfEndOfEditing(changes, isRequested: false)
        }
      }
    }
  }

  /// 1. visibilityDidChange  2. displayOrderDidChange  3. didSelectTab, if the selected tab was hidden
  /// 4. didEndEditing.
  private func notifyOfEndOfEditing(_ changes: CustomizationChanges, isRequested: Bool) {
    setNotification(.event(.editingEnded(changes, isRequested: isRequested)))
    notify(of: changes)
    validateSelection()
    notifyOfSelection()
    setNotification(.none)
    transaction.note(.editingSession)
    transaction.settle(in: self)
    calls.didEndEditing()
  }

  /// 1. visibilityDidChange  2. displayOrderDidChange for each group.
  private func notify(of changes: CustomizationChanges) {
    let tabs = changes.changedTabs(in: tree)
    if !tabs.isEmpty { calls.visibilityDidChange(for: tabs) }
    for group in changes.reorderedGroups(in: tree) where tree.contains(group) {
      calls.displayOrderDidChange(for: group)
    }
  }

  private func setNotification(_ notification: Editing.Notification) {
    // The changes refer to tabs, which are released when the transaction is complete.
    transaction.retire(replace(&editing.notification, with: notification))
  }
}

// MARK: - Changes

/// The changes by the user that the delegate has not been notified of: the tabs and groups, with
/// their state before.
@MainActor final class CustomizationChanges {
  private var tabs: [ObjectIdentifier: (tab: TabItem, wasHidden: Bool)] = [:]
  private var tabsChosenByUser: Set<ObjectIdentifier> = []
  private var groups: [ObjectIdentifier: (group: TabGroupItem, order: [TabItem])] = [:]

  /// Notes a tab that the user is about to hide or show.
  func noteVisibility(of tab: TabItem) {
    let name = ObjectIdentifier(tab)
    if tabs[name] == nil { tabs[name] = (tab, tab.visibility.isHidden) }
  }

  /// Notes whether the user has set the visibility of a tab or, overriding the user, the app.
  func noteOrigin(ofVisibilityOf tab: TabItem, byUser: Bool) {
    if byUser {
      tabsChosenByUser.insert(ObjectIdentifier(tab))
    } else {
      tabsChosenByUser.remove(ObjectIdentifier(tab))
    }
  }

  /// Returns whether the current visibility of a tab is the choice of the user.
  func isChosenByUser(_ tab: TabItem) -> Bool {
    tabsChosenByUser.contains(ObjectIdentifier(tab))
  }

  /// Notes a group whose children are about to be reordered.
  func noteOrder(of group: TabGroupItem) {
    let name = ObjectIdentifier(group)
    if groups[name] == nil { groups[name] = (group, group.childList.displayOrder) }
  }

  /// Returns the tabs whose visibility differs from the one before, in declared order.
  func changedTabs(in tree: TabTree) -> [TabItem] {
    let changed = tabs.values.filter {
      tree.contains($0.tab) && $0.tab.visibility.isHidden != $0.wasHidden
    }
    return tree.inDeclaredOrder(changed.map(\.tab))
  }

  /// Returns the groups whose children are in a different order than before, in declared order.
  func reorderedGroups(in tree: TabTree) -> [TabGroupItem] {
    let reordered = groups.values.filter { tree.contains($0.group) && differs($0.order, $0.group) }
    return tree.inDeclaredOrder(reordered.map(\.group)).compactMap(\.asGroup)
  }

  /// Returns whether the children that were already in the group are now in another order.
  private func differs(_ before: [TabItem], _ group: TabGroupItem) -> Bool {
    let now = group.childList.displayOrder
    let old = Set(before.map(ObjectIdentifier.init))
    return !now.filter { old.contains(ObjectIdentifier($0)) }
      .elementsEqual(before.filter { $0.storedParent === group }, by: ===)
  }
}

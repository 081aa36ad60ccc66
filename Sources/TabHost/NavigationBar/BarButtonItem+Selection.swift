extension BarButtonItem {
  /// Whether a tap changes a selection: that of the button or that of its menu.
  ///
  /// The default is `false`. If the value is `true`, it depends on what a tap does:
  ///
  /// - A button with a ``primaryAction``, and one without a menu, is turned on and off: a tap changes
  ///   ``isSelected``, and then performs the action.
  /// - A button with a ``menu`` alone displays the selection of the menu: ``title`` and ``image`` are
  ///   those of the first action that is on, or of the first action if none is. Choosing an action
  ///   turns it on and the others off, as in a menu with
  ///   ``Menu/Options-swift.struct/singleSelection``.
  ///
  /// Corresponds to `UIBarButtonItem.changesSelectionAsPrimaryAction` in UIKit.
  public var changesSelectionAsPrimaryAction: Bool {
    get { observed(\.changesSelectionAsPrimaryAction, look.changesSelection) }
    set {
      update(
        \.changesSelectionAsPrimaryAction,
        from: look.changesSelection,
        to: newValue,
        .look
      ) {
        stopFollowingMenu()
        changeImage { look.changesSelection = newValue }
        followMenu()
        changed(\.title)
        changed(\.image)
      }
    }
  }

  /// The titles that the button can have, or `nil` if they are not known: a hint to renderers, which
  /// can make the button wide enough for each of them.
  ///
  /// The default is `nil`.
  public var possibleTitles: Set<String>? {
    get { observed(\.possibleTitles, look.possibleTitles) }
    set {
      update(\.possibleTitles, from: look.possibleTitles, to: newValue, .look) {
        look.possibleTitles = newValue
      }
    }
  }

  /// Whether a tap changes ``isSelected``.
  var togglesSelection: Bool {
    look.changesSelection && (storedAction != nil || storedMenu == nil && menuOfGroup == nil)
  }

  /// Whether the button displays the selection of its menu.
  var displaysMenuSelection: Bool {
    look.changesSelection && storedAction == nil && storedMenu != nil
  }

  /// Whether a tap opens a menu, if there is one.
  package var opensMenu: Bool { storedAction == nil && !togglesSelection }

  /// Whether a tap does something other than opening a menu.
  var performsOnTap: Bool { storedAction != nil || togglesSelection }

  /// Changes the selection of the button, if a tap does, and performs its action.
  ///
  /// - Parameter perform: Performs the action.
  func performTap(_ perform: (Action) -> Void) {
    if togglesSelection { isSelected.toggle() }
    if let storedAction { perform(storedAction) }
  }
}

// MARK: - The selection of the menu

extension BarButtonItem {
  /// The element of the menu whose title and image the button displays.
  var selectedElement: Action? {
    guard displaysMenuSelection else { return nil }
    let actions = actionsOfMenu.filter { !$0.attributes.contains(.hidden) }
    return actions.first { $0.state == .on } ?? actions.first
  }

  private var actionsOfMenu: [Action] {
    guard let storedMenu else { return [] }
    var traversal = MenuTraversal()
    return traversal.actions(in: storedMenu)
  }

  /// Displays changes of the elements in the menu from now on.
  func followMenu() {
    guard look.changesSelection else { return }
    for action in actionsOfMenu { action.isShown(in: self) }
  }

  func stopFollowingMenu() {
    guard look.changesSelection else { return }
    for action in actionsOfMenu where action !== storedAction { action.isNoLongerShown(in: self) }
  }
}

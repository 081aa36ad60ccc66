extension TabHostController {
  /// How the host is left now, to be kept by the app and given to ``restore(_:)`` in its next run.
  ///
  /// What people have expanded and collapsed is in it for groups that are absent, too. A selection
  /// that waits to be restored is in it as it was given. Costs the depth of the selection, and the
  /// entries of ``customization``.
  public var restorationState: TabRestorationState {
    let present = TabRestorationState(
      selectionPath: state.selection.pathToRestore ?? pathOfSelection.map(\.identifier),
      isSidebarHidden: state.sidebar.isHiddenByChoice,
      expansion: customizationKeeper.customization.expansion
    )
    access(\.customization)
    return observed(
      \.restorationState,
      present,
      dependingOn: [.selection, .path, .screen, .customization]
    )
  }

  /// Brings the host back to how an earlier run has left it, before it comes on screen.
  ///
  /// Call it before ``tabs`` are set, or in one ``performBatchUpdates(_:)`` with them: then a
  /// single call tells it, `didSelectTab` with the origin ``SelectionOrigin/restoration`` and no
  /// previous tab. After that the first selection has been told, and is the previous tab. Nobody is
  /// asked, the sidebar's delegate hears nothing, and no provider runs. What anybody selects in
  /// between counts.
  ///
  /// - The tab at the end of the path is selected exactly, wherever it stands now. If it is gone,
  ///   hidden, disabled or has nothing to show, the deepest on the path that can be selected is, or
  ///   what a tap on it would select; if none can, the ordinary first tab. Without tabs the path
  ///   waits for the first ones.
  /// - ``Sidebar/isHidden`` is chosen as it was, if anyone had chosen.
  /// - Groups are expanded as people had them, also those that come later, where ``customization``
  ///   says nothing of them. With a ``customizationIdentifier`` the customization is kept already,
  ///   and alone counts.
  ///
  /// A host that has been on screen is left as it is: ``Diagnostic/Rule/lateRestoration``.
  public func restore(_ restored: TabRestorationState) {
    guard !notified.hasBeenDisplayed else {
      let message = "the host has been on screen already; nothing is restored"
      return report(.lateRestoration, restored.selectionPath.suffix(1), message)
    }
    update([]) {
      if let isHidden = restored.isSidebarHidden {
        sidebar.isHidden = isHidden
        // As it was left is no change.
        noteSidebarAsNotified()
      }
      restoreExpansion(restored.expansion)
      if !restored.selectionPath.isEmpty { restoreSelection(along: restored.selectionPath) }
    }
  }

  /// Selects a tab as an earlier run left it, with the origin ``SelectionOrigin/restoration``: that
  /// very tab, also if it is hidden or disabled. One that is not in the host is refused as
  /// ``Diagnostic/Rule/foreignSelection``.
  ///
  /// For apps that keep the selection in a form of their own; see ``restore(_:)`` for the others.
  /// Put it into one ``performBatchUpdates(_:)`` with the tabs, and a single call tells it.
  public func restoreSelection(to tab: TabItem) {
    select(tab, origin: .restoration)
  }

  private func restoreExpansion(_ expansion: [String: Bool]) {
    guard !expansion.isEmpty, customizationKeeper.identifier == nil else { return }
    let old = customizationKeeper.customization
    var restored = TabCustomization()
    for (group, isExpanded) in expansion { restored[group: group].isExpanded = isExpanded }
    customizationKeeper.update { $0 = restored.overridden(by: $0) }
    applyCustomization(inPlaceOf: old)
  }
}

extension TabCustomization {
  /// Which groups people have expanded and collapsed.
  fileprivate var expansion: [String: Bool] { groups.compactMapValues(\.isExpanded) }
}

extension TabHostController {
  /// The popover that is presented; nil if none is.
  public var popover: Popover? { observed(\.popover, state.overlays.popover) }

  /// Presents a popover. The one that was presented before is dismissed: 1. its handler is called
  /// 2. its content disappears, and the new one's appears, if the host is on screen.
  ///
  /// A popover that another host presents leaves that. One for a tab that is hidden is dismissed at
  /// once. One whose content is the host, or holds it, is refused as
  /// ``Diagnostic/Rule/missingContent``, and one for a tab that is not in the host as
  /// ``Diagnostic/Rule/foreignSource``: nothing changes and no handler is called. The popover that
  /// is presented already stays as it is.
  public func present(_ popover: Popover) {
    guard popover !== state.overlays.popover else { return }
    guard !isOrIsBelow(popover.content) else {
      let identifiers = popover.tab.map { [$0.identifier] } ?? []
      return report(.missingContent, identifiers, "a popover can't show its own host")
    }
    if let tab = popover.tab, !tree.contains(tab) {
      return report(.foreignSource, [tab.identifier], "is not in this host; no popover is shown")
    }
    guard !isLooping else { return }
    popover.host?.dismissPopover()
    update(.overlays) {
      dropPopover()
      popover.reference = tree.reference
      state.overlays.popover = popover
      changed(\.popover)
    }
  }

  /// Dismisses the popover, if there is one: 1. its handler is called  2. its content disappears.
  public func dismissPopover() {
    if state.overlays.popover != nil { dropPopover() }
  }

  /// Takes the popover away; its handler is called with the commit.
  func dropPopover() {
    guard let popover = state.overlays.popover else { return }
    update(.overlays) {
      popover.reference = nil
      state.overlays.popover = nil
      state.overlays.dismissed = state.overlays.dismissed + [popover]
      changed(\.popover)
    }
  }

  /// Takes the popovers whose handlers are not called yet.
  func takeDismissedPopovers() -> [Popover] {
    let dismissed = state.overlays.dismissed
    if !dismissed.isEmpty { state.overlays.dismissed = [] }
    return dismissed
  }
}

extension UserInteraction {
  /// Dismisses the popover, as by a touch beside it; see ``TabHostController/dismissPopover()``.
  /// Nothing else that a person does dismisses it.
  @discardableResult
  public func dismissPopover() -> Outcome {
    guard host.isShown else { return .refused(.notOnScreen) }
    guard host.state.overlays.popover != nil else { return .refused(.notAvailable) }
    host.dismissPopover()
    return .performed
  }
}

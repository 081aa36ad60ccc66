extension TabHostController {
  /// The presented popover, or `nil` if there is none.
  public var popover: Popover? { observed(\.popover, state.overlays.popover) }

  /// Presents a popover, and dismisses the one that was presented before.
  ///
  /// The steps are, in this order:
  ///
  /// 1. the ``Popover/dismissHandler`` of the old popover is called
  /// 2. if the host is on screen, the old content disappears and the new content appears
  ///
  /// A popover that another host presents is dismissed there. A popover for a hidden tab is
  /// dismissed immediately. Presenting the current popover again has no effect.
  ///
  /// A popover whose content is the host or contains it is refused and reported as
  /// ``Diagnostic/Rule/missingContent``, and one for a tab that is not in the host as
  /// ``Diagnostic/Rule/foreignSource``. In both cases nothing changes and no handler is called.
  public func present(_ popover: Popover) {
    guard popover !== state.overlays.popover else { return }
    guard !isOrIsBelow(popover.content) else {
      let identifiers = popover.tab.map { [$0.identifier] } ?? []
      return report(.missingContent, identifiers, "a popover can't contain its own host")
    }
    if let tab = popover.tab, !tree.contains(tab) {
      let message = "the source of the popover is not in the host; it is not shown"
      return report(.foreignSource, [tab.identifier], message)
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

  /// Dismisses the popover, if there is one.
  ///
  /// First its ``Popover/dismissHandler`` is called, then its content disappears.
  public func dismissPopover() {
    if state.overlays.popover != nil { dropPopover() }
  }

  /// Removes the popover. Its handler is called with the commit.
  func dropPopover() {
    guard let popover = state.overlays.popover else { return }
    update(.overlays) {
      popover.reference = nil
      state.overlays.popover = nil
      state.overlays.dismissed = state.overlays.dismissed + [popover]
      changed(\.popover)
    }
  }

  /// Returns the dismissed popovers whose handlers have not been called, and resets the list.
  func takeDismissedPopovers() -> [Popover] {
    let dismissed = state.overlays.dismissed
    if !dismissed.isEmpty { state.overlays.dismissed = [] }
    return dismissed
  }
}

extension UserInteraction {
  /// Dismisses the popover, for example after a tap beside it; see
  /// ``TabHostController/dismissPopover()``.
  ///
  /// No other action of the user dismisses the popover directly.
  @discardableResult
  public func dismissPopover() -> Outcome {
    perform(.dismissPopover) {
      guard host.isShown else { return .refused(.hostNotOnScreen) }
      guard host.state.overlays.popover != nil else { return .refused(.notAvailable) }
      host.dismissPopover()
      return .performed
    }
  }
}

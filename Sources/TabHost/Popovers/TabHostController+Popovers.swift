extension TabHostController {
  /// The presented popover, or `nil` if there is none.
  ///
  /// If there are several, this is the uppermost one; see ``presentedControllers``.
  public var popover: Popover? { observed(\.popover, state.overlays.popover) }

  /// Presents a popover, and dismisses the one that was presented before, together with whatever is
  /// presented above that.
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
  /// ``Diagnostic/Rule/foreignSource``. One whose content is presented in another way is refused as
  /// ``Diagnostic/Rule/invalidPresentation``. In each case nothing changes and no handler is called.
  public func present(_ popover: Popover) {
    guard popover !== state.overlays.popover else { return }
    guard !isOrIsBelow(popover.content) else {
      let identifiers = popover.tab.map { [$0.identifier] } ?? []
      return report(.missingContent, identifiers, "a popover can't contain its own host")
    }
    if let tab = popover.tab, !tree.contains(tab) {
      return reportForeignSource(tab)
    }
    guard !state.overlays.presented.contains(where: { $0.showsWithoutPopover(popover.content) })
    else {
      let message = "the content of the popover is already presented; dismiss it first"
      return report(.invalidPresentation, [], message)
    }
    guard !isLooping else { return }
    popover.host?.dismissPopover()
    update(.overlays) {
      dismissPopover()
      add(PresentedController(popover.content, .popover, popover: popover))
    }
  }

  /// Dismisses the popover, if there is one, and whatever is presented above it.
  ///
  /// First its ``Popover/dismissHandler`` is called, then its content disappears.
  public func dismissPopover() {
    let index = state.overlays.presented.lastIndex { $0.popover != nil }
    if let index { dismissPresented(from: index) }
  }
}

extension TabHostController.PresentedController {
  fileprivate func showsWithoutPopover(_ content: ViewController) -> Bool {
    popover == nil && viewController === content
  }
}

import TabHost

extension HostScreen {
  /// Reports what is not drawn inside of the host, once: the bar and the sidebar of another host, and
  /// parts that are not in the content.
  func reportNesting() {
    let presented = host.presentedPages.map(\.viewController)
    let panes = host.panes.map(\.controller)
    for content in [host.controllerOfContentTab].compactMap(\.self) + panes + presented {
      var next: ViewController? = content
      while let controller = next {
        if let nested = controller as? TabHostController { report(nested) }
        next = controller.childForNavigation
      }
    }
    let others = [host.bottomAccessory?.contentView, host.sidebar.bottomBarView].compactMap(\.self)
    for page in (presented + others).compactMap(\.visiblePage) {
      if let parts = page as? PartsController, !(page is any TerminalContent) { report(parts) }
    }
  }

  private func report(_ parts: PartsController) {
    guard reported.insert(ObjectIdentifier(parts)).inserted else { return }
    let message =
      "the parts of a presented controller, of an accessory and of a bottom bar are not displayed; "
      + "present a single page, or push the parts onto a stack"
    host.report(
      TabHostController.Diagnostic(rule: .undisplayedParts, identifiers: [], message: message)
    )
  }

  private func report(_ nested: TabHostController) {
    guard nested.hasBarOrSidebar, reported.insert(ObjectIdentifier(nested)).inserted else {
      return
    }
    let name = nested.tab?.identifier
    let message =
      "the bar and the sidebar of a host inside another one are not displayed; add its tabs to the "
      + "outer host as a group, or set isTabBarHidden and select them programmatically"
    host.report(
      TabHostController.Diagnostic(
        rule: .nestedBar,
        identifiers: name.map { [$0] } ?? [],
        message: message
      )
    )
  }
}

extension TabHostController {
  /// Whether the host would display a bar with several tabs, or a sidebar.
  fileprivate var hasBarOrSidebar: Bool {
    if presentation.showsSidebar, !sidebar.isHidden { return true }
    let bar = bar
    return presentation.showsBar && !bar.isHidden
      && BarTabs(all: bar).count + bar.overflow.count > 1
  }
}

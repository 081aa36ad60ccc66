import TabHost

extension HostScreen {
  /// Reports each host on screen inside the host that has a bar or a sidebar of its own, once. Only the
  /// page of such a host is drawn.
  func reportNestedBars() {
    let presented = host.presentedPages.map(\.viewController)
    for content in [host.controllerOfContentTab] + presented {
      var next = content
      while let controller = next {
        if let nested = controller as? TabHostController { report(nested) }
        next = controller.childForNavigation
      }
    }
  }

  private func report(_ nested: TabHostController) {
    guard nested.hasBarOrSidebar, reportedHosts.insert(ObjectIdentifier(nested)).inserted else {
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

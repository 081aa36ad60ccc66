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
        (controller as? TabHostController)?.reportNestedBar()
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
}

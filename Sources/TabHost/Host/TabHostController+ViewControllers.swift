// The tabs of a host whose controllers are assigned, as before iPadOS 18. Each controller has a tab,
// which displays the controller's item.

extension TabHostController {
  /// Creates a host with a tab for each controller; see ``viewControllers``.
  public convenience init(viewControllers: [ViewController]) {
    self.init()
    setViewControllers(viewControllers, animated: false)
  }

  /// The controllers of the root tabs, or `nil` if the app has assigned ``tabs``.
  var controllersOfTabs: [ViewController]? {
    guard state.hasViewControllers else { return nil }
    return tree.roots.compactMap { $0.details?.representedController }
  }

  /// Replaces the root tabs with a tab for each controller.
  func replaceTabs(with controllers: [ViewController]?) {
    let tabs = makeTabs(for: controllers ?? [])
    let index = rootIndexOfSelection
    update(.none) {
      setHasViewControllers(controllers != nil)
      rootList.replace(with: tabs)
      guard let index, let selected = state.selection.tab, !tree.contains(selected),
        let first = tree.roots.first
      else { return }
      select(tree.roots.indices.contains(index) ? tree.roots[index] : first, origin: .program)
    }
  }

  /// Replaces the root tabs that the app has created.
  func replaceTabs(with tabs: [TabItem]) {
    guard state.hasViewControllers else { return rootList.replace(with: tabs) }
    update(.none) {
      setHasViewControllers(false)
      rootList.replace(with: tabs)
    }
  }

  private func setHasViewControllers(_ hasViewControllers: Bool) {
    guard hasViewControllers != state.hasViewControllers else { return }
    set(\.hasViewControllers, hasViewControllers)
    changed(\.viewControllers)
  }

  /// Returns the tabs of controllers. A controller that is in the host keeps its tab.
  private func makeTabs(for controllers: [ViewController]) -> [TabItem] {
    for controller in controllers { controller.leaveTabs(unlessIn: self) }
    var names = Set(tree.roots.map(\.identifier))
    var number = 0
    func makeName() -> String {
      while true {
        let name = "TabHost.ViewController.\(number)"
        number += 1
        if names.insert(name).inserted { return name }
      }
    }
    return controllers.map { controller in
      if let tab = controller.representingTab { return tab }
      let tab = TabItem(title: "", identifier: makeName()) { [controller] _ in controller }
      tab.represent(controller)
      return tab
    }
  }
}

extension TabItem {
  /// Makes a controller the content of the tab.
  fileprivate func represent(_ controller: ViewController) {
    madeDetails.representedController = controller
    content = .made(controller)
    controller.storedTab = self
    take(controller.tabBarItem)
  }
}

extension ViewController {
  /// The tab of the controller in a host whose controllers are assigned.
  fileprivate var representingTab: TabItem? {
    guard let tab = storedTab, tab.details?.representedController === self else {
      return nil
    }
    return tab
  }

  /// Removes the controller from another host whose controllers are assigned.
  fileprivate func leaveTabs(unlessIn host: TabHostController) {
    guard let tab = representingTab, tab.host !== host else { return }
    if let other = tab.host, let controllers = other.controllersOfTabs {
      other.replaceTabs(with: controllers.filter { $0 !== self })
    } else if let list = tab.siblingList {
      list.replace(with: list.tabs.filter { $0 !== tab })
    }
    tab.discardContent()
  }
}

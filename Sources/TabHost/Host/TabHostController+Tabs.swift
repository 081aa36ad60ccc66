extension TabHostController {
  /// The root tabs and their order.
  final var rootList: TabList { tree.rootList }

  /// The root tabs in declared order, including hidden ones: the ``tabs``, or the tabs of the
  /// ``viewControllers``.
  ///
  /// Used by renderers, which display both in the same way. Has no counterpart in UIKit.
  public var rootTabs: [TabItem] { observed(\.tabs, tree.roots) }

  /// The root tabs in the order of the sidebar, including hidden ones.
  ///
  /// Groups follow the other tabs. Both are arranged by ``displayOrderIdentifiers``, except for
  /// tabs that may not be moved, which keep their places.
  public var displayOrder: [TabItem] {
    access(\.tabs)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, rootList.displayOrder)
  }

  /// The identifiers of the root tabs in the order of the sidebar.
  ///
  /// The default is an empty array. Tabs without an identifier in the array follow in declared
  /// order; groups follow all other tabs. When tabs enter the host, the order that the user has
  /// chosen replaces the value of this property. A value that you assign afterward takes effect,
  /// but is not saved. After a change of the order by the user, the array contains the identifiers of
  /// all root tabs, as described for ``TabGroupItem/displayOrderIdentifiers``.
  public var displayOrderIdentifiers: [String] {
    get {
      if rootList.order.isOfUser { _ = displayOrder }
      return observed(\.displayOrderIdentifiers, rootList.displayOrderIdentifiers)
    }
    set { rootList.changeOrder { $0.assign([Identifier](newValue)) } }
  }

  /// Whether the user may reorder the root tabs in the sidebar.
  ///
  /// The default is `false`. Tabs are reordered among tabs, and groups among groups. This property
  /// has no counterpart in UIKit, where the user can't reorder root tabs.
  public var allowsReordering: Bool {
    get { observed(\.allowsReordering, state.allowsReordering) }
    set {
      change(\.allowsReordering, \.allowsReordering, to: newValue, .none)
    }
  }

  /// Returns the tab with the given identifier, at any depth, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  public func tab(forIdentifier identifier: String) -> TabItem? {
    tree.tab(forIdentifier: identifier)
  }
}

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
    let old = controllersOfTabs ?? []
    let tabs = makeTabs(for: controllers ?? [])
    let index = rootIndexOfSelection
    // The controllers are children before the content is shown.
    notify {
      update(.none) {
        setHasViewControllers(controllers != nil)
        rootList.replace(with: tabs)
        guard let index, let selected = selection.tab, !tree.contains(selected),
          let first = tree.roots.first
        else { return }
        select(tree.roots.indices.contains(index) ? tree.roots[index] : first, origin: .program)
      }
      removeChildren(old)
      for controller in controllersOfTabs ?? []
      where keepsAsChild(controller) && !isTaken(controller) && !isOrIsContained(in: controller) {
        controller.enter(self)
      }
    }
  }

  /// Returns whether a controller is a child also while it is off screen, because the app has assigned
  /// it to ``viewControllers``.
  func keepsAsChild(_ controller: ViewController) -> Bool {
    state.hasViewControllers && controller.representingTab?.host === self
  }

  /// Removes controllers from the children that were assigned before. One on screen leaves when others
  /// are shown.
  private func removeChildren(_ controllers: [ViewController]) {
    for controller in controllers
    where !keepsAsChild(controller) && !contentPresenter.shows(controller) {
      controller.leave(self)
    }
  }

  /// Replaces the root tabs that the app has created.
  func replaceTabs(with tabs: [TabItem]) {
    guard state.hasViewControllers else { return rootList.replace(with: tabs) }
    let old = controllersOfTabs ?? []
    notify {
      update(.none) {
        setHasViewControllers(false)
        rootList.replace(with: tabs)
      }
      removeChildren(old)
    }
  }

  private func setHasViewControllers(_ hasViewControllers: Bool) {
    guard hasViewControllers != state.hasViewControllers else { return }
    set(\.hasViewControllers, hasViewControllers)
    changed(\.viewControllers)
    changed(\.tabs)
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

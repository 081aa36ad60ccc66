import TabHost
import TabHostTestSupport

/// Random actions of the app, the renderer and the environment.
extension RandomGestures {
  /// Makes rows available, which most gestures need.
  func showSidebar() {
    write("show sidebar")
    if !host.isDisplayed { host.appear() }
    host.traitCollection = pick([.pad, .pad, .mac])
    host.style = .automatic
    host.sidebar.isHidden = false
    user.endEditing()
  }

  func useRows() {
    let tab = anyRowTab
    switch roll(9) {
    case 0, 1:
      let first = roll(20)
      write("show rows from \(first)")
      host.sidebar.displayedRows = first..<(first + roll(10))
    case 2:
      write("scroll to \(tab.identifier)")
      host.sidebar.scroll(to: .tab(tab), animated: true)
    case 3:
      write("reconfigure \(tab.identifier)")
      host.sidebar.reconfigureItem(for: tab)
    case 4...6:
      let isWritten = host.sidebar.item(for: tab)?.accessories.isEmpty == false
      if isWritten {
        return did("accessory of \(tab.identifier)", user.performAccessory(at: roll(3), of: tab))
      }
      write("accessories of \(tab.identifier)")
      let menu = newMenu() ?? Menu()
      host.sidebar.item(for: tab)?.accessories = [
        .popUpMenu(menu), .outlineDisclosure(),
        .detail { [weak self] in self?.changeInCallback("detail") },
      ]
    case 7:
      guard let item = host.sidebar.toolbarItems.first else { return }
      did("toolbar", user.performToolbarItem(item))
    default:
      guard let group = anyGroup, let action = group.sidebarActions.last else { return }
      did("action of \(group.identifier)", user.perform(action, in: group))
    }
  }

  /// Calls a pending completion, calls it twice or discards it.
  func completePending() {
    switch roll(6) {
    case 0, 1: complete(\.swipeCompletions, true, "swipe")
    case 2, 3: complete(\.menuCompletions, newElements(depth: 1), "element")
    default:
      guard !loads.isEmpty else { return }
      let load = loads.remove(at: roll(loads.count))
      write("load")
      if roll(3) > 0 { load() } else { expected.insert(.neverCompleted) }
    }
  }

  private func complete<Answer>(
    _ kept: ReferenceWritableKeyPath<RandomGestures, [(Answer) -> Void]>,
    _ answer: Answer,
    _ what: String
  ) {
    guard !self[keyPath: kept].isEmpty else { return }
    let index = roll(self[keyPath: kept].count)
    let completion = self[keyPath: kept].remove(at: index)
    switch roll(4) {
    case 0:
      write("\(what) is dropped")
      expected.insert(.neverCompleted)
    case 1:
      write("\(what) completes twice")
      completion(answer)
      expected.insert(.completedTwice)
      completion(answer)
    default:
      write("\(what) completes")
      completion(answer)
    }
  }

  func changeHost() {
    switch roll(16) {
    case 0:
      write(host.isDisplayed ? "disappear" : "appear")
      if host.isDisplayed { host.disappear() } else { host.appear() }
    case 1, 2:
      let traits: [TraitCollection] = [.pad, .pad, .portrait, .compact, .phone, .vision, .mac]
      let picked = pick(traits)
      write("traits \(picked.userInterfaceIdiom) \(picked.orientation)")
      host.traitCollection = picked
    case 3:
      let style: TabHostController.Style = pick([.automatic, .tabBarOnly, .page(.always)])
      write("style \(style)")
      host.style = roll(2) == 0 ? .automatic : style
    case 4, 5: presentPopover()
    case 6:
      write("dismiss popover")
      if roll(2) == 0 { host.dismissPopover() } else { user.dismissPopover() }
    case 7:
      write("bottom accessory")
      host.bottomAccessory = roll(2) == 0 ? nil : TabAccessory(contentView: ViewController())
      host.isBottomAccessoryHidden = roll(4) == 0
    case 8:
      write("bottom bar")
      host.sidebar.bottomBarView = roll(2) == 0 ? nil : ViewController()
    case 9:
      write("overflow items")
      host.sidebar.navigationOverflowItems = roll(3) == 0 ? nil : newDeferred(depth: 1)
    case 10:
      write("toolbar items")
      host.sidebar.toolbarItems = (0..<roll(3)).map { _ in newAction() }
    case 11:
      write("searchable")
      host.isSearchable.toggle()
    case 12:
      write("search text")
      host.searchText = pick(["", "c"])
    case 13:
      write("sidebar hidden")
      host.sidebar.isHidden.toggle()
    case 14:
      write("batch {")
      host.performBatchUpdates {
        act()
        act()
      }
      write("}")
    default:
      write("same delegate again")
      host.sidebar.delegate = nil
      host.sidebar.delegate = self
    }
  }

  private func presentPopover() {
    let tab = anyTab
    write("popover for \(tab.identifier)")
    if tab.tabHostController !== host { expected.insert(.foreignSource) }
    // Requests made before the presentation can remove the tab.
    if host.popover != nil { expected.insert(.foreignSource) }
    let content =
      roll(3) > 0 ? nil : pick([host.selectedViewController, host.bottomAccessory?.contentView])
    host.present(
      Popover(content: content ?? ViewController(), sourceItem: tab) { [weak self] in
        self?.changeInCallback("dismissal")
      }
    )
  }

  func changeTabs() {
    let tab = anyTab
    switch roll(11) {
    case 0:
      write("swipes of \(tab.identifier)")
      tab.leadingSwipeActionsProvider = { [weak self] _ in self?.newSwipeActions() }
      tab.trailingSwipeActionsProvider = roll(2) == 0 ? nil : tab.leadingSwipeActionsProvider
    case 1:
      write("menu of \(tab.identifier) is set")
      tab.contextMenuProvider = roll(4) == 0 ? nil : { [weak self] _ in self?.newMenu() }
    case 2:
      write("drop handler of \(tab.identifier)")
      tab.dropHandler = newDropHandler()
    case 3:
      write("drag items of \(tab.identifier)")
      tab.dragItemsProvider = roll(3) == 0 ? nil : { [weak self] _ in self?.newItems() ?? [] }
    case 4:
      write("look of \(tab.identifier)")
      tab.badge = pick([nil, .count(2), .text("new")])
      tab.isEnabled.toggle()
    case 5:
      guard let group = anyGroup else { return }
      write("actions of \(group.identifier) are set")
      group.sidebarActions = (0..<roll(3)).map { _ in newAction() }
      group.aggregatesBadges.toggle()
      group.allowsReordering = true
      tab.allowsHiding = true
    case 6:
      guard let action = anyGroup?.sidebarActions.first else { return }
      write("attributes of an action")
      action.attributes = pick([[], .hidden, .disabled])
    case 7 where roll(3) == 0:
      write("\(tab.identifier) goes elsewhere")
      otherHost.tabs = [tab]
      if roll(2) == 0, let popover = host.popover { otherHost.present(popover) }
    case 8:
      write("action of \(tab.identifier)")
      tab.primaryAction = roll(3) > 0 ? nil : newAction()
    default:
      tree.step()
      write("tree: \(tree.lastChange)")
    }
  }
}

import TabHost
import TabHostTestSupport

extension HostRelease {
  static let ofDelegates: [HostRelease] = [
    .delegate(.shouldSelect, "by the user") { $0.host?.user.tapRow($0.b) },
    .delegate(.didSelect, "by the user") { $0.host?.user.tapRow($0.b) },
    .delegate(.didSelect, "by the app") { $0.host?.selectedTab = $0.b },
    .delegate(.didSelect, "by a hidden tab") { $0.a.isHidden = true },
    .delegate(.didSelect, "by a group") {
      $0.host?.selectedTab = $0.c1
    } trigger: {
      $0.group.selectedChild = $0.c2
    },
    .delegate(.didSelect, "by a stack that is popped") {
      $0.group.managingNavigationController = NavigationController()
      $0.host?.selectedTab = $0.c2
    } trigger: {
      $0.group.managingNavigationController?.popViewController(animated: false)
      $0.group.selectedChild = $0.c1
    },
    .delegate(.displayedControllers, "by a group") {
      $0.group.managingNavigationController = NavigationController()
      $0.host?.selectedTab = $0.c1
    } trigger: {
      $0.group.selectedChild = $0.c2
    },
    .delegate(.displayedControllers, "by another stack") {
      $0.host?.selectedTab = $0.c1
    } trigger: {
      $0.group.managingNavigationController = NavigationController()
    },
    .delegate(.willBeginEditing, "by the user") { $0.host?.user.beginEditing() },
    .delegate(.didEndEditing, "by the user") {
      $0.host?.user.beginEditing()
    } trigger: {
      $0.host?.user.endEditing()
    },
    .delegate(.didEndEditing, "by a sidebar that is hidden") {
      $0.host?.user.beginEditing()
    } trigger: {
      $0.sidebar?.isHidden = true
    },
    .delegate(.visibility, "by the user") {
      $0.b.allowsHiding = true
      $0.host?.user.beginEditing()
      $0.host?.user.uncheck($0.b)
    } trigger: {
      $0.sidebar?.isHidden = true
    },
    .delegate(.order, "by the user") {
      $0.group.allowsReordering = true
    } trigger: {
      $0.host?.user.moveRow($0.c2, .before, $0.c1)
    },
    .delegate(.dropOnTab, "by the user") {
      _ = $0.host?.user.beginExternalDrag([.bare]).enter(.tab($0.b))
    },
    .delegate(.acceptOnTab, "by the user") { owned in
      let drag = owned.host?.user.beginExternalDrag([.bare])
      drag?.enter(.tab(owned.b))
      drag?.drop()
    },
  ]

  static let ofRows: [HostRelease] = [
    .delegate(.sidebarHides, "by the app") { $0.sidebar?.isHidden = true },
    .delegate(.alongside, "by the app") { $0.sidebar?.isHidden = true },
    .delegate(.completion, "by the app") { $0.sidebar?.isHidden = true },
    .delegate(.sidebarHides, "by the user") { $0.host?.user.hideSidebar() },
    .delegate(.sidebarShows, "for editing") {
      $0.sidebar?.isHidden = true
    } trigger: {
      $0.host?.user.beginEditing()
    },
    .delegate(.availability, "by a mode") { $0.host?.mode = .tabBar },
    .delegate(.availability, "by a group that leaves") { $0.host?.tabs.removeLast() },
    .delegate(.item, "by rows that scroll") {
      hideRows($0)
    } trigger: {
      showRows($0)
    },
    .delegate(.item, "by a new child") { $0.group.children.append(.bare("new")) },
    .delegate(.update, "by a title") { $0.b.title = "B" },
    .delegate(.update, "by an action") { $0.action.title = "Other" },
    .delegate(.update, "by a group that is disabled") { $0.group.isEnabled = false },
    .delegate(.update, "by a reconfiguration") { $0.sidebar?.reconfigureItem(for: $0.b) },
    .delegate(.update, "by a delegate") { owned in
      let listener = owned.sidebar?.delegate
      owned.sidebar?.delegate = nil
      owned.sidebar?.delegate = listener
    },
    .delegate(.willBeginDisplaying, "by rows that scroll") {
      hideRows($0)
    } trigger: {
      showRows($0)
    },
    .delegate(.didEndDisplaying, "by rows that scroll") { hideRows($0) },
    .delegate(.didEndDisplaying, "by a hidden tab") { $0.b.isHidden = true },
    .delegate(.didEndDisplaying, "by a collapsed group") { $0.group.isExpanded = false },
    .delegate(.didEndDisplaying, "by a child that leaves") { $0.group.children.removeLast() },
    .delegate(.didEndDisplaying, "by a host that leaves the screen") { $0.host?.disappear() },
  ]

  static let ofGestures: [HostRelease] = [
    .delegate(.leadingSwipe, "by the user") { $0.host?.user.openSwipeActions(.leading, on: $0.b) },
    .delegate(.trailingSwipe, "by the user") { $0.host?.user.fullSwipe(.trailing, on: $0.b) },
    .delegate(.contextMenu, "by the user") { $0.host?.user.openContextMenu(on: $0.b) },
    .delegate(.dragBegins, "by the user") { _ = $0.host?.user.drag(row: $0.b) },
    .delegate(.dragAdds, "by the user") { owned in
      owned.host?.user.drag(row: owned.b).1?.add(row: owned.c1)
    },
    .delegate(.dropOnAction, "by the user") {
      _ = $0.host?.user.beginExternalDrag([.bare]).enter(.action($0.action, $0.group))
    },
    .delegate(.acceptOnAction, "by the user") { owned in
      let drag = owned.host?.user.beginExternalDrag([.bare])
      drag?.enter(.action(owned.action, owned.group))
      drag?.drop()
    },
  ]

  @MainActor private static func hideRows(_ owned: OwnedHost) {
    owned.sidebar?.displayedRows = 0..<0
  }

  @MainActor private static func showRows(_ owned: OwnedHost) {
    owned.sidebar?.displayedRows = 0..<9
  }
}

extension DragItem {
  /// An item without representations.
  @MainActor static var bare: DragItem { DragItem(itemProvider: ItemProvider()) }
}

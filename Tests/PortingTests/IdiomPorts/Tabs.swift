import Foundation
import TabHost

// MARK: - TabItem with a provider

@MainActor func makeHomeTab() -> TabItem {
  TabItem(title: "Home", image: TabImage(systemName: "house"), identifier: "home") { tab in
    let page = ViewController()
    page.title = tab.title
    return page
  }
}

// MARK: - TabItem.badgeValue

@MainActor func showUnreadCount(_ count: Int, on tab: TabItem) {
  tab.badgeValue = count > 0 ? "\(count)" : nil
  tab.subtitle = count == 1 ? "1 unread message" : "\(count) unread messages"
}

// MARK: - TabItem placement, visibility and other properties

@MainActor func place(_ tab: TabItem, isFavorite: Bool) {
  tab.preferredPlacement = isFavorite ? .fixed : .sidebarOnly
  tab.allowsHiding = !isFavorite
  tab.isHiddenByDefault = false
  tab.isHidden = tab.preferredPlacement == .optional && !tab.hasVisiblePlacement
}

// MARK: - TabItem found by its identifier

@MainActor func isTabSelected(_ identifier: String, in controller: TabHostController) -> Bool {
  guard let tab = controller.tab(forIdentifier: identifier) else { return false }
  return controller.selectedTab === tab || (tab as? TabGroupItem)?.selectedChild != nil
}

@MainActor func decorate(_ tab: TabItem, with store: [String: Int]) {
  tab.selectedImage = TabImage(systemName: "tray.fill")
  tab.userInfo = store
  tab.isEnabled = !store.isEmpty
  tab.accessibilityIdentifier = "tab.\(tab.identifier)"
  if let group = tab.managingTabGroup, tab.parent !== group { tab.isSpringLoaded = false }
}

// MARK: - TabItem subclass that overrides title

final class CountingTab: TabItem {
  private(set) var titleChanges = 0

  override var title: String {
    didSet { if title != oldValue { titleChanges += 1 } }
  }
}

// MARK: - TabItem subclass that overrides viewController

final class TitledTab: TabItem {
  override var viewController: ViewController? {
    let page = super.viewController
    page?.title = title
    return page
  }
}

// MARK: - TabItem in sets and dictionaries

@MainActor struct TabUsage {
  private var counts: [TabItem: Int] = [:]
  private var visited: Set<TabItem> = []

  mutating func note(_ tab: TabItem, after previous: TabItem?) {
    guard !tab.isEqual(previous), tab != visited.first else { return }
    counts[tab, default: 0] += 1
    visited.insert(tab)
  }
}

// MARK: - accessibilityLabel of a TabItem

@MainActor func describe(_ tab: TabItem, unread: Int) {
  tab.accessibilityLabel = "\(tab.title), \(unread) unread"
  tab.accessibilityHint = "Shows your messages"
}

// MARK: - TabGroupItem with children

@MainActor func makeLibrary(names: [String]) -> TabGroupItem {
  let children = names.map { name in
    TabItem(title: name, image: TabImage(systemName: "folder"), identifier: name) { _ in
      ViewController()
    }
  }
  let group = TabGroupItem(
    title: "Library",
    image: TabImage(systemName: "books.vertical"),
    identifier: "library",
    children: children
  )
  group.sidebarAppearance = .rootSection
  group.defaultChildIdentifier = children.first?.identifier
  group.allowsReordering = true
  return group
}

// MARK: - TabGroupItem with a managing navigation controller

@MainActor func makeManagedGroup(_ children: [TabItem]) -> TabGroupItem {
  let group = TabGroupItem(
    title: "Albums",
    image: TabImage(systemName: "square.stack"),
    identifier: "albums",
    children: children
  ) { _ in
    ViewController()
  }
  group.managingNavigationController = NavigationController()
  return group
}

// MARK: - TabGroupItem.sidebarActions and order

@MainActor func addActions(to group: TabGroupItem, create: @escaping () -> Void) {
  let action = Action(title: "New Album", image: TabImage(systemName: "plus")) { _ in create() }
  group.sidebarActions = [action]
}

@MainActor func sortChildren(of group: TabGroupItem) {
  group.displayOrderIdentifiers = group.children.sorted { $0.title < $1.title }.map(\.identifier)
  print(group.displayOrder.map(\.title))
}

// MARK: - TabGroupItem subclass that overrides children

final class PlaylistGroup: TabGroupItem {
  private(set) var isEmpty = true

  override var children: [TabItem] {
    didSet { isEmpty = children.isEmpty }
  }
}

// MARK: - SearchTabItem

@MainActor func makeShortSearchTab() -> SearchTabItem {
  let search = SearchTabItem { _ in NavigationController(rootViewController: ViewController()) }
  search.automaticallyActivatesSearch = true
  return search
}

// MARK: - SearchTabItem with all parameters

@MainActor func makeSearchTab() -> SearchTabItem {
  SearchTabItem(
    title: "Find",
    image: TabImage(systemName: "magnifyingglass"),
    identifier: "find"
  ) { _ in
    NavigationController(rootViewController: ViewController())
  }
}

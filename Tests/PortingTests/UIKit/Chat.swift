import UIKit

/// A conversation of the server.
struct Conversation: Identifiable, Hashable {
  enum Kind { case channel, direct }

  let id: String
  var name: String
  var kind = Kind.channel
  var unreadCount = 0
  var isMuted = false
}

/// The conversations, latest first. Calls a handler after each change.
@MainActor final class ChatStore {
  private(set) var conversations: [Conversation]
  private(set) var watched: Set<String> = []
  var changeHandler: (() -> Void)?

  init(conversations: [Conversation]) {
    self.conversations = conversations
  }

  subscript(id: Conversation.ID) -> Conversation? {
    get { conversations.first { $0.id == id } }
    set {
      let index = conversations.firstIndex { $0.id == id }
      if let index { conversations.remove(at: index) }
      if let newValue { conversations.insert(newValue, at: index ?? 0) }
      changeHandler?()
    }
  }

  /// Counts a new message, and moves its conversation to the top.
  func receive(in id: Conversation.ID) {
    guard var conversation = self[id] else { return }
    conversation.unreadCount += 1
    conversations.removeAll { $0.id == id }
    conversations.insert(conversation, at: 0)
    changeHandler?()
  }

  func watch(_ id: Conversation.ID) { if self[id] != nil { watched.insert(id) } }
  func unwatch(_ id: Conversation.ID) { watched.remove(id) }
}

/// The root of the app, with a tab for each conversation and actions in its row.
final class ChatController: UITabBarController {
  private let store: ChatStore
  private let channels = ChatController.makeGroup("Channels", symbol: "number")
  private let people = ChatController.makeGroup("People", symbol: "person.2")
  private let status = UIListContentView(configuration: .footer())

  private let mentions = UITab(
    title: "Mentions",
    image: UIImage(systemName: "at"),
    identifier: "mentions"
  ) { _ in
    MessagesViewController(title: "Mentions")
  }

  init(store: ChatStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    sidebar.delegate = self
    mentions.preferredPlacement = .pinned
    people.isCollapsedByDefault = true
    channels.sidebarActions = [
      UIAction(title: "New Channel", image: UIImage(systemName: "plus.bubble")) {
        [weak self] _ in
        self?.addChannel()
      }
    ]

    var header = UIListContentConfiguration.sidebarHeader()
    header.text = "Harbour Office"
    sidebar.headerContentConfiguration = header
    sidebar.bottomBarView = status
    sidebar.navigationOverflowItems = .uncached { [weak self] completion in
      completion([UIAction(title: "Mark All as Read") { _ in self?.markAllAsRead() }])
    }

    tabs = [mentions, channels, people]
    store.changeHandler = { [weak self] in self?.update() }
    update()
  }

  private static func makeGroup(_ title: String, symbol: String) -> UITabGroup {
    let image = UIImage(systemName: symbol)
    let group = UITabGroup(title: title, image: image, identifier: title.lowercased()) { tab in
      MessagesViewController(title: tab.title)
    }
    group.managingNavigationController = UINavigationController()
    return group
  }

  /// Updates the tabs. Existing tabs are reused, so they keep their content.
  private func update() {
    performBatchUpdates {
      for (group, kind) in [(channels, Conversation.Kind.channel), (people, .direct)] {
        group.children = store.conversations.filter { $0.kind == kind }.map { conversation in
          let known = tab(forIdentifier: conversation.id)
          let tab = known ?? makeTab(for: conversation)
          tab.title = conversation.name
          tab.subtitle = conversation.isMuted ? "Muted" : nil
          tab.badgeValue = conversation.unreadCount > 0 ? "\(conversation.unreadCount)" : nil
          return tab
        }
      }
    }
    let unread = store.conversations.reduce(0) { $0 + $1.unreadCount }
    var content = UIListContentConfiguration.footer()
    content.text = unread > 0 ? "\(unread) unread" : "All read"
    status.configuration = content
  }

  private func makeTab(for conversation: Conversation) -> UITab {
    UITab(
      title: conversation.name,
      image: UIImage(systemName: conversation.kind == .channel ? "number" : "person"),
      identifier: conversation.id
    ) { tab in
      MessagesViewController(title: tab.title)
    }
  }

  private func addChannel() {
    let id = "channel-\(store.conversations.count + 1)"
    store[id] = Conversation(id: id, name: "New Channel")
    if let tab = tab(forIdentifier: id) {
      selectedTab = tab
      sidebar.scroll(to: .tab(tab), animated: true)
    }
  }

  private func markAllAsRead() {
    for conversation in store.conversations { store[conversation.id]?.unreadCount = 0 }
  }
}

// MARK: - Reading

extension ChatController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    store[selectedTab.identifier]?.unreadCount = 0
  }
}

// MARK: - Rows

extension ChatController: UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {
    guard case .tab(let tab) = item.content, let known = store[tab.identifier] else { return }
    var content = item.defaultContentConfiguration()
    if known.isMuted { content.textProperties.color = .secondaryLabel }
    item.contentConfiguration = content
    item.accessories = known.isMuted ? [.label(text: "muted")] : []
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {
    store.watch(tab.identifier)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {
    store.unwatch(tab.identifier)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    guard let conversation = store[tab.identifier] else { return nil }
    let isUnread = conversation.unreadCount > 0
    let read = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [store] _, _, completion in
      store[conversation.id]?.unreadCount = isUnread ? 0 : 1
      completion(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    guard store[tab.identifier] != nil else { return nil }
    let leave = UIContextualAction(style: .destructive, title: "Leave") {
      [store] _, _, completion in
      store[tab.identifier] = nil
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [leave])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? {
    guard let conversation = store[tab.identifier] else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [store] _ in
      let mute = UIAction(title: "Mute", state: conversation.isMuted ? .on : .off) { _ in
        store[conversation.id]?.isMuted.toggle()
        sidebar.reconfigureItem(for: tab)
      }
      let leave = UIAction(title: "Leave", attributes: .destructive) { _ in
        store[conversation.id] = nil
      }
      return UIMenu(children: [mute, UIMenu(title: "More", children: [leave])])
    })
  }
}

/// The messages of a conversation.
final class MessagesViewController: UIViewController {
  convenience init(title: String) {
    self.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "No messages yet"
    label.textColor = .secondaryLabel
    label.frame = view.bounds
    view.addSubview(label)
  }
}

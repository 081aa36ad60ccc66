import Foundation
import TabHost
import TabHostTerminal

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
final class ChatController: TabHostController {
  private let store: ChatStore
  private let channels = ChatController.makeGroup("Channels", symbol: "number")
  private let people = ChatController.makeGroup("People", symbol: "person.2")
  private let status = ListContentView(configuration: .footer())

  private let mentions = TabItem(
    title: "Mentions",
    image: TabImage(systemName: "at"),
    identifier: "mentions"
  ) { _ in
    MessagesViewController(title: "Mentions")
  }

  init(store: ChatStore) {
    self.store = store
    super.init()
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
      Action(title: "New Channel", image: TabImage(systemName: "plus.bubble")) {
        [weak self] _ in
        self?.addChannel()
      }
    ]

    var header = ListContentConfiguration.sidebarHeader()
    header.text = "Harbour Office"
    sidebar.headerContentConfiguration = header
    sidebar.bottomBarView = status
    sidebar.navigationOverflowItems = .uncached { [weak self] completion in
      completion([Action(title: "Mark All as Read") { _ in self?.markAllAsRead() }])
    }

    tabs = [mentions, channels, people]
    store.changeHandler = { [weak self] in self?.update() }
    update()
  }

  private static func makeGroup(_ title: String, symbol: String) -> TabGroupItem {
    let image = TabImage(systemName: symbol)
    let group = TabGroupItem(title: title, image: image, identifier: title.lowercased()) { tab in
      MessagesViewController(title: tab.title)
    }
    group.managingNavigationController = NavigationController()
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
    var content = ListContentConfiguration.footer()
    content.text = unread > 0 ? "\(unread) unread" : "All read"
    status.configuration = content
  }

  private func makeTab(for conversation: Conversation) -> TabItem {
    TabItem(
      title: conversation.name,
      image: TabImage(systemName: conversation.kind == .channel ? "number" : "person"),
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

extension ChatController: TabHostControllerDelegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    store[selectedTab.identifier]?.unreadCount = 0
  }
}

// MARK: - Rows

extension ChatController: TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    guard case .tab(let tab) = item.content, let known = store[tab.identifier] else { return }
    var content = item.defaultContentConfiguration()
    if known.isMuted { content.textProperties.color = .secondaryLabel }
    item.contentConfiguration = content
    item.accessories = known.isMuted ? [.label(text: "muted")] : []
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    store.watch(tab.identifier)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    store.unwatch(tab.identifier)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    guard let conversation = store[tab.identifier] else { return nil }
    let isUnread = conversation.unreadCount > 0
    let read = ContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [store] _, _, completion in
      store[conversation.id]?.unreadCount = isUnread ? 0 : 1
      completion(true)
    }
    read.backgroundColor = .systemBlue
    return SwipeActionsConfiguration(actions: [read])
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    guard store[tab.identifier] != nil else { return nil }
    let leave = ContextualAction(style: .destructive, title: "Leave") {
      [store] _, _, completion in
      store[tab.identifier] = nil
      completion(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [leave])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard let conversation = store[tab.identifier] else { return nil }
    return ContextMenuConfiguration(actionProvider: { [store] _ in
      let mute = Action(title: "Mute", state: conversation.isMuted ? .on : .off) { _ in
        store[conversation.id]?.isMuted.toggle()
        sidebar.reconfigureItem(for: tab)
      }
      let leave = Action(title: "Leave", attributes: .destructive) { _ in
        store[conversation.id] = nil
      }
      return Menu(children: [mute, Menu(title: "More", children: [leave])])
    })
  }
}

/// The messages of a conversation.
final class MessagesViewController: ViewController, TerminalContent {
  convenience init(title: String) {
    self.init()
    self.title = title
  }

  func draw(on canvas: inout Canvas) {
    canvas.line("No messages yet", row: 0, style: CellStyle(dim: true))

  }
}

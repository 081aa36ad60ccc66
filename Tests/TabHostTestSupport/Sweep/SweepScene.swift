import Foundation
public import TabHost

/// A combination of platform, content, sidebar and overlay in which each property is set.
public struct SweepRecipe: Hashable, Sendable, CustomStringConvertible {
  /// The traits of the host.
  public enum Platform: String, Sendable, CaseIterable {
    case pad, narrowPad, phone, widePhone, mac, vision, tv, terminal, narrowTerminal

    /// The traits of a host on this platform.
    public var traits: TraitCollection {
      switch self {
      case .pad: .pad
      case .narrowPad: .compact
      case .phone: .phone
      case .widePhone: Self.phoneWithVerticalBar
      case .mac: .mac
      case .vision: .vision
      case .tv: .tv
      case .terminal: .terminal(columns: 100, rows: 24)
      case .narrowTerminal: .terminal(columns: 50, rows: 24)
      }
    }

    /// A phone with a vertical bar.
    private static var phoneWithVerticalBar: TraitCollection {
      var traits = TraitCollection(userInterfaceIdiom: .phone, orientation: .landscape)
      traits.verticalBarEdge = .trailing
      return traits
    }
  }

  /// The content of the selected tab.
  public enum Content: String, Sendable, CaseIterable {
    case plain, stack, split, parts, search, managed
  }

  /// The state of the sidebar, if there is one.
  public enum Sidebar: String, Sendable, CaseIterable {
    case shown, hidden, editing
  }

  /// What is open or presented above the content, if the host permits it.
  public enum Overlay: String, Sendable, CaseIterable {
    case none, menu, contentMenu, swipe, alert, sheet, popover, pagePopover, buttonMenu, drag
  }

  /// The platform.
  public let platform: Platform
  let content: Content
  let sidebar: Sidebar
  let overlay: Overlay

  init(_ platform: Platform, _ content: Content, _ sidebar: Sidebar, _ overlay: Overlay) {
    self.platform = platform
    self.content = content
    self.sidebar = sidebar
    self.overlay = overlay
  }

  /// The parts of the scene, separated by spaces.
  public var description: String { "\(platform) \(content) \(sidebar) \(overlay)" }

  /// The scenes of the sweep: each kind of overlay, content and sidebar on several platforms.
  public static let all = [
    SweepRecipe(.pad, .plain, .shown, .none),
    SweepRecipe(.pad, .split, .hidden, .menu),
    SweepRecipe(.pad, .managed, .shown, .swipe),
    SweepRecipe(.pad, .stack, .shown, .alert),
    SweepRecipe(.narrowPad, .search, .editing, .sheet),
    SweepRecipe(.narrowPad, .split, .hidden, .pagePopover),
    SweepRecipe(.narrowPad, .stack, .hidden, .contentMenu),
    SweepRecipe(.phone, .split, .shown, .none),
    SweepRecipe(.phone, .managed, .shown, .buttonMenu),
    SweepRecipe(.phone, .plain, .hidden, .popover),
    SweepRecipe(.widePhone, .plain, .hidden, .menu),
    SweepRecipe(.widePhone, .search, .shown, .none),
    SweepRecipe(.widePhone, .managed, .shown, .alert),
    SweepRecipe(.widePhone, .stack, .hidden, .none),
    SweepRecipe(.mac, .managed, .hidden, .none),
    SweepRecipe(.mac, .stack, .editing, .sheet),
    SweepRecipe(.mac, .search, .shown, .swipe),
    SweepRecipe(.mac, .split, .shown, .drag),
    SweepRecipe(.vision, .plain, .editing, .none),
    SweepRecipe(.vision, .managed, .shown, .buttonMenu),
    SweepRecipe(.vision, .stack, .hidden, .pagePopover),
    SweepRecipe(.tv, .search, .hidden, .menu),
    SweepRecipe(.tv, .split, .shown, .alert),
    SweepRecipe(.terminal, .stack, .shown, .none),
    SweepRecipe(.terminal, .managed, .editing, .sheet),
    SweepRecipe(.terminal, .search, .shown, .menu),
    SweepRecipe(.terminal, .split, .shown, .popover),
    SweepRecipe(.terminal, .parts, .shown, .none),
    SweepRecipe(.phone, .parts, .hidden, .menu),
    SweepRecipe(.narrowTerminal, .split, .hidden, .drag),
    SweepRecipe(.narrowTerminal, .search, .editing, .none),
  ]
}

/// A host in the state that a recipe describes, and the objects whose properties are set.
@MainActor public final class SweepScene {
  /// An object with a name in messages.
  public struct Named {
    /// The name in messages.
    public let name: String
    /// The object.
    public let object: AnyObject
  }

  let recipe: SweepRecipe
  /// The host.
  public let host = TabHostController()
  /// The objects of the scene, in a fixed order.
  public private(set) var objects: [Named] = []
  /// A window of its own, whose root can be any controller.
  private let window = TabHostWindow()
  private let rows = RowDelegate()
  private lazy var selection = TabSelection(host, values: ["a", "b"]) { $0 }
  private let fileStore = FileTabCustomizationStore(directory: "/nonexistent")
  /// Returns the text to display in place of another one.
  private let text: (String) -> String
  private let root: SweptPage
  private let pushed: SweptPage
  private let stack: NavigationController
  private let button: BarButtonItem

  /// Creates a host that is not visible.
  ///
  /// - Parameters:
  ///   - recipe: The state of the host.
  ///   - text: Returns the text to display in place of another one. By default, the same text.
  public init(_ recipe: SweepRecipe, text: @escaping (String) -> String = { $0 }) {
    self.recipe = recipe
    self.text = text
    root = SweptPage(text("Root"))
    pushed = SweptPage(text("Pushed"))
    stack = NavigationController(rootViewController: root)
    button = BarButtonItem(title: text("Button"), style: .plain) { _ in }
    host.diagnosticHandler = { _ in }
    host.title = text("Host")
    configurePages()
    addTabs()
    configureSidebar()
  }

  /// Makes the host visible in the state that the recipe describes.
  ///
  /// - Parameter prepare: Draws the host, which displays rows, before and after the overlay opens.
  public func show(preparing prepare: () -> Void = {}) {
    host.traitCollection = recipe.platform.traits
    host.sidebar.isHidden = recipe.sidebar == .hidden
    host.appear()
    prepare()
    if recipe.sidebar == .editing { host.user.beginEditing() }
    openOverlay()
    prepare()
    nameObjects()
  }

  /// The properties to set, each with the index of its object.
  ///
  /// By default, every second property of all tabs and all bar buttons, of which there are many. They
  /// alternate from scene to scene.
  public var steps: [(object: Int, property: SweptProperty)] {
    let first = SweepRecipe.all.firstIndex(of: recipe) ?? 0
    return objects.indices.flatMap { index in
      SweptProperty.all.enumerated().compactMap { number, property in
        guard property.belongs(to: objects[index].object) else { return nil }
        let isFrequent = ["TabItem.", "BarButtonItem."].contains { property.name.hasPrefix($0) }
        let isSkipped = isFrequent && !(number + index + first).isMultiple(of: 2)
        return isSkipped && Soak.factor == 0 ? nil : (index, property)
      }
    }
  }

  // MARK: - Creating objects

  private func configurePages() {
    let item = root.navigationItem
    item.subtitle = text("Subtitle")
    item.rightBarButtonItems = [button]
    item.backButtonTitle = text("Back")
    root.toolbarItems = [BarButtonItem(title: text("Tool"), style: .plain) { _ in }]
    let two = BarButtonItem(title: text("Two"), menu: menu("Of two"))
    two.changesSelectionAsPrimaryAction = true
    pushed.navigationItem.leadingItemGroups = [
      BarButtonItemGroup(
        barButtonItems: [
          BarButtonItem(title: text("One"), style: .plain) { _ in },
          two,
        ],
        representativeItem: BarButtonItem(title: text("More"), style: .plain) { _ in }
      )
    ]
    pushed.navigationItem.rightBarButtonItem = BarButtonItem(title: text("Right"), style: .done) {
      _ in
    }
    pushed.navigationItem.leftItemsSupplementBackButton = true
    pushed.toolbarItems = [BarButtonItem(title: text("Pushed tool"), style: .plain) { _ in }]
    stack.pushViewController(pushed, animated: false)
    stack.isToolbarHidden = false
  }

  private func addTabs() {
    let b = tab("b", SweptPage(text("B")))
    let (c1, c2) = (tab("c1", SweptPage(text("C1"))), tab("c2", SweptPage(text("C2"))))
    b.image = .symbol("star")
    b.subtitle = text("Subtitle")
    b.badge = .count(1)
    b.contextMenuProvider = { [menu = menu("Context")] _ in menu }
    b.trailingSwipeActionsProvider = { [text] _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: text("Flag")) { _, _, done in done(true) }
      ])
    }
    b.dropHandler = DropHandler(accepting: ["public.text"]) { _ in }
    b.dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "text"))] }
    let group = TabGroupItem(title: text("g"), identifier: "g", children: [c1, c2])
    c1.badge = .count(2)
    group.sidebarActions = [Action(title: text("Add")) { _ in }]
    var tabs = [tab("a", firstContent), b, group]
    if recipe.content == .search {
      let page = root
      let search = SearchTabItem { [stack] _ in
        stack.viewControllers = [page]
        return stack
      }
      tabs.append(search)
      root.navigationItem.searchController = searchController()
    }
    if recipe.content == .managed { group.managingNavigationController = stack }
    host.tabs = tabs
    host.isSearchable = recipe.content == .plain
    if recipe.content == .stack { addOrder(group) }
    if recipe.content == .managed { addChoices() }
    host.selectedTab =
      switch recipe.content {
      case .managed: c1
      case .search: tabs.last
      default: recipe.platform == .vision && recipe.content == .plain ? c1 : tabs.first
      }
  }

  /// Sets an accessory, a sum of badges, and orders that tabs that can't be moved interrupt.
  private func addOrder(_ group: TabGroupItem) {
    host.bottomAccessory = TabAccessory(contentView: SweptPage(text("Accessory")))
    group.aggregatesBadges = true
    host.displayOrderIdentifiers = ["b", "a", "g"]
    group.displayOrderIdentifiers = ["c2", "c1"]
  }

  /// Sets choices, some of which are for tabs with another identifier, and others that are stored.
  private func addChoices() {
    var customization = host.customization
    customization.rootOrder = ["b", "a", "g", "other"]
    customization[group: "g"].tabOrder = ["other", "c2"]
    customization[tab: "other"].tabBarVisibility = .hidden
    host.customization = customization
    customization.rootOrder = ["other"]
    customization[group: "g"].isExpanded = false
    host.customizationStore = InMemoryTabCustomizationStore(["x": customization])
  }

  private var firstContent: ViewController {
    switch recipe.content {
    case .stack: stack
    case .split: SplitController(primary: stack, secondary: SweptPage(text("Secondary")))
    case .parts:
      PartsController(parts: [.init(SweptPage(text("Part")), height: .fitting), .init(stack)])
    default: SweptPage(text("Plain"))
    }
  }

  private func searchController() -> SearchController {
    let search = SearchController(searchResultsController: nil)
    search.searchBar.placeholder = text("Find")
    search.searchBar.scopeButtonTitles = ["All", "Some"].map(text)
    return search
  }

  private func configureSidebar() {
    host.sidebar.delegate = rows
    host.sidebar.headerContentConfiguration = ListContentConfiguration.sidebarHeader()
    host.sidebar.toolbarItems = [Action(title: text("New")) { _ in }]
  }

  private func tab(_ name: String, _ page: ViewController) -> TabItem {
    TabItem(title: text(name), identifier: name) { _ in page }
  }

  private func menu(_ title: String) -> Menu {
    Menu(
      title: text(title),
      children: [
        Action(title: text("First")) { _ in },
        Menu(title: text("Inner"), children: [Action(title: text("Second")) { _ in }]),
      ]
    )
  }

  // MARK: - Opening an overlay

  private func openOverlay() {
    let presenting = host.selectedViewController ?? host
    if recipe.content == .search { root.navigationItem.searchController?.isActive = true }
    let b = host.tabs[1]
    switch recipe.overlay {
    case .none: break
    case .menu: host.user.openContextMenu(on: b)
    case .contentMenu:
      let menu = menu("Of content")
      let configuration = ContextMenuConfiguration(actionProvider: { _ in menu })
      host.user.openContextMenu(configuration, in: presenting)
    case .swipe: host.user.openSwipeActions(.trailing, on: b)
    case .alert: presenting.present(alert(), animated: false)
    case .sheet:
      let sheet = NavigationController(rootViewController: SweptPage(text("Sheet")))
      sheet.modalPresentationStyle = .pageSheet
      presenting.present(sheet, animated: false)
    case .popover: host.present(Popover(content: SweptPage(text("Popover")), sourceItem: b))
    case .pagePopover:
      let page = SweptPage(text("Page popover"))
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.sourceItem = b
      presenting.present(page, animated: false)
    case .buttonMenu:
      button.menu = menu("Of button")
      host.user.openMenu(of: button)
    case .drag: drag = host.user.drag(row: b).1
    }
  }

  private var drag: Drag?

  private func alert() -> AlertController {
    let alert = AlertController(
      title: text("Alert"),
      message: text("Message"),
      preferredStyle: .alert
    )
    alert.addAction(AlertAction(title: text("OK"), style: .default))
    alert.addAction(AlertAction(title: text("Cancel"), style: .cancel))
    alert.addTextField { [text] field in field.text = text("Text") }
    alert.addTextField()
    return alert
  }

  // MARK: - Naming objects

  private func nameObjects() {
    add("host", host)
    add("sidebar", host.sidebar)
    for tab in host.tabs { add(tab.identifier, tab) }
    add("c1", host.tab(forIdentifier: "c1"))
    add("row", host.tabs.count > 1 ? host.sidebar.item(for: host.tabs[1]) : nil)
    addMenu(host.sidebar.toolbarItems.first, "tool")
    addMenu((host.tabs[2] as? TabGroupItem)?.sidebarActions.first, "row action")
    add("header", host.sidebar.headerContentView)
    add("store", host.customizationStore)
    add("file store", fileStore)
    add("selection", selection)
    add("window", window)
    if let content = host.selectedViewController { addPage(content, "content") }
    addPages(of: stack)
    nameOverlay()
  }

  private func nameOverlay() {
    if let session = host.openMenu {
      add("configuration", session.configuration)
      addMenu(session.menu, "menu")
    }
    if let swiped = host.sidebar.swipedRow {
      add("swipe", swiped.configuration)
      add("swipe action", swiped.configuration.actions.first)
    }
    add("popover", host.popover)
    for presented in host.presentedControllers {
      let controller = presented.viewController
      addPage(controller, "presented")
      add("presentation", controller.presentationController)
      if let stack = controller as? NavigationController { addPages(of: stack) }
      guard let alert = presented.alert else { continue }
      for action in alert.actions { add("alert \(action.title ?? "")", action) }
      add("text field", alert.textFields?.first)
      add("empty text field", alert.textFields?.last)
    }
    guard let drag else { return }
    add("drag", drag)
    add("drag item", drag.items.first)
    add("provider", drag.items.first?.itemProvider)
    add("progress", drag.items.first?.itemProvider.loadObject(ofClass: String.self) { _, _ in })
  }

  private func addPages(of stack: NavigationController) {
    addPage(stack, "stack")
    for page in stack.viewControllers { addPage(page, page.title ?? "page") }
  }

  private func addPage(_ page: ViewController, _ name: String) {
    add(name, page)
    add("\(name) bar item", page.tabBarItem)
    if let split = page as? SplitController { add("secondary", split.secondary) }
    guard let page = page as? SweptPage else { return }
    add("\(name) key", page.command)
    let item = page.navigationItem
    add("\(name) item", item)
    for group in item.leadingItemGroups + item.trailingItemGroups + item.centerItemGroups {
      add("\(name) group", group)
      for button in group.barButtonItems { addButton(button) }
    }
    for button in page.toolbarItems ?? [] { addButton(button) }
    add("search", item.searchController)
    add("search bar", item.searchController?.searchBar)
  }

  private func addButton(_ button: BarButtonItem) {
    add(button.title ?? "button", button)
    if let menu = button.menu { addMenu(menu, "menu of \(button.title ?? "button")") }
  }

  private func addMenu(_ element: MenuElement?, _ name: String) {
    add(name, element)
    for child in (element as? Menu)?.children ?? [] { addMenu(child, child.title) }
  }

  private func add(_ name: String, _ object: AnyObject?) {
    guard let object, !objects.contains(where: { $0.object === object }) else { return }
    objects.append(Named(name: name, object: object))
  }
}

/// A page with a title and a key command.
private final class SweptPage: ViewController {
  let command = KeyCommand(title: "Key", action: { _ in }, input: "k", modifierFlags: .control)

  init(_ title: String) {
    super.init()
    self.title = title
  }

  override var keyCommands: [KeyCommand]? { [command] }
}

/// A delegate that inherits the default methods.
private final class RowDelegate: TabHostController.Sidebar.Delegate {}

import TabHost
import TabHostTerminal

/// The host of a media library: two plain tabs, a group of collections, a group that manages its
/// navigation, and a search tab.
///
/// The user can arrange the bar and the sidebar, and hide collections. Watch Now and Search keep
/// their places at the ends of the bar.
@MainActor final class MediaLibraryHost: TabHostController {
  /// Lets the user choose the accent of the themes.
  static func configure(_ application: TerminalApplication) {
    let library = application.screen.host as? MediaLibraryHost
    library?.accentHandler = { [weak application] in application?.screen.options.theme = $0.theme }
  }

  /// The notes and preferences of the user, which are saved after each change.
  lazy var userData = loadUserData() {
    didSet {
      guard userData != oldValue else { return }
      accentHandler?(userData.accent)
      saveUserData()
    }
  }

  /// Called with the color of the theme when the program begins and after each change.
  var accentHandler: ((Accent) -> Void)? {
    didSet { accentHandler?(userData.accent) }
  }

  private lazy var userDataStore = AppDataStore<UserData>("user", beside: customizationStore)
  private var lastNumber = 4

  override func viewDidLoad() {
    super.viewDidLoad()
    // Set the identifier before the tabs, because the stored customization is applied as tabs are
    // added.
    customizationIdentifier = "media-library"
    allowsReordering = true
    tabs = [
      watchNow,
      library,
      collections,
      animations,
      SearchTabItem(identifier: "search") { makePage(for: $0) },
    ]
    addKeyCommand("New Collection", input: "n") { $0.addCollection() }
    addKeyCommand("Preferences", input: "o") {
      $0.present(makePreferencesForm(for: $0), animated: true)
    }
  }

  /// Adds a command with the Control key, which has no effect below a sheet.
  private func addKeyCommand(
    _ title: String,
    input: String,
    action: @escaping (MediaLibraryHost) -> Void
  ) {
    addKeyCommand(
      KeyCommand(title: title, input: input, modifierFlags: .control) { [weak self] _ in
        guard let self, presentedControllers.isEmpty else { return }
        action(self)
      }
    )
  }

  private func loadUserData() -> UserData {
    do {
      return try userDataStore.load() ?? UserData()
    } catch {
      show(error)
      return UserData()
    }
  }

  private func saveUserData() {
    do {
      userData = try userDataStore.save(userData) { old, mine, theirs in
        mine.merged(with: theirs, since: old ?? UserData())
      }
    } catch {
      show(error)
    }
  }

  private func show(_ error: TabCustomizationStoreError) {
    // The terminal shows the log of the program when the user requests it.
    print(error)
  }

  /// A tab that is always first in the bar.
  private var watchNow: TabItem {
    let watchNow = tab("Watch Now", "play.circle")
    watchNow.preferredPlacement = .fixed
    watchNow.badgeValue = "2"
    return watchNow
  }

  /// A tab whose page has a button that sorts its films.
  private var library: TabItem {
    TabItem(
      title: "Library",
      image: TabImage(systemName: "books.vertical"),
      identifier: "library"
    ) { tab in
      let browser = FilmBrowser(Film.all, title: tab.title)
      addSortButton(to: browser)
      return browser
    }
  }

  /// A section of the sidebar. The group has no content of its own; selecting it selects a child.
  private var collections: TabGroupItem {
    let group = TabGroupItem(
      title: "Collections",
      image: TabImage(systemName: "folder"),
      identifier: "collections",
      children: [
        collection("Cinematic Shots", "film"),
        collection("Forest Life", "leaf"),
        collection("Sea Life", "fish"),
        collection("City Lights", "building.2"),
      ]
    )
    group.allowsReordering = true
    group.sidebarActions = [
      Action(title: "New Collection", identifier: "new-collection") { [weak self] _ in
        self?.addCollection()
      }
    ]
    return group
  }

  /// A group with a page of its own, which is the root of the stack that leads to the selected tab.
  private var animations: TabGroupItem {
    let group = TabGroupItem(
      title: "Animations",
      image: TabImage(systemName: "sparkles"),
      identifier: "animations",
      children: [
        tab("Paper Boats", "paperplane"),
        tab("Clay Foxes", "pawprint"),
        tab("Ink Drops", "drop"),
      ]
    ) { makePage(for: $0) }
    group.managingNavigationController = NavigationController()
    return group
  }

  /// Returns a tab that the user can hide. Its menu shows information; its menu and a swipe remove
  /// it.
  private func collection(_ title: String, _ symbol: String) -> TabItem {
    let collection = tab(title, symbol)
    collection.allowsHiding = true
    collection.trailingSwipeActionsProvider = { [weak self] tab in
      let remove = ContextualAction(style: .destructive, title: "Remove") { _, _, completion in
        self?.confirmRemoval(of: tab)
        completion(true)
      }
      return SwipeActionsConfiguration(actions: [remove])
    }
    collection.contextMenuProvider = { [weak self] tab in
      Menu(children: [
        Action(title: "Get Info") { _ in
          self?.present(Popover(content: makeCollectionInfo(tab), sourceItem: tab))
        },
        Action(title: "Remove", attributes: .destructive) { _ in
          self?.confirmRemoval(of: tab)
        },
      ])
    }
    return collection
  }

  private func tab(_ title: String, _ symbol: String) -> TabItem {
    TabItem(
      title: title,
      image: TabImage(systemName: symbol),
      identifier: title.lowercased().split(separator: " ").joined(separator: "-")
    ) { makePage(for: $0) }
  }

  private func addCollection() {
    guard let group = tab(forIdentifier: "collections") as? TabGroupItem else { return }
    lastNumber += 1
    group.children.append(collection("Collection \(lastNumber)", "rectangle.stack"))
  }

  /// Presents an alert before a collection is removed. The host presents it, not a page, because
  /// the collection does not have to be selected.
  private func confirmRemoval(of collection: TabItem) {
    let alert = AlertController(
      title: "Do you want to remove \(collection.title)?",
      message: "Its films stay in the library.",
      preferredStyle: .alert
    )
    let remove = AlertAction(title: "Remove", style: .destructive) { [weak self] _ in
      self?.remove(collection)
    }
    alert.addAction(remove)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    // A host presents one controller at a time, and a popover doesn't cover the rows.
    dismissPopover()
    present(alert, animated: true)
  }

  private func remove(_ collection: TabItem) {
    collection.parent?.children.removeAll { $0 === collection }
  }
}

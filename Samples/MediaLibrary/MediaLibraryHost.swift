import TabHost
import TabHostTerminal

/// The host of a media library: a subclass that is its own delegate, and that of its sidebar.
///
/// The user arranges the bar, the sidebar and the collections, hides collections, and drags films to
/// them. The page Activity lists the calls of the delegates.
@MainActor final class MediaLibraryHost: TabHostController {
  static func configure(_ application: TerminalApplication) {
    application.screen.options.theme = ThemeChoice(accent: RGBColor(0xFFBF00))
    let host = application.screen.host as? MediaLibraryHost
    host?.showMessage = { [weak application] message, undo in
      if let undo {
        application?.show(message: message, action: "Undo", key: "u", handler: undo)
      } else {
        application?.show(message: message)
      }
    }
  }

  /// The films and collections, which are kept beside the customization. An option of the program may
  /// replace the store, so the library is created when the host is shown.
  private(set) lazy var library = FilmLibrary(beside: customizationStore) { [weak self] in
    self?.showMessage($0, nil)
  }
  /// Shows a message, with Undo if there is a handler for it.
  var showMessage = { (_: String, _ undo: (() -> Void)?) in }

  /// A section of the sidebar whose tabs the user can move and hide.
  let collections = TabGroupItem(title: "Collections", identifier: "collections")

  /// The page of the tab Library.
  private lazy var table = FilmList(title: "Library") { [library] _ in [(nil, library.films)] }
  private let activity = Activity()

  override init() {
    super.init()
    delegate = self
    sidebar.delegate = self
    addObserver(activity, of: [.delegate])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Media"
    // A bar that adapts to a sidebar. What the user chooses is kept under the identifier: whether the
    // sidebar is hidden, and which tabs are where. It is assigned before the tabs that it applies to.
    mode = .tabSidebar
    customizationIdentifier = "media-library"
    allowsReordering = true
    sidebar.preferredWidth = 27
    collections.image = TabImage(systemName: "folder")
    collections.allowsReordering = true
    collections.sidebarActions = [
      Action(title: "New Collection", identifier: "new-collection") { [weak self] _ in
        self?.addCollection()
      }
    ]
    tabs = makeTabs() + [collections]
    updateCollections()
    showColumns()
  }

  /// The commands of the app. In a terminal, Command is Alt.
  override var keyCommands: [KeyCommand]? {
    let isPlaying = bottomAccessory != nil
    let close = KeyCommand(title: "Close Player", input: ".", modifierFlags: .command) {
      [weak self] _ in self?.closePlayer()
    }
    let title = sidebar.isHidden ? "Show Sidebar" : "Hide Sidebar"
    let toggle = KeyCommand(title: title, input: "b", modifierFlags: .command) { [weak self] _ in
      self?.sidebar.isHidden.toggle()
    }
    return (isPlaying ? [close] : []) + [
      KeyCommand(title: "New Collection", input: "n", modifierFlags: .command) { [weak self] _ in
        self?.addCollection()
      }
    ] + (sidebar.isAvailable ? [toggle] : [])
  }

  /// Shows a film in the accessory at the bottom, which Enter and a click close.
  func play(_ film: Film) {
    let row = ListRow("▶ \(film.title)", detail: "Close")
    let player = ListViewController(sections: [ListSection(rows: [row])], title: film.title)
    player.activationHandler = { [weak self] _ in self?.closePlayer() }
    bottomAccessory = TabAccessory(contentView: player)
  }

  private func closePlayer() {
    bottomAccessory = nil
  }

  // MARK: - Tabs

  private func makeTabs() -> [TabItem] {
    [
      makeTab("Watch Now", "play.circle", .fixed) { [unowned self, library] tab in
        FilmList(title: tab.title) { _ in
          library.shelves.map { (self.tab(forIdentifier: $0)?.title, library.films(in: $0)) }
        }
      },
      makeTab("Library", "books.vertical", .movable) { [unowned self] _ in table },
      makeTab("Unwatched", "circle", .optional) { [library] tab in
        FilmList(title: tab.title) { _ in [(nil, library.films.filter { $0.watched == 0 })] }
      },
      makeTab("Activity", "waveform", .pinned) { [activity] _ in ActivityPage(activity) },
      makeTab("Trash", "trash", .sidebarOnly) { [unowned self] _ in makeTrashPage() },
      SearchTabItem(identifier: "search") { [library] tab in
        FilmList(title: tab.title) { page in
          [(nil, library.films(matching: page.tabHostController?.searchText ?? ""))]
        }
      },
    ]
  }

  private func makeTab(
    _ title: String,
    _ symbol: String,
    _ placement: TabItem.Placement = .automatic,
    identifier: String? = nil,
    content: @escaping (TabItem) -> ViewController
  ) -> TabItem {
    let identifier = identifier ?? title.lowercased().split(separator: " ").joined(separator: "-")
    let image = TabImage(systemName: symbol)
    let tab = TabItem(title: title, image: image, identifier: identifier, viewProvider: content)
    tab.preferredPlacement = placement
    return tab
  }

  // MARK: - Collections

  private func makeCollection(_ collection: FilmCollection) -> TabItem {
    let identifier = collection.id
    let tab = makeTab(collection.title, collection.symbol, identifier: identifier) {
      [library] tab in
      FilmList(title: tab.title) { _ in [(nil, library.films(in: identifier))] }
    }
    tab.allowsHiding = true
    // The user can show it while editing.
    tab.isHiddenByDefault = identifier == "city-lights"
    return tab
  }

  private func addCollection() {
    let collection = library.addCollection()
    // Without its file, such as after damage, the library counts again from the beginning.
    resetCustomization(.tab(collection.id))
    showChange("\(collection.title) added") { [weak self] in self?.setRemoved(true, collection.id) }
  }

  /// Moves a collection to the trash, or restores it.
  func setRemoved(_ isRemoved: Bool, _ collection: String) {
    library.setRemoved(isRemoved, collection)
    showChange(isRemoved ? "Moved to Trash" : "Restored from Trash") { [weak self] in
      self?.setRemoved(!isRemoved, collection)
    }
  }

  /// Shows the library after a change of the user, and a message, unless one about an error is shown.
  func showChange(_ message: String, undo: (() -> Void)? = nil) {
    updateCollections()
    if library.isSaved { showMessage(message, undo) }
  }

  /// Shows the collections of the library. Existing tabs keep their content and the selection.
  private func updateCollections() {
    collections.children = library.collections.map {
      collections.tab(forIdentifier: $0.id) ?? makeCollection($0)
    }
    showCollections()
  }

  private func makeTrashPage() -> ViewController {
    let rows = ListSection(
      items: { [library] in library.removedCollections },
      row: { ListRow($0.title, detail: "Restore") }
    )
    let page = ListViewController(sections: [rows], title: "Trash")
    page.emptyText = "A collection that you remove can be restored here."
    page.activationHandler = { [unowned self] in
      setRemoved(false, library.removedCollections[$0.row].id)
    }
    return page
  }

  /// Lists the collections in Watch Now as the sidebar does.
  func showCollections() {
    library.shelves = collections.displayOrder.filter { !$0.isHidden }.map(\.identifier)
  }

  /// Names the collections in the table while no sidebar does.
  func showColumns() {
    table.columns = [
      ListColumn("Title", value: \Film.title, width: .flexible(minimum: 16)),
      ListColumn("Year", value: \Film.year, width: .fixed(4), priority: -1),
      ListColumn("Length", value: \Film.minutes, width: .fixed(6), alignment: .trailing),
    ]
    guard !sidebar.isAvailable || sidebar.isHidden else { return }
    table.columns.append(ListColumn("Collection", value: \Film.collection, priority: -2))
  }
}

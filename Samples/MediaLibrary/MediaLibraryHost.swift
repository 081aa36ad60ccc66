import TabHost
import TabHostTerminal

/// The host of a media library: a subclass that is its own delegate, and that of its sidebar.
///
/// The user arranges the bar, the sidebar and the collections, hides collections, and drags films to
/// them. The page Activity lists the calls of the delegates.
@MainActor final class MediaLibraryHost: TabHostController {
  static func configure(_ application: TerminalApplication) {
    application.screen.options.theme = ThemeChoice(accent: RGBColor(0xFFBF00))
  }

  let library = FilmLibrary()

  /// A section of the sidebar whose tabs the user can move and hide.
  let collections = TabGroupItem(title: "Collections", identifier: "collections")

  /// The page of the tab Library.
  private lazy var table = FilmList(title: "Library") { [library] _ in [(nil, library.films)] }
  private let activity = Activity()
  private var removedCollections: [TabItem] = []
  private var lastNumber = 4

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
    collections.children = [
      makeCollection("Cinematic Shots", "film"), makeCollection("Forest Life", "leaf"),
      makeCollection("Sea Life", "fish"), makeCollection("City Lights", "building.2"),
    ]
    // The user can show it while editing.
    collections.children.last?.isHiddenByDefault = true
    tabs = makeTabs() + [collections]
    showCollections()
    showColumns()
  }

  /// The commands of the app. In a terminal, Command is Alt.
  override var keyCommands: [KeyCommand]? {
    let title = sidebar.isHidden ? "Show Sidebar" : "Hide Sidebar"
    return [
      KeyCommand(title: "New Collection", input: "n", modifierFlags: .command) { [weak self] _ in
        self?.addCollection()
      },
      KeyCommand(title: title, input: "b", modifierFlags: .command) { [weak self] _ in
        self?.sidebar.isHidden.toggle()
      },
    ]
  }

  /// Shows a film in the accessory at the bottom.
  func play(_ film: Film) {
    let page = ViewController()
    page.title = "▶ \(film.title)"
    bottomAccessory = TabAccessory(contentView: page)
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
    content: @escaping (TabItem) -> ViewController
  ) -> TabItem {
    let identifier = title.lowercased().split(separator: " ").joined(separator: "-")
    let image = TabImage(systemName: symbol)
    let tab = TabItem(title: title, image: image, identifier: identifier, viewProvider: content)
    tab.preferredPlacement = placement
    return tab
  }

  // MARK: - Collections

  private func makeCollection(_ title: String, _ symbol: String) -> TabItem {
    let collection = makeTab(title, symbol) { [library] tab in
      let identifier = tab.identifier
      return FilmList(title: tab.title) { _ in [(nil, library.films(in: identifier))] }
    }
    collection.allowsHiding = true
    return collection
  }

  private func addCollection() {
    lastNumber += 1
    collections.children.append(makeCollection("Collection \(lastNumber)", "rectangle.stack"))
    showCollections()
  }

  /// Moves a collection to the trash.
  func remove(_ collection: TabItem) {
    collections.children.removeAll { $0 === collection }
    removedCollections.append(collection)
    showCollections()
  }

  private func makeTrashPage() -> ViewController {
    let rows = ListSection(
      items: { [unowned self] in removedCollections },
      id: \.identifier,
      row: { ListRow($0.title, detail: "Restore") }
    )
    let page = ListViewController(sections: [rows], title: "Trash")
    page.emptyText = "A collection that you remove can be restored here."
    page.activationHandler = { [unowned self] index in
      collections.children.append(removedCollections.remove(at: index.row))
      showCollections()
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

import SampleSupport
import TabHost

/// The app: two plain tabs, a group of collections, a group that manages its navigation, and a
/// search. People customize it: they arrange bar and sidebar, and hide collections. Watch Now and
/// Search keep their ends of the bar.
@MainActor final class MediaLibraryHost: TabHostController {
  private let content: SampleContent
  private var lastNumber = 4

  /// - Parameters:
  ///   - traits: The size of the window.
  ///   - store: Keeps what people customize; nil is the standard store.
  ///   - content: Makes the pages.
  init(
    traits: TraitCollection,
    store: (any TabCustomizationStore)?,
    content: SampleContent
  ) {
    self.content = content
    super.init()
    traitCollection = traits
    if let store { customizationStore = store }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Before the tabs: what was kept is applied as they enter.
    customizationIdentifier = "media-library"
    allowsReordering = true
    tabs = [
      watchNow,
      tab("Library", "books.vertical"),
      collections,
      animations,
      SearchTabItem(identifier: "search", viewProvider: content.page),
    ]
  }

  /// Always first in the bar.
  private var watchNow: TabItem {
    let watchNow = tab("Watch Now", "play.circle")
    watchNow.preferredPlacement = .fixed
    watchNow.badgeValue = "2"
    return watchNow
  }

  /// A section: it has no page of its own, its tabs stand for it.
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

  /// A group with a page of its own, whose stack leads from there to the selected tab.
  private var animations: TabGroupItem {
    let group = TabGroupItem(
      title: "Animations",
      image: TabImage(systemName: "sparkles"),
      identifier: "animations",
      children: [
        tab("Paper Boats", "sailboat"),
        tab("Clay Foxes", "pawprint"),
        tab("Ink Drops", "drop"),
      ],
      viewProvider: content.page
    )
    group.managingNavigationController = content.navigation("animations")
    return group
  }

  /// A tab that people may hide, and remove by a swipe or its menu, which also tells about it.
  private func collection(_ title: String, _ symbol: String) -> TabItem {
    let collection = tab(title, symbol)
    collection.allowsHiding = true
    collection.trailingSwipeActionsProvider = { [weak self] tab in
      let remove = ContextualAction(style: .destructive, title: "Remove") { _, _, completion in
        self?.remove(tab)
        completion(true)
      }
      return SwipeActionsConfiguration(actions: [remove])
    }
    collection.contextMenuProvider = { [weak self] tab in
      Menu(children: [
        Action(title: "Get Info") { _ in
          self?.present(Popover(content: CollectionInfo(tab), sourceItem: tab))
        },
        Action(title: "Remove", attributes: .destructive) { _ in self?.remove(tab) },
      ])
    }
    return collection
  }

  private func tab(_ title: String, _ symbol: String) -> TabItem {
    TabItem(
      title: title,
      image: TabImage(systemName: symbol),
      identifier: title.lowercased().split(separator: " ").joined(separator: "-"),
      viewProvider: content.page
    )
  }

  private func addCollection() {
    guard let group = tab(forIdentifier: "collections") as? TabGroupItem else { return }
    lastNumber += 1
    group.children.append(collection("Collection \(lastNumber)", "rectangle.stack"))
  }

  private func remove(_ collection: TabItem) {
    collection.parent?.children.removeAll { $0 === collection }
  }
}

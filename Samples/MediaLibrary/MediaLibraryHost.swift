import TabHost

/// The app: two plain tabs, a group of collections, a group that manages its navigation, and a
/// search.
@MainActor final class MediaLibraryHost: TabHostController {
  private let content: MediaContent

  /// - Parameters:
  ///   - traits: The size of the window.
  ///   - content: Makes the pages; a test gives one that records them.
  init(traits: TraitCollection, content: MediaContent = .pages) {
    self.content = content
    super.init()
    traitCollection = traits
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = [
      tab("Watch Now", "play.circle"),
      tab("Library", "books.vertical"),
      collections,
      animations,
      SearchTabItem(identifier: "search", viewProvider: content.page),
    ]
    tab(forIdentifier: "watch-now")?.badgeValue = "2"
  }

  /// A section: it has no page of its own, its tabs stand for it.
  private var collections: TabGroupItem {
    let group = TabGroupItem(
      title: "Collections",
      image: TabImage(systemName: "folder"),
      identifier: "collections",
      children: [
        tab("Cinematic Shots", "film"),
        tab("Forest Life", "leaf"),
        tab("Sea Life", "fish"),
        tab("City Lights", "building.2"),
      ]
    )
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
    let number = group.children.count + 1
    group.children.append(tab("Collection \(number)", "rectangle.stack"))
  }
}

/// Where the pages of the app come from.
@MainActor struct MediaContent {
  let page: (TabItem) -> ViewController
  let navigation: (String) -> NavigationController

  /// Pages that show the title of their tab.
  static let pages = MediaContent(
    page: { tab in
      let page = ViewController()
      page.title = tab.title
      return page
    },
    navigation: { _ in NavigationController() }
  )
}

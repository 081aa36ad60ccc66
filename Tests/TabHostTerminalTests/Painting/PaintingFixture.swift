import TabHost
import TabHostTestSupport

@testable import TabHostTerminal

/// A host with the tabs of a media library, on a given platform.
@MainActor struct PaintingFixture {
  let host: TabHostController
  let library: TabItem
  let collections: TabGroupItem

  init(_ traits: TraitCollection, selected: String? = nil) {
    func tab(_ title: String, _ symbol: String) -> TabItem {
      TabItem(title: title, image: TabImage(systemName: symbol), identifier: title) { _ in
        ViewController()
      }
    }
    library = tab("Library", "books.vertical")
    library.badgeValue = "3"
    let forest = tab("Forest", "leaf")
    forest.isEnabled = false
    collections = TabGroupItem(
      title: "Collections",
      image: TabImage(systemName: "folder"),
      identifier: "Collections",
      children: [tab("Cinema", "film"), forest, tab("Sea", "fish")]
    ) { _ in ViewController() }
    collections.sidebarActions = [Action(title: "New") { _ in }]
    let search = SearchTabItem { _ in ViewController() }
    host = TabHostController(tabs: [tab("Watch", "play"), library, collections, search])
    host.traitCollection = traits
    host.title = "Media"
    if let selected { host.selectedTab = host.tab(forIdentifier: selected) }
  }

  /// Returns the host in editing mode. Library, Cinema and Sea can be hidden, and Cinema is hidden.
  static func editing(_ traits: TraitCollection = .pad) -> PaintingFixture {
    let fixture = PaintingFixture(traits, selected: "Watch")
    fixture.library.allowsHiding = true
    for tab in fixture.collections.children where tab.title != "Forest" { tab.allowsHiding = true }
    fixture.host.appear()
    fixture.host.user.beginEditing()
    fixture.host.user.uncheck(fixture.collections.children[0])
    return fixture
  }

  func painter(_ options: FrameOptions = FrameOptions()) -> FramePainter {
    FramePainter(host: host, options: options)
  }

  func text(_ columns: Int, _ rows: Int, _ options: FrameOptions = FrameOptions()) -> String {
    painter(options).frame(size: CellSize(columns: columns, rows: rows)).plainText
  }

  func layout(_ columns: Int, _ rows: Int, _ options: FrameOptions = FrameOptions()) -> String {
    painter(options).layout(size: CellSize(columns: columns, rows: rows)).description
  }
}

extension TraitCollection {
  /// The same traits in a right-to-left language.
  var mirrored: TraitCollection {
    var traits = self
    traits.layoutDirection = .rightToLeft
    return traits
  }

  /// The same traits in portrait orientation, in which a sidebar is initially hidden.
  var upright: TraitCollection {
    var traits = self
    traits.orientation = .portrait
    return traits
  }
}

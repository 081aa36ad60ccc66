import Foundation
import TabHost

final class Gallery: TabHostController, TabHostControllerDelegate {
  private(set) var pictures: [String: [URL]] = [:]
  private(set) var slideshow = ["beach", "sky"]

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    mode = .tabSidebar  // A bar that the user can replace by a sidebar.
    let albums = ["Beach", "Sky"].map { title in
      TabItem(title: title, identifier: title.lowercased()) { _ in ViewController() }
    }
    for album in albums { album.allowsHiding = true }
    let group = TabGroupItem(title: "Albums", identifier: "albums", children: albums)
    group.allowsReordering = true
    let library = TabItem(title: "Library", identifier: "library") { _ in ViewController() }
    tabs = [library, TabItem(title: "Private", identifier: "private"), group]
  }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    tab.identifier != "private"  // The user has to sign in first.
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    tab.parent != nil && session.canLoadObjects(ofClass: URL.self) ? .copy : .cancel
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    session.loadObjects(ofClass: URL.self) { self.pictures[tab.identifier, default: []] += $0 }
  }

  func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
    if let albums = tabs.first?.parent { updateSlideshow(albums) }
  }

  func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
    updateSlideshow(group)
  }

  private func updateSlideshow(_ albums: TabGroupItem) {
    slideshow = albums.displayOrder.filter { !$0.isHidden }.map(\.identifier)
  }
}

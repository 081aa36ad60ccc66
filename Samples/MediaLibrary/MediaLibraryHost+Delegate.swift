import Foundation
import TabHost

extension MediaLibraryHost: TabHostControllerDelegate {
  // MARK: - Customization by the user

  func tabHostControllerWillBeginEditing(_ host: TabHostController) {
    var footer = ListContentConfiguration.footer()
    footer.text = "Check what to show"
    sidebar.footerContentConfiguration = footer
  }

  func tabHostControllerDidEndEditing(_ host: TabHostController) {
    sidebar.footerContentConfiguration = nil
  }

  /// Called when editing ends. Watch Now lists no hidden collections.
  func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
    showCollections()
  }

  /// Called when editing ends, and after a row was moved without editing.
  func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
    showCollections()
  }

  // MARK: - Dropping films

  /// Accepts films of the app, unless the collection has them, and addresses of other films.
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    guard tab.parent === collections else { return .cancel }
    let films = session.items.compactMap { $0.localObject as? Film }
    if films.isEmpty { return session.canLoadObjects(ofClass: URL.self) ? .copy : .cancel }
    return films.contains { !library.contains($0, in: tab.identifier) } ? .copy : .forbidden
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    let films = session.items.compactMap { $0.localObject as? Film }
    guard films.isEmpty else { return add(films, to: tab) }
    session.loadObjects(ofClass: URL.self) { [weak self] addresses in
      let titles = addresses.map { $0.deletingPathExtension().lastPathComponent }
      self?.add(titles.map { Film(title: $0, collection: tab.identifier) }, to: tab)
    }
  }

  private func add(_ films: [Film], to collection: TabItem) {
    library.add(films, to: collection.identifier)
    sidebar.reconfigureItem(for: collection)
    showChange("Copied to \(collection.title)")
  }
}

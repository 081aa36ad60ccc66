import TabHost

final class Archive: TabHostController {
  /// The folders that the user has made, which are saved.
  struct Folders: Codable {
    var titles: [String: String] = [:]
    /// The number of the newest folder, which stays when a folder is removed.
    var lastNumber = 0
  }

  private lazy var file = AppDataStore<Folders>("folders", beside: customizationStore)
  private var folders = Folders()
  let group = TabGroupItem(title: "Folders", identifier: "folders", children: [])

  override func viewDidLoad() {
    super.viewDidLoad()
    customizationIdentifier = "archive"
    folders = (try? file.load()) ?? Folders()  // A file that can't be read is set aside.
    group.children = folders.titles.sorted { $0.value < $1.value }.map {
      makeFolder($0.value, identifier: $0.key)
    }
    tabs = [group]
  }

  func addFolder(_ title: String) throws {
    folders.lastNumber += 1
    let identifier = "folder-\(folders.lastNumber)"
    folders.titles[identifier] = title
    try file.save(folders)
    resetCustomization(.tab(identifier))  // Has an effect only if the folders were lost.
    group.children.append(makeFolder(title, identifier: identifier))
  }

  func removeFolder(_ folder: TabItem) throws {
    folders.titles[folder.identifier] = nil
    try file.save(folders)
    group.children.removeAll { $0 === folder }
  }

  private func makeFolder(_ title: String, identifier: String) -> TabItem {
    let folder = TabItem(title: title, identifier: identifier) { _ in ViewController() }
    folder.allowsHiding = true
    return folder
  }
}

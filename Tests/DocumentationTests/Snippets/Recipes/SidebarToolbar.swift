import TabHost

@MainActor func addToolbar(to host: TabHostController) {
  let newFolder = Action(title: "New Folder") { [weak host] action in
    let number = (host?.tabs.count ?? 0) + 1
    let folder = TabItem(title: "Folder \(number)", identifier: "folder-\(number)") { _ in
      ViewController()
    }
    host?.tabs.append(folder)
    if number == 9 { action.attributes = .disabled }
  }
  host.sidebar.toolbarItems = [newFolder]
}

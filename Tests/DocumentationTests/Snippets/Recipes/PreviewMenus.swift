import TabHost

final class PreviewMenus: TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration(
      previewProvider: {
        let preview = ViewController()
        preview.title = "\(tab.badgeValue ?? "No") unread letters"
        return preview
      },
      actionProvider: { _ in
        Menu(children: [Action(title: "Mark All as Read") { _ in tab.badgeValue = nil }])
      }
    )
  }
}

import TabHost

extension HostScreen {
  /// Sets the width of the sidebar, limited to those with which it is beside the content.
  func setSidebarColumns(_ columns: Int, _ layout: FrameLayout) {
    guard let sidebar = layout.sidebar, sidebar.border != nil else { return }
    let room = sidebar.rect.columns + layout.content.uncovered.columns
    options.sidebarColumns = FrameLayout.Sidebar.limited(columns, room: room)
  }

  /// Makes the sidebar wider by a number of columns, or narrower if it is negative.
  func widenSidebar(by columns: Int) {
    let layout = layout()
    guard let present = layout.sidebar?.rect.columns else { return }
    setSidebarColumns(present + columns, layout)
  }
}

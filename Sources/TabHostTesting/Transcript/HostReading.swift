import TabHost

/// The rows and the bar of a host at one moment, read once for everything that is derived from them.
@MainActor struct HostReading {
  let host: TabHostController
  let rows: [TabHostController.Sidebar.Row]
  /// The tabs and groups with a row.
  let rowTabs: [TabItem]
  let bar: TabHostController.Bar
  /// The items of the bar, followed by those of its overflow.
  let items: [TabItem]

  init(of host: TabHostController) {
    self.host = host
    var rows: [TabHostController.Sidebar.Row] = []
    var rowTabs: [TabItem] = []
    // A snapshot of all rows. Each access to the rows themselves would read the sidebar again.
    let window = host.sidebar.rows[...]
    rows.reserveCapacity(window.count)
    rowTabs.reserveCapacity(window.count)
    for index in window.startIndex..<window.endIndex {
      let row = window[index]
      rows.append(row)
      if let tab = row.tab { rowTabs.append(tab) }
    }
    self.rows = rows
    self.rowTabs = rowTabs
    bar = host.bar
    items = bar.items + bar.overflow
  }

  /// Whether the rows are on screen.
  var showsRows: Bool { host.isDisplayed && host.presentation.showsSidebar }

  /// Whether the bar is on screen.
  var showsBar: Bool { host.isDisplayed && host.presentation.showsBar && !host.isTabBarHidden }
}

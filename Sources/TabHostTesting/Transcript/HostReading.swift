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
    rows.reserveCapacity(host.sidebar.rows.count)
    rowTabs.reserveCapacity(rows.capacity)
    // The iterator has a snapshot. Each access by an index would read the sidebar again.
    for row in host.sidebar.rows {
      rows.append(row)
      if let tab = row.tab { rowTabs.append(tab) }
    }
    self.rows = rows
    self.rowTabs = rowTabs
    bar = host.bar
    items = bar.items + bar.overflow
  }
}

extension TabHostController.Sidebar {
  /// Which rows there is room for, as indices of ``rows``; set by whoever draws the sidebar.
  /// Default empty: nobody is asked for items.
  ///
  /// The range stays while the sidebar is hidden, and may go beyond the rows. Setting it tells the
  /// delegate which rows have gone and which have come: 1. didEndDisplaying, from the first row on
  /// 2. for each new row itemFor, update, willBeginDisplaying.
  public var displayedRows: Range<Int> {
    get { observed(\.displayedRows, display.range) }
    set {
      update(\.displayedRows, from: display.range, to: newValue) { display.setRange(newValue) }
    }
  }

  /// The item of a tab whose row is on screen; nil for any other. What is written to it stays, see
  /// ``TabSidebarItem``.
  public func item(for tab: TabItem) -> TabSidebarItem? {
    display.item(of: RowIdentity(tab))
  }

  /// The item of the row at an index of ``rows``; nil if it is not on screen.
  public func item(at index: Int) -> TabSidebarItem? {
    guard let list = rowList, index >= 0, index < list.count else { return nil }
    return display.item(of: list.rows(at: index..<index + 1)[0].identity)
  }

  /// Tells the delegate to bring the item of a tab up to date. Does nothing unless the row is on
  /// screen.
  public func reconfigureItem(for tab: TabItem) {
    host?.update([]) { display.noteLook(of: RowIdentity(tab)) }
  }
}

// MARK: - Scrolling

extension TabHostController.Sidebar {
  /// What a sidebar can be scrolled to. Documented original:
  /// `UITabBarController.Sidebar.ScrollTarget`.
  public enum ScrollTarget {
    /// The header, above all rows.
    case header
    /// The footer, below all rows.
    case footer
    /// The row of a tab.
    case tab(TabItem)
  }

  /// Scrolls by as little as shows the target: moves ``displayedRows``.
  ///
  /// Does nothing for a header or footer that is not set, for a tab without a row, and where there
  /// is no room for rows.
  public func scroll(to target: ScrollTarget, animated: Bool) {
    let range = display.range
    guard !range.isEmpty else { return }
    // Any range is valid, also one that has more indices than the largest number.
    let (count, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    let room = overflows ? .max : count
    switch target {
    case .header:
      if host?.state.sidebar.header != nil { displayedRows = 0..<room }
    case .footer:
      guard host?.state.sidebar.footer != nil else { return }
      let first = max(0, (rowList?.count ?? 0) - room)
      displayedRows = first..<(first + room)
    case .tab(let tab):
      guard let index = rowList?.index(of: tab) else { return }
      if index < display.range.lowerBound {
        displayedRows = index..<(index + room)
      } else if index >= display.range.upperBound {
        displayedRows = (index + 1 - room)..<(index + 1)
      }
    }
  }
}

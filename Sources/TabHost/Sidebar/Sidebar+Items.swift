extension TabHostController.Sidebar {
  /// The range of rows for which there is space, as indices of ``rows``.
  ///
  /// The default is an empty range, for which no items are requested. Set by the renderer. The
  /// range is kept while the sidebar is hidden, and may extend beyond the rows. Assigning calls the
  /// delegate for the rows that disappear and appear:
  ///
  /// 1. `didEndDisplaying` for each row that disappears, from the first on
  /// 2. `itemFor`, `update`, and `willBeginDisplaying` for each row that appears
  ///
  /// `itemFor` is not called for a row whose item is still retained.
  public var displayedRows: Range<Int> {
    get { observed(\.displayedRows, display.range) }
    set {
      guard let host, newValue != display.range else { return }
      host.changeEnvironment(.displayRows(newValue)) {
        update(\.displayedRows, from: display.range, to: newValue, .none) {
          display.setRange(newValue)
        }
      }
    }
  }

  /// Returns the item of a tab whose row is on screen, or `nil` for any other tab.
  ///
  /// Configurations that you assign to the item are kept; see ``TabSidebarItem``.
  public func item(for tab: TabItem) -> TabSidebarItem? {
    display.item(of: RowIdentity(tab))
  }

  /// Returns the item of the row at an index of ``rows``, or `nil` if the row is not on screen.
  public func item(at index: Int) -> TabSidebarItem? {
    guard let list = rowList, index >= 0, index < list.count else { return nil }
    return display.item(of: list.row(at: index).identity)
  }

  /// Calls the delegate to update the item of a tab.
  ///
  /// Has no effect unless the row is on screen.
  public func reconfigureItem(for tab: TabItem) {
    host?.update(.none) { display.noteLook(of: RowIdentity(tab)) }
  }
}

// MARK: - Scrolling

extension TabHostController.Sidebar {
  /// A position that the sidebar can scroll to.
  ///
  /// Corresponds to `UITabBarController.Sidebar.ScrollTarget` in UIKit.
  public enum ScrollTarget {
    /// The header, above all rows.
    case header
    /// The footer, below all rows.
    case footer
    /// The row of a tab.
    case tab(TabItem)
  }

  /// Scrolls to a position by changing ``displayedRows`` as little as necessary.
  ///
  /// Has no effect for a header or footer that is not set, for a tab without a row, and while
  /// ``displayedRows`` is empty.
  ///
  /// - Parameters:
  ///   - target: The position.
  ///   - animated: Has no effect.
  public func scroll(to target: ScrollTarget, animated: Bool) {
    let range = display.range
    guard !range.isEmpty else { return }
    // Any range is valid, including one whose count overflows.
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

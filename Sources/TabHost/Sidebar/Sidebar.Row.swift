extension TabHostController.Sidebar {
  /// A row of the sidebar at the time it was read.
  @MainActor public struct Row {
    /// The kinds of rows.
    public enum Content {
      /// A tab that is not a group.
      case tab(TabItem)
      /// The header of a group.
      case group(TabGroupItem)
      /// An action of a group.
      case action(Action, TabGroupItem)
    }

    /// The tab, group, or action that the row displays.
    public let content: Content
    /// The depth of the row, which is 0 for a root row.
    public let depth: Int
    /// Whether the row displays the selected tab.
    public internal(set) var isSelected: Bool
    /// The identity of the tab or action that the row displays.
    let identity: RowIdentity

    init(content: Content, depth: Int, isSelected: Bool) {
      self.content = content
      self.depth = depth
      self.isSelected = isSelected
      identity =
        switch content {
        case .tab(let tab): RowIdentity(tab)
        case .group(let group): RowIdentity(group)
        case .action(let action, let group): RowIdentity(action, in: group)
        }
    }

    /// Whether the rows below a header are displayed; `false` for other rows.
    public var isExpanded: Bool {
      if case .group(let group) = content { group.isExpanded } else { false }
    }

    /// Whether the tab is not hidden; `false` for an action.
    public var isChecked: Bool { if let tab { !tab.isHidden } else { false } }

    /// Whether the user may select the tab or perform the action.
    public var isEnabled: Bool {
      switch content {
      case .tab(let tab): tab.isEffectivelyEnabled
      case .group(let group): group.isEffectivelyEnabled
      case .action(let action, _): !action.attributes.contains(.disabled)
      }
    }

    /// Whether the row is the header of a group.
    var isHeader: Bool {
      if case .group = content { true } else { false }
    }

    /// The tab or the group, or `nil` for an action.
    public var tab: TabItem? {
      switch content {
      case .tab(let tab): tab
      case .group(let group): group
      case .action: nil
      }
    }

    /// The identifier of the tab, group, or action.
    public var identifier: String {
      switch content {
      case .tab(let tab): tab.identifier
      case .group(let group): group.identifier
      case .action(let action, _): action.identifier.rawValue
      }
    }

    /// The title of the tab, group, or action.
    public var title: String {
      switch content {
      case .tab(let tab): tab.title
      case .group(let group): group.title
      case .action(let action, _): action.title
      }
    }
  }

  /// The rows of the sidebar: tabs first, then groups, each followed by its children and then its
  /// actions.
  ///
  /// The rows exist even while the sidebar is not displayed. They don't include the contents of
  /// collapsed groups, and include hidden tabs only while the user is editing. Indices are invalid
  /// after a change, so read the rows again.
  ///
  /// - Complexity: Accessing a row is O(*d* log *n*), where *d* is the depth of the tree and *n*
  ///   the number of siblings at each level.
  public var rows: Rows { Rows(host: host) }

  /// Registers an access to rows or their number from outside the framework.
  fileprivate func observeRows() {
    host?.screenCache.observed.formUnion(.ofRowCollection)
    access(\.rows)
  }

  /// The current rows, read without observation.
  var rowList: RowList? {
    guard let host else { return nil }
    return RowList(host: host)
  }

  /// The collection of the sidebar's rows; see ``TabHostController/Sidebar/rows``.
  @MainActor public struct Rows: @MainActor RandomAccessCollection {
    let host: TabHostController?

    private var list: RowList? {
      guard let host else { return nil }
      host.sidebar.observeRows()
      return RowList(host: host)
    }

    /// The index of the first row, which is always 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { list?.count ?? 0 }

    /// Returns the row at an index.
    ///
    /// - Precondition: The index is in the range of the current rows.
    public subscript(index: Int) -> Row {
      guard let list, index >= 0, index < list.count else {
        preconditionFailure("row index out of range")
      }
      return list.row(at: index)
    }

    /// Returns consecutive rows as a snapshot.
    ///
    /// - Precondition: The indices are in the range of the current rows.
    /// - Complexity: One access for the first row, and constant time on average for each other row.
    public subscript(indices: Range<Int>) -> Window {
      Window(startIndex: indices.lowerBound, rows: rows(at: indices))
    }

    private func rows(at indices: Range<Int>) -> [Row] {
      let list = self.list
      precondition(
        indices.lowerBound >= 0 && indices.upperBound <= list?.count ?? 0,
        "row indices out of range"
      )
      return list?.rows(at: indices) ?? []
    }

    /// Returns an iterator over a snapshot of the rows, so that you can change the sidebar in a
    /// loop.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    public func makeIterator() -> IndexingIterator<[Row]> {
      self[startIndex..<endIndex].rows.makeIterator()
    }

    /// Returns the index of the row of a tab, or `nil` if it has none.
    ///
    /// - Complexity: The same as accessing a row.
    public func firstIndex(of tab: TabItem) -> Int? { list?.index(of: tab) }

    /// Returns the index of the row of an action in the section of a group, or `nil` if it has
    /// none.
    ///
    /// - Complexity: The same as accessing a row, and a search through the actions of the group.
    public func firstIndex(of action: Action, in group: TabGroupItem) -> Int? {
      list?.index(of: action, in: group)
    }
  }
}

extension TabHostController.Sidebar.Rows {
  /// A snapshot of consecutive rows.
  @MainActor public struct Window: @MainActor RandomAccessCollection {
    /// The index of the first row, among all ``TabHostController/Sidebar/rows``.
    public let startIndex: Int
    let rows: [TabHostController.Sidebar.Row]

    /// The index after the last row.
    public var endIndex: Int { startIndex + rows.count }

    /// Returns the row at an index among all rows.
    ///
    /// - Precondition: The index is in the window.
    public subscript(index: Int) -> TabHostController.Sidebar.Row { rows[index - startIndex] }

    /// Returns a part of the window.
    ///
    /// - Precondition: The indices are in the window.
    public subscript(indices: Range<Int>) -> Window {
      let part = rows[indices.lowerBound - startIndex..<indices.upperBound - startIndex]
      return Window(startIndex: indices.lowerBound, rows: Array(part))
    }
  }
}

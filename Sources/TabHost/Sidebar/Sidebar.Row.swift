extension TabHostController.Sidebar {
  /// A row of the sidebar, as it is at the moment of asking.
  @MainActor public struct Row {
    /// What a row stands for.
    public enum Content {
      /// A tab that is no group.
      case tab(TabItem)
      /// The header of a group.
      case group(TabGroupItem)
      /// An action of a group.
      case action(Action, TabGroupItem)
    }

    /// What the row stands for.
    public let content: Content
    /// How far the row is below the root rows, which have depth 0.
    public let depth: Int
    /// Whether the row is that of the selected tab.
    public internal(set) var isSelected: Bool
    /// What to find the row by.
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

    /// Whether the rows below a header are shown; false for other rows.
    public var isExpanded: Bool {
      if case .group(let group) = content { group.isExpanded } else { false }
    }

    /// Whether the tab is not hidden; false for an action.
    public var isChecked: Bool { tab.map { !$0.isHidden } ?? false }

    /// Whether a person may select the tab, or press the action.
    public var isEnabled: Bool {
      switch content {
      case .tab(let tab): tab.isEffectivelyEnabled
      case .group(let group): group.isEffectivelyEnabled
      case .action(let action, _): !action.attributes.contains(.disabled)
      }
    }

    /// Whether the rows below a header are shown, read without observation.
    var isOpen: Bool {
      if case .group(let group) = content { group.showsRows } else { false }
    }

    /// Whether the user may select the tab or press the action, read without observation.
    var isUsable: Bool {
      switch content {
      case .tab(let tab): tab.isEnabledThroughout
      case .group(let group): group.isEnabledThroughout
      case .action(let action, _): !action.attributes.contains(.disabled)
      }
    }

    /// Whether the row is the header of a group.
    var isHeader: Bool {
      if case .group = content { true } else { false }
    }

    /// The tab or the group; nil for an action.
    public var tab: TabItem? {
      switch content {
      case .tab(let tab): tab
      case .group(let group): group
      case .action: nil
      }
    }

    /// The identifier of tab, group or action.
    public var identifier: String {
      switch content {
      case .tab(let tab): tab.identifier
      case .group(let group): group.identifier
      case .action(let action, _): action.identifier.rawValue
      }
    }

    /// The title of tab, group or action.
    public var title: String {
      switch content {
      case .tab(let tab): tab.title
      case .group(let group): group.title
      case .action(let action, _): action.title
      }
    }
  }

  /// The rows of the sidebar, as they are or would be if it were shown: tabs first, then groups,
  /// each with its children and then its actions. What is below a collapsed group is not among
  /// them; what is hidden is only while a person edits.
  ///
  /// A random access costs the depth of the tree, times the logarithm of the siblings. Read it
  /// again after a change: indices are not kept.
  public var rows: Rows {
    observeRows()
    return Rows(host: host)
  }

  /// Registers that the rows are read from outside of the framework.
  func observeRows() {
    access(
      \.rows,
      dependingOn: [.rowPlaces, .rowStates, .rowHeaders, .rowActions, .selection, .presentation]
    )
  }

  /// The rows at this moment, read without observation.
  var rowList: RowList? { host.map { RowList(host: $0) } }

  /// See ``TabHostController/Sidebar/rows``.
  @MainActor public struct Rows: @MainActor RandomAccessCollection {
    let host: TabHostController?

    private var list: RowList? {
      guard let host else { return nil }
      host.sidebar.observeRows()
      return RowList(host: host)
    }

    /// The first row; always 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { list?.count ?? 0 }

    /// The row at an index. An index outside the rows, as they are now, is a mistake of the
    /// program and traps.
    public subscript(index: Int) -> Row { self[index..<index + 1].rows[0] }

    /// Rows that follow each other, as they are now: a value, which no change reaches. The first
    /// costs a random access, each other a few steps. Indices outside the rows are a mistake of the
    /// program and trap.
    public subscript(indices: Range<Int>) -> Window {
      let list = self.list
      precondition(
        indices.lowerBound >= 0 && indices.upperBound <= list?.count ?? 0,
        "row indices outside the rows"
      )
      return Window(startIndex: indices.lowerBound, rows: list?.rows(at: indices) ?? [])
    }

    /// The rows as they are now, so that a loop may change what it shows. Linear.
    public func makeIterator() -> IndexingIterator<[Row]> {
      self[startIndex..<endIndex].rows.makeIterator()
    }

    /// The index of the row of a tab; nil if it has none now. Costs what an access costs.
    public func firstIndex(of tab: TabItem) -> Int? { list?.index(of: tab) }

    /// The index of the row of an action in the section of a group; nil if it has none now. Costs
    /// what an access costs, and a look through the actions of the group.
    public func firstIndex(of action: Action, in group: TabGroupItem) -> Int? {
      list?.index(of: action, in: group)
    }
  }
}

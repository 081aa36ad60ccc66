import TabHost

extension ScreenList {
  /// The list of all tabs and the actions of groups, which a query filters. It covers the rows of the
  /// sidebar, or takes its place in a compact width.
  static var tabs: ScreenList {
    var list = ScreenList(.tabs)
    list.finding = Finding(
      list: .screen(.tabs),
      isRequired: true,
      placeholder: localized(.tabListPlaceholder)
    )
    list.area = { layout in
      layout.sidebar.flatMap { $0.rows.rows >= 5 ? $0.rows : nil } ?? middle(of: layout)
    }
    return list
  }

  /// Returns the middle of a frame, for a list whose lines come and go.
  static func middle(of layout: FrameLayout) -> CellRect {
    let size = layout.freeSize
    let columns = min(size.columns, max(size.columns * 2 / 3, 60))
    let rows = min(size.rows, max(size.rows * 2 / 3, 12))
    return CellRect(
      column: (size.columns - columns) / 2,
      row: (size.rows - rows) / 2,
      columns: columns,
      rows: rows
    )
  }
}

extension HostScreen {
  /// The text between two titles of a path.
  var pathSeparator: String { " \(glyphs.forward) " }

  /// The line that begins editing, where the list of all tabs takes the place of the sidebar.
  var editingLines: [ScreenList.Line] {
    guard host.isTabListInPlaceOfSidebar, !presentsAny, host.isDisplayed else { return [] }
    var line = ScreenList.Line(
      text: TerminalCommand.edit.title,
      identity: .command(.edit),
      choose: { $0.perform(.edit) }
    )
    line.setKeys([keyBindings.hint(.edit, "")?.key].compactMap(\.self))
    return [line]
  }

  /// Returns a visit of the tabs that the user can choose, or of none while something is presented.
  func allTabs(skipping skipped: Set<RecentChoices.Identity> = []) -> TabWalk {
    let tabs = presentsAny || !host.isDisplayed ? [] : host.displayOrder
    return TabWalk(
      tabs,
      includesActions: host.listsActions,
      separator: pathSeparator,
      skipping: skipped,
      options.drawing
    )
  }
}

extension TabHostController {
  /// Whether the list of all tabs takes the place of the sidebar, for which there is no room.
  var isTabListInPlaceOfSidebar: Bool { sidebar.unavailability == .compactWidth }

  /// Whether the user can perform the actions of groups, in the sidebar or in the list of all tabs.
  var listsActions: Bool { sidebar.isAvailable || isTabListInPlaceOfSidebar }
}

// MARK: - All tabs

/// Visits tabs, the tabs inside groups and the actions of groups, one at a time, in the order of the
/// sidebar.
///
/// Hidden and disabled elements, and those inside them, are skipped.
@MainActor struct TabWalk {
  /// A tab, or an action of a group.
  @MainActor struct Element {
    enum Content {
      case tab(TabItem)
      case action(Action, TabGroupItem)
    }

    let content: Content
    /// The index of the titles of the groups above in ``TabWalk/paths``, or `nil` for a root tab.
    let path: Int?
    /// The number of groups above.
    let depth: Int
    /// Whether choosing the element taps its item in the bar.
    fileprivate let isItem: Bool
    fileprivate let drawing: LineDrawing

    var isTab: Bool { if case .tab = content { true } else { false } }

    /// The title, or the identifier of a tab without one.
    var text: String {
      switch content {
      case .tab(let tab): tab.title.isEmpty ? tab.identifier : tab.title
      case .action(let action, _): action.discoverabilityTitle ?? action.title
      }
    }

    /// The identity in the palette.
    var identity: RecentChoices.Identity {
      switch content {
      case .tab(let tab): .tab(tab.identifier)
      case .action(let action, let group): .action(action.title, group: group.identifier)
      }
    }

    /// Returns the line of the element, which need not be on screen.
    ///
    /// - Parameter path: The titles of the groups above.
    func line(path: String) -> ScreenList.Line {
      switch content {
      case .tab(let tab):
        ScreenList.Line(
          text: text,
          note: path,
          detail: TabLabel.detail(of: tab, drawing),
          identity: identity,
          tab: tab
        ) {
          isItem ? $0.tap(.tab(tab.identifier)) : $0.choose(tab)
        }
      case .action(let action, let group):
        ScreenList.Line(text: text, note: path, identity: identity) { $0.reach(action, in: group) }
      }
    }
  }

  /// The tabs of a group, or its actions.
  private struct Level {
    let count: Int
    let content: (Int) -> Element.Content
    let path: Int?
    let depth: Int
    var next = 0
  }

  /// The titles of groups from the root, as text.
  private(set) var paths: [String] = []
  private var levels: [Level] = []
  private let includesActions: Bool
  private let separator: String
  private let skipped: Set<RecentChoices.Identity>
  /// Whether the tabs are items of the bar, whose contents are not visited.
  private let areItems: Bool
  private let drawing: LineDrawing

  /// Creates a visit of tabs and their contents.
  ///
  /// - Parameters:
  ///   - tabs: The tabs.
  ///   - includesActions: Whether the actions of groups are visited, too.
  ///   - separator: The text between two titles of a path.
  ///   - skipped: Elements to skip.
  ///   - drawing: The characters of the lines.
  init(
    _ tabs: [TabItem],
    includesActions: Bool,
    separator: String,
    skipping skipped: Set<RecentChoices.Identity> = [],
    _ drawing: LineDrawing
  ) {
    (self.includesActions, self.separator, self.skipped) = (includesActions, separator, skipped)
    (areItems, self.drawing) = (false, drawing)
    push(tabs.count, path: nil, depth: 0) { .tab(tabs[$0]) }
  }

  /// Creates a visit of the tabs that do not fit into the bar.
  init(_ tabs: OverflowTabs, _ drawing: LineDrawing) {
    (includesActions, separator, skipped, areItems) = (false, "", [], true)
    self.drawing = drawing
    push(tabs.count, path: nil, depth: 0) { .tab(tabs[$0]) }
  }

  /// Whether everything has been visited.
  var isFinished: Bool { levels.isEmpty }

  /// Returns the next element, or `nil` at the end.
  mutating func next() -> Element? {
    while let level = levels.last {
      levels[levels.count - 1].next += 1
      if level.next + 1 >= level.count { levels.removeLast() }
      let element = Element(
        content: level.content(level.next),
        path: level.path,
        depth: level.depth,
        isItem: areItems,
        drawing: drawing
      )
      if case .tab(let tab) = element.content {
        guard !tab.isHidden, tab.isEffectivelyEnabled else { continue }
        if !areItems, let group = tab as? TabGroupItem { enter(group, from: level) }
      }
      if skipped.isEmpty || !skipped.contains(element.identity) { return element }
    }
    return nil
  }

  private mutating func enter(_ group: TabGroupItem, from level: Level) {
    paths.append(level.path.map { paths[$0] + separator + group.title } ?? group.title)
    let inside = paths.count - 1
    let depth = level.depth + 1
    let children = group.displayOrder
    let actions = (includesActions ? group.sidebarActions : []).filter {
      $0.attributes.isDisjoint(with: [.disabled, .hidden])
    }
    // The actions follow the children, which are visited first because they are on top.
    push(actions.count, path: inside, depth: depth) { .action(actions[$0], group) }
    push(children.count, path: inside, depth: depth) { .tab(children[$0]) }
  }

  private mutating func push(
    _ count: Int,
    path: Int?,
    depth: Int,
    _ content: @escaping (Int) -> Element.Content
  ) {
    guard count > 0 else { return }
    levels.append(Level(count: count, content: content, path: path, depth: depth))
  }
}

extension TabItem {
  /// Returns the titles of the groups that contain the tab, from the root.
  func path(separator: String) -> String {
    var titles: [String] = []
    var group = parent
    while let next = group {
      titles.append(next.title)
      group = next.parent
    }
    return titles.reversed().joined(separator: separator)
  }
}

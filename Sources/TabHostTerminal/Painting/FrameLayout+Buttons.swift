import TabHost

// MARK: - The heading of the content

extension FrameLayout {
  /// The fewest lines of content that are worth a line of its own for the search field.
  private static let minimumLinesWithField = 4

  /// The fewest columns in which there is a button beside the search field.
  private static let minimumFieldColumns = 8

  /// Places the search field and what can be pressed beside the title.
  ///
  /// Where there is little room the field takes the place of the title.
  @MainActor mutating func placeHeadingItems(
    of host: TabHostController,
    _ options: FrameOptions,
    in area: CellRect
  ) {
    guard !area.isEmpty else { return }
    let line = area.firstLine
    var free = line.without(left: content.back.map { $0.columns + 1 } ?? 0)
    let help = options.isInteractive ? Self.button(.help, atEndOf: free) : nil
    if let help { free = free.without(right: help.rect.columns) }
    if Self.showsSearchField(host, options) {
      let hasOwnLine = area.rows >= Self.minimumLinesWithField
      if hasOwnLine { content.headingLines = 2 }
      let field = hasOwnLine ? line.part(row: 1) : free
      let isCancellable = options.isInteractive && host.isSearchActive
      content.items += Self.searchItems(in: field, isCancellable: isCancellable)
    }
    if let help { content.items.append(help) }
  }

  /// A picture shows the field only if it says something.
  @MainActor private static func showsSearchField(
    _ host: TabHostController,
    _ options: FrameOptions
  ) -> Bool {
    guard host.isSearchAvailable else { return false }
    return options.isInteractive || host.isSearchActive || !host.searchText.isEmpty
  }

  private static func searchItems(in line: CellRect, isCancellable: Bool) -> [Item] {
    guard !line.isEmpty else { return [] }
    let cancel =
      isCancellable && line.columns >= minimumFieldColumns
      ? button(.cancelSearch, atEndOf: line) : nil
    let field = line.without(right: cancel?.rect.columns ?? 0)
    let items = [Item(target: .searchField, rect: field, isIconOnly: false)]
    return items + (cancel.map { [$0] } ?? [])
  }

  /// A sign at the end of a line, with a blank at either side where there is room.
  private static func button(_ target: Target, atEndOf line: CellRect) -> Item? {
    guard line.columns >= 4 else { return nil }
    let columns = line.columns >= 12 ? 3 : 1
    let rect = line.without(left: line.columns - columns)
    return Item(target: target, rect: rect, isIconOnly: true)
  }
}

// MARK: - The header of the sidebar

extension FrameLayout.Sidebar {
  private static let signColumns = 3

  /// The most columns that are left for the title before signs of the toolbar take its place.
  private static let titleColumns = 8

  /// Places the buttons of the header, at its trailing end: those for editing last, before them the
  /// one for the overflow menu, and first the toolbar, as far as there is room.
  @MainActor mutating func placeButtons(of host: TabHostController) {
    guard let header else { return }
    var free = header.without(left: toggle?.columns ?? 0)
    var placed: [FrameLayout.Item] = []
    func place(_ target: FrameLayout.Target, columns: Int) {
      guard columns <= free.columns else { return }
      let rect = free.without(left: free.columns - columns)
      free = free.without(right: columns)
      let isIconOnly = columns == Self.signColumns
      placed.insert(FrameLayout.Item(target: target, rect: rect, isIconOnly: isIconOnly), at: 0)
    }
    if host.isEditing || host.sidebar.isAvailable {
      let label = ButtonLabel.edit(isEditing: host.isEditing)
      place(.edit, columns: label.count + 2)
    }
    if host.isEditing {
      place(.reset, columns: ButtonLabel.reset.count + 2)
    } else if host.sidebar.navigationOverflowItems != nil {
      place(.sidebarOverflow, columns: Self.signColumns)
    }
    for target in toolbar(of: host, room: free.columns).reversed() {
      place(target, columns: Self.signColumns)
    }
    buttons = placed
  }

  /// The buttons of the toolbar that have room, and where not all have, one for the list of the
  /// others.
  @MainActor private func toolbar(
    of host: TabHostController,
    room: Int
  ) -> [FrameLayout.Target] {
    let title = (host.title ?? "").isEmpty ? 0 : min(Self.titleColumns, room / 2)
    let capacity = max((room - title) / Self.signColumns, room >= Self.signColumns ? 1 : 0)
    let shown = host.sidebar.toolbarItems.indices.lazy.filter {
      !host.sidebar.toolbarItems[$0].attributes.contains(.hidden)
    }.prefix(capacity + 1).map { FrameLayout.Target.toolbarItem($0) }
    let targets = Array(shown)
    guard targets.count > capacity else { return targets }
    return capacity == 0 ? [] : targets.prefix(capacity - 1) + [.moreToolbarItems]
  }
}

/// What buttons say.
enum ButtonLabel {
  static let reset = "Reset"
  static let search = "Search"

  static func edit(isEditing: Bool) -> String { isEditing ? "Done" : "Edit" }
}

import TabHost

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

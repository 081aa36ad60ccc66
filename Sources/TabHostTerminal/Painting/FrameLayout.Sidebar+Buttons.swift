import TabHost

extension FrameLayout.Sidebar {
  private static let glyphColumns = 3

  /// The maximum number of columns reserved for the title before toolbar buttons take its room.
  private static let titleColumns = 8

  /// Places the buttons at the trailing end of the header.
  ///
  /// From leading to trailing: the toolbar buttons that fit, the button of the overflow menu, and
  /// the editing buttons.
  @MainActor mutating func placeButtons(of host: TabHostController) {
    guard let header else { return }
    var free = header.without(left: toggle?.columns ?? 0)
    var placed: [FrameLayout.Item] = []
    func place(_ target: FrameLayout.Target, columns: Int) {
      guard columns <= free.columns else { return }
      let rect = free.without(left: free.columns - columns)
      free = free.without(right: columns)
      let isIconOnly = columns == Self.glyphColumns
      placed.insert(FrameLayout.Item(target: target, rect: rect, isIconOnly: isIconOnly), at: 0)
    }
    if host.isEditing || host.sidebar.isAvailable {
      let label = ButtonLabel.edit(isEditing: host.isEditing)
      place(.edit, columns: label.count + 2)
    }
    if host.isEditing {
      place(.reset, columns: ButtonLabel.reset.count + 2)
    } else if host.sidebar.navigationOverflowItems != nil {
      place(.sidebarOverflow, columns: Self.glyphColumns)
    }
    for target in toolbar(of: host, room: free.columns).reversed() {
      place(target, columns: Self.glyphColumns)
    }
    buttons = placed
  }

  /// Returns the toolbar buttons that fit.
  ///
  /// If some do not fit, the last one is the button that opens the list of the remaining ones.
  @MainActor private func toolbar(
    of host: TabHostController,
    room: Int
  ) -> [FrameLayout.Target] {
    let title = (host.title ?? "").isEmpty ? 0 : min(Self.titleColumns, room / 2)
    let capacity = max((room - title) / Self.glyphColumns, room >= Self.glyphColumns ? 1 : 0)
    let shown = host.sidebar.toolbarItems.indices.lazy.filter {
      !host.sidebar.toolbarItems[$0].attributes.contains(.hidden)
    }.prefix(capacity + 1).map { FrameLayout.Target.toolbarItem($0) }
    let targets = Array(shown)
    guard targets.count > capacity else { return targets }
    return capacity == 0 ? [] : targets.prefix(capacity - 1) + [.moreToolbarItems]
  }
}

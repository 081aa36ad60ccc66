import TabHost

extension FrameLayout.Sidebar {
  private static let glyphColumns = 3

  /// The maximum number of columns of a toolbar button with a title.
  private static let maximumButtonColumns = 12

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
    for button in toolbar(of: host, room: free.columns).reversed() {
      place(button.target, columns: button.columns)
    }
    buttons = placed
  }

  /// Returns the number of columns of a toolbar button. A button without an image shows its title.
  @MainActor private static func columns(of action: Action) -> Int {
    guard action.image == nil, !action.title.isEmpty else { return glyphColumns }
    return SafeText(action.title, limit: maximumButtonColumns - 2).columns + 2
  }

  /// Returns the toolbar buttons that fit.
  ///
  /// If some do not fit, the last one is the button that opens the list of the remaining ones.
  @MainActor private func toolbar(
    of host: TabHostController,
    room: Int
  ) -> [(target: FrameLayout.Target, columns: Int)] {
    let title = (host.title ?? "").isEmpty ? 0 : min(Self.titleColumns, room / 2)
    let limit = max(room - title, min(room, Self.glyphColumns))
    let items = host.sidebar.toolbarItems
    let shown = items.indices.filter { !items[$0].attributes.contains(.hidden) }
    var buttons: [(target: FrameLayout.Target, columns: Int)] = []
    var used = 0
    for index in shown {
      let columns = Self.columns(of: items[index])
      let isLast = index == shown.last
      guard used + columns + (isLast ? 0 : Self.glyphColumns) <= limit else { break }
      used += columns
      buttons.append((.toolbarItem(index), columns))
    }
    guard buttons.count < shown.count, used + Self.glyphColumns <= limit else { return buttons }
    return buttons + [(.moreToolbarItems, Self.glyphColumns)]
  }
}

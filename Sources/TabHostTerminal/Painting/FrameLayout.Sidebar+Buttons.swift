import TabHost

extension FrameLayout.Sidebar {
  private static let glyphColumns = 3

  /// The maximum number of columns of a toolbar button with a title.
  private static let maximumButtonColumns = 12

  /// The maximum number of columns reserved for the title before toolbar buttons take its room.
  private static let titleColumns = 8

  /// Places the buttons of the header: the button that hides the sidebar at its leading end, and the
  /// others, if the frame is interactive, at its trailing end.
  ///
  /// From leading to trailing, those are the toolbar buttons that fit, the button of the overflow
  /// menu, and the editing buttons.
  ///
  /// - Returns: The buttons, leading to trailing.
  @MainActor mutating func placeButtons(
    of host: TabHostController,
    offersToggle: Bool,
    isInteractive: Bool
  ) -> [FrameElement] {
    guard let header else { return [] }
    let toggle = header.without(right: offersToggle ? header.columns - 3 : header.columns)
    var free = header.without(left: toggle.columns)
    var placed: [FrameElement] = []
    func place(
      _ id: FrameElement.ID,
      columns: Int,
      _ label: TabLabel? = nil,
      _ action: Action? = nil
    ) {
      guard columns <= free.columns else { return }
      let rect = free.without(left: free.columns - columns)
      free = free.without(right: columns)
      let element = FrameElement(
        id,
        in: .sidebar,
        rect,
        isIconOnly: columns == Self.glyphColumns,
        label: label,
        source: action.map { .action($0) }
      )
      placed.insert(element, at: 0)
    }
    func place(_ id: FrameElement.ID, title: String) {
      place(id, columns: title.count + 2, TabLabel(glyph: nil, title: title))
    }
    if isInteractive {
      if host.isEditing || host.sidebar.isAvailable {
        place(.edit, title: host.isEditing ? "Done" : "Edit")
      }
      if host.isEditing {
        place(.reset, title: "Reset")
      } else if host.sidebar.navigationOverflowItems != nil {
        place(.sidebarOverflow, columns: Self.glyphColumns)
      }
      for button in toolbar(of: host, room: free.columns).reversed() {
        place(button.id, columns: button.columns, nil, button.action)
      }
    }
    title = offersToggle ? free : free.without(left: 1)
    if offersToggle {
      placed.insert(FrameElement(.sidebarToggle, in: .sidebar, toggle), at: 0)
    }
    return placed
  }

  /// Returns the other elements of the sidebar: its visible rows, the border, the scrollbar and the
  /// bar at the bottom.
  func placedElements() -> [FrameElement] {
    var elements = visibleRows.enumerated().map { offset, index in
      FrameElement(.row(index), in: .sidebar, rows.part(row: offset))
    }
    if let pinnedRow, let pinnedHeader {
      elements.append(FrameElement(.row(pinnedRow), in: .sidebar, pinnedHeader))
    }
    if let border { elements.append(FrameElement(.sidebarEdge, border)) }
    if let scrollbar { elements.append(FrameElement(.sidebarScrollbar, scrollbar.rect)) }
    if let bottomBar { elements.append(FrameElement(.sidebarBottomBar, bottomBar)) }
    return elements
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
  ) -> [(id: FrameElement.ID, columns: Int, action: Action?)] {
    let title = (host.title ?? "").isEmpty ? 0 : min(Self.titleColumns, room / 2)
    let limit = max(room - title, min(room, Self.glyphColumns))
    let items = host.sidebar.toolbarItems
    let shown = items.indices.filter { !items[$0].attributes.contains(.hidden) }
    var buttons: [(id: FrameElement.ID, columns: Int, action: Action?)] = []
    var used = 0
    for index in shown {
      let columns = Self.columns(of: items[index])
      let isLast = index == shown.last
      guard used + columns + (isLast ? 0 : Self.glyphColumns) <= limit else { break }
      used += columns
      buttons.append((.toolbarItem(index), columns, items[index]))
    }
    guard buttons.count < shown.count, used + Self.glyphColumns <= limit else { return buttons }
    return buttons + [(.moreToolbarItems, Self.glyphColumns, nil)]
  }
}

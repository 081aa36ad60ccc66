import TabHost

extension BrowsingMode {
  /// A part of a row that a click acts on instead of the row.
  enum RowMark {
    /// The disclosure indicator of a group.
    case disclosure(TabGroupItem)
    /// The checkbox of a tab that the user may hide.
    case checkbox(TabItem)
    /// An accessory, with its index in the item of the tab.
    case accessory(Int, TabItem)
  }

  /// Returns the mark of a row at a point with its cells, or `nil` if there is none.
  func mark(
    at point: CellPoint,
    _ target: FrameElement.ID,
    _ layout: FrameLayout
  ) -> (mark: RowMark, rect: CellRect)? {
    guard case .row(let index) = target, let row = screen.row(index),
      let rect = layout.rect(of: target)
    else { return nil }
    let elements = RowStart.Elements(row, isEditing: host.isEditing)
    let start = RowStart(elements, in: rect, glyphs: glyphs)
    if let place = start.mark, place.contains(point), case .group(let group) = row.content {
      return (.disclosure(group), place)
    }
    guard let tab = row.tab else { return nil }
    if let box = start.box, box.contains(point) { return (.checkbox(tab), box) }
    guard let item = host.sidebar.item(for: tab), !item.accessories.isEmpty else { return nil }
    let place = screen.picture(of: row, at: index, in: rect).accessory(at: point, in: rect)
    return place.map { (.accessory($0.index, tab), $0.rect) }
  }

  /// Handles a click on the disclosure indicator, the checkbox or an accessory of a row.
  ///
  /// - Returns: `false` if none is at the point, or the accessory has no action.
  func tapMark(
    at point: CellPoint,
    _ target: FrameElement.ID,
    _ layout: FrameLayout
  ) -> Bool {
    switch mark(at: point, target, layout)?.mark {
    case .disclosure(let group):
      let outcome = group.isExpanded ? host.user.collapse(group) : host.user.expand(group)
      return outcome == .performed
    case .checkbox(let tab):
      screen.toggleCheck(tab)
      return true
    case .accessory(let index, let tab):
      defer { screen.focusPanel() }
      return host.user.performAccessory(at: index, of: tab) == .performed
    case nil: return false
    }
  }
}

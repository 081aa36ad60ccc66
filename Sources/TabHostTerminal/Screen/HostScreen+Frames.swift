public import TabHost

/// A host knows where its tabs are, because the screen tells it: in cells, and by that popovers,
/// drops and the app itself.
extension HostScreen: TabFrameProvider {
  /// The cells of a tab's item in the bar, or else of its row; nil if neither is on show.
  public func frame(of tab: TabItem) -> Rect? {
    let layout = layoutWithoutPopover
    let cells = layout.rect(ofItem: tab) ?? layout.rect(ofRow: tab, in: host)
    return cells.map(layout.hostRect)
  }

  /// The cells of the row of an action; nil if it is not on show.
  public func frame(of action: Action, in group: TabGroupItem) -> Rect? {
    let layout = layoutWithoutPopover
    return layout.rect(ofRow: action, of: group, in: host).map(layout.hostRect)
  }

  /// The places of everything but the popover, whose source may be what asks.
  private var layoutWithoutPopover: FrameLayout {
    FrameLayout(host: host, size: size, options: painter.options, withPopover: false)
  }
}

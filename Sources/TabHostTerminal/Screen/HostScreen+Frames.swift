public import Foundation
public import TabHost

/// Provides the positions of tabs and actions, in cells, to the host. Popovers, drops and the app
/// use them.
extension HostScreen: TabFrameProvider {
  /// Returns the cells of a tab's item in the bar, or of its row, or `nil` if neither is visible.
  public func frame(of tab: TabItem) -> CGRect? {
    let layout = layoutWithoutPopover
    let cells = layout.rect(ofItem: tab) ?? layout.rect(ofRow: tab, in: host)
    return cells.map(layout.hostRect)
  }

  /// Returns the cells of the row of an action, or `nil` if it is not visible.
  public func frame(of action: Action, in group: TabGroupItem) -> CGRect? {
    let layout = layoutWithoutPopover
    return layout.rect(ofRow: action, of: group, in: host).map(layout.hostRect)
  }

  /// Returns the cells of a bar button, or of the overflow menu that contains it, or `nil` if neither
  /// is visible.
  public func frame(of button: BarButtonItem) -> CGRect? {
    let layout = layoutWithoutPopover
    return layout.rect(of: button).map(layout.hostRect)
  }

  /// The layout without the popover, whose placement may depend on these frames.
  private var layoutWithoutPopover: FrameLayout {
    if !presentsAny { return hostLayout() }
    return FrameLayout(host: host, size: size, options: painter.options, withPopover: false)
  }
}

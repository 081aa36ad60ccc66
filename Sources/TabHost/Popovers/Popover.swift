/// Content that floats beside a tab, wherever that is shown.
///
/// Presented by ``TabHostController/present(_:)``. It follows its tab between bar, sidebar and
/// overflow: whoever draws the host asks ``anchor`` whenever ``PresentationChanges`` says that one
/// of them changed. Documented original: `UIPopoverPresentationController`, and SwiftUI's
/// `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
@MainActor public final class Popover {
  /// What floats. Never changes.
  public let content: ViewController

  /// What the popover points to: a tab, or the source that an action was given. Never changes.
  public let sourceItem: any PopoverSourceItem

  /// The side of the source at which the popover should stand; nil leaves it to whoever draws the
  /// host. Default nil. Read when it is drawn.
  public var arrowEdge: Edge?

  /// Called once for each time that the popover was presented, when it has been dismissed, whoever
  /// did: a person, code, another popover, or its tab by leaving. Default nil.
  ///
  /// ``TabHostController/popover`` is another one by then, or nil; the content leaves the screen
  /// after the call. The host may be changed.
  public var dismissHandler: (() -> Void)? {
    didSet { keepAlive(oldValue) }
  }

  /// The host that presents the popover; `nil` while none does.
  var reference: HostReference?
  var host: TabHostController? { reference?.host }

  /// Makes a popover, which is not presented yet.
  ///
  /// - Parameters:
  ///   - content: What floats.
  ///   - sourceItem: What to point to. A tab, or an action's row, is followed, and the popover is
  ///     dismissed when that tab, or the action's group, is hidden or leaves the host.
  ///   - arrowEdge: The side at which to stand.
  ///   - dismissHandler: Called when the popover has been dismissed.
  public init(
    content: ViewController,
    sourceItem: any PopoverSourceItem,
    arrowEdge: Edge? = nil,
    dismissHandler: (() -> Void)? = nil
  ) {
    self.content = content
    self.sourceItem = sourceItem
    self.arrowEdge = arrowEdge
    self.dismissHandler = dismissHandler
  }

  /// The tab that the popover follows, or the group whose action it does; nil for another source.
  var tab: TabItem? { sourceItem as? TabItem ?? (sourceItem as? ActionRow)?.group }

  /// A side of what a popover points to. Documented original: SwiftUI's `Edge`.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// Above.
    case top
    /// Before: left, or right in a right-to-left layout.
    case leading
    /// Below.
    case bottom
    /// Behind.
    case trailing
  }

  /// What a popover points to at the moment.
  public enum Anchor {
    /// The item of a tab in the bar: of the one it is for, or of a group above that.
    case barItem(TabItem)
    /// The row of a tab in the sidebar: of the one it is for, or of a group above that.
    case row(TabItem)
    /// The row of an action in the section of a group.
    case action(Action, TabGroupItem)
    /// The control that opens the overflow of the bar, in which the tab is.
    case overflow
    /// The host itself, because what it is for is shown nowhere.
    case host
  }
}

// MARK: - Finding the anchor

extension Popover {
  /// What the popover points to now, as its tab is shown.
  ///
  /// The item of the tab in the bar; else its row; else the item or the row of the nearest group
  /// above it; else the overflow, if it is in it; else the host, as for a source that is no tab or
  /// while no host presents the popover. A renderer whose bar has an overflow of its own, see
  /// ``TabHostController/Bar/fitting(_:)``, points to that for an item in it.
  public var anchor: Anchor {
    guard let host, let tab, host.isShown, host.tree.contains(tab) else { return .host }
    if let action = sourceItem as? ActionRow, host.user.refusalOfRow(action) == nil {
      return .action(action.action, action.group)
    }
    let bar = host.isBarOnScreen ? host.barOnScreen : nil
    for tab in tab.path.reversed() {
      if let bar, bar.items.contains(where: { $0 === tab }) { return .barItem(tab) }
      if host.user.hasRowOnScreen(tab) { return .row(tab) }
    }
    let isInOverflow = bar?.overflow.contains { tab.isOrIsBelow($0) } == true
    return isInOverflow ? .overflow : .host
  }
}

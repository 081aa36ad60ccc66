public import Foundation

/// Content that floats beside a tab, wherever the tab is displayed.
///
/// Present a popover with ``TabHostController/present(_:)``. It stays with its tab between bar,
/// sidebar, and overflow: renderers read ``anchor`` again whenever ``PresentationChanges``
/// indicates that one of these has changed. Corresponds to `UIPopoverPresentationController` in
/// UIKit and to SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
@preconcurrency @MainActor public final class Popover {
  /// The view controller to display.
  ///
  /// It never changes.
  public let content: ViewController

  /// The source to which the popover points: a tab, or the source passed to an action.
  ///
  /// It never changes.
  public let sourceItem: any PopoverSourceItem

  /// The preferred side of the source for the popover, or `nil` to let the renderer choose.
  ///
  /// The default is `nil`. A change takes effect when the popover is next drawn.
  public var arrowEdge: Edge? {
    didSet { if arrowEdge != oldValue { host?.update(.overlays) {} } }
  }

  /// Called when the popover has been dismissed.
  ///
  /// The default is `nil`. Called once for each presentation, whether the popover was dismissed by
  /// the user, the app, another popover, or because its tab was hidden or has left the host. At the
  /// time of the call, ``TabHostController/popover`` is another one or `nil`; the content
  /// disappears after the call. You can change the host from the handler.
  public var dismissHandler: (() -> Void)? {
    didSet { keepAlive(oldValue) }
  }

  /// The host that presents the popover, or `nil` if none does.
  var reference: HostReference?
  var host: TabHostController? { reference?.host }

  /// Creates a popover, which is not yet presented.
  ///
  /// - Parameters:
  ///   - content: The view controller to display.
  ///   - sourceItem: The source to which the popover points. The popover stays with a tab or the
  ///     row of an action, and is dismissed when the tab, or the group of the action, is hidden or
  ///     leaves the host.
  ///   - arrowEdge: The preferred side of the source.
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

  /// The tab of the popover, or the group of its action; `nil` for another source.
  var tab: TabItem? { sourceItem.sourceTab }

  /// A side of the source of a popover.
  ///
  /// Corresponds to SwiftUI's `Edge`.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// Above.
    case top
    /// Before: left, or right in a right-to-left layout.
    case leading
    /// Below.
    case bottom
    /// After: right, or left in a right-to-left layout.
    case trailing
  }

  /// The element to which a popover currently points.
  public enum Anchor {
    /// The bar item of the tab or of a group above it.
    case barItem(TabItem)
    /// The row of the tab or of a group above it.
    case row(TabItem)
    /// The row of an action in the section of a group.
    case action(Action, TabGroupItem)
    /// A button of the navigation bar, or of the vertical bar.
    case barButton(BarButtonItem)
    /// The control that opens the overflow of the bar, which contains the tab.
    case overflow
    /// The host itself, because the source is not displayed.
    case host
  }
}

// MARK: - Finding the anchor

extension Popover {
  /// The element to which the popover points.
  ///
  /// That is the bar item of the tab; otherwise its row; otherwise the item or row of the nearest
  /// group above it; otherwise the overflow, if it contains the tab; and otherwise the host. A
  /// popover of a bar button points to the button while its page is visible. A
  /// popover with another source, or one that no host presents, points to the host. If a renderer
  /// creates an overflow of its own with ``TabHostController/Bar/fitting(_:)``, it points to that
  /// overflow for an item in it.
  public var anchor: Anchor {
    if let button = sourceItem as? BarButtonItem, let host, host.user.isInNavigationBar(button) {
      return .barButton(button)
    }
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

/// The source of a popover: a tab, wherever it is displayed, or a row.
///
/// Corresponds to `UIPopoverPresentationControllerSourceItem` in UIKit.
@preconcurrency @MainActor public protocol PopoverSourceItem: AnyObject {
  /// Returns the frame of the source in the coordinates of a view controller, or `nil` while the
  /// source is not on screen.
  func frame(in controller: ViewController) -> CGRect?
}

extension PopoverSourceItem {
  /// The source as a tab, or the group of an action; `nil` for another source.
  var sourceTab: TabItem? { self as? TabItem ?? (self as? ActionRow)?.group }
}

extension TabItem: PopoverSourceItem {}

extension TabHostController {
  /// The presented popover, or `nil` if there is none.
  ///
  /// If there are several, this is the uppermost one; see ``presentedControllers``.
  public var popover: Popover? { observed(\.popover, state.overlays.popover) }

  /// Presents a popover, and dismisses the one that was presented before, together with whatever is
  /// presented above that.
  ///
  /// The steps are, in this order:
  ///
  /// 1. the ``Popover/dismissHandler`` of the old popover is called
  /// 2. if the host is on screen, the old content disappears and the new content appears
  ///
  /// A popover that another host presents is dismissed there. A popover for a hidden tab is
  /// dismissed immediately. Presenting the current popover again has no effect.
  ///
  /// A popover whose content is the host or contains it is refused and reported as
  /// ``Diagnostic/Rule/missingContent``, and one for a tab that is not in the host as
  /// ``Diagnostic/Rule/foreignSource``. One whose content is presented in another way is refused as
  /// ``Diagnostic/Rule/invalidPresentation``. In each case nothing changes and no handler is called.
  public func present(_ popover: Popover) {
    guard popover !== state.overlays.popover else { return }
    guard !isOrIsContained(in: popover.content) else {
      let identifiers = popover.tab.map { [$0.identifier] } ?? []
      return report(.missingContent, identifiers, "a popover can't contain its own host")
    }
    if let tab = popover.tab, !tree.contains(tab) {
      return reportForeignSource(tab)
    }
    guard !state.overlays.presented.contains(where: { $0.showsWithoutPopover(popover.content) })
    else {
      let message = "the content of the popover is already presented; dismiss it first"
      return report(.invalidPresentation, [], message)
    }
    guard !isLooping else { return }
    popover.host?.dismissPresented(popover)
    update(.overlays) {
      dismissPopover()
      add(PresentedController(popover.content, .popover, popover: popover))
    }
  }

  /// Dismisses the popover, if there is one, and whatever is presented above it.
  ///
  /// First its ``Popover/dismissHandler`` is called, then its content disappears.
  public func dismissPopover() {
    if let popover = state.overlays.popover { dismissPresented(popover) }
  }

  /// Dismisses a popover of the host, and whatever is presented above it.
  private func dismissPresented(_ popover: Popover) {
    let index = state.overlays.presented.firstIndex { $0.popover === popover }
    if let index { dismissPresented(from: index) }
  }
}

extension TabHostController.PresentedController {
  fileprivate func showsWithoutPopover(_ content: ViewController) -> Bool {
    popover == nil && viewController === content
  }
}

/// The way in which a controller is presented above the content.
///
/// Corresponds to `UIModalPresentationStyle` in UIKit.
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The default of the platform, which is ``pageSheet``.
  ///
  /// An ``AlertController`` is always presented as ``formSheet``.
  case automatic
  /// Above the dimmed content, as large as the screen permits.
  case pageSheet
  /// Above the dimmed content, as large as the controller requires.
  case formSheet
  /// In place of the content, which disappears.
  case fullScreen
  /// Beside the ``PopoverPresentationController/sourceItem``. The content stays usable.
  case popover
}

// MARK: - What is presented

extension TabHostController {
  /// A controller that a host presents above its content.
  ///
  /// Renderers read ``TabHostController/presentedControllers``.
  @MainActor public struct PresentedController {
    /// The presented controller.
    public let viewController: ViewController
    /// The way in which the controller is presented, which is never
    /// ``ModalPresentationStyle/automatic``.
    public let style: ModalPresentationStyle
    /// The popover, if the style is ``ModalPresentationStyle/popover``.
    public let popover: Popover?
    /// The tab that the controller was presented from, if the tab was visible.
    ///
    /// The controller is dismissed when the tab is hidden or leaves the host.
    let tab: TabItem?

    init(
      _ viewController: ViewController,
      _ style: ModalPresentationStyle,
      popover: Popover? = nil,
      from tab: TabItem? = nil
    ) {
      self.viewController = viewController
      self.style = style
      self.popover = popover
      self.tab = tab
    }

    /// The presented controller as an alert, or `nil` if it is another controller.
    public var alert: AlertController? { viewController.asAlert }

    /// Whether the user can't do anything beneath the controller until it is dismissed.
    ///
    /// This is `true` for every style except ``ModalPresentationStyle/popover``.
    public var isModal: Bool { style != .popover }

    /// The bar button that a popover points to, or `nil` for another source.
    var barButton: BarButtonItem? {
      let presentation = viewController.details?.presentation?.popover
      return (popover?.sourceItem ?? presentation?.sourceItem) as? BarButtonItem
    }

    /// The tabs that the controller goes with.
    var tabs: [TabItem] {
      let source = popover?.tab ?? viewController.details?.presentation?.popover?.sourceTab
      return [tab, source].compactMap { $0 }
    }
  }
}

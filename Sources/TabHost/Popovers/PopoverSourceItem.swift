/// The source of a popover: a tab, wherever it is displayed, or a row.
///
/// Corresponds to `UIPopoverPresentationControllerSourceItem` in UIKit.
@MainActor public protocol PopoverSourceItem: AnyObject {
  /// Returns the frame of the source in the coordinates of a view controller, or `nil` while the
  /// source is not on screen.
  func frame(in controller: ViewController) -> Rect?
}

extension TabItem: PopoverSourceItem {}

/// Something that a popover can point to: a tab, wherever it is shown, or a row.
///
/// Documented original: `UIPopoverPresentationControllerSourceItem`.
@MainActor public protocol PopoverSourceItem: AnyObject {
  /// The rectangle to point to, in the coordinates of a controller; nil while it is not on screen.
  func frame(in controller: ViewController) -> Rect?
}

extension TabItem: PopoverSourceItem {}

/// The way in which a controller is presented above the content.
///
/// Corresponds to `UIModalPresentationStyle` in UIKit.
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The default of the platform, which is ``formSheet``.
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

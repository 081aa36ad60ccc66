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
  /// No style of its own: the answer of an ``AdaptivePresentationControllerDelegate`` that keeps the
  /// style of the controller.
  ///
  /// A controller with this style is presented like one with ``automatic``.
  case none
}

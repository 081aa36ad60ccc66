/// The methods that respond to changes of the columns of a split.
///
/// When a split collapses or expands, its delegate is called in this order:
///
/// ```swift
/// // collapse: 1. topColumnForCollapsingToProposedTopColumn
/// //           2. the columns disappear and appear  3. splitControllerDidCollapse
/// // expand:   1. displayModeForExpandingToProposedDisplayMode
/// //           2. the columns disappear and appear  3. splitControllerDidExpand
/// ```
///
/// Corresponds to `UISplitViewControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol SplitControllerDelegate: AnyObject {
  /// Asks for the column that is on screen while the split is collapsed.
  ///
  /// Called when the split is about to collapse, also when it first appears in a compact size class.
  /// The default implementation returns the proposed column, which is the secondary one if there is
  /// one. An answer without a controller is ignored.
  func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column

  /// Called after the split has collapsed. The default implementation does nothing.
  func splitControllerDidCollapse(_ splitController: SplitController)

  /// Asks for the display mode of a split that is about to expand.
  ///
  /// The default implementation returns the proposed mode, the one that the split had before it
  /// collapsed.
  func splitController(
    _ splitController: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode

  /// Called after the split has expanded. The default implementation does nothing.
  func splitControllerDidExpand(_ splitController: SplitController)

  /// Called before the display mode of a split on screen changes, and before
  /// ``splitController(_:willShow:)`` or ``splitController(_:willHide:)``.
  ///
  /// Not called when the split collapses or expands. The default implementation does nothing.
  func splitController(
    _ splitController: SplitController,
    willChangeTo displayMode: SplitController.DisplayMode
  )

  /// Called before a column is shown by the app or the user. The default implementation does nothing.
  func splitController(
    _ splitController: SplitController,
    willShow column: SplitController.Column
  )

  /// Called before a column is hidden by the app or the user. The default implementation does nothing.
  func splitController(
    _ splitController: SplitController,
    willHide column: SplitController.Column
  )
}

extension SplitControllerDelegate {
  /// Returns the proposed column.
  public func splitController(
    _ splitController: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column { proposedTopColumn }

  /// Does nothing.
  public func splitControllerDidCollapse(_ splitController: SplitController) {}

  /// Returns the proposed display mode.
  public func splitController(
    _ splitController: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitControllerDidExpand(_ splitController: SplitController) {}

  /// Does nothing.
  public func splitController(
    _ splitController: SplitController,
    willChangeTo displayMode: SplitController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitController(
    _ splitController: SplitController,
    willShow column: SplitController.Column
  ) {}

  /// Does nothing.
  public func splitController(
    _ splitController: SplitController,
    willHide column: SplitController.Column
  ) {}
}

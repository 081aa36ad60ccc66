public import TabHost

/// A view controller that draws itself in a terminal and handles keys and mouse events.
///
/// Adopt this protocol in subclasses of `ViewController` that are the page of a tab, a page on a
/// stack, or the content of a bottom accessory, of the bottom bar of the sidebar, or of a popover.
/// A controller that does not conform is represented by its title.
///
///     final class Counter: ViewController, TerminalContent {
///       private var count = 0
///
///       func draw(on canvas: inout Canvas) {
///         canvas.line("\(count)", row: 0, alignment: .center)
///       }
///
///       func handle(_ event: ContentEvent) -> Bool {
///         guard case .key(let press) = event, press.key == .up else { return false }
///         count += 1
///         setNeedsDisplay()
///         return true
///       }
///     }
///
/// Content that performs commands of the key bindings, opens menus for its parts, finds text or scrolls also
/// adopts ``CommandContent``, ``MenuContent``, ``FindingContent`` or ``ScrollingContent``.
///
/// A container that conforms draws only itself, not the controllers that it contains. For a navigation
/// controller, the top page is drawn, and for a `SplitController` or a `PartsController` each page on
/// screen.
///
/// Explorations and scripts use the content without a screen; see `InputContent`. By default, its
/// `possibleInputs` are the keys of the hints, the commands, and keys that most content handles.
@MainActor public protocol TerminalContent: FocusItem, InputContent {
  /// Draws the controller on a blank canvas.
  ///
  /// Called for every frame, so an implementation must be fast and should read no more than fits on
  /// the canvas. It may change the state of the controller itself, such as a scroll position, but
  /// must not change the host. Another frame follows after a call of `setNeedsDisplay()` and after
  /// any change of the host.
  func draw(on canvas: inout Canvas)

  /// Handles an event and returns whether it did.
  ///
  /// Called for keys while the controller has the keyboard focus, and for mouse events within its
  /// canvas. If the method returns `false`, the host handles the event: key bindings, scrolling, or
  /// pasting. Call `setNeedsDisplay()` if the event changed the appearance of the controller. The
  /// default implementation returns `false`.
  func handle(_ event: ContentEvent) -> Bool

  /// The keys that matter to the user now, the most important one first.
  ///
  /// While the controller has the keyboard focus, the status line shows these keys before all others,
  /// and the list of keyboard shortcuts contains them. A click on one has the effect of its key, which
  /// ``handle(_:)`` receives. Called for every frame with a status line while the controller has the
  /// focus. The default is none.
  var keyHints: [KeyHint] { get }

  /// Returns the preferred size of the controller in a popover or a form sheet, or as a part that is as
  /// high as it asks, given the available size.
  ///
  /// Called in every layout pass. The `preferredContentSize` of the controller takes precedence, unless
  /// it is zero. The default implementation returns 30 columns and 6 rows, limited
  /// to the available size.
  func preferredSize(in available: CellSize) -> CellSize
}

extension TerminalContent {
  /// Returns `false`.
  public func handle(_ event: ContentEvent) -> Bool { false }

  /// Returns `true`.
  public var canBecomeFocused: Bool { true }

  /// Returns no keys.
  public var keyHints: [KeyHint] { [] }

  /// Returns 30 columns and 6 rows, limited to the available size.
  public func preferredSize(in available: CellSize) -> CellSize {
    CellSize(columns: min(30, available.columns), rows: min(6, available.rows))
  }
}

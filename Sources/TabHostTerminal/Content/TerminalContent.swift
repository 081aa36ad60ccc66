public import TabHost

/// A controller that draws itself in a terminal, and takes keys and mouse there.
///
/// For subclasses of `ViewController`: the page of a tab, a page on a stack, what a
/// bottom accessory, the bottom bar of the sidebar or a popover shows. A controller that does not
/// conform is shown by its title.
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
/// A container draws itself and not the controllers that it holds; of a navigation controller the
/// page on top is drawn.
@MainActor public protocol TerminalContent: ViewController {
  /// Draws what the controller shows, on a blank canvas.
  ///
  /// Called for every frame, so it is to be quick, and to read no more than fits. What it changes
  /// in the controller itself, such as a scroll position, is fine; it changes nothing of the host.
  /// After `setNeedsDisplay()`, and whenever else the host has changed, there is another frame.
  func draw(on canvas: inout Canvas)

  /// Takes an event. False leaves it to the host: its key bindings, its scrolling, its paste.
  ///
  /// Called while the controller has the focus of the keyboard, and for the mouse within its
  /// canvas. Ask for `setNeedsDisplay()` when something looks different now. The default takes
  /// nothing.
  func handle(_ event: ContentEvent) -> Bool

  /// Whether the focus of the keyboard can be here. The default is true; what takes no keys says
  /// false, and is passed over.
  var canBecomeFocused: Bool { get }

  /// How large the controller wants to be in a popover, of what there is at most. Asked whenever
  /// the frame is laid out. The default is 30 columns and 6 rows, or what there is.
  func preferredSize(in available: CellSize) -> CellSize
}

extension TerminalContent {
  /// Takes nothing.
  public func handle(_ event: ContentEvent) -> Bool { false }

  /// True.
  public var canBecomeFocused: Bool { true }

  /// 30 columns and 6 rows, or what there is.
  public func preferredSize(in available: CellSize) -> CellSize {
    CellSize(columns: min(30, available.columns), rows: min(6, available.rows))
  }
}
